import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import {
  choiceOf,
  MOST_COMPARED,
  type Choice,
  queryOf,
  withCompany,
} from '#web/companies/comparison/query.ts'
import { type Compared, leadsOf } from '#web/companies/comparison/compared.ts'
import { isCallError } from '#web/platform/call.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Swatch } from '#web/ui/layout/monogram.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ComparedTable } from '#web/companies/comparison/compared-table.tsx'
import '#web/companies/comparison/comparison.css'

type Call = LoadArgs['call']

const OFFERED = 8

export const page = definePage<Comparison>({
  load,
  head: ({ data: { compared }, locale }) => {
    const { head } = words(locale, 'versus')
    const names = compared.map(({ page: { company } }) => company.name)
    return {
      title: names.length > 0 ? head.titleOf(names) : head.title,
      description: head.description,
      noindex: names.length > 0,
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <ComparisonPage {...data} />,
})

async function load({ query, call }: LoadArgs): Promise<Comparison> {
  const choice = choiceOf(query)
  const found = await Promise.all(choice.companies.map(slug => readCompany(slug, call)))
  const compared = [...new Map(found.flatMap(one => (one ? [[one.page.company.id, one]] : []))).values()]
  const slugs = compared.map(({ page: { company } }) => company.slug)
  const change = slugs.find(slug => slug === choice.change) ?? null
  return {
    compared,
    choice: { ...choice, companies: slugs, change },
    offered: await offeredTo(compared, { ...choice, change }, call),
  }
}

/** Null for a company that no longer exists, which is left out. */
async function readCompany(slug: string, call: Call): Promise<Compared | null> {
  const params = { slug }
  try {
    const [page, salaries] = await Promise.all([
      call('company', { params }),
      call('companySalaries', { params, query: { comments: '0' } }),
    ])
    return { page, salaries }
  } catch (error) {
    if (isCallError(error) && error.status === 404) return null
    throw error
  }
}

/** Results of the search; without search and with one company, others of the same industry. */
async function offeredTo(compared: readonly Compared[], { add, change }: Choice, call: Call) {
  if (compared.length >= MOST_COMPARED && change === null) return []
  const industry = compared[0]?.page.company.industry
  const query = add
    ? { q: add }
    : compared.length < 2 && industry
      ? { industry, sort: 'most' as const }
      : null
  if (!query) return []
  const { companies } = await call('searchCompanies', { query })
  return companies
    .filter(({ id }) => compared.every(({ page: { company } }) => company.id !== id))
    .slice(0, OFFERED)
}

function jsonLd({ locale, origin, siteName }: HeadArgs<Comparison>): object[] {
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'versus').title, url: origin + href(locale, 'compareCompanies') },
    ]),
  ]
}

type Comparison = {
  compared: Compared[]
  choice: Choice
  /** Companies to add: results of the search, or companies of the same industry. */
  offered: CompanyCard[]
}

/** Companies side by side: first the largest differences in a sentence, then everything in a table. */
function ComparisonPage({ compared, choice, offered }: Comparison) {
  const words = useWords('versus')
  const isFull = compared.length >= MOST_COMPARED && choice.change === null
  return (
    <div className="wrap comparing">
      <h1>{words.title}</h1>
      <Finding compared={compared} />
      {isFull ? (
        <p className="note">{words.full}</p>
      ) : (
        <Adding compared={compared} choice={choice} offered={offered} />
      )}
      {compared.length > 0 && (
        <>
          <Bands ids={compared.map(({ page }) => page.company.id)} />
          <ComparedTable compared={compared} />
          <Section title={words.reading.title} small>
            {words.reading.body.map(sentence => (
              <p key={sentence} className="note">
                {sentence}
              </p>
            ))}
          </Section>
        </>
      )}
    </div>
  )
}

/** Below this number of reviews the text adds a caveat, since the mean is less reliable. */
const FEW = 10

function Finding({ compared }: { compared: Compared[] }) {
  const words = useWords('versus')
  const format = useFormats()
  const { ratings } = useWords('reviews')
  if (compared.length < 2) return <p className="lead-text">{words.lead}</p>
  const leads = leadsOf(compared)
  return (
    <p className="lead-text">
      {leads.length === 0
        ? words.alike
        : leads
            .map(({ name, aspect, mean, reviews }) =>
              words.leads(
                name,
                ratings[aspect],
                format.score(mean),
                reviews < FEW ? format.count(reviews) : null,
              ),
            )
            .join(' ')}
    </p>
  )
}

/**
 * A plain search form with results as links: each link is the current address plus that company, or with it in place of
 * another.
 */
function Adding({ compared, choice, offered }: Comparison) {
  const locale = useLocale()
  const words = useWords('versus')
  const slugs = compared.map(({ page }) => page.company.slug)
  const changed = compared.find(({ page }) => page.company.slug === choice.change)?.page.company
  return (
    <>
      <form
        key={choice.add}
        className="comparing-add"
        role="search"
        aria-label={words.add.label}
        action={href(locale, 'compareCompanies')}
        method="get"
      >
        <input type="hidden" name="companies" value={slugs.join(',')} />
        {changed && <input type="hidden" name="change" value={changed.slug} />}
        <TextField
          name="add"
          type="search"
          label={changed ? words.add.instead(changed.name) : words.add.name}
          defaultValue={choice.add}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          {words.add.submit}
        </Button>
      </form>
      {choice.add && offered.length === 0 && (
        <Empty>
          <p>{words.add.none(choice.add)}</p>
        </Empty>
      )}
      {offered.length > 0 && (
        <Section title={choice.add ? words.add.found : words.add.same} small>
          <Bands ids={offered.map(({ id }) => id)} />
          <ul className="comparing-offers">
            {offered.map(company => (
              <li key={company.id}>
                <a
                  href={href(
                    locale,
                    'compareCompanies',
                    {},
                    queryOf(withCompany(slugs, company.slug, choice.change)),
                  )}
                >
                  <Swatch id={company.id} name={company.name} />
                  <Offer company={company} />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Offer({ company }: { company: CompanyCard }) {
  const { city } = useWords('companies')
  return (
    <span>
      <b>{company.name}</b>
      {company.city && <span className="note">{city(company.city.name)}</span>}
    </span>
  )
}
