import type { Attacker } from '../attacker.ts'
import { accountSightings, rowsOf } from '../thief/sightings.ts'

/** Compares two backups: new or changed people of the second with its new reviews. */
export const twoNights: Attacker = {
  name: 'who came between two nights',
  given: 'the backups of both schemas, which stand apart',
  attack({ nights }) {
    if (!nights) return []
    const ids = new Set(rowsOf(nights.before, 'content.review').map(({ values }) => values['id']))
    const fresh = rowsOf(nights.after, 'content.review').flatMap(({ values }) =>
      ids.has(values['id']) ? [] : [String(values['id'])],
    )
    return [...accountSightings(nights.after)].map(([table, seen]) => {
      const before = new Set(rowsOf(nights.before, table).map(({ values }) => JSON.stringify(values)))
      const among = [
        ...new Set(seen.filter(({ row }) => !before.has(JSON.stringify(row.values))).map(({ of }) => of)),
      ]
      return {
        by: `${table}, new or changed`,
        links: 'author' as const,
        guesses: fresh.map(subject => ({ subject, among })),
      }
    })
  },
}
