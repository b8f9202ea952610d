import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { accountSightings, ranks, wanted } from '../thief/sightings.ts'
import type { Row } from '../thief/tables.ts'

export const MEASURES: Record<string, (row: Row) => number | undefined> = {
  place: row => row.place,
  transaction: row => row.xmin,
}
/** The nearest tenth. */
const PART = 10

/** Rows of both schemas in their order on disk, and in that of their transactions: who came early wrote early. */
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

/** For each the tenth of the others whose rank is nearest. */
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
