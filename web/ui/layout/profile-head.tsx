import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import './profile-head.css'

/**
 * Head of a profile below its cover: monogram (`large`, or normal with `low`), name, facts, actions or a figure. A name
 * over 24 letters is one size smaller and never truncated.
 */
export const ProfileHead = ({
  mono,
  name,
  facts,
  end,
  low,
}: {
  mono: ReactNode
  name: string
  facts?: readonly ReactNode[]
  /** Actions: on phones up to two next to the monogram, more below the facts; with `low` a `ScoreSide`. */
  end?: ReactNode
  low?: boolean
}) => (
  <header className={cx('phead', low && 'phead-low')}>
    {mono}
    <div className="phead-name">
      <h1 className={name.length > 24 ? 'phead-long' : undefined}>{name}</h1>
      {facts && facts.length > 0 && (
        <p className="dotted">
          {facts.map((f, i) => (
            <span key={i}>{f}</span>
          ))}
        </p>
      )}
    </div>
    {end && <div className="phead-end">{end}</div>}
  </header>
)
