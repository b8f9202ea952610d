import type { DepartmentPay } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ComparePay } from '../compare-pay.tsx'
import { PayFigure } from '../figure.tsx'
import { GiveLink } from '../give-link.tsx'
import { PaidCompanies } from '../lists/company-pay-row.tsx'
import { PayRows, type PayRow } from '../lists/pay-rows.tsx'
import { Provinces } from '../provinces.tsx'
import '../role/role.css'

type Props = { pay: DepartmentPay }

/** Page of a department across all companies: pay by province, industry and role, and the companies that pay best. */
export function DepartmentPage({ pay }: Props) {
  const { department: words } = useWords('positions')
  return (
    <>
      <Head pay={pay} />
      <div className="cols-side">
        <div>
          <Figure pay={pay} />
          <Companies pay={pay} />
          <Provinces provinces={pay.provinces} />
        </div>
        <div>
          <Rows title={words.roles} rows={useRoles(pay)} />
          <Rows title={words.industries} rows={useIndustries(pay)} />
        </div>
      </div>
    </>
  )
}

function Head({ pay: { department, as_of } }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const { asOf, kicker } = useWords('pay')
  const { department: words } = useWords('positions')
  const { departments } = useWords('reviews')
  return (
    <header className="rolehead">
      <Kicker>
        <a href={href(locale, 'salaries')}>{kicker}</a>
        {as_of && <span>{asOf(format.weekday(as_of))}</span>}
      </Kicker>
      <h1>{words.title(departments[department])}</h1>
    </header>
  )
}

function Figure({ pay: { department, range } }: Props) {
  const locale = useLocale()
  const { role, department: words } = useWords('positions')
  const { few, map } = words
  if (range === null)
    return (
      <Section title={few.title} bare>
        <p className="find">{few.body}</p>
        <GiveLink>{role.give.submit}</GiveLink>
      </Section>
    )
  return (
    <div className="rolefig">
      <PayFigure range={range} />
      <ComparePay selection={{ department }} />
      <ArrowLink href={href(locale, 'salaries', {}, { department })}>{map}</ArrowLink>
    </div>
  )
}

function Companies({ pay: { companies } }: Props) {
  const { department: words } = useWords('positions')
  if (companies.length === 0) return null
  return (
    <Section title={words.companies}>
      <p className="find">{words.companiesNote}</p>
      <PaidCompanies companies={companies} />
    </Section>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly PayRow[] }) {
  const { reading } = useWords('pay')
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <p className="find">{reading}</p>
      <PayRows rows={rows} />
    </Section>
  )
}

function useRoles({ roles }: DepartmentPay): PayRow[] {
  const locale = useLocale()
  return roles.map(({ id, name, range }) => ({
    id,
    name,
    range,
    href: href(locale, 'position', { role: id }),
  }))
}

function useIndustries({ industries }: DepartmentPay): PayRow[] {
  const locale = useLocale()
  const names = useWords('companies').industries
  return industries.map(({ industry, range }) => ({
    id: industry,
    name: names[industry],
    range,
    href: href(locale, 'searchCompany', {}, { industry }),
  }))
}
