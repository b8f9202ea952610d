import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { type Asked, LISTS, type ListName, type NamedList } from '../place/query.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { useFloor, AllLists, BestPaying } from './all-lists.tsx'
import { PaidCompanies } from './company-pay-row.tsx'
import { PayHead } from './pay-head.tsx'
import { PayRows } from './pay-rows.tsx'
import { useRows } from './places.ts'
import { MapSection } from '../map/map-section.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GiveLink } from '../give-link.tsx'
import './lists.css'

/** One full list, or the map with the first rows of every list. */
export const SalariesPage = ({ asked, pay, map }: { asked: Asked; pay: TopSalaries; map: PayMap | null }) =>
  asked.mode ? <OneList pay={pay} list={asked.mode} /> : map && <Salaries pay={pay} map={map} asked={asked} />

type Props = { pay: TopSalaries; list: ListName }

/** One full list and links to the others. */
function OneList({ pay, list }: Props) {
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

type SalariesProps = { pay: TopSalaries; map: PayMap; asked: Asked }

/** Pay across all companies: the map, the first rows of every list, the companies that pay best. */
function Salaries({ pay, map, asked }: SalariesProps) {
  const format = useFormats()
  const { title, ...leads } = useWords('salaries').head[asked.reading]
  const { departments } = useWords('reviews')
  const provinces = format.count(map.provinces.length)
  const lead = asked.department
    ? leads.department(departments[asked.department], provinces)
    : leads.lead(provinces)
  return (
    <>
      <PayHead title={title} lead={lead} asOf={pay.as_of} />
      {pay.as_of === null ? (
        <NoFigures />
      ) : (
        <>
          <MapSection map={map} asked={asked} floor={pay.floors.province} />
          <AllLists pay={pay} />
          <BestPaying pay={pay} />
        </>
      )}
    </>
  )
}

/** Shown until the first snapshot, which is made on a Monday. */
function NoFigures() {
  const { empty } = useWords('salaries')
  return (
    <Section title={empty.title}>
      <Empty action={<GiveLink>{empty.give}</GiveLink>}>
        <p>{empty.body}</p>
      </Empty>
    </Section>
  )
}
