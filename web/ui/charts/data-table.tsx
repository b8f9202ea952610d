import type { ReactNode } from 'react'
import './data-table.css'

/** The figures of a chart as a table. The first cell of a row is its heading. `caption` is read out. */
export const DataTable = ({
  caption,
  head,
  rows,
}: {
  caption: string
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
}) => (
  <div className="tbl" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {head.map((h, i) => (
            <th key={i} scope="col">
              {h}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((r, i) => (
          <tr key={i}>
            {r.map((cell, j) =>
              j === 0 ? (
                <th key={j} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={j}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
