import type { Row, Tables } from './tables.ts'

/** A row that belongs to an account or to a review, as far as the two schemas show it. */
export type Sighting = { of: string; row: Row }
/** Sightings by table name. */
export type Sightings = Map<string, Sighting[]>

/** Bytes as hexadecimal digits without a prefix. */
export const keyOf = (bytes: unknown): string => String(bytes).replace(/^\\x/, '')
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const rowsOf = (tables: Tables, name: string): Row[] => tables.get(name) ?? []
export const accountsOf = (tables: Tables): string[] =>
  rowsOf(tables, 'identity.account').map(({ values }) => String(values['id']))

/** Rows of `identity` with their account, found by its id or by the index of its address. */
export function accountSightings(tables: Tables): Sightings {
  const accounts = new Map<string, string>()
  for (const { values } of rowsOf(tables, 'identity.account'))
    for (const key of ['id', 'email_idx', 'phone_idx'])
      if (values[key]) accounts.set(text(values[key]), String(values['id']))
  return sightings(tables, 'identity', values =>
    Object.values(values).flatMap(value => accounts.get(text(value)) ?? []),
  )
}

/** Rows of `content` with their review, found by its id or as the only review of its company. */
export function reviewSightings(tables: Tables): Sightings {
  const reviews = rowsOf(tables, 'content.review')
  const ids = new Set(reviews.map(({ values }) => String(values['id'])))
  const ofCompany = Map.groupBy(reviews, ({ values }) => String(values['company_id']))
  const lone = (company: unknown) => {
    const found = ofCompany.get(text(company)) ?? []
    return found.length === 1 ? [String(found[0]?.values['id'])] : []
  }
  return sightings(tables, 'content', (values, name) => {
    const named = Object.values(values).flatMap(value => (ids.has(text(value)) ? [text(value)] : []))
    return named.length > 0 ? named : lone(name === 'content.company' ? values['id'] : values['company_id'])
  })
}

const PAY_STORES = ['salary', 'role_pay', 'salary_comment', 'pay_waiting', 'pay_comment']

/** Rows of `content` with their row of pay, found by its key or id. */
function paySightings(tables: Tables): Sightings {
  const rows = PAY_STORES.flatMap(store => rowsOf(tables, `content.${store}`))
  const named = new Set(rows.map(({ values }) => text(values['key'] ?? values['id'])))
  return sightings(tables, 'content', values =>
    Object.values(values).flatMap(value => (named.has(text(value)) ? [keyOf(value)] : [])),
  )
}

/** Rows of a schema that contain one of these ids anywhere. */
function namedIn(tables: Tables, schema: string, ids: string[]): Sightings {
  return sightings(tables, schema, values => {
    const said = JSON.stringify(values)
    return ids.filter(id => said.includes(id))
  })
}

const idsOf = (tables: Tables, name: string): string[] =>
  rowsOf(tables, name).map(({ values }) => String(values['id']))

/** The day of each application, which is stored in the clear, and the ids of its files. */
export function applicationsByDay(tables: Tables): Map<string, { day: number; keys: string[] }> {
  const keys = Map.groupBy(rowsOf(tables, 'identity.private_file'), ({ values }) =>
    text(values['belongs_to']),
  )
  return new Map(
    rowsOf(tables, 'identity.application').map(({ values }) => {
      const id = String(values['id'])
      const own = keys.get(`application:${id}`) ?? []
      const day = Date.parse(`${text(values['sent_on'])}T00:00:00+07:00`)
      return [id, { day, keys: own.map(file => String(file.values['id'])) }]
    }),
  )
}

type Wanted = { links: 'author' | 'payer' | 'applicant' | 'asker'; found: Sightings }

/** Content whose account an attacker looks for: reviews, rows of pay, applications, questions and answers. */
export const wanted = (tables: Tables): Wanted[] => [
  { links: 'author', found: reviewSightings(tables) },
  { links: 'payer', found: paySightings(tables) },
  { links: 'applicant', found: namedIn(tables, 'identity', idsOf(tables, 'identity.application')) },
  {
    links: 'asker',
    found: namedIn(tables, 'content', [
      ...idsOf(tables, 'content.question'),
      ...idsOf(tables, 'content.answer'),
    ]),
  },
]

function sightings(
  tables: Tables,
  schema: string,
  subjectsOf: (values: Row['values'], name: string) => string[],
): Sightings {
  const found: Sightings = new Map()
  for (const [name, rows] of tables) {
    if (!name.startsWith(`${schema}.`)) continue
    const seen = rows.flatMap(row => [...new Set(subjectsOf(row.values, name))].map(of => ({ of, row })))
    if (seen.length > 1) found.set(name, seen)
  }
  return found
}

/** Rank of each subject among the others, from 0 to 1; its first sighting counts. */
export function ranks(seen: Sighting[], of: (row: Row) => number | undefined): Map<string, number> {
  const measured = seen.flatMap(({ of: subject, row }) => {
    const measure = of(row)
    return measure === undefined ? [] : [{ subject, measure }]
  })
  const first = new Map<string, number>()
  for (const { subject, measure } of measured)
    first.set(subject, Math.min(measure, first.get(subject) ?? Number.POSITIVE_INFINITY))
  const sorted = [...first.values()].toSorted((a, b) => a - b)
  const middle = (measure: number) =>
    (sorted.indexOf(measure) + sorted.lastIndexOf(measure)) / 2 / Math.max(1, sorted.length - 1)
  return new Map([...first].map(([subject, measure]) => [subject, middle(measure)]))
}
