import type { Attacker } from '../attacker.ts'
import { accountSightings, ranks, reviewSightings } from '../thief/sightings.ts'
import type { Row } from '../thief/tables.ts'
import { nearest } from './order.ts'

const lengthOf = ({ values }: Row): number => JSON.stringify(values).length

/** How long a person's rows are, against how long a review's are. */
export const lengths: Attacker = {
  name: 'lengths',
  attack({ tables }) {
    return [...accountSightings(tables)].flatMap(([identity, accounts]) =>
      [...reviewSightings(tables)].map(([content, reviews]) => ({
        by: `${identity} and ${content}`,
        links: 'author' as const,
        guesses: nearest(ranks(reviews, lengthOf), ranks(accounts, lengthOf)),
      })),
    )
  },
}
