import type { Clock } from '../clock.ts'
import { mac } from '../crypto.ts'
import type { Db, Tx } from '../db/db.ts'
import { countOf, endOf, unexpired, waitOf, withMore, type Counter } from './counter.ts'
import { longestOf, type Counted, type Limits } from './limits.ts'
import * as store from './store.ts'

const HOUR = 3600

type Parts = { db: Pick<Db, 'identity' | 'begin'>; clock: Clock; key: Buffer }
/** An act with its name of this period and of the one before. */
type Named = { act: Counted; name: string; earlier: string }
/** `own` is written to; `all` includes the counter under the earlier name. */
type Read = Named & { own: Counter; all: Counter }
type Counters = Map<string, Counter>

/**
 * Limits that hold for all processes on one database. A row contains a keyed hash and numbers: no address, no device,
 * no account. Its name changes every hour (or in every period of a longer rule), so that hours cannot be joined.
 */
export function sharedLimits({ db, clock, key }: Parts): Limits {
  const second = () => clock.now().getTime() / 1000
  const refusals = createRefusals(second)

  function named(act: Counted): Named {
    const turn = Math.floor(second() / Math.max(HOUR, act.rule.seconds))
    return { act, name: nameIn(key, act, turn), earlier: nameIn(key, act, turn - 1) }
  }

  function waitOfAll(reads: Read[]): number | undefined {
    const waits = reads.map(({ act, name, all }) => {
      const full = waitOf(all, act.rule, second())
      if (full > 0) refusals.add(name, full)
      return waitOf(all, act.rule, second(), act.amount)
    })
    return longestOf(waits)
  }

  return {
    async take(...given) {
      const acts = given.map(named)
      const refused = refusals.waitFor(acts.map(act => act.name))
      if (refused !== undefined) return refused
      return db.begin('identity', async tx => {
        const reads = await hold(tx, acts)
        const wait = waitOfAll(reads)
        if (wait === undefined) await addAll(tx, reads, second())
        return wait
      })
    },
    async waitFor(...given) {
      const acts = given.map(named)
      const refused = refusals.waitFor(acts.map(act => act.name))
      if (refused !== undefined) return refused
      const counters = await store.readCounters(db.identity, acts.flatMap(namesOf))
      return waitOfAll(acts.map(act => readOf(act, counters, counters)))
    },
    note: (...given) =>
      db.begin('identity', async tx => {
        const reads = await hold(tx, given.map(named))
        await addAll(tx, reads, second())
        return reads.map(({ act: { rule }, all }) =>
          Math.min(countOf(unexpired(all, rule, second())), rule.most),
        )
      }),
    async forget(given) {
      const act = named(given)
      refusals.forget(act.name)
      await store.deleteCounters(db.identity, namesOf(act))
    },
    async sweep() {
      refusals.sweep()
      return store.deleteEnded(db.identity, second())
    },
  }
}

const nameIn = (key: Buffer, { rule, of }: Counted, turn: number): string =>
  mac(key, 'shared-limit', turn, rule.name, ...of)
    .subarray(0, 16)
    .toString('base64url')

const namesOf = ({ name, earlier }: Named): string[] => [name, earlier]

/** The counters of some acts; those of this period are locked until the transaction ends. */
async function hold(tx: Tx, acts: Named[]): Promise<Read[]> {
  const [own, before] = await Promise.all([
    store.lockCounters(
      tx,
      acts.map(act => act.name),
    ),
    store.readCounters(
      tx,
      acts.map(act => act.earlier),
    ),
  ])
  return acts.map(act => readOf(act, own, before))
}

function readOf(named: Named, now: Counters, earlier: Counters): Read {
  const own = now.get(named.name) ?? []
  const before = earlier.get(named.earlier) ?? []
  return { ...named, own, all: [...before, ...own] }
}

async function addAll(tx: Tx, reads: Read[], now: number): Promise<void> {
  const rows = reads.map(({ act: { rule, amount }, name, own }) => {
    const counter = withMore(own, rule, now, amount)
    return { name, counter, until: endOf(counter, rule) }
  })
  await store.writeCounters(tx, rows)
}

/**
 * How long a full limit is refused from memory before the database is asked again, so that a flood does not reach it.
 */
const REMEMBERED_SECONDS = 10
const MOST_REMEMBERED = 50_000

/** Limits that were recently found full, and until when. */
function createRefusals(second: () => number) {
  const full = new Map<string, { until: number; retryAt: number }>()
  return {
    add(name: string, wait: number): void {
      if (full.size >= MOST_REMEMBERED) full.clear()
      full.set(name, { until: second() + wait, retryAt: second() + Math.min(wait, REMEMBERED_SECONDS) })
    },
    /** The seconds to wait, if one of the names is remembered. */
    waitFor(names: string[]): number | undefined {
      const known = names.flatMap(name => full.get(name) ?? []).filter(one => one.retryAt > second())
      return longestOf(known.map(one => Math.ceil(one.until - second())))
    },
    forget: (name: string): void => void full.delete(name),
    sweep(): void {
      for (const [name, { retryAt }] of full) if (retryAt <= second()) full.delete(name)
    },
  }
}
