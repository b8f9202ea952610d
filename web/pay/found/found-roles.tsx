import type { Role } from '#shared/contract/companies/companies.ts'
import type { Comparison, TopSalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { NearestPay } from '../nearest-pay.tsx'
import { useScope } from '../scope.ts'
import { PayRows, type PayRow } from '../lists/pay-rows.tsx'

/** A role that matches the search words, with its pay in the requested place. */
export type RoleAnswer = { role: Role; pay: Comparison }
type Props = { meant: TopSalaries['meant']; answers: readonly RoleAnswer[] }

/** Roles that match a search: the one with exactly this name is shown with its figures, the others as a list. */
export function FoundRoles({ meant, answers }: Props) {
  const words = useWords('salaries').search
  const { city } = useWords('companies')
  const [first, ...others] = answers
  if (!first) return null
  const isOne = meant.exact || others.length === 0
  return (
    <Section title={words.roles} className="payfound">
      {meant.city && !isOne && <p className="find">{words.placed(city(meant.city.name))}</p>}
      {isOne && <Answer {...first} city={meant.city} />}
      <Others answers={isOne ? others : answers} city={meant.city} />
    </Section>
  )
}

type Place = { city: TopSalaries['meant']['city'] }

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
function Others({ answers, city }: Pick<Props, 'answers'> & Place) {
  const locale = useLocale()
  const scope = useScope()
  const { search } = useWords('salaries')
  const to = (role: Role) => href(locale, 'position', { role: role.id }, { city: city?.id })
  const told = answers.flatMap(({ role, pay: { beside } }): PayRow[] =>
    beside?.of.role ? [{ id: role.id, name: scope(beside.of), href: to(role), range: beside.range }] : [],
  )
  told.sort((a, b) => b.range.p50 - a.range.p50)
  const few = answers.filter(({ pay }) => !pay.beside?.of.role)
  return (
    <>
      {told.length > 0 && <PayRows rows={told} />}
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
