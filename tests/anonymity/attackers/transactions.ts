import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, reviewSightings, type Sighting } from '../thief/sightings.ts'

/** From signing in to sending a review there are few transactions. */
const NEAR = 12

/** Rows written in one transaction, or a few transactions after somebody signed in. */
export const transactions: Attacker = {
  name: 'transactions and their neighbours',
  attack({ tables }) {
    return [...accountSightings(tables)].flatMap(([identity, accounts]) =>
      [...reviewSightings(tables)].map(([content, reviews]) => ({
        by: `${content} just after ${identity}`,
        links: 'author' as const,
        guesses: justAfter(reviews, accounts),
      })),
    )
  },
}

function justAfter(reviews: Sighting[], accounts: Sighting[]): Guess[] {
  return reviews.map(({ of, row }) => {
    const before = accounts.filter(({ row: other }) => {
      const gap = (row.xmin ?? 0) - (other.xmin ?? Number.POSITIVE_INFINITY)
      return gap >= 0 && gap <= NEAR
    })
    return { subject: of, among: [...new Set(before.map(one => one.of))] }
  })
}
