import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Swatch } from './monogram.tsx'
import './rank.css'

/** A ranking of names with a figure; `numbered` adds the rank. */
export const RankList = ({
  numbered = true,
  cut,
  children,
}: {
  numbered?: boolean
  /** On phones only the first three rows are shown. */
  cut?: boolean
  children: ReactNode
}) => <ol className={cx('rank', numbered && 'rank-n', cut && 'rank-cut')}>{children}</ol>

/** One row: swatch, name, a line below, figure and unit at the end. The page needs `Bands`. */
export const RankRow = ({
  id,
  name,
  logo,
  href,
  sub,
  figure,
  outOf,
  unit,
  more,
}: {
  id: string | number
  name: string
  logo?: string | null | undefined
  href: string
  sub?: ReactNode
  figure?: ReactNode
  /** Screen reader text after the figure: "dari 5". */
  outOf?: string
  unit?: ReactNode | undefined
  /** A separate line of several parts; on a phone it has the full width of the row. */
  more?: ReactNode
}) => (
  <li>
    <a className="rank-a" href={href}>
      <Swatch id={id} name={name} logo={logo} />
      <span className="rank-t">
        <b>{name}</b>
        {sub && <span>{sub}</span>}
      </span>
      <span className="rank-s">
        {figure && (
          <b>
            {figure} <span className="vh">{outOf},</span>
          </b>
        )}
        {unit && <span>{unit}</span>}
      </span>
      {more && <span className="rank-more">{more}</span>}
    </a>
  </li>
)
