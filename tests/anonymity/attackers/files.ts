import type { Attacker, Attempt, Guess, Loot } from '../attacker.ts'
import type { FoundFile } from '../thief/files.ts'
import { applicationsByDay } from '../thief/sightings.ts'
import { nearest, visitors } from './watcher.ts'

const DAY = 86_400_000
const MEASURES = ['birthtimeMs', 'ctimeMs', 'mtimeMs', 'atimeMs', 'ino', 'place'] as const
type Measure = (typeof MEASURES)[number]

/**
 * Knows when each person was on the site, and has a copy of the disk. The day of an application is stored in the clear,
 * so every visitor of that day may have sent it. No time, number or place of its file may reveal more.
 */
export const files: Attacker = {
  name: 'files on the disk',
  attack(loot) {
    const applications = applicationsByDay(loot.tables)
    const within = (application: string) => visitors(loot, applications.get(application)?.day ?? 0, DAY)
    const own = loot.files.flatMap(file => {
      const [application, { day } = { day: 0 }] =
        [...applications].find(([, { keys }]) => keys.includes(file.key)) ?? []
      return application ? [{ application, day, file }] : []
    })
    return MEASURES.flatMap((measure): Attempt[] => [
      {
        by: `${measure} in its day`,
        links: 'applicant',
        within,
        guesses: byRank(loot, own, measure, within),
      },
      {
        by: `${measure} as a moment`,
        links: 'applicant',
        within,
        guesses: own.map(({ application, file }) =>
          nearest(loot, application, file.facts[measure], within(application)),
        ),
      },
    ])
  },
}

type Own = { application: string; day: number; file: FoundFile }

/** Matches the first file of a day with its first visitor. */
function byRank(
  loot: Loot,
  own: Own[],
  measure: Measure,
  within: (application: string) => string[],
): Guess[] {
  return [...Map.groupBy(own, ({ day }) => day)].flatMap(([day, ofDay]) => {
    const moments = [...loot.visits.values()].flat().filter(at => at >= day && at < day + DAY)
    const ordered = moments.toSorted((a, b) => a - b)
    const sorted = ofDay.toSorted((a, b) => a.file.facts[measure] - b.file.facts[measure])
    return sorted.map(({ application }, at) => {
      const place = Math.round((at / Math.max(1, sorted.length - 1)) * (ordered.length - 1))
      return nearest(loot, application, ordered[place] ?? day, within(application))
    })
  })
}
