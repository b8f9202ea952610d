import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, wanted, type Sighting } from '../thief/sightings.ts'

/** From signing in to sending a review there are few transactions. */
const NEAR = 12

/** Rows written in one transaction, or a few transactions after somebody signed in. */
export const transactions: Attacker = {
  name: 'transactions and their neighbours',
  attack({ tables }) {
    return [...accountSightings(tables)].flatMap(([identity, accounts]) =>
      wanted(tables).flatMap(({ links, found }) =>
        [...found].map(([content, seen]) => ({
          by: `${content} just after ${identity}`,
          links,
          guesses: justAfter(seen, accounts),
        })),
      ),
    )
  },
}

function justAfter(seen: Sighting[], accounts: Sighting[]): Guess[] {
  return seen.map(({ of, row }) => {
    const before = accounts.filter(({ row: other }) => {
      const gap = (row.xmin ?? 0) - (other.xmin ?? Number.POSITIVE_INFINITY)
      return gap >= 0 && gap <= NEAR
    })
    return { subject: of, among: [...new Set(before.map(one => one.of))] }
  })
}
