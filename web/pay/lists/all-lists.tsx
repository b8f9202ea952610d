import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FIRST_ROWS, NAMED, rowsOf, type NamedList } from '../place/query.ts'
import { PaidCompanies } from './company-pay-row.tsx'
import { PayRows } from './pay-rows.tsx'
import { floorOf, useRows } from './places.ts'
import './lists.css'

type Props = { pay: TopSalaries }

/** The first rows of every list, each with its privacy floor and a link to the full list. */
export function AllLists({ pay }: Props) {
  const { lists } = useWords('salaries')
  const { reading } = useWords('pay')
  if (NAMED.every(list => pay[rowsOf(list)].length === 0)) return null
  return (
    <Section title={lists.title}>
      <p className="find">{reading}</p>
      <div className="paylists-in">
        {NAMED.map(list => (
          <Beginning key={list} pay={pay} list={list} />
        ))}
      </div>
    </Section>
  )
}

function Beginning({ pay, list }: Props & { list: NamedList }) {
  const locale = useLocale()
  const rows = useRows(pay, list, FIRST_ROWS)
  const words = useWords('salaries').lists
  const floor = useFloor(pay, list)
  return (
    <section aria-labelledby={list}>
      <h3 id={list}>{words[list].title}</h3>
      <p className="note">{floor}</p>
      {rows.length === 0 ? <p className="paylists-none">{words.none}</p> : <PayRows rows={rows} />}
      {pay[rowsOf(list)].length > FIRST_ROWS && (
        <ArrowLink href={href(locale, 'salaries', {}, { mode: list })}>{words[list].all}</ArrowLink>
      )}
    </section>
  )
}

export function BestPaying({ pay }: Props) {
  const locale = useLocale()
  const { top_companies: words } = useWords('salaries').lists
  const floor = useFloor(pay, 'top_companies')
  if (pay.companies.length === 0) return null
  return (
    <Section title={words.title}>
      <p className="find">{floor}</p>
      <PaidCompanies companies={pay.companies.slice(0, FIRST_ROWS)} />
      {pay.companies.length > FIRST_ROWS && (
        <ArrowLink href={href(locale, 'salaries', {}, { mode: 'top_companies' })}>{words.all}</ArrowLink>
      )}
    </Section>
  )
}

/** Number of people and companies from which a list shows a row. */
export function useFloor(pay: TopSalaries, list: NamedList | 'top_companies'): string {
  const format = useFormats()
  const { lists } = useWords('salaries')
  const [people, companies] = floorOf(pay, list)
  return lists[list].floor(format.count(people), format.count(companies))
}
