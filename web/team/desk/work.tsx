import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Kicker } from '#web/ui/layout/article.tsx'
import './work.css'

type Props = {
  kicker?: ReactNode
  /** Content after the kicker. */
  source?: ReactNode
  title: ReactNode
  className?: string
  children: ReactNode
}

/** The current item, with a heading that takes the focus when the item is loaded. */
export const Work = ({ kicker, source, title, className, children }: Props) => (
  <section className={cx('work', className)} aria-labelledby="work-h">
    {kicker && (
      <Kicker>
        <b>{kicker}</b>
        {source && <span>{source}</span>}
      </Kicker>
    )}
    <h1 id="work-h" tabIndex={-1}>
      {title}
    </h1>
    {children}
  </section>
)

/** Facts of the item in work; those without a value are left out. */
export const WorkFacts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="work-f">
    {facts.map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)
