import type { ComponentType } from 'react'
import type { FeedName } from '#shared/feeds.ts'
import type { Locale } from '#shared/locale.ts'
import type { PageName } from '#shared/paths.ts'
import type { Call } from './call.ts'

/** Metadata of a page for search engines and shared links. */
export type Head = {
  title: string
  description: string
  /** Keeps the page out of search engines: filtered lists, forms, personal pages. */
  noindex?: boolean
  /**
   * Query that is part of the canonical address in both languages, for example `?mode=cities`; most pages have none.
   */
  canonicalSearch?: string
  /** The feed (RSS) that lists new content of this page. */
  feed?: FeedName
  /** Dates of the article that the page shows. */
  article?: { published_time: string; modified_time: string }
}

/**
 * Text of a page's preview picture (Open Graph). The picture is public and cached, so that it may only show what every
 * visitor of the page sees.
 */
export type Card = {
  title: string
  below?: string
  /** The company whose batik pattern the picture uses. */
  owner?: { id: string | number; name: string }
  /** One figure; a score is also drawn as seeds. */
  figure?: { value: string; word: string; note?: string; score?: number }
}

export type LoadArgs = { params: Record<string, string>; query: URLSearchParams; call: Call; locale: Locale }
export type HeadArgs<D> = { data: D; locale: Locale; siteName: string; origin: string; path: string }

/**
 * Answer to a form sent without JavaScript: 422 when a field is invalid. `shown` is given to the view with the input.
 */
type Answered<A> = { status: 200 | 422; shown: A }

/** Default export of a page file: its loader, metadata and view. */
export type Page<D = undefined, A = undefined> = {
  load?: (args: LoadArgs) => Promise<D>
  /**
   * Handles the page's form when it is sent by POST without JavaScript, so that the input is in no address, cache or
   * log. Its API calls must not need a session. `import.meta.env.SSR && …` removes it from the browser bundle.
   */
  answer?: false | ((args: LoadArgs & { form: URLSearchParams }) => Promise<Answered<A>>)
  head: (args: HeadArgs<D>) => Head
  /**
   * Text of the preview picture if it differs from title and description. `import.meta.env.SSR && …` as for `answer`.
   */
  card?: false | ((args: HeadArgs<D>) => Partial<Card>)
  /** Structured data for search engines; `import.meta.env.SSR && …` removes it from the browser bundle. */
  jsonLd?: false | ((args: HeadArgs<D> & { picture: string | undefined }) => object[])
  /**
   * Localised path parameters of the page in each language; null in a language without this page. Any other address of
   * the page redirects to these.
   */
  paramsIn?: (data: D) => ParamsIn
  /** True when the content existed and was removed: the page answers 410 Gone. */
  gone?: (data: D) => boolean
  View: ComponentType<{ data: D; answer?: A | undefined }>
  /** Slug of the page's company: the review form preselects it, and an outdated slug in the address redirects to it. */
  company?: (data: D) => string | undefined
}

export type ParamsIn = Record<Locale, Record<string, string> | null>

export const definePage = <D = undefined, A = undefined>(page: Page<D, A>): Page<D, A> => page

/** A page whose types of data and answer are unknown. */
export type AnyPage = Page<unknown, unknown>

/** Layout around a page: with navigation and footer, as a form, as a company's area, or as the team's desk. */
export type FrameKind = 'public' | 'form' | 'owner' | 'team'

/** Handle of a route: the page's name, its frame, its query parameters, and the page after loading. */
export type RouteHandle = {
  name: PageName
  frame: FrameKind
  query: readonly string[]
  page?: AnyPage
}
