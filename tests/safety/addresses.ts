import { LOCALES } from '#shared/locale.ts'
import { href, PATHS, queryString, type PageName, type Query } from '#shared/paths.ts'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { PAGE_TEXTS } from '#shared/contract/library/keys.ts'
import { ANSWERS, POSITION_FILTERS, RECOMMEND } from '#shared/contract/keys.ts'
import { inputSchema, type JsonSchema } from './fuzz/schema.ts'

/** One value of each kind, because all values are rendered alike. */
const DEPARTMENT = 'it'
const INDUSTRY = 'health'
const PLACE = 'kota-bekasi'
/** In the language of its page, or a redirect from the other one. */
const ARTICLE = 'menghitung-thr'
/** A token that belongs to nobody. */
const TOKEN = 'x'.repeat(40)

export type Subjects = { slugs: string[]; reviews: string[]; roles: string[]; cities: string[] }

/** Every page in both languages, for each company and review, with each filter and sort and with some combined. */
export function pageAddresses(subjects: Subjects): string[] {
  return LOCALES.flatMap(locale =>
    (Object.keys(PATHS) as PageName[]).flatMap(name => {
      return paramsOf(name, subjects).flatMap(params =>
        queriesOf(callOf(name), subjects).map(query => href(locale, name, params as never, query as never)),
      )
    }),
  )
}

function paramsOf(name: PageName, { reviews, roles, slugs }: Subjects): object[] {
  if (name === 'position') return roles.map(role => ({ role }))
  if (name === 'article') return [{ slug: ARTICLE }]
  if (name === 'industry') return [{ industry: INDUSTRY }]
  if (name === 'place') return [{ place: PLACE }]
  if (name === 'department') return [{ department: DEPARTMENT }]
  if (name === 'ownerReview') return reviews.slice(0, 1).map(review => ({ review }))
  if (['ownerJob', 'job', 'applyJob', 'ownerApplication', 'question'].includes(name))
    return reviews.slice(0, 1).map(id => ({ id, job: id, application: id }))
  if (PATHS[name].id.includes(':token')) return [{ token: TOKEN }]
  if (!PATHS[name].id.includes(':id')) return [{}]
  return (name === 'review' ? reviews : slugs).map(id => ({ id }))
}

/** Addresses of all calls that read, for each company and review. */
export function callAddresses(subjects: Subjects, staff = false): string[] {
  const reads = (Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]).filter(
    ([, { method, auth }]) => method === 'GET' && (staff || (auth !== 'staff' && auth !== 'owner')),
  )
  return [
    '/api/openapi.json',
    ...reads.flatMap(([name, { path }]) => {
      const queries = queriesOf(name, subjects).map(queryString)
      return fill(path, subjects).flatMap(filled => queries.map(query => `/api${filled}${query}`))
    }),
  ]
}

function fill(path: string, { slugs, reviews, roles }: Subjects): string[] {
  if (path.startsWith('/posts/')) return [path.replace(':slug', ARTICLE)]
  if (path.includes(':slug')) return slugs.map(slug => path.replace(':slug', slug))
  if (path.includes(':role')) return roles.map(role => path.replace(':role', role))
  if (path.includes(':filter')) return POSITION_FILTERS.map(filter => path.replace(':filter', filter))
  if (path.includes(':department')) return [path.replace(':department', DEPARTMENT)]
  if (path.includes(':id')) return reviews.map(id => path.replace(':id', id))
  if (path.includes(':locale')) return LOCALES.map(locale => path.replace(':locale', locale))
  if (path.includes(':industry')) return [path.replace(':industry', INDUSTRY)]
  if (path.includes(':place')) return [path.replace(':place', PLACE)]
  if (path.startsWith('/texts/')) return PAGE_TEXTS.map(name => path.replace(':name', name))
  return [path.replace(':month', '2026-03').replace(':token', TOKEN)]
}

/** The call that a page shows, if their names differ. */
const SHOWS: Partial<Record<PageName, EndpointName>> = {
  searchCompany: 'searchCompanies',
  position: 'jobRole',
  salaries: 'topSalaries',
  jobs: 'vacancies',
  articles: 'posts',
  faq: 'faqs',
  searchPosition: 'positions',
  companyJobs: 'companyVacancies',
}

const callOf = (page: PageName): EndpointName | undefined =>
  SHOWS[page] ?? (page in ENDPOINTS ? (page as EndpointName) : undefined)

/** Each value of each parameter of a call with each order; words; and one value of every parameter combined. */
export function queriesOf(name: EndpointName | undefined, subjects: Subjects): Query[] {
  const query = name && (CONTRACT[name] as Schemas).query
  if (!query) return [{}]
  const known = valuesKnown(subjects)
  const parameters = Object.entries(inputSchema(query).properties ?? {}).map(
    ([key, schema]) => [key, known[key] ?? valuesOf(schema)] as const,
  )
  const { sort: sorts = [], q: words = [], ...others } = Object.fromEntries(parameters)
  const single = Object.entries(others).flatMap(([key, values]) => values.map(value => ({ [key]: value })))
  const together = [...Object.entries(others), ['q', words] as const].map(
    ([key, [first]]) => [key, first ?? null] as const,
  )
  return [
    ...words.map(q => ({ q })),
    ...[{}, ...single].flatMap(one => [one, ...sorts.map(sort => ({ ...one, sort }))]),
    Object.fromEntries(together),
  ]
}

/** Values that a schema cannot give, by parameter name. */
function valuesKnown({ roles, cities, reviews, slugs }: Subjects): Record<string, string[]> {
  // Locked texts contain the ids of their reviews: searching for one must not show the text.
  const words = ['kunci', 'klinik', ...reviews.map(id => id.slice(0, 8))]
  return {
    q: words,
    query: words,
    job_role: roles,
    city: cities,
    company: slugs.slice(0, 1),
    province: ['32'],
    year: ['2025'],
    role: roles,
    pay: ['5000000'],
    experience: ['2'],
    within: ['7'],
    remote: ['1'],
    score: ['1', '2', '3', '4', '5'],
    recommend: [...RECOMMEND],
    feature: [...ANSWERS],
    filters: ['{"type":"employee","score":4}'],
    cursor: [`after.20.${reviews[0]}`, `before.40.${reviews.at(-1)}`],
  }
}

const valuesOf = ({ enum: values = [], anyOf = [] }: JsonSchema): string[] => [
  ...values.map(String),
  ...anyOf.flatMap(valuesOf),
]
