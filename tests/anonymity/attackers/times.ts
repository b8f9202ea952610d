import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { accountSightings, wanted, type Sighting } from '../thief/sightings.ts'

const DAY = 86_400_000
const DATE = /^\d{4}-\d\d-\d\d/

/** Compares every stored day and moment of a person with every one of a review or of pay: same day, same week. */
export const times: Attacker = {
  name: 'times',
  attack({ tables }) {
    const attempts: Attempt[] = []
    for (const [identity, accounts] of momentsOf(accountSightings(tables)))
      for (const { links, found } of wanted(tables))
        for (const [content, moments] of momentsOf(found))
          for (const [unit, length] of [
            ['day', DAY],
            ['week', 7 * DAY],
          ] as const)
            attempts.push({
              by: `${content} and ${identity}, ${unit}`,
              links,
              guesses: within(moments, accounts, length),
            })
    return attempts
  },
}

export type Moment = { of: string; at: number }

/** Days and moments by column. */
export function momentsOf(found: Map<string, Sighting[]>): Map<string, Moment[]> {
  const columns = new Map<string, Moment[]>()
  for (const [table, seen] of found)
    for (const { of, row } of seen)
      for (const [column, value] of Object.entries(row.values)) {
        if (typeof value !== 'string' || !DATE.test(value)) continue
        const name = `${table}.${column}`
        columns.set(name, [...(columns.get(name) ?? []), { of, at: momentOf(value) }])
      }
  return columns
}

/** Days are those of Jakarta. */
const momentOf = (value: string): number =>
  Date.parse(value.length === 10 ? `${value}T00:00:00+07:00` : value)

/** Candidates whose moment is that close to the review's, also if the two clocks differ by a fixed term. */
export function within(reviews: Moment[], accounts: Moment[], length: number): Guess[] {
  const unit = (at: number) => Math.floor((at + 7 * 3_600_000 - 4 * DAY) / length)
  const byUnit = Map.groupBy(accounts, ({ at }) => unit(at))
  return reviews.map(({ of, at }) => ({
    subject: of,
    among: [...new Set((byUnit.get(unit(at)) ?? []).map(one => one.of))],
  }))
}
