import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, reviewSightings } from '../thief/sightings.ts'

/** Shorter ones are shared by chance and by meaning: a month, a state. */
const TELLING_CHARACTERS = 12

/** Any value of a person's row that stands in a review's. */
export const sharedValues: Attacker = {
  name: 'shared values',
  attack({ tables }) {
    const owners = new Map<string, Set<string>>()
    for (const seen of accountSightings(tables).values())
      for (const { of, row } of seen)
        for (const value of valuesIn(row.values)) owners.set(value, (owners.get(value) ?? new Set()).add(of))
    const guesses: Guess[] = []
    for (const seen of reviewSightings(tables).values())
      for (const { of, row } of seen) {
        const among = valuesIn(row.values).flatMap(value => [...(owners.get(value) ?? [])])
        if (among.length > 0) guesses.push({ subject: of, among: [...new Set(among)] })
      }
    return [{ by: 'any value of twelve characters or more', links: 'author', guesses }]
  },
}

const valuesIn = (values: object): string[] =>
  (JSON.stringify(values).match(/[\w-]+/g) ?? []).filter(
    value => value.length >= TELLING_CHARACTERS && !/^[a-z_]+$/.test(value),
  )
