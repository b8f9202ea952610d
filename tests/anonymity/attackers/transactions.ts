import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, wanted, type Sighting } from '../thief/sightings.ts'

/** Only a few transactions lie between a sign-in and a sent review. */
const NEAR = 12

/** Links rows of one transaction, or of one a few transactions after a sign-in. */
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
