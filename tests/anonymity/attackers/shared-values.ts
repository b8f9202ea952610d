import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, wanted, type Sighting } from '../thief/sightings.ts'

/** Shorter values, such as a month or a state, are shared by chance and by meaning. */
const TELLING_CHARACTERS = 12

/** Looks for values of a person's row that also occur in a row of a review or of pay. */
export const sharedValues: Attacker = {
  name: 'shared values',
  attack({ tables }) {
    const owners = new Map<string, Set<string>>()
    for (const seen of accountSightings(tables).values())
      for (const { of, row } of seen)
        for (const value of valuesIn(row.values)) owners.set(value, (owners.get(value) ?? new Set()).add(of))
    return wanted(tables).flatMap(({ links, found }) =>
      [...found].map(([content, seen]) => ({
        by: `${content}: any value of twelve characters or more`,
        links,
        guesses: sharing(seen, owners),
      })),
    )
  },
}

const sharing = (seen: Sighting[], owners: Map<string, Set<string>>): Guess[] =>
  seen.flatMap(({ of, row }) => {
    const among = valuesIn(row.values).flatMap(value => [...(owners.get(value) ?? [])])
    return among.length > 0 ? [{ subject: of, among: [...new Set(among)] }] : []
  })

const valuesIn = (values: object): string[] =>
  (JSON.stringify(values).match(/[\w-]+/g) ?? []).filter(
    value => value.length >= TELLING_CHARACTERS && !/^[a-z_]+$/.test(value),
  )
