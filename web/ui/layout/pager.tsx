import type { ReactNode } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import './pager.css'

/** Totals are counted up to here; beyond it only "more than" is known. */
export const MOST_COUNTED = 1000

type Counts = { count: (total: string) => string; more: (most: string) => string }

/** How many there are, or that they are more than are counted. */
export function useTotal(total: number, words: Counts): string {
  const { count } = useFormats()
  return total > MOST_COUNTED ? words.more(count(MOST_COUNTED)) : words.count(count(total))
}

/** Which items a page of a list holds, of how many, and the cursors of its neighbours: null where there is none. */
type Page = { from: number; to: number; total: number; next: string | null; previous: string | null }
type Props = {
  /** Names the navigation where a page has several lists. */
  label?: string
  page: Page
  /** The address of the list at a cursor; without one it begins. */
  to: (cursor: string) => string
}

/** Under a list of several pages: the one before, which of how many items are shown, the next. Behind its end, which may have come nearer, the way back. */
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

/** A page that is not there keeps its place. */
const Step = ({ rel, href, children }: { rel: string; href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    <span />
  ) : (
    <a className="btn btn-line btn-small" href={href} rel={rel}>
      {children}
    </a>
  )
