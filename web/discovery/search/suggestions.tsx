import { useNavigate } from 'react-router'
import type { Role } from '#shared/contract/companies/companies.ts'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords, type AllWords } from '#web/platform/words.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'
import type { Output } from '#shared/contract/contract.ts'
import { containsAll, patternsOf } from '#shared/rules/found-words.ts'
import { httpCall } from '#web/platform/call.ts'
import './suggestions.css'

const PATIENCE_MS = 120
const LEAST = 2

export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search'])

/** Suggested companies, cities, roles, jobs, questions and articles, below the field. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const words = useWords('search').suggestions
  return (
    <Suggested
      input={input}
      find={(query, signal) => findOffers({ query, locale, signal }, words.groups)}
      patience={PATIENCE_MS}
      least={LEAST}
      choose={offer => void navigate(hrefOf(locale, offer))}
      draw={offer => (
        <span className="sugg">
          <Offered {...offer} />
        </span>
      )}
      words={words}
    />
  )
}

function hrefOf(locale: Locale, offer: Offer): string {
  if ('titled' in offer) return offer.titled.href
  if ('role' in offer) return href(locale, 'position', { role: offer.role.id })
  if ('city' in offer) return href(locale, 'searchCompany', {}, { city: offer.city.id })
  return href(locale, 'company', { id: offer.company.slug })
}

function Offered(offer: Offer) {
  if ('titled' in offer) {
    const { title, note, lang } = offer.titled
    return (
      <span>
        <b lang={lang}>{title}</b>
        {note && <span className="note"> {note}</span>}
      </span>
    )
  }
  if ('role' in offer) return <OfferedRole role={offer.role} />
  return 'city' in offer ? <OfferedCity city={offer.city} /> : <OfferedCompany company={offer.company} />
}

function OfferedCity({ city }: { city: City }) {
  const { cityIn } = useWords('search').suggestions
  const words = useWords('companies')
  return (
    <span>
      <b>{words.city(city.name)}</b>
      <span className="note"> {cityIn(words.province(city.province))}</span>
    </span>
  )
}

function OfferedRole({ role }: { role: Role }) {
  const { kind } = useWords('search').role
  const { departments } = useWords('reviews')
  return (
    <span>
      <b>{role.name}</b>
      <span className="note"> {kind(departments[role.department])}</span>
    </span>
  )
}

function OfferedCompany({ company }: { company: CompanyCard }) {
  const format = useFormats()
  const words = useWords('companies')
  const place = placeLine(company, words)
  return (
    <>
      <span>
        <b>{company.name}</b>
        {place && <span className="note"> {place}</span>}
      </span>
      {company.score !== null && (
        <span className="sugg-s">
          <b>{format.score(company.score)}</b>
          <span className="vh"> {words.score.outOf}</span>
        </span>
      )}
    </>
  )
}

/** A result with a title, which may be in another language than the page. */
type Titled = { title: string; note: string; lang: Locale; href: string }
type Offer = { id: string; group: string } & (
  | { company: CompanyCard }
  | { city: City }
  | { role: Role }
  | { titled: Titled }
)
type Groups = AllWords['search']['suggestions']['groups']
type Lookup = { query: string; locale: Locale; signal: AbortSignal }

/** Number of suggestions for which there is room: a phone shows most of them above its keyboard. */
const MOST = 8
/** Companies are first and get at least this many places: most searches are for a company. */
const COMPANIES = 4
/** Places for each other kind. */
const FEW = 2
/** Minimum length of the words for which texts are searched; shorter words match too many. */
const LEAST_OF_A_TEXT = 3

/** Suggestions for the input, grouped by kind. */
async function findOffers(lookup: Lookup, groups: Groups): Promise<Offer[]> {
  const { query, locale, signal } = lookup
  const [{ companies, cities, roles }, texts] = await Promise.all([
    httpCall('search', { query: { query } }, undefined, signal),
    query.length < LEAST_OF_A_TEXT ? [] : findTexts(lookup, groups),
  ])
  const others = [
    ...cities.map(city => ({ id: city.id, group: groups.cities, city })),
    ...roles.map(role => ({ id: role.id, group: groups.roles, role })),
    ...texts.map(({ group, ...titled }) => ({ id: titled.href, group, titled: { lang: locale, ...titled } })),
  ]
  const room = Math.max(COMPANIES, MOST - others.length)
  return [
    ...companies.slice(0, room).map(company => ({ id: company.id, group: groups.companies, company })),
    ...others,
  ]
}

type Text = Omit<Titled, 'lang'> & { lang?: Locale; group: string }

/** Jobs, questions and articles; if one call fails, the others are still suggested. */
async function findTexts({ query: q, locale, signal }: Lookup, groups: Groups): Promise<Text[]> {
  const few = <T,>(request: Promise<T[]>): Promise<T[]> =>
    request.then(
      all => all.slice(0, FEW),
      () => [],
    )
  const kinds = await Promise.all([
    few(httpCall('vacancies', { query: { q } }, undefined, signal).then(jobsIn(locale, groups))),
    few(httpCall('questions', { query: { q } }, undefined, signal).then(questionsIn(locale, groups))),
    few(httpCall('posts', { query: { locale } }, undefined, signal).then(articlesIn(locale, groups, q))),
  ])
  return kinds.flat()
}

const jobsIn =
  (locale: Locale, groups: Groups) =>
  ({ vacancies }: Output<'vacancies'>): Text[] =>
    vacancies.map(({ id, title, locale: lang, company }) => ({
      group: groups.jobs,
      href: href(locale, 'job', { id }),
      title,
      lang,
      note: company.name,
    }))

const questionsIn =
  (locale: Locale, groups: Groups) =>
  ({ questions }: Output<'questions'>): Text[] =>
    questions.map(({ id, words: title, locale: lang, company }) => ({
      group: groups.questions,
      href: href(locale, 'question', { id }),
      title,
      lang,
      note: company.name,
    }))

function articlesIn(locale: Locale, groups: Groups, q: string) {
  const patterns = patternsOf(q)
  return ({ posts }: Output<'posts'>): Text[] =>
    posts
      .filter(({ title }) => patterns.length > 0 && containsAll(title, patterns))
      .map(({ slug, title }) => ({
        group: groups.articles,
        href: href(locale, 'article', { slug }),
        title,
        note: '',
      }))
}
