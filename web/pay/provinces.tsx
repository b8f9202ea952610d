import type { RolePay, PayRange } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { SalaryStrips } from '#web/ui/charts/ranges/salary-strip.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { payAxis } from './axis.ts'
import { quartilesOf } from './quartiles.ts'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from './band.ts'

type Province = RolePay['provinces'][number]

/** Pay by province, the highest first, each with its minimum wage. */
export function Provinces({ provinces }: { provinces: readonly Province[] }) {
  const { provinces: words } = useWords('positions')
  const rows = provinces.toSorted((a, b) => b.range.p50 - a.range.p50)
  return (
    rows.length > 0 && (
      <Section title={words.title}>
        <Finding rows={rows} />
        <Strips rows={rows} />
        <Rows rows={rows} />
      </Section>
    )
  )
}

type Rows = { rows: readonly Province[] }

function Strips({ rows }: Rows) {
  const format = useFormats()
  const { province } = useWords('companies')
  const { provinces: words } = useWords('positions')
  const pay = useWords('pay')
  const ranges = rows.map(({ range }) => range)
  const minimums = rows.flatMap(({ minimum_wage }) => minimum_wage ?? [])
  const isMinimum = minimums.length > 0
  return (
    <Figure caption={isMinimum ? words.note : words.others}>
      <SalaryStrips
        axis={payAxis(ranges, pay.millions, { others: minimums })}
        rows={rows.map(({ code, name, range, minimum_wage }) => ({
          key: code,
          label: province(name),
          value: format.rupiah(range.p50),
          low: isLow({ range, minimum_wage }),
          range: quartilesOf(range),
          minimum: minimum_wage,
          spoken: pay.half(pay.range(format.millions(range.p25), format.millions(range.p75))),
        }))}
      />
      <StripKey isTenths={ranges.some(({ p10 }) => p10 !== null)} isMinimum={isMinimum} />
    </Figure>
  )
}

function Rows({ rows }: Rows) {
  const pay = useWords('pay')
  const { province } = useWords('companies')
  const { provinces: words } = useWords('positions')
  return (
    <Disclosure summary={pay.table.open}>
      <RangeTable
        title={words.title}
        head={pay.province}
        rows={rows.map(({ code, name, range }) => ({ key: code, name: province(name), range }))}
      />
    </Disclosure>
  )
}

const isLow = ({ range, minimum_wage }: Pick<Province, 'range' | 'minimum_wage'>): boolean =>
  minimum_wage !== null && range.p50 < minimum_wage

/** Provinces with pay below the minimum wage, or else the province with the highest pay. */
function Finding({ rows }: Rows) {
  const format = useFormats()
  const { province } = useWords('companies')
  const { provinces: words } = useWords('positions')
  const low = rows.filter(isLow).map(({ name }) => province(name))
  const [top] = rows
  if (!top) return null
  return (
    <p className="find">
      {low.length > 0
        ? words.below(low.join(', '))
        : words.top(province(top.name), format.rupiah(top.range.p50))}
    </p>
  )
}

/** Legend of the strips. */
export function StripKey({ isTenths, isMinimum }: { isTenths: boolean; isMinimum?: boolean }) {
  const { key } = useWords('pay')
  return (
    <Key
      items={[
        { shape: 'box', label: key.box },
        { shape: 'median', label: key.median },
        ...(isMinimum ? [{ shape: 'minimum' as const, label: key.minimum }] : []),
        ...(isTenths ? [{ shape: 'line' as const, label: key.line }] : []),
      ]}
    />
  )
}

/** The strips' figures as a table. */
function RangeTable({
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
