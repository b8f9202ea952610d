import type { ComponentType } from 'react'
import type { FeedName } from '#shared/feeds.ts'
import type { Locale } from '#shared/locale.ts'
import type { PageName } from '#shared/paths.ts'
import type { Call } from './call.ts'

/** What a search engine or a shared link shows of a page. */
export type Head = {
  title: string
  description: string
  /** Kept out of search engines: filtered lists, forms, personal pages. */
  noindex?: boolean
  /** Query that belongs to the canonical address in both languages, for example `?mode=cities`; most pages have none. */
  canonicalSearch?: string
  /** What is new here, for programs that people read with. */
  feed?: FeedName
  /** Its days, where it is an article. */
  article?: { published_time: string; modified_time: string }
}

/**
 * What the picture of a page says where its address is sent on. It is the visitor's, as the page is: what stands
 * here, the page shows everybody.
 */
export type Card = {
  title: string
  below?: string
  /** Whose cloth it wears. */
  owner?: { id: string | number; name: string }
  /** One figure; of a score also its seeds. */
  figure?: { value: string; word: string; note?: string; score?: number }
}

export type LoadArgs = { params: Record<string, string>; query: URLSearchParams; call: Call; locale: Locale }
export type HeadArgs<D> = { data: D; locale: Locale; siteName: string; origin: string; path: string }

/** What a page answers its plain form: 422 where a field is wrong. `shown` reaches its view, with what was typed. */
type Answered<A> = { status: 200 | 422; shown: A }

/** A page file's default shape: what to fetch, what its head says, and what it looks like. */
export type Page<D = undefined, A = undefined> = {
  load?: (args: LoadArgs) => Promise<D>
  /**
   * Answers its plain form, which is sent by POST where no script runs: what was typed stands in no address, no cache
   * and no log. What it changes, it changes by a call that needs nobody signed in. `import.meta.env.SSR && …`: scripts need no answer.
   */
  answer?: false | ((args: LoadArgs & { form: URLSearchParams }) => Promise<Answered<A>>)
  head: (args: HeadArgs<D>) => Head
  /** Its picture, where it says other things than title and description: `import.meta.env.SSR && …`. */
  card?: false | ((args: HeadArgs<D>) => Partial<Card>)
  /** The page as data, for search engines, who load documents: `import.meta.env.SSR && …` keeps it out of the browser's files. */
  jsonLd?: false | ((args: HeadArgs<D> & { picture: string | undefined }) => object[])
  /**
   * The parameters of its address in each language, where they are words of that language; null where it has none. Any
   * other address that it is shown under leads to this one.
   */
  paramsIn?: (data: D) => ParamsIn
  /** What it shows was here and is not any more: for robots it is gone (410). */
  gone?: (data: D) => boolean
  View: ComponentType<{ data: D; answer?: A | undefined }>
  /** The slug of the company that the page is about: writing begins with it chosen, and an older one in the address leads to it. */
  company?: (data: D) => string | undefined
}

export type ParamsIn = Record<Locale, Record<string, string> | null>

export const definePage = <D = undefined, A = undefined>(page: Page<D, A>): Page<D, A> => page

/** A page of which is not known what it loads and answers. */
export type AnyPage = Page<unknown, unknown>

/** How a page is framed: with navigation and footer, as a form, as a company's area, or as the team's desk. */
export type FrameKind = 'public' | 'form' | 'owner' | 'team'

/** What a route tells of its page: its name, its frame, the query it knows, and the page once it is loaded. */
export type RouteHandle = {
  name: PageName
  frame: FrameKind
  query: readonly string[]
  page?: AnyPage
}
