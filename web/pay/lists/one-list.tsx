import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { LISTS, type ListName, type NamedList } from '../place/query.ts'
import { useFloor } from './all-lists.tsx'
import { PaidCompanies } from './company-pay-row.tsx'
import { PayHead } from './pay-head.tsx'
import { PayRows } from './pay-rows.tsx'
import { useRows } from './places.ts'

type Props = { pay: TopSalaries; list: ListName }

/** All of one list, and the ways to the others. */
export function OneList({ pay, list }: Props) {
  const { lists } = useWords('salaries')
  const floor = useFloor(pay, list)
  return (
    <>
      <PayHead title={lists[list].heading} lead={floor} asOf={pay.as_of} />
      <Others list={list} />
      <div className="paylists-one">
        {list === 'top_companies' ? <Companies pay={pay} /> : <Named pay={pay} list={list} />}
      </div>
    </>
  )
}

function Others({ list }: Pick<Props, 'list'>) {
  const locale = useLocale()
  const { lists } = useWords('salaries')
  return (
    <Chips label={lists.label}>
      {LISTS.map(one => (
        <Chip key={one} href={href(locale, 'salaries', {}, { mode: one })} chosen={one === list}>
          {lists[one].title}
        </Chip>
      ))}
    </Chips>
  )
}

function Companies({ pay: { companies } }: Pick<Props, 'pay'>) {
  return companies.length === 0 ? <None /> : <PaidCompanies companies={companies} />
}

function Named({ pay, list }: { pay: TopSalaries; list: NamedList }) {
  const rows = useRows(pay, list)
  const { reading } = useWords('pay')
  if (rows.length === 0) return <None />
  return (
    <>
      <p className="find">{reading}</p>
      <PayRows rows={rows} />
    </>
  )
}

function None() {
  const { none } = useWords('salaries').lists
  return (
    <Empty>
      <p>{none}</p>
    </Empty>
  )
}
