import type { TopSalaries, Comparison } from '#shared/contract/pay/pay.ts'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useFloor } from '#web/pay/lists/all-lists.tsx'
import { PaidCompanies } from '#web/pay/lists/company-pay-row.tsx'
import { PayHead } from '#web/pay/lists/pay-head.tsx'
import { PayRows, type PayRow } from '#web/pay/lists/pay-rows.tsx'
import { useRows } from '#web/pay/lists/places.ts'
import type { Role } from '#shared/contract/companies/companies.ts'
import { NearestPay } from '#web/pay/nearest-pay.tsx'
import { useScope } from '#web/pay/scope.ts'

type Data = { search: string; pay: TopSalaries; answers: RoleAnswer[] }

export const page = definePage<Data>({
  load,
  head: ({ data: { search }, locale }) => {
    const messages = words(locale, 'salaries')
    const title = search ? messages.search.title(search) : words(locale, 'pay').search.label
    return { title, description: messages.description, noindex: true }
  },
  View: ({ data }) => (
    <PayPlace>
      <Found {...data} />
    </PayPlace>
  ),
})

const LONGEST = 80

async function load({ query, call }: LoadArgs): Promise<Data> {
  const search = (query.get('q') ?? '').trim().slice(0, LONGEST)
  const top = (mode: TopSalaries['mode']) => call('topSalaries', { query: { mode, search } })
  const [jobs, { companies }] = await Promise.all([top('top_paid_jobs'), top('top_companies')])
  return { search, pay: { ...jobs, companies }, answers: await answersTo(jobs.matches, call) }
}

/** Pay of each role in the city of the search words. */
const answersTo = ({ roles, city }: TopSalaries['matches'], call: LoadArgs['call']): Promise<RoleAnswer[]> =>
  Promise.all(
    roles.map(async role => {
      const query = { job_role: role.id, ...(city && { city: city.id }) }
      return { role, pay: await call('payBenchmark', { query }) }
    }),
  )

type Props = { pay: TopSalaries; answers: readonly RoleAnswer[]; search: string }

/** Results of a search: roles with a figure, departments, and companies that pay for such work. */
function Found({ pay, answers, search }: Props) {
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
      <FoundRoles matches={pay.matches} answers={answers} />
      <Cities pay={pay} />
      <Departments pay={pay} />
      <Companies pay={pay} />
    </>
  )
}

/** Choice between several places of the same name. */
function Places({ pay: { matches }, search }: Pick<Props, 'pay' | 'search'>) {
  const locale = useLocale()
  const { namesakes } = useWords('salaries').search
  const { city } = useWords('companies')
  if (matches.namesakes.length === 0) return null
  const role = matches.roles[0]?.name ?? search
  return (
    <>
      <p className="note">{namesakes}</p>
      <Chips label={namesakes}>
        {matches.namesakes.map(({ id, name }) => (
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
function useEverywhere({ matches: { city, namesakes } }: TopSalaries): string | undefined {
  const { everywhere } = useWords('salaries').search
  return city || namesakes.length > 0 ? everywhere : undefined
}

/** Results if the search words are only a place. */
function Cities({ pay }: Pick<Props, 'pay'>) {
  const rows = useRows(pay, 'cities')
  const { title } = useWords('salaries').lists.cities
  return pay.matches.roles.length > 0 ? null : <Rows title={title} rows={rows} />
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

/** A role that matches the search words, with its pay in the requested place. */
type RoleAnswer = { role: Role; pay: Comparison }
type FoundRolesProps = { matches: TopSalaries['matches']; answers: readonly RoleAnswer[] }

/** Roles that match a search: the one with exactly this name is shown with its figures, the others as a list. */
function FoundRoles({ matches, answers }: FoundRolesProps) {
  const words = useWords('salaries').search
  const { city } = useWords('companies')
  const [first, ...others] = answers
  if (!first) return null
  const isOne = matches.exact || others.length === 0
  return (
    <Section title={words.roles} className="payfound">
      {matches.city && !isOne && <p className="find">{words.placed(city(matches.city.name))}</p>}
      {isOne && <Answer {...first} city={matches.city} />}
      <Others answers={isOne ? others : answers} city={matches.city} />
    </Section>
  )
}

type Place = { city: TopSalaries['matches']['city'] }

function Answer({ role, pay, city }: RoleAnswer & Place) {
  const locale = useLocale()
  const { of } = useWords('pay')
  const { city: named } = useWords('companies')
  return (
    <>
      <h3>
        <a href={href(locale, 'position', { role: role.id }, { city: city?.id })}>
          {[role.name, city && of.place(named(city.name))].filter(Boolean).join(' ')}
        </a>
      </h3>
      <NearestPay pay={pay} />
    </>
  )
}

/** Roles with pay figures for the place or the nearest wider area; the others by name only. */
function Others({ answers, city }: Pick<FoundRolesProps, 'answers'> & Place) {
  const locale = useLocale()
  const scope = useScope()
  const { search } = useWords('salaries')
  const to = (role: Role) => href(locale, 'position', { role: role.id }, { city: city?.id })
  const rows = answers.flatMap(({ role, pay: { benchmark } }): PayRow[] =>
    benchmark?.of.role
      ? [{ id: role.id, name: scope(benchmark.of), href: to(role), range: benchmark.range }]
      : [],
  )
  rows.sort((a, b) => b.range.p50 - a.range.p50)
  const few = answers.filter(({ pay }) => !pay.benchmark?.of.role)
  return (
    <>
      {rows.length > 0 && <PayRows rows={rows} />}
      {few.length > 0 && (
        <>
          <p className="note payfound-few">{search.few}</p>
          <Chips label={search.few}>
            {few.map(({ role }) => (
              <Chip key={role.id} href={to(role)}>
                {role.name}
              </Chip>
            ))}
          </Chips>
        </>
      )}
    </>
  )
}
