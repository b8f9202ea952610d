import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'
import { cardPath, type CardDrawing } from '#shared/cards.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { pageAt, queryString } from '#shared/paths.ts'
import { cardMark, drawCard } from './card.ts'
import { documentOf, type Assets } from './document.ts'
import { callContext, type Call } from './platform/call.ts'
import { troubleOf } from './frame/sorry.tsx'
import type { Card, Head, HeadArgs, RouteHandle } from './platform/page.ts'
import { SiteContext } from './platform/site.ts'
import { loadWords, words, wordFiles } from './platform/words.ts'
import { PAGES } from './page-list.ts'
import { pageIn, routesOf } from './routes.tsx'

type CardRequest = Omit<RenderRequest, 'assets'>
export type RenderRequest = {
  path: string
  search: string
  /** URL-encoded body of a form that was sent without JavaScript. */
  form?: string | undefined
  site: Site
  /** Assets of a page's files; the server reads the build's manifest. */
  assets(files: string[]): Assets
  call(name: EndpointName, input: object): Promise<unknown>
}
export type Rendered =
  | { status: number; html: string; isIndexed: boolean; location?: undefined }
  | { status: number; location: string }

const HANDLERS = { id: createStaticHandler(routesOf('id')), en: createStaticHandler(routesOf('en')) }

/**
 * Renders the visitor's page at an address or returns a redirect; with `form`, includes the page's answer to that form.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { path, site, assets } = request
  const context = await loaded(request)
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/' }
  const router = createStaticRouter(branchOf(context), context)
  const body = renderToString(
    <SiteContext value={site}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteContext>,
  )
  const { found, leaf, shown, head } = shownOf(request, context)
  const { locale, data } = shown
  const card =
    found && hasCard(found) ? linkedCard(request, cardOf(found.page, head, shown), head) : undefined
  const html = documentOf({
    site,
    locale,
    path,
    head,
    jsonLd: (found?.page?.jsonLd && found.page.jsonLd({ ...shown, picture: card?.url })) || [],
    place: found && {
      name: found.name,
      params: leaf?.params ?? {},
      paramsIn: found.page?.paramsIn?.(data),
    },
    card,
    body,
    data: {
      site,
      page: (leaf?.route.handle as RouteHandle | undefined)?.name,
      loaderData: context.loaderData,
      ...(context.actionData && { actionData: context.actionData }),
      ...(context.errors && { failed: context.statusCode }),
    },
    assets: assets(filesOf(found, locale)),
  })
  return { status: context.statusCode, html, isIndexed: context.statusCode === 200 && !head.noindex }
}

/**
 * Preview picture of the page at an address, from what visitors see now; a status code for a page without a picture.
 */
export async function card(
  request: CardRequest,
): Promise<{ status: number; drawing?: undefined } | { status: 200; drawing: CardDrawing }> {
  const context = await loaded(request)
  if (context instanceof Response) return { status: 404 }
  const { found, shown, head } = shownOf(request, context)
  if (context.statusCode !== 200) return { status: context.statusCode }
  if (!found || !hasCard(found) || (head.canonicalSearch ?? '') !== request.search) return { status: 404 }
  return { status: 200, drawing: drawCard(cardOf(found.page, head, shown), request.site) }
}

/** The page at an address with its loaded data, or a redirect. */
async function loaded({
  path,
  search,
  form,
  site,
  call,
}: CardRequest): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, call as Call)
  const locale = localeOfPath(path)
  await loadWords(locale)
  return HANDLERS[locale].query(requestOf(site.origin + path + search, form), { requestContext })
}

function shownOf({ path, site: { name: siteName, origin } }: CardRequest, context: StaticHandlerContext) {
  const locale = localeOfPath(path)
  const leaf = context.matches.at(-1)
  const handle = leaf?.route.handle as RouteHandle | undefined
  const found = context.errors ? undefined : handle
  const data: unknown = context.loaderData[leaf?.route.id ?? '']
  const shown = { data, locale, siteName, origin, path }
  const head = found?.page?.head(shown) ?? failedHead(locale, context.statusCode)
  return { found, leaf, shown, head }
}

const hasCard = ({ frame }: RouteHandle): boolean => frame === 'public'

const cardOf = (page: RouteHandle['page'], head: Head, shown: HeadArgs<unknown>): Card => ({
  title: head.title,
  below: head.description,
  ...(page?.card && page.card(shown)),
})

function linkedCard({ site, path }: CardRequest, card: Card, { canonicalSearch = '' }: Head) {
  const { mark, alt } = cardMark(card, site)
  return { url: site.origin + cardPath(mark, path + canonicalSearch), alt }
}

const requestOf = (url: string, form: string | undefined): Request =>
  new Request(url, form === undefined ? {} : { method: 'POST', body: form })

/** Whether the page at this path accepts a form by POST. */
export async function takesForm(path: string): Promise<boolean> {
  const name = pageAt(path)
  const entry = name && PAGES[name]
  return entry !== undefined && Boolean((await pageIn(entry)).answer)
}

/** Only the routes of this page: with all routes, the router would rank every route again for each page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  const [frame, page] = matches.map(({ route }) => route as RouteObject)
  return [{ ...frame, ...(page && { children: [page] }) } as RouteObject]
}

/** The query parameters that the page at this path knows, in a fixed order: unknown ones never enter a cache key. */
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
