import type { ReactNode } from 'react'
import './figure.css'

/** A chart with a small heading and a caption that states the finding. */
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

/** Legend of a chart; hidden from assistive technology, which gets the chart as text. */
export const Key = ({ items }: { items: readonly { shape: KeyShape; label: ReactNode }[] }) => (
  <p className="key" aria-hidden="true">
    {items.map(i => (
      <span key={i.shape} className={`key-i key-${i.shape}`}>
        {i.label}
      </span>
    ))}
  </p>
)
