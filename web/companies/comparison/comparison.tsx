import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Swatch } from '#web/ui/layout/monogram.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { MOST_COMPARED, queryOf, withCompany, type Asked } from './query.ts'
import { ComparedTable } from './compared-table.tsx'
import { leadsOf, type Compared } from './compared.ts'
import './comparison.css'

export type Comparison = {
  compared: Compared[]
  asked: Asked
  /** Companies to add: results of the search, or companies of the same industry. */
  offered: CompanyCard[]
}

/** Companies side by side: first the largest differences in a sentence, then everything in a table. */
export function ComparisonPage({ compared, asked, offered }: Comparison) {
  const words = useWords('versus')
  const isFull = compared.length >= MOST_COMPARED && asked.change === null
  return (
    <div className="wrap comparing">
      <h1>{words.title}</h1>
      <Finding compared={compared} />
      {isFull ? (
        <p className="note">{words.full}</p>
      ) : (
        <Adding compared={compared} asked={asked} offered={offered} />
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
function Adding({ compared, asked, offered }: Comparison) {
  const locale = useLocale()
  const words = useWords('versus')
  const slugs = compared.map(({ page }) => page.company.slug)
  const changed = compared.find(({ page }) => page.company.slug === asked.change)?.page.company
  return (
    <>
      <form
        key={asked.add}
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
          defaultValue={asked.add}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon="search">
          {words.add.submit}
        </Button>
      </form>
      {asked.add && offered.length === 0 && (
        <Empty>
          <p>{words.add.none(asked.add)}</p>
        </Empty>
      )}
      {offered.length > 0 && (
        <Section title={asked.add ? words.add.found : words.add.same} small>
          <Bands ids={offered.map(({ id }) => id)} />
          <ul className="comparing-offers">
            {offered.map(company => (
              <li key={company.id}>
                <a
                  href={href(
                    locale,
                    'compareCompanies',
                    {},
                    queryOf(withCompany(slugs, company.slug, asked.change)),
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
