import type { PayRange } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from './band.ts'

/** What strips show, in figures. */
export function RangeTable({
  title,
  head,
  rows,
}: {
  title: string
  head: string
  rows: readonly { key: string | number; name: string; range: PayRange }[]
}) {
  const format = useFormats()
  const { table } = useWords('pay')
  return (
    <Table title={title} heads={[head, table.low, table.middle, table.high, table.people]}>
      {rows.map(({ key, name, range }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{format.millions(range.p25)}</td>
          <td>{format.millions(range.p50)}</td>
          <td>{format.millions(range.p75)}</td>
          <td>{bandOf(range.people, format)}</td>
        </tr>
      ))}
    </Table>
  )
}
