import { href } from '#shared/paths.ts'
import { AdviceBox } from '#web/jobs/alerts/advice-box.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { Locale } from '#shared/locale.ts'
import { CareerTabs } from '#web/library/career-tabs.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import { PaySearch } from '#web/pay/lists/pay-search.tsx'
import '#web/pay/career/questions.css'

export const page = definePage<null>({
  head: ({ locale }) => {
    const { headTitle: title, description } = words(locale, 'careers').salaries
    return { title, description }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'careers').salaries.title, url: origin + href(locale, 'careerSalaries') },
      ]),
    ]),
  View: () => (
    <PayPlace>
      <Questions />
      <AdviceBox />
    </PayPlace>
  ),
})

type Leads = Readonly<Record<string, (locale: Locale) => string>>

const SURABAYA = '35.78'
const BEKASI = '32.75'
const SOUTH_JAKARTA = '31.74'

const position = (role: string, city: string) => (locale: Locale) =>
  href(locale, 'position', { role }, { city })
const list = (mode: string) => (locale: Locale) => href(locale, 'salaries', {}, { mode })
const department = (key: string) => (locale: Locale) => href(locale, 'department', { department: key })

/** Target pages of the questions in the messages. */
const GROUPS = {
  roles: {
    nurse: position('nurse', SURABAYA),
    warehouse: locale => href(locale, 'comparePay', {}, { job_role: 'warehouse-staff', city: BEKASI }),
    engineer: position('software-engineer', SOUTH_JAKARTA),
    best: list('top_paid_jobs'),
  },
  companies: {
    design: department('design'),
    it: department('it'),
    best: list('top_companies'),
    industries: list('industries'),
  },
  places: {
    province: locale => href(locale, 'salaries'),
    cities: list('cities'),
    minimum: locale => href(locale, 'salaries', {}, { view: 'minimum' }),
  },
  rules: {
    thr: locale => href(locale, 'thrCalculator'),
    net: locale => href(locale, 'takeHomeCalculator'),
  },
} as const satisfies Record<string, Leads>

/** Questions in everyday words, each a link to the page with its answer. */
function Questions() {
  const { salaries: words } = useWords('careers')
  return (
    <>
      <CareerTabs current="careerSalaries" />
      <header className="askpay">
        <h1>{words.title}</h1>
        <p className="lead-text">{words.lead}</p>
        <PaySearch query="" />
      </header>
      <div className="askpay-in">
        <Group {...words.roles} leads={GROUPS.roles} />
        <Group {...words.companies} leads={GROUPS.companies} />
        <Group {...words.places} leads={GROUPS.places} />
        <Group {...words.rules} leads={GROUPS.rules} />
      </div>
    </>
  )
}

function Group<L extends Leads>({
  title,
  questions,
  leads,
}: {
  title: string
  questions: Readonly<Record<keyof L & string, string>>
  leads: L
}) {
  const locale = useLocale()
  return (
    <section>
      <h2>{title}</h2>
      <ul className="askpay-list">
        {Object.entries(leads).map(([key, to]) => (
          <li key={key}>
            <a href={to(locale)}>
              {questions[key as keyof L & string]}
              <Icon name="arrow-right" size="small" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
