import {
  data,
  useActionData,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href, PATHS, type PageName } from '#shared/paths.ts'
import { Frame, FrameError } from './frame/frame.tsx'
import { callContext, isCallError } from './platform/call.ts'
import type { AnyPage, FrameKind, LoadArgs, RouteHandle } from './platform/page.ts'
import { sessionToken } from './platform/session.ts'
import { loadWords, type OwnWordRoom } from './platform/words.ts'

type PageEntry = {
  /** The file in web/pages, without its ending. */
  file: string
  /** Rooms whose words it needs beside those of every page. */
  words: readonly OwnWordRoom[]
  /** Query parameters it knows, in the cache key's order. */
  query?: readonly string[]
  frame?: FrameKind
}

/** Every page that exists. A path without an entry here answers 404. */
export const PAGES: Partial<Record<PageName, PageEntry>> = {
  home: { file: 'home', words: ['home'] },
  searchCompany: {
    file: 'search-company',
    words: ['search'],
    query: ['q', 'score', 'recommend', 'industry', 'city', 'feature', 'sort', 'cursor'],
  },
  salaries: { file: 'salaries', words: [], query: ['mode', 'department', 'view'] },
  searchSalaries: { file: 'search-salaries', words: [], query: ['q'] },
  position: { file: 'position', words: [], query: ['city', 'cursor'] },
  department: { file: 'department', words: [] },
  careerSalaries: { file: 'career-salaries', words: [] },
  company: { file: 'company', words: [] },
  companyReviews: {
    file: 'company-reviews',
    words: [],
    query: ['sort', 'type', 'score', 'recommend', 'job_role', 'city', 'q', 'cursor'],
  },
  companySalaries: {
    file: 'company-salaries',
    words: [],
    query: ['department', 'job_type', 'job', 'sort'],
  },
  review: { file: 'review', words: ['reading'] },
  latestReviews: { file: 'latest-reviews', words: ['reading'], query: ['cursor'] },
  comparePay: {
    file: 'compare-pay',
    words: [],
    query: ['job_role', 'department', 'city', 'job_type', 'years'],
  },
  writeReview: { file: 'write-review', words: ['forms', 'writing', 'errors'], frame: 'form' },
  companyWriteReview: {
    file: 'write-review',
    words: ['forms', 'writing', 'errors'],
    frame: 'form',
  },
  givePay: {
    file: 'give-pay',
    words: ['giving'],
    query: ['company', 'role'],
    frame: 'form',
  },
  thankYou: { file: 'thank-you', words: ['writing', 'given', 'raffle'], frame: 'form' },
  myReview: { file: 'my-review', words: ['forms', 'writing', 'given', 'errors'] },
  login: { file: 'login', words: ['accounts'] },
  register: { file: 'register', words: ['accounts'] },
  inbox: { file: 'inbox', words: ['accounts'] },
  raffle: { file: 'raffle', words: ['raffle'] },
  takeHomeCalculator: { file: 'calculators/take-home', words: ['calculators'] },
  thrCalculator: { file: 'calculators/thr', words: ['calculators'] },
  forCompanies: { file: 'owner/for-companies', words: ['employers', 'claims'] },
  guidelines: { file: 'guidelines', words: ['legal'] },
  terms: { file: 'terms', words: ['legal'] },
  privacy: { file: 'privacy', words: ['legal'] },
  claim: { file: 'owner/claim', words: ['claims'], frame: 'form' },
  companyClaim: { file: 'owner/company-claim', words: ['claims'], frame: 'form' },
  ownClaim: { file: 'owner/own-claim', words: ['claims'], frame: 'form' },
  ownerLogin: { file: 'owner/login', words: ['owners'], query: ['expired'] },
  ownerResetPassword: { file: 'owner/reset-password', words: ['owners'] },
  ownerChangePassword: { file: 'owner/change-password', words: ['owners'] },
  ownerPasswordChanged: { file: 'owner/password-changed', words: ['owners'] },
  ownerReviews: {
    file: 'owner/reviews',
    words: ['owners', 'answering'],
    query: ['show', 'type', 'score', 'cursor'],
    frame: 'owner',
  },
  ownerReview: {
    file: 'owner/review',
    words: ['owners', 'answering', 'legal', 'errors'],
    frame: 'owner',
  },
  ownerComments: { file: 'owner/comments', words: ['owners', 'answering', 'legal'], frame: 'owner' },
  companyMessage: { file: 'letters/company-message', words: ['answering', 'errors'], frame: 'form' },
  mailChoices: { file: 'letters/mail-choices', words: ['answering'], frame: 'form' },
  ownerHome: { file: 'owner/home', words: ['owners', 'answering'], frame: 'owner' },
  ownerProfile: { file: 'owner/profile', words: ['owners', 'profile'], frame: 'owner' },
  ownerColleagues: { file: 'owner/colleagues', words: ['owners'], frame: 'owner' },
  ownerAccount: { file: 'owner/account', words: ['owners'], frame: 'owner' },
  teamLogin: { file: 'team/login', words: ['team', 'accounts'], frame: 'team' },
  teamQueue: { file: 'team/queue', words: ['team'], frame: 'team' },
  teamCompanies: { file: 'team/companies', words: ['team', 'forms'], frame: 'team' },
  teamCandidates: { file: 'team/candidates', words: ['team'], frame: 'team' },
  teamClaims: { file: 'team/claims', words: ['team'], frame: 'team' },
  teamReports: { file: 'team/reports', words: ['team'], frame: 'team' },
  teamPay: { file: 'team/pay', words: ['team', 'writing'], frame: 'team' },
  teamReplies: { file: 'team/replies', words: ['team'], frame: 'team' },
  teamHidings: { file: 'team/hidings', words: ['team'], frame: 'team' },
  teamOfficers: { file: 'team/officers', words: ['team', 'forms'], frame: 'team' },
  teamMemberships: { file: 'team/memberships', words: ['team'], frame: 'team' },
  teamHistory: { file: 'team/history', words: ['team'], frame: 'team' },
  // The gallery of the design system, in development only.
  ...(import.meta.env.DEV && { devUi: { file: 'dev-ui', words: [], frame: 'team' } }),
}

