import { useFormats, useWords } from '#web/platform/locale.ts'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from '../band.ts'
import { rowId } from './row-id.ts'
import { timesOf, type Read } from './scale.ts'

/** Every province: its median, its minimum wage, and how the two stand to each other. */
export function MapTable({ provinces }: { provinces: readonly Read[] }) {
  const { map } = useWords('salaries')
  const pay = useWords('pay')
  return (
    <Table
      title={map.tableTitle}
      heads={[pay.province, map.median, map.minimumWage, map.timesHead, pay.table.people]}
    >
      {provinces.map(province => (
        <Row key={province.code} {...province} />
      ))}
    </Table>
  )
}

function Row({ code, name, range, minimum_wage }: Read) {
  const format = useFormats()
  const pay = useWords('pay')
  const { map } = useWords('salaries')
  const { province } = useWords('companies')
  const times = range && minimum_wage && format.score(timesOf(range.p50, minimum_wage))
  return (
    <tr id={rowId(code)}>
      <th scope="row">{province(name)}</th>
      <td>{range ? format.millions(range.p50) : pay.few}</td>
      <td>{minimum_wage && format.millions(minimum_wage)}</td>
      <td>{times && map.timesShort(times)}</td>
      <td>{range && bandOf(range.people, format)}</td>
    </tr>
  )
}
