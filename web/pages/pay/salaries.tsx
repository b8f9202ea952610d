import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import {
  choiceOf,
  FIRST_ROWS,
  queryOf,
  rowsOf,
  type Choice,
  LISTS,
  type ListName,
  type NamedList,
} from '#web/pay/place/query.ts'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { formats, useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { definePage, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { useFloor, AllLists, BestPaying } from '#web/pay/lists/all-lists.tsx'
import { PaidCompanies } from '#web/pay/lists/company-pay-row.tsx'
import { PayHead } from '#web/pay/lists/pay-head.tsx'
import { PayRows } from '#web/pay/lists/pay-rows.tsx'
import { useRows } from '#web/pay/lists/places.ts'
import { MapSection } from '#web/pay/map/map-section.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GiveLink } from '#web/pay/give-link.tsx'
import '#web/pay/lists/lists.css'

type Data = { choice: Choice; pay: TopSalaries; map: PayMap | null }

export const page = definePage<Data>({
  load,
  head,
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'pay').crumb, url: origin + href(locale, 'salaries') },
      ]),
    ]),
  View: ({ data }) => (
    <PayPlace>
      <SalariesPage {...data} />
    </PayPlace>
  ),
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const choice = choiceOf(query)
  const { mode, department } = choice
  const isPlain = mode === null
  // One row more than is shown reveals whether there are more.
  const limit = isPlain ? { limit: FIRST_ROWS + 1 } : {}
  const top = (kind: TopSalaries['mode']) => call('topSalaries', { query: { mode: kind, ...limit } })
  const [jobs, paying, map] = await Promise.all([
    mode === 'top_companies' ? null : top('top_paid_jobs'),
    !isPlain && mode !== 'top_companies' ? null : top('top_companies'),
    isPlain ? call('payMap', { query: department ? { department } : {} }) : null,
  ])
  const pay = { ...paying, ...jobs, companies: paying?.companies ?? [] } as TopSalaries
  return { choice, pay, map }
}

function head({ data: { choice, pay, map }, locale }: HeadArgs<Data>): Head {
  const messages = words(locale, 'salaries')
  const { departments } = words(locale, 'reviews')
  if (choice.mode) {
    const { heading } = messages.lists[choice.mode]
    const rows = pay[choice.mode === 'top_companies' ? 'companies' : rowsOf(choice.mode)]
    const canonicalSearch = `?mode=${choice.mode}`
    return {
      title: heading,
      description: messages.lists.description(heading),
      noindex: rows.length === 0,
      canonicalSearch,
    }
  }
  const isChanged = Object.values(queryOf(choice)).some(Boolean)
  return {
    title: choice.department ? messages.headDepartment(departments[choice.department]) : messages.headTitle,
    description: descriptionOf(map, locale),
    noindex: isChanged || pay.as_of === null,
  }
}

function descriptionOf(map: PayMap | null, locale: HeadArgs<Data>['locale']): string {
  const messages = words(locale, 'salaries')
  const known = (map?.provinces ?? []).flatMap(({ name, range }) => (range ? [{ name, pay: range.p50 }] : []))
  const [top] = known.toSorted((a, b) => b.pay - a.pay)
  if (!top) return messages.description
  return messages.descriptionTop(
    words(locale, 'companies').province(top.name),
    formats(locale).rupiah(top.pay),
  )
}

/** One full list, or the map with the first rows of every list. */
const SalariesPage = ({ choice, pay, map }: { choice: Choice; pay: TopSalaries; map: PayMap | null }) =>
  choice.mode ? (
    <OneList pay={pay} list={choice.mode} />
  ) : (
    map && <Salaries pay={pay} map={map} choice={choice} />
  )

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

type SalariesProps = { pay: TopSalaries; map: PayMap; choice: Choice }

/** Pay across all companies: the map, the first rows of every list, the companies that pay best. */
function Salaries({ pay, map, choice }: SalariesProps) {
  const format = useFormats()
  const { title, ...leads } = useWords('salaries').head[choice.reading]
  const { departments } = useWords('reviews')
  const provinces = format.count(map.provinces.length)
  const lead = choice.department
    ? leads.department(departments[choice.department], provinces)
    : leads.lead(provinces)
  return (
    <>
      <PayHead title={title} lead={lead} asOf={pay.as_of} />
      {pay.as_of === null ? (
        <NoFigures />
      ) : (
        <>
          <MapSection map={map} choice={choice} floor={pay.floors.province} />
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
