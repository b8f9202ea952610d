import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './article.css'

/** Line above a headline: author and place. Children: `<b>`, `<a>` and `<span>`s. */
export const Kicker = ({ children }: { children: ReactNode }) => <p className="kicker">{children}</p>

/** A quotation as a headline with hanging quotation marks. The text must include the quotation marks: “…”. */
export const QuoteTitle = ({
  level = 3,
  id,
  href,
  children,
}: {
  level?: 1 | 2 | 3 | undefined
  id?: string | undefined
  href?: string | undefined
  children: ReactNode
}) => {
  const H = `h${level}` as const
  return (
    <H className="quote" id={id}>
      {href === undefined ? children : <a href={href}>{children}</a>}
    </H>
  )
}

/** Figures and dates below a headline, in one line (with `stack` below each other). */
export const Byline = ({ stack, children }: { stack?: boolean; children: ReactNode }) => (
  <div className={cx('byline', stack && 'byline-stack')}>{children}</div>
)

/** Articles in columns: the first one larger, with hairlines between. */
export const News = ({ children }: { children: ReactNode }) => <div className="news">{children}</div>

/** One article: kicker, headline, text, byline. */
export const Article = ({
  kicker,
  title,
  href,
  children,
  byline,
  lead,
  level,
}: {
  kicker?: ReactNode
  title: ReactNode
  href: string
  children?: ReactNode
  byline?: ReactNode
  lead?: boolean
  level?: 2 | 3 | undefined
}) => (
  <article className={cx('art', lead && 'art-lead')}>
    {kicker && <Kicker>{kicker}</Kicker>}
    <QuoteTitle href={href} level={level}>
      {title}
    </QuoteTitle>
    {children && <p className="art-t">{children}</p>}
    {byline && <Byline stack>{byline}</Byline>}
  </article>
)

/**
 * An entry in a long list below a heavy rule; styles `p`, `h4` and headings of the class `entry-part` inside it.
 * `titleId` is the id of its accessible name.
 */
export const Entry = ({
  titleId,
  children,
  actions,
}: {
  titleId: string
  children: ReactNode
  actions?: ReactNode
}) => (
  <article className="entry" aria-labelledby={titleId}>
    {children}
    {actions && <div className="entry-a">{actions}</div>}
  </article>
)

/** A reply to an entry, indented behind a rule. */
export const Reply = ({
  mono,
  from,
  when,
  children,
}: {
  mono?: ReactNode
  from: ReactNode
  when?: ReactNode
  children: ReactNode
}) => (
  <div className="reply">
    <p className="reply-h">
      {mono}
      <b>{from}</b>
      {when && <span>{when}</span>}
    </p>
    {children}
  </div>
)
