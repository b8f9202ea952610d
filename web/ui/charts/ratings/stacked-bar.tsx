import type { ReactNode } from 'react'
import { stack } from '../geometry.ts'
import './stacked-bar.css'

/** Five levels from best to worst in one bar, every share labelled below. */
export function StackedBar({
  parts,
}: {
  parts: readonly { key: string; share: number; value: ReactNode; label: ReactNode }[]
}) {
  const shape = stack(parts.map(p => p.share))
  return (
    <>
      <svg width="100%" height="28" aria-hidden="true">
        {shape.map((s, i) => (
          <rect
            key={parts[i]?.key}
            className={`c-s${i + 1}`}
            x={`${s.x}%`}
            width={`${s.width}%`}
            height="28"
          />
        ))}
        {shape.map(
          (s, i) =>
            s.x > 0 &&
            s.width > 0 && <rect key={parts[i]?.key} className="c-gap" x={`${s.x}%`} width="1" height="28" />,
        )}
      </svg>
      <ol className="stack-k">
        {parts.map(p => (
          <li key={p.key}>
            <b>{p.value}</b> {p.label}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A large share and its sentence. */
export const Share = ({ value, children }: { value: ReactNode; children: ReactNode }) => (
  <p className="share">
    <b>{value}</b>
    <span>{children}</span>
  </p>
)
