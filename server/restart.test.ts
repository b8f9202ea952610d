// F-02: this test's own PostgreSQL server stops under readers and authors, and comes back. FAULTS=20 repeats each way
// of stopping twenty times.
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { seedPlaces } from '#server/places/seed.ts'
import { openDb } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { checkDeeds, prepareActs, send, type Deed } from '#tests/support/acts.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { canStartCluster, startCluster, type Cluster } from '#tests/support/cluster.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { until } from '#tests/support/until.ts'

const skip = !canStartCluster() && 'no server of PostgreSQL is installed'
const ROUNDS = Number(process.env['FAULTS'] ?? 1)
const STOPS = Array.from({ length: ROUNDS }, () => ['fast', 'immediate'] as const).flat()
const LIMITS = { DATABASE_POOL: 2, ANSWER_SECONDS: 10 }
const READERS = 3
const WRITERS = 2
const COPIES = 8

let cluster: Cluster
let it: TestApp
let origin: string
/** A set of acts for each way of stopping. */
const deeds: Deed[][] = []

before(async () => {
  if (skip) return
  cluster = await startCluster()
  const db = await openDb({ ...LIMITS, DATABASE_URL: cluster.url, DATA_DIR: cluster.folder })
  await migrate(db.owner)
  await seedPlaces(db)
  it = await testApp({ db, env: { ANSWER_SECONDS: String(LIMITS.ANSWER_SECONDS) }, web: 'built' })
  const { token } = await signInStaff(it)
  for (const _ of STOPS) deeds.push(await prepareActs(it, token, COPIES))
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(it.app.http.server.address() as AddressInfo).port}`
  it.app.tasks.start()
})
after(async () => {
  if (skip) return
  await it.close()
  cluster.stop()
})

for (const [stop, mode] of STOPS.entries())
  test(
    `a server that stops (${mode}) and comes back: 503 meanwhile, then everything works, nothing is lost or doubled`,
    { skip },
    async () => {
      const todo = deeds[stop] as Deed[]
      const load = putUnderLoad(todo)
      await load.answered(200, 'done')
      await cluster.restart(mode, () => load.answered(503, 503))
      await load.answered(200, 'done')
      const { reads, writes } = await load.end()
      assert.deepEqual([...new Set(reads)].toSorted(), [200, 503])
      assert.deepEqual([...new Set(writes)].toSorted(), [503, 'done'])
      // A worker's task is taken over when its lease ends.
      it.clock.move(30_000)
      await until(allDone)
      await checkDeeds(it, todo)
      for (const deed of todo.filter(one => !one.act.single)) assert.equal(await act(deed), 'done')
      await until(allDone)
      await checkDeeds(it, todo)
    },
  )

/** Requests pages and performs acts repeatedly, with retries after 503, until `end`. */
function putUnderLoad(todo: Deed[]) {
  let over = false
  const reads: number[] = []
  const writes: (number | 'done')[] = []
  const read = async () => {
    const { status } = await fetch(`${origin}/pencarian/perusahaan?q=${reads.length}`)
    reads.push(status)
  }
  const waiting = [...todo]
  const write = async () => {
    const deed = waiting.shift()
    if (!deed) return
    const answer = await act(deed)
    writes.push(answer)
    if (answer === 503 && !deed.act.single) waiting.unshift(deed)
  }
  const again = async (once: () => Promise<void>) => {
    while (!over) {
      await once()
      await new Promise(done => setTimeout(done, 20))
    }
  }
  const all = [
    ...Array.from({ length: READERS }, () => again(read)),
    ...Array.from({ length: WRITERS }, () => again(write)),
  ]
  return {
    /** Waits until a page and an act are answered with these statuses from now on. */
    async answered(page: number, answer: number | 'done') {
      const [from, before] = [reads.length, writes.length]
      await until(() => reads.includes(page, from) && writes.includes(answer, before))
    },
    async end() {
      over = true
      await Promise.all(all)
      return { reads, writes }
    },
  }
}

const act = (deed: Deed) =>
  send(deed, ({ name, input, file, as }) => (file ? sendForm(it, name, file, as) : it.call(name, input, as)))

async function allDone(): Promise<boolean> {
  const rows = await it.db.owner`
    select 1 from identity.task where done_at is null and run_at <= ${it.clock.now()}
    union all select 1 from content.task where done_at is null and run_at <= ${it.clock.now()}`
  return rows.length === 0
}