const FILES = {
  ...import.meta.glob<{ page: AnyPage }>(['./pages/**/*.tsx', '!./pages/dev-ui.tsx']),
  ...(import.meta.env.DEV ? import.meta.glob<{ page: AnyPage }>('./pages/dev-ui.tsx') : {}),
}

/** One definition, two languages: the same pages under `/` and `/en`. */
export const routes: RouteObject[] = LOCALES.map(locale => ({
  id: locale,
  element: <Frame locale={locale} />,
  errorElement: <FrameError locale={locale} />,
  children: [
    ...(Object.keys(PAGES) as PageName[]).map(name => routeOf(locale, name)),
    {
      id: `${locale}.missing`,
      path: locale === 'id' ? '*' : '/en/*',
      loader: () => missing(locale),
      element: null,
    },
  ],
}))

async function missing(locale: Locale): Promise<never> {
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
  if (!request.signal.aborted) loadedFor = token
  return loaded
}

/** A plain form of the page, on the server alone. */
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

/** In the browser, whose the data shown is; a page as the server drew it is a visitor's. */
let loadedFor: string | undefined

/** A place on the page shown, or a dialog over it, needs no other data: unless somebody signed in or out meanwhile. */
const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(isOtherHash(currentUrl, nextUrl) && loadedFor === sessionToken())

const isOtherHash = (a: URL, b: URL): boolean =>
  a.pathname === b.pathname && a.search === b.search && a.hash !== b.hash

/** Pages with a company's slug in their address. */
const isOfCompany = (name: PageName): name is Extract<PageName, `company${string}`> =>
  name.startsWith('company')

const movedTo = (location: string): Response => new Response(null, { status: 301, headers: { location } })

function Loaded({ page }: { page: AnyPage }) {
  return <page.View data={useLoaderData()} answer={useActionData()} />
}
