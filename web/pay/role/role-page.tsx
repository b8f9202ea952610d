import type { RolePage as Companies } from '#shared/contract/companies/companies.ts'
import type { RolePay } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { RoleCompanies, RoleReading } from './role-companies.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { GiveLink } from '../give-link.tsx'
import { PaidCompanies } from '../lists/company-pay-row.tsx'
import { Provinces } from '../provinces.tsx'
import { Cities, CityPay, type AskedCity } from './city-pay.tsx'
import { Experience } from './experience.tsx'
import { RoleFigure } from './role-figure.tsx'
import './role.css'

/** More of them are on the department's page. */
const MOST_PAYING = 5

/** `pay` is missing on further pages of companies. */
type Props = { companies: Companies; pay: RolePay | null; asked: AskedCity | null }

/** A role: what it earns, where, and after how long; and which companies people in it wrote about. */
export function RolePage({ companies, pay, asked }: Props) {
  const told = pay?.as_of ? pay : null
  const reviewed = <RoleCompanies {...companies} />
  return (
    <>
      <Head {...companies} asOf={told?.as_of ?? null} />
      <div className="cols-side">
        <div>{told ? <Pay pay={told} asked={asked} /> : reviewed}</div>
        <div>
          {told && reviewed}
          <RoleReading />
          <Give role={companies.role} />
          <DepartmentLink role={companies.role} />
        </div>
      </div>
    </>
  )
}

function Head({ role, asOf }: Pick<Companies, 'role'> & { asOf: string | null }) {
  const locale = useLocale()
  const format = useFormats()
  const { asOf: updated } = useWords('pay')
  const { departments } = useWords('reviews')
  return (
    <header className="rolehead">
      <Kicker>
        <a href={href(locale, 'department', { department: role.department })}>
          {departments[role.department]}
        </a>
        {asOf && <span>{updated(format.weekday(asOf))}</span>}
      </Kicker>
      <h1 className={role.name.length > 24 ? 'rolehead-long' : undefined}>{role.name}</h1>
    </header>
  )
}

/** Who asked for a city reads of it first. */
function Pay({ pay, asked }: { pay: RolePay; asked: AskedCity | null }) {
  const { role } = pay
  const inCity = <CityPay role={role} cities={pay.cities} asked={asked} />
  return (
    <>
      {asked && inCity}
      <RoleFigure pay={pay} />
      {asked ? <Cities role={role} cities={pay.cities} /> : inCity}
      <Provinces provinces={pay.provinces} />
      <Experience steps={pay.experience} />
      <Paying pay={pay} />
    </>
  )
}

function Paying({ pay: { role, companies } }: { pay: RolePay }) {
  const { role: words } = useWords('positions')
  const { departments } = useWords('reviews')
  if (companies.length === 0) return null
  return (
    <Section title={words.companies}>
      <p className="find">{words.companiesNote(departments[role.department])}</p>
      <PaidCompanies companies={companies.slice(0, MOST_PAYING)} />
    </Section>
  )
}

function Give({ role: { id } }: Pick<Companies, 'role'>) {
  const { give } = useWords('positions').role
  return (
    <Section title={give.title} small>
      <GiveLink asked={{ role: id }}>{give.submit}</GiveLink>
    </Section>
  )
}

function DepartmentLink({ role }: Pick<Companies, 'role'>) {
  const locale = useLocale()
  const { departments } = useWords('reviews')
  const { role: words } = useWords('positions')
  return (
    <ArrowLink href={href(locale, 'department', { department: role.department })}>
      {words.department(departments[role.department])}
    </ArrowLink>
  )
}
