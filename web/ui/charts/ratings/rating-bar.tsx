import type { ReactNode } from 'react'
import { ratingShare } from '../geometry.ts'
import './rating-bar.css'

export type RatingBarProps = {
  label: ReactNode
  /** 1 to 5, or null without ratings. */
  value: number | null
  /** The figure as text, or its replacement: "belum ada". */
  text: ReactNode
  /** Mean of the comparison, drawn as a tick. */
  other?: number | null
  /** "+0,3", "−0,2", "="; `down` makes it red. */
  difference?: ReactNode
  down?: boolean
  /** Screen reader text after the figure, instead of the difference: "dari 5, rata-rata industri 3,4". */
  spoken?: string | undefined
}

/** One rating: label, figure, difference, a bar with notches at 2, 3 and 4, and the comparison's tick. A list item. */
export const RatingBar = ({ label, value, text, other, difference, down, spoken }: RatingBarProps) => (
  <li className={value === null ? 'rate rate-none' : 'rate'}>
    <span>{label}</span>
    <span className="rate-v">{text}</span>
    <span className={down ? 'rate-d rate-down' : 'rate-d'} aria-hidden="true">
      {difference}
    </span>
    {spoken && <span className="vh"> {spoken}</span>}
    <svg width="100%" height="18" aria-hidden="true">
      <rect className="c-track" y="5" width="100%" height="8" />
      {value !== null && <rect className="c-nila" y="5" width={`${ratingShare(value)}%`} height="8" />}
      {['25%', '50%', '75%'].map(x => (
        <rect key={x} className="c-gap" x={x} y="5" width="1" height="8" />
      ))}
      {typeof other === 'number' && (
        <rect
          className="c-tick"
          x={`${ratingShare(other)}%`}
          width="3"
          height="18"
          transform="translate(-1.5)"
        />
      )}
    </svg>
  </li>
)

/** Rating bars without groups, in two columns on a wide screen. */
export const RatingList = ({ children }: { children: ReactNode }) => <ul className="rate-list">{children}</ul>

/** Groups of rating bars, in columns on a wide screen. */
export const RatingGroups = ({ children }: { children: ReactNode }) => <div className="rates">{children}</div>

export const RatingGroup = ({
  title,
  rows,
}: {
  title: ReactNode
  rows: readonly (RatingBarProps & { key: string })[]
}) => (
  <section>
    <h3>{title}</h3>
    <ul>
      {rows.map(({ key, ...r }) => (
        <RatingBar key={key} {...r} />
      ))}
    </ul>
  </section>
)
