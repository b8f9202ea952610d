import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { pageAt, queryString } from '#shared/paths.ts'
import { documentOf, type Assets } from './document.ts'
import { callContext, type Call } from './platform/call.ts'
import { troubleOf } from './frame/sorry.tsx'
import type { Head, RouteHandle } from './platform/page.ts'
import { SiteContext } from './platform/site.ts'
import { loadWords, words, wordFiles } from './platform/words.ts'
import { PAGES } from './page-list.ts'
import { pageIn, routes } from './routes.tsx'

export type RenderRequest = {
  path: string
  search: string
  /** What a plain form of the page sent, urlencoded. */
  form?: string | undefined
  site: Site
  /** What the browser loads for a page's file; the server knows the build's manifest. */
  assets(files: string[]): Assets
  call(name: EndpointName, input: object): Promise<unknown>
}
export type Rendered =
  | { status: number; html: string; isIndexed: boolean; location?: undefined }
  | { status: number; location: string }

const { query } = createStaticHandler(routes)

/** Renders the visitor's page at an address, or says where it moved; what it answers to a form, where one is given. */
export async function render({ path, search, form, site, assets, call }: RenderRequest): Promise<Rendered> {
  const locale = localeOfPath(path)
  const { name: siteName, origin } = site
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, call as Call)
  await loadWords(locale)
  const context = await query(requestOf(origin + path + search, form), { requestContext })
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(branchOf(context), context)
  const body = renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteContext>,
  )
  const leaf = context.matches.at(-1)
  const handle = leaf?.route.handle as RouteHandle | undefined
  const found = context.errors ? undefined : handle
  const data = context.loaderData[leaf?.route.id ?? '']
  const shown = { data, locale, siteName, origin, path }
  const head = found?.page?.head(shown) ?? failedHead(locale, context.statusCode)
  const html = documentOf({
    site,
    locale,
    path,
    head,
    jsonLd: (found?.page?.jsonLd && found.page.jsonLd(shown)) || [],
    place: found && {
      name: found.name,
      params: leaf?.params ?? {},
      paramsIn: found.page?.paramsIn?.(data),
    },
    body,
    data: {
      site,
      loaderData: context.loaderData,
      ...(context.actionData && { actionData: context.actionData }),
      ...(context.errors && { failed: context.statusCode }),
    },
    assets: assets(filesOf(found, locale)),
  })
  return { status: context.statusCode, html, isIndexed: context.statusCode === 200 && !head.noindex }
}

const requestOf = (url: string, form: string | undefined): Request =>
  new Request(url, form === undefined ? {} : { method: 'POST', body: form })

/** Whether the page at this path answers a form that is sent to it by POST. */
export async function takesForm(path: string): Promise<boolean> {
  const name = pageAt(path)
  const entry = name && PAGES[name]
  return entry !== undefined && Boolean((await pageIn(entry)).answer)
}

/** The routes of this page alone: the others would be ranked anew for every page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  const [frame, page] = matches.map(({ route }) => route as RouteObject)
  return [{ ...frame, ...(page && { children: [page] }) } as RouteObject]
}

/** The part of a query that the page at this path knows, in a fixed order: the rest never enters a cache key. */
export function knownQuery(path: string, search: string): string {
  if (!search) return ''
  const name = pageAt(path)
  const given = new URLSearchParams(search)
  const known = (name && PAGES[name]?.query) ?? []
  return queryString(Object.fromEntries(known.map(key => [key, given.getAll(key)])))
}

function filesOf(handle: RouteHandle | undefined, locale: Locale): string[] {
  const entry = handle && PAGES[handle.name]
  return [...(entry ? [`web/pages/${entry.file}.tsx`] : []), ...wordFiles(locale, entry?.words)]
}

function failedHead(locale: Locale, status: number): Head {
  const { title, body } = words(locale, 'sorry')[troubleOf(status)]
  return { title, description: body, noindex: true }
}
