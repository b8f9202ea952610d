import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './article.css'

/** Who and where, above a headline. Children: `<b>`, `<a>` and `<span>`s. */
export const Kicker = ({ children }: { children: ReactNode }) => <p className="kicker">{children}</p>

/** A quotation as a headline; its marks hang into the margin. Bring the quotes with the text: “…”. */
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

/** Figures and dates under a headline, in one line (`stack` sets them below each other). */
export const Byline = ({ stack, children }: { stack?: boolean; children: ReactNode }) => (
  <div className={cx('byline', stack && 'byline-stack')}>{children}</div>
)

/** News in columns: the first larger, hairlines between. */
export const News = ({ children }: { children: ReactNode }) => <div className="news">{children}</div>

/** One piece of news: kicker, headline, text, byline. */
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

/** An entry in a long list under a heavy rule; inside it `p`, `h4` and headings of the class `entry-part` take care of themselves. `titleId` names it. */
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

/** An answer to an entry, set in behind a rule. */
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
