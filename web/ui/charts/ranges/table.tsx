import type { ReactNode } from 'react'
import './table.css'

/** Figures in rows and columns; wider than the screen it scrolls by itself, by keyboard too. Children: `<tr>`s that begin with a `<th scope="row">`. */
export const Table = ({
  title,
  heads,
  children,
}: {
  /** Names it for assistive technology. */
  title: string
  heads: readonly string[]
  children: ReactNode
}) => (
  <div className="tbl" role="region" aria-label={title} tabIndex={0}>
    <table>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
