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
import { Provinces, StripKey } from '../provinces.tsx'
import { Cities, CityPay, type CitySearch } from './city-pay.tsx'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { SalaryStrips } from '#web/ui/charts/ranges/salary-strip.tsx'
import { payAxis } from '../axis.ts'
import { quartilesOf } from '../quartiles.ts'
import { Gap } from '#web/ui/charts/gap/gap.tsx'
import { PayFigure } from '../figure.tsx'
import { ComparePay } from '../compare-pay.tsx'
import { useScope } from '../scope.ts'
import { gapOf, payTrend, type PayTrend } from './pay-trend.ts'
import './role.css'

/** Maximum number here; the department's page has more. */
const MOST_PAYING = 5

/** `pay` is missing on further pages of the list of companies. */
type Props = { companies: Companies; pay: RolePay | null; citySearch: CitySearch | null }

/** Page of a role: pay, by city and by experience, and the companies with reviews by people in it. */
export function RolePage({ companies, pay, citySearch }: Props) {
  const published = pay?.as_of ? pay : null
  const reviewed = <RoleCompanies {...companies} />
  return (
    <>
      <Head {...companies} asOf={published?.as_of ?? null} />
      <div className="cols-side">
        <div>{published ? <Pay pay={published} citySearch={citySearch} /> : reviewed}</div>
        <div>
          {published && reviewed}
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

/** If the reader searched for a city, its pay is shown first. */
function Pay({ pay, citySearch }: { pay: RolePay; citySearch: CitySearch | null }) {
  const { role } = pay
  const inCity = <CityPay role={role} cities={pay.cities} citySearch={citySearch} />
  return (
    <>
      {citySearch && inCity}
      <RoleFigure pay={pay} />
      {citySearch ? <Cities role={role} cities={pay.cities} /> : inCity}
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
      <GiveLink query={{ role: id }}>{give.submit}</GiveLink>
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

/** Pay by years in the role, from the fewest years. */
function Experience({ steps }: { steps: RolePay['experience'] }) {
  const format = useFormats()
  const { years: words } = useWords('positions').role
  const pay = useWords('pay')
  const finding = useFinding(steps)
  if (steps.length < 2) return null
  const ranges = steps.map(({ range }) => range)
  return (
    <Section title={words.title}>
      {finding && <p className="find">{finding}</p>}
      <Figure>
        <SalaryStrips
          axis={payAxis(ranges, pay.millions)}
          rows={steps.map(({ from, range }) => ({
            key: String(from),
            label: pay.years[from],
            value: format.rupiah(range.p50),
            range: quartilesOf(range),
            spoken: pay.half(pay.range(format.millions(range.p25), format.millions(range.p75))),
          }))}
        />
        <StripKey isTenths={ranges.some(({ p10 }) => p10 !== null)} />
      </Figure>
    </Section>
  )
}

/** Smallest difference worth a sentence, in rupiah: figures are rounded to a hundred thousand. */
const TELLING = 300_000

/** The difference between the most and the least experienced. */
function useFinding(steps: RolePay['experience']): string | undefined {
  const format = useFormats()
  const { more } = useWords('positions').role.years
  const { years } = useWords('pay')
  const first = steps[0]
  const last = steps.at(-1)
  const by = first && last ? last.range.p50 - first.range.p50 : 0
  return first && last && by >= TELLING
    ? more(format.rupiah(by), years[first.from], years[last.from])
    : undefined
}

/**
 * Median of a role and the trend of its distance to the minimum wage; or why it is withheld, and the nearest wider
 * figure.
 */
function RoleFigure({ pay }: { pay: RolePay }) {
  const { role: words } = useWords('positions')
  const { range, years } = pay
  if (range === null) return <Few pay={pay} />
  const trend = payTrend(years)
  return (
    <Section title={trend ? words.trend[trend.kind] : words.pay} bare>
      <div className="rolepay">
        <div>
          <PayFigure range={range} />
          <ComparePay selection={{ job_role: pay.role.id }} />
        </div>
        {trend && <GapFigure years={years} trend={trend} />}
      </div>
    </Section>
  )
}

function Few({ pay: { fallback } }: { pay: RolePay }) {
  const scope = useScope()
  const { few } = useWords('positions').role
  return (
    <Section title={few.title} bare>
      <p className="find">{few.body}</p>
      {fallback && (
        <>
          <p className="note">{few.nearest(scope(fallback.of))}</p>
          <PayFigure range={fallback.range} />
        </>
      )}
    </Section>
  )
}

function GapFigure({ years, trend }: { years: RolePay['years']; trend: PayTrend }) {
  const format = useFormats()
  const { gap: words } = useWords('positions').role
  const { first, last } = trend
  const text =
    words.text(String(first.year), String(last.year), format.millions(first.p50), format.millions(last.p50)) +
    words.textMinimum(format.millions(first.minimum_wage), format.millions(last.minimum_wage))
  const caption =
    trend.kind === 'under'
      ? words.gapUnder(format.rupiah(-gapOf(last)))
      : words.gap(String(first.year), format.rupiah(gapOf(first)), format.rupiah(gapOf(last)))
  return (
    <Figure caption={caption}>
      <Gap
        points={years.map(({ year, p50, minimum_wage }) => ({
          label: String(year),
          value: p50,
          other: minimum_wage,
        }))}
        format={format.millions}
        text={`${text} ${caption}`}
      />
      <Key
        items={[
          { shape: 'line', label: words.pay },
          { shape: 'minline', label: words.minimum },
        ]}
      />
    </Figure>
  )
}
