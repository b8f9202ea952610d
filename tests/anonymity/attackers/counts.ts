import type { Attacker, Attempt } from '../attacker.ts'
import { accountSightings, reviewSightings, rowsOf } from '../thief/sightings.ts'

/**
 * A number at an account above the minimum may point at the authors, or at the authors who named an unlisted company.
 */
export const counts: Attacker = {
  name: 'counts at accounts',
  attack({ tables }) {
    const reviews = rowsOf(tables, 'content.review').map(({ values }) => ({
      id: String(values['id']),
      company: values['company_id'],
    }))
    const named = new Set(
      (reviewSightings(tables).get('content.company') ?? [])
        .filter(({ row }) => row.values['listed_on'] !== '2026-01-05')
        .map(one => one.of),
    )
    const chosen = {
      'every review': reviews,
      'of a company that was not listed': reviews.filter(({ id }) => named.has(id)),
    }
    const attempts: Attempt[] = []
    for (const [table, seen] of accountSightings(tables))
      for (const column of numberColumns(seen.map(({ row }) => row.values))) {
        const values = seen.flatMap(({ of, row }) =>
          typeof row.values[column] === 'number' ? [{ of, value: row.values[column] }] : [],
        )
        const least = Math.min(...values.map(({ value }) => value))
        const among = [...new Set(values.filter(({ value }) => value > least).map(({ of }) => of))]
        for (const [whose, list] of Object.entries(chosen))
          attempts.push({
            by: `${table}.${column}, ${whose}`,
            links: 'author',
            guesses: list.map(({ id }) => ({ subject: id, among })),
          })
      }
    return attempts
  },
}

const numberColumns = (rows: Record<string, unknown>[]): string[] => [
  ...new Set(rows.flatMap(row => Object.keys(row).filter(key => typeof row[key] === 'number'))),
]
