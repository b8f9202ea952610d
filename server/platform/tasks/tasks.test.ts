import assert from 'node:assert/strict'
import { after, before, mock, test } from 'node:test'
import { freshDb } from '#tests/support/database.ts'
import type { Db } from '../db/db.ts'
import { createLog } from '../log.ts'
import { MOST_ATTEMPTS } from './task-rows.ts'
import { addTask, createTasks, type Tasks } from './tasks.ts'

let db: Db
let tasks: Tasks
let moment = new Date('2026-03-11T03:00:00Z').getTime()
const clock = { now: () => new Date(moment) }
const ran: string[] = []
let slow: Promise<void> | undefined

before(async () => {
  db = await freshDb()
  const note = async ({ name }: { name: string }) => void ran.push(name)
  const fails = async () => {
    ran.push('failed')
    throw new Error('again')
  }
  tasks = createTasks({
    db,
    clock,
    log: createLog('silent'),
    runners: {
      identity: { waits: async () => slow },
      content: { note, told: note, fails, hourly: async () => slow },
    },
    daily: [
      { schema: 'content', kind: 'note', hour: 12 },
      { schema: 'content', kind: 'hourly', hour: 'every', slow: true },
    ],
  })
})
after(async () => {
  await tasks.stop()
  await db.close()
})

const add = (kind: string, dedupe?: string, name = kind) =>
  addTask(db.content, 'content', { kind, payload: { name }, runAt: clock.now(), dedupe })

test('a task runs once, and not before its time', async () => {
  await addTask(db.content, 'content', {
    kind: 'note',
    payload: { name: 'later' },
    runAt: new Date(moment + 1000),
  })
  await tasks.drain()
  assert.deepEqual(ran, [])
  moment += 1000
  await Promise.all([tasks.drain(), tasks.drain()])
  assert.deepEqual(ran, ['later'])
})

test('a task with an existing dedupe word is not added', async () => {
  assert.deepEqual([await add('note', 'same', 'one'), await add('note', 'same', 'two')], [true, false])
  await tasks.drain()
  assert.deepEqual(ran.splice(0).slice(1), ['one'])
})

test('a failing task is retried at growing intervals, then given up, and its dedupe word is free', async () => {
  await add('fails', 'poison')
  await tasks.drain()
  assert.equal(ran.length, 1)
  for (let turn = 1; turn < MOST_ATTEMPTS; turn += 1) {
    moment += 30 * 60_000
    await tasks.drain()
  }
  assert.equal(ran.filter(one => one === 'failed').length, MOST_ATTEMPTS)
  moment += 2 * 3600_000
  await tasks.drain()
  assert.equal(await add('note', 'poison', 'anew'), true)
  await tasks.drain()
  assert.ok(ran.splice(0).includes('anew'))
})

test('a task with an end is retried until then, any number of times, and not after it', async () => {
  const turns = MOST_ATTEMPTS + 10
  const until = new Date(moment + turns * 30 * 60_000)
  await addTask(db.content, 'content', { kind: 'fails', payload: {}, runAt: clock.now(), until })
  for (let turn = 0; turn < turns + 5; turn += 1) {
    await tasks.drain()
    moment += 30 * 60_000
  }
  assert.equal(ran.splice(0).filter(one => one === 'failed').length, turns)
})

test('finished tasks are deleted within a day', async () => {
  await add('note')
  await tasks.drain()
  moment += 24 * 3600_000
  await tasks.drain()
  const old =
    await db.content`select 1 from content.task where done_at < ${new Date(moment - 24 * 3600_000 + 1)}`
  assert.equal(old.length, 0)
})

test('a finished task is deleted, or leaves only its dedupe word and day if it must block a second one', async () => {
  moment = new Date('2026-05-20T09:41:07.123Z').getTime()
  await add('told')
  await add('told', 'of:somebody')
  await tasks.drain()
  ran.length = 0
  const left = await db.content`
    select dedupe, run_at, lease_until, done_at from content.task where kind = 'told' and extract(epoch from run_at) % 3600 <> 0`
  assert.deepEqual([...left], [], 'no moment')
  const [done] = await db.content`select done_at, payload from content.task where dedupe = 'of:somebody'`
  assert.deepEqual(done, { done_at: new Date('2026-05-20T00:00:00+07:00'), payload: {} })
  assert.equal(await add('told', 'of:somebody'), false)
})

test('a message that waits for its provider does not delay a review', async () => {
  ran.length = 0
  let go = () => {}
  slow = new Promise(done => (go = done))
  await addTask(db.identity, 'identity', { kind: 'waits', payload: {}, runAt: clock.now() })
  await add('note', undefined, 'meanwhile')
  tasks.start()
  const until = Date.now() + 3000
  while (!ran.includes('meanwhile') && Date.now() < until) await new Promise(done => setTimeout(done, 20))
  assert.ok(ran.includes('meanwhile'))
  go()
})

test('a slow task does not delay other tasks of its schema', async () => {
  ran.length = 0
  let go = () => {}
  slow = new Promise(done => (go = done))
  const running = async () =>
    (
      await db.content`select 1 from content.task where kind = 'hourly' and lease_until is not null and done_at is null`
    ).length > 0
  moment += 3600_000
  tasks.start()
  const until = Date.now() + 5000
  while (!(await running()) && Date.now() < until) await new Promise(done => setTimeout(done, 20))
  await add('note', undefined, 'meanwhile')
  tasks.wake()
  while (!ran.includes('meanwhile') && Date.now() < until) await new Promise(done => setTimeout(done, 20))
  assert.deepEqual([await running(), ran.includes('meanwhile')], [true, true])
  go()
  await tasks.stop()
})

test('a task that outlasts its lease stays with its worker, and a dead worker’s task is taken over', async t => {
  await tasks.stop()
  mock.timers.enable({ apis: ['setInterval'] })
  t.after(() => mock.timers.reset())
  let [runs, go] = [0, () => {}]
  const worker = (waitsFor: Promise<void>) =>
    createTasks({
      db,
      clock,
      log: createLog('silent'),
      runners: { identity: {}, content: { long: async () => ((runs += 1), waitsFor) } },
      daily: [],
    })
  const leaseOf = async () =>
    (await db.content`select lease_until from content.task where kind = 'long'`)[0]?.['lease_until'] as Date
  await add('long')
  const working = worker(new Promise(done => (go = done))).drain()
  while (runs === 0) await new Promise(done => setTimeout(done, 5))
  const other = worker(Promise.resolve())
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await leaseOf()
    moment += 9_000
    mock.timers.tick(9_000)
    while ((await leaseOf()) <= before) await new Promise(done => setTimeout(done, 5))
    await other.drain()
  }
  assert.equal(runs, 1)
  go()
  await working
  await other.drain()
  assert.equal(runs, 1)

  await add('long')
  // From here on its timers do not fire, like those of a dead program.
  const dead = worker(new Promise(done => (go = done))).drain()
  while (runs === 1) await new Promise(done => setTimeout(done, 5))
  await other.drain()
  assert.equal(runs, 2)
  moment += 30_000
  await other.drain()
  assert.equal(runs, 3)
  go()
  await dead
})
