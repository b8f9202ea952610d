import type { ReactNode } from 'react'
import './figure.css'

/** A chart with its small heading and the caption that says the finding. */
export const Figure = ({
  title,
  level = 3,
  caption,
  children,
}: {
  title?: ReactNode
  level?: 3 | 4 | undefined
  caption?: ReactNode
  children: ReactNode
}) => {
  const H = `h${level}` as const
  return (
    <figure className="fig">
      {title && <H className="fig-h">{title}</H>}
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export type KeyShape =
  | 'line'
  | 'dash'
  | 'bar'
  | 'tick'
  | 'box'
  | 'median'
  | 'minimum'
  | 'minline'
  | 'you'
  | 'offer'
  | 'none'

/** What the signs of a chart mean; who listens hears the chart in words. */
export const Key = ({ items }: { items: readonly { shape: KeyShape; label: ReactNode }[] }) => (
  <p className="key" aria-hidden="true">
    {items.map(i => (
      <span key={i.shape} className={`key-i key-${i.shape}`}>
        {i.label}
      </span>
    ))}
  </p>
)
