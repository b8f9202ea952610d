import type { ReactNode } from 'react'
import './table.css'

/**
 * A table of figures; if wider than the screen, it scrolls inside its own focusable container. Children: `<tr>`s that
 * begin with a `<th scope="row">`.
 */
export const Table = ({
  title,
  heads,
  children,
}: {
  /** Accessible name of the table. */
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
