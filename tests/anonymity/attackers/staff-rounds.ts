import type { Attacker, Guess } from '../attacker.ts'
import { accountSightings, rowsOf } from '../thief/sightings.ts'

/** Decisions of one round follow each other closely; more transactions than this separate two rounds. */
const PAUSE = 100

/** Guesses that a review decided in a round was written by a visitor since the previous round. */
export const staffRounds: Attacker = {
  name: 'rounds of the team',
  attack({ tables }) {
    const events = rowsOf(tables, 'content.event')
      .filter(({ values, xmin }) => values['subject'] === 'review' && xmin !== undefined)
      .map(({ values, xmin }) => ({ review: String(values['subject_id']), xmin: xmin as number }))
      .toSorted((a, b) => a.xmin - b.xmin)
    const begins = events
      .filter(({ xmin }, at) => xmin - (events[at - 1]?.xmin ?? 0) > PAUSE)
      .map(({ xmin }) => xmin)
    return [...accountSightings(tables)].map(([identity, accounts]) => ({
      by: `content.event, ${identity} written since the round before`,
      links: 'author' as const,
      guesses: events.map(({ review, xmin }): Guess => {
        const start = begins.findLast(begin => begin <= xmin) ?? 0
        const before = begins.findLast(begin => begin < start) ?? 0
        const came = accounts.filter(({ row }) => (row.xmin ?? -1) >= before && (row.xmin ?? -1) < start)
        return { subject: review, among: [...new Set(came.map(one => one.of))] }
      }),
    }))
  },
}
