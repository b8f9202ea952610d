import type { ReactNode } from 'react'
import { Cover } from '../batik-cover.tsx'
import './cloth-tiles.css'

/** Tiles in two columns. Children: `ClothTile`s. */
export const ClothTiles = ({ children }: { children: ReactNode }) => <ul className="tiles">{children}</ul>

/** A name on its batik pattern, with a figure. `at` makes SVG pattern ids unique. */
export const ClothTile = ({
  id,
  name,
  href,
  sub,
  figure,
  figureWord,
  at = 't',
}: {
  id: string | number
  name: string
  href: string
  sub?: ReactNode
  figure?: ReactNode
  /** Screen reader text before the figure: "skor". */
  figureWord?: string
  at?: string
}) => (
  <li>
    <a className="tile" href={href}>
      <Cover id={id} size="fill" at={at} />
      <span className="tile-c">
        <b>{name}</b>
        <span>{sub}</span>
        {figure && (
          <span className="tile-v">
            {figureWord && <span className="vh">{figureWord} </span>}
            {figure}
          </span>
        )}
      </span>
    </a>
  </li>
)
