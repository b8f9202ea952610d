import type { ReactNode } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import './pager.css'

/** Totals are counted up to this limit; a larger list is shown as "more than". */
export const MOST_COUNTED = 1000

type Counts = { count: (total: string) => string; more: (most: string) => string }

/** The total as text, exact up to `MOST_COUNTED`. */
export function useTotal(total: number, words: Counts): string {
  const { count } = useFormats()
  return total > MOST_COUNTED ? words.more(count(MOST_COUNTED)) : words.count(count(total))
}

/** Range of the items on a page, the total, and the cursors of the adjacent pages: null if there is none. */
type Page = { from: number; to: number; total: number; next: string | null; previous: string | null }
type Props = {
  /** Accessible name of the navigation on a page with several lists. */
  label?: string
  page: Page
  /** Address of the list at a cursor; an empty cursor is the first page. */
  to: (cursor: string) => string
}

/**
 * Pagination below a list: previous page, range of items, next page. Beyond the end of a list that has become shorter
 * it offers the way back.
 */
export function Pager({ label, page: { from, to: last, total, previous, next }, to }: Props) {
  const { count } = useFormats()
  const words = useWords('lists')
  if (previous === null && next === null) return null
  const all = total > MOST_COUNTED ? words.more(count(MOST_COUNTED)) : count(total)
  return (
    <nav className="pager" aria-label={label ?? words.pages}>
      <Step rel="prev" href={previous === null ? undefined : to(previous)}>
        {words.previous}
      </Step>
      <span className="note">{from > 0 ? words.range(count(from), count(last), all) : words.end}</span>
      <Step rel="next" href={next === null ? undefined : to(next)}>
        {words.next}
      </Step>
    </nav>
  )
}

/** A missing page keeps its space in the layout. */
const Step = ({ rel, href, children }: { rel: string; href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <span />
  ) : (
    <a className="btn btn-line btn-small" href={href} rel={rel}>
      {children}
    </a>
  )
