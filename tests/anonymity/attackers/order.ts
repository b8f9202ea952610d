import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { accountSightings, ranks, wanted } from '../thief/sightings.ts'
import type { Row } from '../thief/tables.ts'

export const MEASURES: Record<string, (row: Row) => number | undefined> = {
  place: row => row.place,
  transaction: row => row.xmin,
}
/** Share of the candidates that a guess names: the nearest tenth. */
const PART = 10

/** Compares rows of both schemas by their order on disk and by transaction: an early visitor writes early. */
export const order: Attacker = {
  name: 'physical order',
  attack({ tables }) {
    const attempts: Attempt[] = []
    for (const [measure, of] of Object.entries(MEASURES))
      for (const [identity, accounts] of accountSightings(tables))
        for (const { links, found } of wanted(tables))
          for (const [content, seen] of found) {
            const by = `${identity} and ${content} by ${measure}`
            attempts.push({ by, links, guesses: nearest(ranks(seen, of), ranks(accounts, of)) })
          }
    return attempts
  },
}

/** Names for each subject the tenth of the others with the nearest rank. */
export function nearest(subjects: Map<string, number>, others: Map<string, number>): Guess[] {
  const list = [...others]
  return [...subjects].map(([subject, rank]) => ({
    subject,
    among: list
      .toSorted((a, b) => Math.abs(a[1] - rank) - Math.abs(b[1] - rank))
      .slice(0, Math.max(1, Math.round(list.length / PART)))
      .map(([other]) => other),
  }))
}
