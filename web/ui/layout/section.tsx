import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from './icon.tsx'
import './section.css'

/**
 * A section of a page below a heavy rule, labelled by its heading. `bare` omits the rule, `small` is for side columns.
 */
export function Section({
  id,
  title,
  icon,
  small,
  bare,
  hidden,
  className,
  children,
}: {
  id?: string | undefined
  title: ReactNode
  icon?: IconName
  small?: boolean
  bare?: boolean
  /** The heading is visible to assistive technology only. */
  hidden?: boolean
  className?: string
  children: ReactNode
}) {
  const own = useId()
  const head = id ?? own
  return (
    <section
      className={cx('sec', small && 'sec-small', bare && 'sec-bare', className)}
      aria-labelledby={head}
    >
      <h2 id={head} className={hidden ? 'vh' : undefined}>
        {icon && <Icon name={icon} />}
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A sunken panel below an indigo rule, for measured data that can be verified. */
export function Panel({
  id,
  title,
  icon,
  children,
}: {
  id?: string | undefined
  title: ReactNode
  icon?: IconName
  children: ReactNode
}) {
  const own = useId()
  const head = id ?? own
  return (
    <section className="panel" aria-labelledby={head}>
      <h2 id={head}>
        {icon && <Icon name={icon} />}
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The indigo band: a strip of batik, a large sentence and the children. At most one per page. */
export function IndigoBand({
  id,
  cloth,
  title,
  children,
}: {
  id?: string | undefined
  /** `<Cover size="band" …/>` */
  cloth?: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  const own = useId()
  const head = id ?? own
  return (
    <section className="indigo" aria-labelledby={head}>
      {cloth}
      <div className="wrap">
        <h2 id={head}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

/** A `<details>`. `more` looks like a link, `row` is a row of questions and answers. */
export const Disclosure = ({
  summary,
  kind = 'more',
  open,
  name,
  children,
}: {
  summary: ReactNode
  kind?: 'more' | 'row' | undefined
  open?: boolean | undefined
  /** Opening one closes others of the same name. */
  name?: string | undefined
  children: ReactNode
}) => (
  <details className={`disc disc-${kind}`} open={open} name={name}>
    <summary>
      {summary}
      <Icon name="chevron-down" size="small" />
    </summary>
    <div className="disc-b">{children}</div>
  </details>
)
