import { useState } from 'react'
import {
  data,
  redirectDocument,
  useActionData,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import { href, PATHS, type PageName } from '#shared/paths.ts'
import { Frame, FrameError } from './frame/frame.tsx'
import { callContext, isCallError } from './platform/call.ts'
import { PAGES, type PageEntry } from './page-list.ts'
import type { AnyPage, LoadArgs, RouteHandle } from './platform/page.ts'
import { sessionToken } from './platform/session.ts'
import { loadWords } from './platform/words.ts'

const FILES = {
  ...import.meta.glob<{ page: AnyPage }>(['./pages/**/*.tsx', '!./pages/site/dev-ui.tsx']),
  ...(import.meta.env.DEV ? import.meta.glob<{ page: AnyPage }>('./pages/site/dev-ui.tsx') : {}),
}

/** The routes of one language; the other language is another document. */
export const routesOf = (locale: Locale): RouteObject[] => [
  {
    id: locale,
    element: <Frame locale={locale} />,
    errorElement: <FrameError locale={locale} />,
    children: [
      ...(Object.keys(PAGES) as PageName[]).map(name => routeOf(locale, name)),
      {
        id: `${locale}.missing`,
        path: '*',
        loader: ({ request }) => missing(locale, request.url),
        element: null,
      },
    ],
  },
]

async function missing(locale: Locale, url: string): Promise<never> {
  if (localeOfPath(new URL(url).pathname) !== locale) throw redirectDocument(url)
  await loadWords(locale)
  throw new Response(null, { status: 404 })
}

function routeOf(locale: Locale, name: PageName): RouteObject {
  const entry = PAGES[name] as PageEntry
  return {
    id: `${locale}.${name}`,
    path: PATHS[name][locale],
    caseSensitive: true,
    lazy: async () => {
      const [page] = await Promise.all([pageIn(entry), loadWords(locale, entry.words)])
      return {
        loader: (args: LoaderFunctionArgs) => load(page, locale, name, args),
        ...(import.meta.env.SSR &&
          page.answer && { action: (args: LoaderFunctionArgs) => answer(page, locale, args) }),
        shouldRevalidate,
        element: <Loaded page={page} />,
        handle: {
          name,
          frame: entry.frame ?? 'public',
          query: entry.query ?? [],
          page,
        } satisfies RouteHandle,
      }
    },
  }
}

export async function pageIn({ file }: PageEntry): Promise<AnyPage> {
  const loaded = await FILES[`./pages/${file}.tsx`]?.()
  return (loaded as { page: AnyPage }).page
}

async function load(
  page: AnyPage,
  locale: Locale,
  name: PageName,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  if (!page.load) return null
  const { params, request } = args
  const token = import.meta.env.SSR ? undefined : sessionToken()
  const loaded = await page.load(loadArgs(locale, args)).catch(throwStatus)
  if (import.meta.env.SSR && isOfCompany(name)) {
    const slug = page.company?.(loaded)
    if (slug && slug !== params['id'])
      throw movedTo(href(locale, name, { id: slug }) + new URL(request.url).search)
  }
  const own = import.meta.env.SSR && page.paramsIn?.(loaded)[locale]
  if (own && Object.keys(own).some(key => own[key] !== params[key]))
    throw movedTo(href(locale, name, own as never) + new URL(request.url).search)
  if (!request.signal.aborted) loadedFor = token
  return import.meta.env.SSR && page.gone?.(loaded) ? data(loaded, { status: 410 }) : loaded
}

/** Runs the page's form handler, on the server only. */
async function answer(page: AnyPage, locale: Locale, args: LoaderFunctionArgs): Promise<unknown> {
  if (!page.answer) return null
  const form = new URLSearchParams(await args.request.text())
  const { status, shown } = await page.answer({ ...loadArgs(locale, args), form }).catch(throwStatus)
  return data(shown, { status })
}

const loadArgs = (locale: Locale, { params, request, context }: LoaderFunctionArgs): LoadArgs => ({
  params: params as Record<string, string>,
  query: new URL(request.url).searchParams,
  call: context.get(callContext),
  locale,
})

function throwStatus(error: unknown): never {
  if (isCallError(error)) throw new Response(null, { status: error.status || 502 })
  throw error
}

/**
 * In the browser: the session token with which the shown data was loaded; undefined for the visitor's data of the
 * server.
 */
let loadedFor: string | undefined

/**
 * A change of the hash alone (a place on the page, a dialog) needs no new data, unless somebody signed in or out since
 * the last load.
 */
const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(isOtherHash(currentUrl, nextUrl) && loadedFor === sessionToken())

const isOtherHash = (a: URL, b: URL): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash

/** Pages with a company's slug in their address. */
const isOfCompany = (name: PageName): name is Extract<PageName, `company${string}`> =>
  name.startsWith('company')

const movedTo = (location: string): Response => new Response(null, { status: 301, headers: { location } })

function Loaded({ page }: { page: AnyPage }) {
  return <page.View data={useLoaderData()} answer={useAnswer()} />
}

/**
 * The page's answer to a form, for as long as the page is shown: the router drops action data when it revalidates for a
 * signed-in person.
 */
function useAnswer(): unknown {
  const { key } = useLocation()
  const answer = useActionData()
  const [first] = useState({ key, answer })
  return first.key === key ? first.answer : undefined
}
