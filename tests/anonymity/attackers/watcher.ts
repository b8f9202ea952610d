import type { Attacker, Attempt, Guess, Loot } from '../attacker.ts'
import { ranks, rowsOf, wanted } from '../thief/sightings.ts'
import { MEASURES } from './order.ts'
import { momentsOf } from './times.ts'

const DAY = 86_400_000

/**
 * Knows when each person was on the site, as an employer's network does. A review openly keeps the week in which it was
 * written: whoever was here in that week may have written it, and no row may tell more.
 */
export const watcher: Attacker = {
  name: 'somebody who watches a network',
  attack(loot) {
    const weeks = new Map(
      rowsOf(loot.tables, 'content.review').map(({ values }) => [
        String(values['id']),
        Date.parse(`${String(values['week'])}T00:00:00+07:00`),
      ]),
    )
    const everybody = [...loot.visits.keys()]
    const within = (subject: string) => {
      const week = weeks.get(subject)
      return week === undefined ? everybody : visitors(loot, week, 7 * DAY)
    }
    return wanted(loot.tables).flatMap(({ links, found }): Attempt[] => [
      ...[...momentsOf(found)].map(([column, moments]) => ({
        by: `${column}, the same day`,
        links,
        within,
        guesses: moments.map(({ of, at }): Guess => ({ subject: of, among: visitors(loot, dayOf(at), DAY) })),
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

function visitors({ visits }: Loot, from: number, length: number): string[] {
  return [...visits]
    .filter(([, times]) => times.some(time => time >= from && time < from + length))
    .map(([account]) => account)
}

/** The moment that a rank points at among all visits, and the quarter of the week's visitors who were here nearest to it. */
function atRank({ visits }: Loot, found: Map<string, number>, within: (review: string) => string[]): Guess[] {
  const moments = [...visits.values()].flat().toSorted((a, b) => a - b)
  return [...found].map(([subject, rank]) => {
    const moment = moments[Math.round(rank * (moments.length - 1))] ?? 0
    const away = (account: string) =>
      Math.min(...(visits.get(account) ?? []).map(time => Math.abs(time - moment)))
    const possible = within(subject)
    const among = possible
      .toSorted((a, b) => away(a) - away(b))
      .slice(0, Math.max(1, Math.round(possible.length / 4)))
    return { subject, among }
  })
}
