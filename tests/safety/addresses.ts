import { LOCALES } from '#shared/locale.ts'
import { href, PATHS, queryString, type PageName, type Query } from '#shared/paths.ts'
import { ENDPOINTS, type Endpoint } from '#shared/contract/endpoints.ts'
import { COMPANY_SORTS, RECOMMEND, REVIEW_SORTS } from '#shared/contract/keys.ts'

export type Subjects = { slugs: string[]; reviews: string[]; roles: string[]; cities: string[] }

/** Every page in both languages, for each company and review, with each of its filters and sorts and with some together. */
export function pageAddresses(subjects: Subjects): string[] {
  return LOCALES.flatMap(locale =>
    (Object.keys(PATHS) as PageName[]).flatMap(name => {
      return paramsOf(name, subjects).flatMap(params =>
        queriesOf(name, subjects).map(query => href(locale, name, params as never, query as never)),
      )
    }),
  )
}

function paramsOf(name: PageName, { reviews, roles, slugs }: Subjects): object[] {
  if (name === 'position') return roles.map(role => ({ role }))
  if (!PATHS[name].id.includes(':id')) return [{}]
  return (name === 'review' ? reviews : slugs).map(id => ({ id }))
}

/** Every call that reads, as an address, for each company and review. */
export function callAddresses(subjects: Subjects, staff = false): string[] {
  const reads = Object.values(ENDPOINTS).filter(
    (endpoint: Endpoint) => endpoint.method === 'GET' && (staff || endpoint.auth !== 'staff'),
  )
  return [
    '/api/openapi.json',
    ...reads.flatMap(({ path }) => {
      const queries = queriesOfCall(path, subjects).map(queryString)
      return fill(path, subjects).flatMap(filled => queries.map(query => `/api${filled}${query}`))
    }),
  ]
}

function fill(path: string, { slugs, reviews, roles }: Subjects): string[] {
  if (path.includes(':slug')) return slugs.map(slug => path.replace(':slug', slug))
  if (path.includes(':role')) return roles.map(role => path.replace(':role', role))
  if (path.includes(':id')) return reviews.map(id => path.replace(':id', id))
  if (path.includes(':locale')) return LOCALES.map(locale => path.replace(':locale', locale))
  return [path.replace(':month', '2026-03')]
}

function queriesOf(name: PageName, subjects: Subjects): Query[] {
  if (name === 'companyReviews') return reviewQueries(subjects)
  return name === 'searchCompany' ? companyQueries(subjects) : [{}]
}

function queriesOfCall(path: string, subjects: Subjects): Query[] {
  if (/reviews(\/summary)?$/.test(path) && path.includes(':slug')) return reviewQueries(subjects)
  if (path === '/search/companies') return companyQueries(subjects)
  return path === '/search' ? [{}, { query: 'kunci' }] : [{}, { header: '1' }]
}

export function reviewQueries({ roles, cities, reviews }: Subjects): Query[] {
  const filters: Query[] = [
    {},
    ...['employee', 'former', 'applicant'].map(type => ({ type })),
    ...[1, 2, 3, 4, 5].map(score => ({ score })),
    ...RECOMMEND.map(recommend => ({ recommend })),
    ...roles.map(job_role => ({ job_role })),
    ...cities.map(city => ({ city })),
    { type: 'employee', score: 4, recommend: '1' },
    { cursor: reviews[0] },
    { cursor: reviews.at(-1), score: 4 },
  ]
  return filters.flatMap(filter => [filter, ...REVIEW_SORTS.map(sort => ({ ...filter, sort }))])
}

const companyQueries = ({ cities }: Subjects): Query[] => [
  {},
  { q: 'kunci' },
  { q: 'klinik' },
  ...COMPANY_SORTS.map(sort => ({ sort })),
  ...cities.map(city => ({ city })),
  { score: 4, recommend: '1', feature: ['parkingspace'] },
]
