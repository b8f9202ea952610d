import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { useFormats } from '#web/platform/locale.ts'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from '../band.ts'
import { thanOfAll, thanWord } from './comparing.ts'
import { cellName } from './finding.ts'
import { usePayWords } from './words.ts'

/** What the strips show, in figures. */
export function PayTable({ cells, whole }: Pick<CompanySalaries, 'cells' | 'whole'>) {
  const format = useFormats()
  const words = usePayWords()
  const { payroll, pay, companies } = words
  const than = thanOfAll(cells)
  const rows = [
    ...cells.map(cell => ({
      name: cellName(cell, words),
      range: cell.range,
      beside: cell.beside?.range.p50,
    })),
    ...(whole ? [{ name: payroll.finding.whole, range: whole, beside: undefined }] : []),
  ]
  const heads = [payroll.group, pay.table.low, pay.table.middle, pay.table.high]
  return (
    <Disclosure summary={pay.table.open}>
      <Table
        title={payroll.table}
        heads={[...heads, ...(than ? [thanWord(than, payroll.tick, companies)] : []), pay.table.people]}
      >
        {rows.map(({ name, range, beside }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.millions(range.p25)}</td>
            <td>{format.millions(range.p50)}</td>
            <td>{format.millions(range.p75)}</td>
            {than && <td>{beside === undefined ? '–' : format.millions(beside)}</td>}
            <td>{bandOf(range.people, format)}</td>
          </tr>
        ))}
      </Table>
      <p className="note">{payroll.table}.</p>
    </Disclosure>
  )
}
