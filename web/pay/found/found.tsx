import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FoundRoles, type RoleAnswer } from './found-roles.tsx'
import { useFloor } from '../lists/all-lists.tsx'
import { PaidCompanies } from '../lists/company-pay-row.tsx'
import { PayHead } from '../lists/pay-head.tsx'
import { PayRows, type PayRow } from '../lists/pay-rows.tsx'
import { useRows } from '../lists/places.ts'

type Props = { pay: TopSalaries; answers: readonly RoleAnswer[]; search: string }

/** Results of a search: roles with a figure, departments, and companies that pay for such work. */
export function Found({ pay, answers, search }: Props) {
  const words = useWords('salaries').search
  const { label } = useWords('pay').search
  const { departments, cities, companies } = pay
  if (search === '')
    return (
      <>
        <PayHead title={label} lead={words.hint} asOf={pay.as_of} />
        <All />
      </>
    )
  const nothing = [answers, departments, cities, companies].every(found => found.length === 0)
  return (
    <>
      <PayHead title={words.title(search)} asOf={pay.as_of} search={search} />
      {nothing && <Nothing search={search} />}
      <Places pay={pay} search={search} />
      <FoundRoles meant={pay.meant} answers={answers} />
      <Cities pay={pay} />
      <Departments pay={pay} />
      <Companies pay={pay} />
    </>
  )
}

/** Choice between several places of the same name. */
function Places({ pay: { meant }, search }: Pick<Props, 'pay' | 'search'>) {
  const locale = useLocale()
  const { namesakes } = useWords('salaries').search
  const { city } = useWords('companies')
  if (meant.namesakes.length === 0) return null
  const role = meant.roles[0]?.name ?? search
  return (
    <>
      <p className="note">{namesakes}</p>
      <Chips label={namesakes}>
        {meant.namesakes.map(({ id, name }) => (
          <Chip key={id} href={href(locale, 'searchSalaries', {}, { q: `${role}, ${city(name)}` })}>
            {city(name)}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

function Departments({ pay }: Pick<Props, 'pay'>) {
  const { departments } = useWords('salaries').search
  return <Rows title={departments} note={useEverywhere(pay)} rows={useRows(pay, 'departments')} />
}

/** Note that these figures are for all places although the search names one. */
function useEverywhere({ meant: { city, namesakes } }: TopSalaries): string | undefined {
  const { everywhere } = useWords('salaries').search
  return city || namesakes.length > 0 ? everywhere : undefined
}

/** Results if the search words are only a place. */
function Cities({ pay }: Pick<Props, 'pay'>) {
  const rows = useRows(pay, 'cities')
  const { title } = useWords('salaries').lists.cities
  return pay.meant.roles.length > 0 ? null : <Rows title={title} rows={rows} />
}

const Rows = ({ title, note, rows }: { title: string; note?: string | undefined; rows: readonly PayRow[] }) =>
  rows.length > 0 && (
    <Section title={title}>
      {note && <p className="note">{note}</p>}
      <PayRows rows={rows} />
    </Section>
  )

function Companies({ pay }: Pick<Props, 'pay'>) {
  const { title } = useWords('salaries').lists.top_companies
  const floor = useFloor(pay, 'top_companies')
  const everywhere = useEverywhere(pay)
  const { companies } = pay
  if (companies.length === 0) return null
  return (
    <Section title={title}>
      <p className="find">{floor}</p>
      {everywhere && <p className="note">{everywhere}</p>}
      <PaidCompanies companies={companies} />
    </Section>
  )
}

function All() {
  const locale = useLocale()
  const { all } = useWords('salaries').search
  return (
    <ButtonLink kind="line" href={href(locale, 'salaries')}>
      {all}
    </ButtonLink>
  )
}

function Nothing({ search }: Pick<Props, 'search'>) {
  const words = useWords('salaries').search
  return (
    <Empty action={<All />}>
      <p role="status">{words.none(search)}</p>
      <p>{words.hint}</p>
    </Empty>
  )
}
