import type { Attacker } from '../attacker.ts'
import { accountSightings, ranks, wanted } from '../thief/sightings.ts'
import type { Row } from '../thief/tables.ts'
import { nearest } from './order.ts'

const lengthOf = ({ values }: Row): number => JSON.stringify(values).length

/** Compares the length of a person's rows with that of rows of reviews and of pay. */
export const lengths: Attacker = {
  name: 'lengths',
  attack({ tables }) {
    return [...accountSightings(tables)].flatMap(([identity, accounts]) =>
      wanted(tables).flatMap(({ links, found }) =>
        [...found].map(([content, seen]) => ({
          by: `${identity} and ${content}`,
          links,
          guesses: nearest(ranks(seen, lengthOf), ranks(accounts, lengthOf)),
        })),
      ),
    )
  },
}
