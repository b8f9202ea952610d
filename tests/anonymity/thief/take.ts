import type { Loot } from '../attacker.ts'
import type { World } from '../world/world.ts'
import type { Cluster } from '#tests/support/cluster.ts'
import { takeDumps } from './dumps.ts'
import { takeFiles } from './files.ts'
import { takeIndexPages } from './index-pages.ts'
import { takeTables, type Tables } from './tables.ts'
import { takeWriteAheadLog } from './write-ahead-log.ts'

/** Copies everything that exists now. `before`: backups of an earlier night. */
export async function take(world: World, cluster?: Cluster, before?: Tables): Promise<Loot> {
  const { db, logs, live, it, cast, truth } = world
  await db.owner`analyze`
  const statistics = await db.owner<{ column: string; values: string }[]>`
    select schemaname || '.' || tablename || '.' || attname as column, concat(most_common_vals, histogram_bounds) as values
    from pg_stats where schemaname in ('identity', 'content')`
  return {
    tables: await takeTables(db.owner),
    nights: cluster && before && { before, after: takeDumps(cluster) },
    files: takeFiles(it.filesDir),
    logs: [...logs],
    statistics: [...statistics],
    wal: cluster && (await takeWriteAheadLog(cluster, db.owner)),
    index: cluster ? await takeIndexPages(db.owner) : new Map(),
    keys: it.secrets,
    live: [...live],
    visits: new Map(cast.people.flatMap(({ account, visits }) => (account ? [[account, [...visits]]] : []))),
    canaries: [
      ...truth.codes,
      ...cast.people.flatMap(({ email, device, address }) => [email, device, address]),
    ],
    amounts: [...truth.amounts],
  }
}

/**
 * Runs what the engine does by itself within minutes, for which the simulation has no time: vacuum and a new log file.
 */
export async function settle({ db: { owner } }: World): Promise<void> {
  await owner`vacuum`
  await owner`select pg_switch_wal()`
  await owner`checkpoint`
}
