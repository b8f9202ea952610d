// F-01: the program is killed repeatedly while people act; FAULTS=100 does it a hundred times. F-14: the program gets a
// stop signal.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { sweepFiles } from '#server/files/private.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { checkDeeds, prepareActs, send, type Call, type Deed } from '#tests/support/acts.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { formOf } from '#tests/support/files/form.ts'
import { startProgram, type Program } from '#tests/support/program.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

const { FAULTS } = process.env
const ROUNDS = Number(FAULTS ?? 3)
const COPIES = 4
const AT_ONCE = 6
/** The limit of the long run; in the short one the machine has other work. */
const READY_WITHIN_MS = FAULTS ? 5_000 : 60_000
/** After this time another worker takes over a task. */
const LEASE_MS = 60_000
const DAY_MS = 86_400_000

const secrets = newSecrets()
let place: FreshPlace
let program: Program | undefined
let moderator: string
before(async () => {
  place = await freshPlace()
  moderator = await inside(async it => (await signInStaff(it)).token)
})
after(async () => {
  await program?.stop()
  await place.remove()
})

test('after a kill each acknowledged act has happened exactly once, and every act can be sent again', async t => {
  const ready: number[] = []
  const all: Deed[] = []
  let last: Deed[] = []
  let cut = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = await inside(async it => {
      await checkDeeds(it, last)
      return prepareActs(it, moderator, COPIES)
    })
    ready.push(await start())
    await sendAgain(last)
    cut += (await actUntil(fresh, kill)).length
    all.push(...fresh)
    last = fresh
  }
  await inside(it => checkDeeds(it, last))
  ready.push(await start())
  await sendAgain(last)
  await kill()
  await inside(it => checkDeeds(it, all))
  await inside(checkFiles)
  t.diagnostic(
    `${ROUNDS} kills, ${all.length} acts, ${cut} cut off; ready after at most ${Math.max(...ready)} ms`,
  )
})

test('a program that gets a stop signal answers all accepted acts, and exits with 0', async t => {
  const deeds = await inside(it => prepareActs(it, moderator, COPIES))
  await start()
  const exit = once((program as Program).child, 'exit')
  const cut = await actUntil(deeds, async () => void program?.child.kill('SIGTERM'))
  assert.deepEqual(await exit, [0, null])
  assert.ok(deeds.some(deed => deed.acknowledged))
  for (const error of cut) assert.equal(error, 'ECONNREFUSED', 'only what it never took is not answered')
  await inside(it => checkDeeds(it, deeds))
  t.diagnostic(`${deeds.filter(deed => deed.acknowledged).length} answered, ${cut.length} refused`)
})

/**
 * Opens the data while no program runs, at a time at which a killed worker's tasks are free, and runs all tasks. The
 * clock is no further ahead than that: a sign-in code that expired before sending would rightly never be sent.
 */
async function inside<T>(look: (it: TestApp) => Promise<T>): Promise<T> {
  const env = { FILES_DIR: join(place.env.DATA_DIR, 'files') }
  const it = await testApp({ db: await place.open(), secrets, env })
  it.clock.set(new Date(Date.now() + 2 * LEASE_MS).toISOString())
  try {
    await it.app.tasks.drain()
    return await look(it)
  } finally {
    await it.close()
  }
}

/** Checks that each row has its file, and that files without a row and half-written ones are swept. */
async function checkFiles(it: TestApp): Promise<void> {
  const files = localFiles({ folder: it.filesDir, clock: it.clock, secrets })
  const rows = await it.db.identity<
    { id: string; size: number }[]
  >`select id, size from identity.private_file`
  assert.ok(rows.length > 0)
  for (const { id, size } of rows) assert.equal((await files.read('private', id))?.length, size)
  it.clock.move(3 * DAY_MS)
  await sweepFiles({ ...it, files })
  const lying = readdirSync(it.filesDir, { recursive: true, withFileTypes: true })
  const kept = await it.db.identity<{ id: string }[]>`select id from identity.private_file`
  assert.deepEqual(
    lying.flatMap(entry => (entry.isFile() ? entry.name : [])).toSorted(),
    kept.map(({ id }) => id).toSorted(),
  )
}

async function start(): Promise<number> {
  const began = performance.now()
  const keys = Object.entries(secrets).map(([name, key]) => [name, key.toString('base64')])
  program = await startProgram({
    ...place.env,
    SECRETS: JSON.stringify(Object.fromEntries(keys)),
    DECISION_SECONDS: '0',
    TRUST_PROXY: 'yes',
  })
  const took = Math.round(performance.now() - began)
  assert.ok(took < READY_WITHIN_MS, `ready after ${took} ms`)
  return took
}

async function kill(): Promise<void> {
  program?.child.kill('SIGKILL')
  await program?.stop()
}

/** Sends the acts, several at once, until the program ends; returns the reason for each missing answer. */
async function actUntil(deeds: Deed[], end: () => Promise<void>): Promise<string[]> {
  const endAt = randomInt(deeds.length - AT_ONCE)
  const cut: string[] = []
  let next = 0
  let ended: Promise<void> | undefined
  const one = async () => {
    while (!ended && next < deeds.length) {
      const at = next
      next += 1
      const sent = send(deeds[at] as Deed, overHttp)
      // A slow machine may not have answered the first ones yet: the program ends after it has acknowledged something.
      if (at >= endAt && deeds.some(deed => deed.acknowledged)) ended ??= soon().then(end)
      await sent.catch(error => cut.push(error.cause?.code ?? String(error)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  await ended
  return cut
}

/** Some milliseconds, so that a kill happens at any point of an act. */
const soon = () => new Promise<void>(done => setTimeout(done, randomInt(20)))

async function sendAgain(deeds: Deed[]): Promise<void> {
  for (const deed of deeds.filter(one => !one.act.single))
    assert.equal(await send(deed, overHttp), 'done', `${deed.call.name}, sent again`)
}

async function overHttp({ name, input, file, as }: Call) {
  const { method, path, takesFile }: Endpoint = ENDPOINTS[name]
  const { id = '' } = (input.params ?? {}) as { id?: string }
  const query = new URLSearchParams(input.query as Record<string, string> | undefined)
  const form = file && (await formOf(takesFile?.field ?? '', file))
  const json = input.body === undefined ? undefined : JSON.stringify(input.body)
  const answer = await fetch(`${program?.url}/api${path.replace(':id', id)}?${query}`, {
    method,
    headers: {
      device: as.device,
      'x-forwarded-for': as.address,
      ...(as.bearer && { authorization: `Bearer ${as.bearer}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...form?.headers,
    },
    body: (form?.payload as Uint8Array<ArrayBuffer> | undefined) ?? json ?? null,
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}
