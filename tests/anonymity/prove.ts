import type { Db } from '#server/platform/db/db.ts'
import type { Loot } from './attacker.ts'
import { ATTACKERS } from './attackers/suite.ts'
import { planted } from './plants.ts'
import { FAMILY, score, type Score } from './score.ts'
import type { Cluster } from '#tests/support/cluster.ts'
import { takeDumps } from './thief/dumps.ts'
import { settle, take } from './thief/take.ts'
import type { Size } from './world/cast.ts'
import { applying } from './world/apply.ts'
import { asking } from './world/ask.ts'
import { moderating } from './world/moderate.ts'
import { noteShownComments, paying } from './world/pay.ts'
import { reading } from './world/read.ts'
import { DAY, FIRST_DAY, HOUR, live, openWorld, type Domain, type World } from './world/world.ts'
import { writing } from './world/write.ts'

/** Activities of the simulated weeks. A new domain needs a file in `world` and an entry in this list. */
export const DOMAINS: Domain[] = [writing, paying, reading, applying, asking, moderating]

export type Result = {
  attacker: string
  /** What the attacker has in addition to a full copy. */
  given: string | undefined
  attempts: number
  /** The attempt with the lowest p-value. */
  worst: Score
  /** Attempts below the threshold, which is corrected for the number of attempts. */
  naming: Score[]
}
/** `said`: docs/anonymity.md admits that such a copy reveals authors. */
type Copy = { copy: string; said: boolean; results: Result[] }
export type Proof = { people: number; reviews: number; threshold: number; copies: Copy[] }

export type Given = { seed: number; size: Size; plants?: string[] }

/** Simulates the weeks, copies everything and runs all attackers. `cluster`: access to the database's files on disk. */
export async function prove(db: Db, { seed, size, plants = [] }: Given, cluster?: Cluster): Promise<Proof> {
  const plant = planted(plants)
  const world = await openWorld(db, seed, size, async (...given) => void (await plant.wrote(...given)))
  try {
    await plant.prepare(world)
    const { cast, random } = world
    world.waiting.push(...DOMAINS.flatMap(domain => domain({ cast, random, days: size.days })))
    const lastDay = FIRST_DAY + (size.days - 1) * DAY
    await live(world, lastDay + 5 * HOUR)
    const before = cluster && takeDumps(cluster)
    const stealAt = async (hour: number) => {
      await live(world, lastDay + hour * HOUR)
      if (cluster) await settle(world)
      await live(world, lastDay + (hour + 0.5) * HOUR)
      await noteShownComments(world)
      await plant.ends?.(world)
      return take(world, cluster, before)
    }
    return judge(world, await stealAt(17), await stealAt(29), lastDay + 17 * HOUR, seed)
  } finally {
    await world.close()
  }
}

function judge(world: World, evening: Loot, night: Loot, hour: number, seed: number): Proof {
  const { acted, written } = world.truth
  const older = (subject: string) => (acted.get(subject) ?? 0) < hour
  const came = world.cast.people.filter(({ visits }) => Math.min(...visits) >= hour)
  const absent = new Set(came.map(({ account }) => account ?? ''))
  const nobody = new Set<string>()
  const attacked = (loot: Loot) => ({ loot, attempts: ATTACKERS.map(attacker => attacker.attack(loot)) })
  const [inEvening, atNight] = [attacked(evening), attacked(night)]
  const copies = [
    { copy: 'In the evening', said: false, ...inEvening, counted: { counts: older, absent } },
    { copy: 'After the night', said: false, ...atNight, counted: { counts: () => true, absent: nobody } },
    {
      copy: 'In the evening, of reviews of the last half hour',
      said: true,
      ...inEvening,
      counted: { counts: (subject: string) => !older(subject), absent: nobody },
    },
  ]
  const barred = copies.filter(({ said }) => !said).flatMap(({ attempts }) => attempts.flat())
  const threshold = FAMILY / barred.length
  const results = ({ loot, counted, attempts }: (typeof copies)[0]) =>
    ATTACKERS.flatMap(({ name: attacker, given }, nth): Result[] => {
      const scores = (attempts[nth] ?? []).map(attempt => score(attempt, world.truth, loot, counted, seed))
      const worst = scores.toSorted((a, b) => a.p - b.p || b.named - b.chance - (a.named - a.chance))[0]
      const naming = scores.filter(({ p }) => p < threshold)
      return worst ? [{ attacker, given, attempts: scores.length, worst, naming }] : []
    })
  return {
    people: world.cast.people.length,
    reviews: written.size,
    threshold,
    copies: copies.map(one => ({ copy: one.copy, said: one.said, results: results(one) })),
  }
}
