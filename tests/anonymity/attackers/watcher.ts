import type { Attacker, Attempt, Guess, Loot } from '../attacker.ts'
import { applicationsByDay, ranks, rowsOf, wanted } from '../thief/sightings.ts'
import { MEASURES } from './order.ts'
import { momentsOf } from './times.ts'

const DAY = 86_400_000

/**
 * Knows when each person was on the site, as an employer's network does. Published content shows its week and an
 * application its day, so every visitor of that time may have sent it. No row may reveal more.
 */
export const watcher: Attacker = {
  name: 'somebody who watches a network',
  attack(loot) {
    const weeks = new Map(
      ['content.review', 'content.question', 'content.answer'].flatMap(table =>
        rowsOf(loot.tables, table).map(({ values }): [string, number] => [
          String(values['id']),
          Date.parse(`${String(values['week'])}T00:00:00+07:00`),
        ]),
      ),
    )
    const applications = applicationsByDay(loot.tables)
    const everybody = [...loot.visits.keys()]
    const within = (subject: string) => {
      const week = weeks.get(subject)
      const day = applications.get(subject)?.day
      if (day !== undefined) return visitors(loot, day, DAY)
      return week === undefined ? everybody : visitors(loot, week, 7 * DAY)
    }
    return wanted(loot.tables).flatMap(({ links, found }): Attempt[] => [
      ...[...momentsOf(found)].map(([column, moments]) => ({
        by: `${column}, the same day`,
        links,
        within,
        guesses: moments.map(({ of, at }): Guess => ({ subject: of, among: visitors(loot, dayOf(at), DAY) })),
      })),
      ...(links === 'applicant' ? [...momentsOf(found)] : []).map(([column, moments]) => ({
        by: `${column} as a moment`,
        links,
        within,
        guesses: moments.map(({ of, at }) => nearest(loot, of, at, within(of))),
      })),
      ...Object.entries(MEASURES).flatMap(([measure, of]) =>
        [...found].map(([table, rows]) => ({
          by: `${table} by ${measure}`,
          links,
          within,
          guesses: atRank(loot, ranks(rows, of), within),
        })),
      ),
    ])
  },
}

const dayOf = (at: number): number => Math.floor((at + 7 * 3_600_000) / DAY) * DAY - 7 * 3_600_000

export function visitors({ visits }: Loot, from: number, length: number): string[] {
  return [...visits]
    .filter(([, times]) => times.some(time => time >= from && time < from + length))
    .map(([account]) => account)
}

/** Maps a rank to a moment among all visits, and names the nearest visitors. */
function atRank(loot: Loot, found: Map<string, number>, within: (subject: string) => string[]): Guess[] {
  const moments = [...loot.visits.values()].flat().toSorted((a, b) => a - b)
  return [...found].map(([subject, rank]) => {
    const moment = moments[Math.round(rank * (moments.length - 1))] ?? 0
    return nearest(loot, subject, moment, within(subject))
  })
}

/** The quarter of the possible candidates whose visits are nearest to a moment. */
export function nearest({ visits }: Loot, subject: string, moment: number, possible: string[]): Guess {
  const away = (account: string) =>
    Math.min(...(visits.get(account) ?? []).map(time => Math.abs(time - moment)))
  const ordered = possible.toSorted((a, b) => away(a) - away(b))
  return { subject, among: ordered.slice(0, Math.max(1, Math.round(possible.length / 4))) }
}
