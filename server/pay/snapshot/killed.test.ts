// The program is killed during the weekly calculation: its figures appear completely or not at all, and are made at the
// next start.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import postgres from 'postgres'
import { openSalary } from '#server/pay/salary-box.ts'
import { systemClock, weekOf } from '#server/platform/clock.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { testApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { freshPlace, type FreshPlace } from '#tests/support/database.ts'
import { pay, steps } from '#tests/support/paid.ts'
import { startProgram, type Program } from '#tests/support/program.ts'
import { until } from '#tests/support/until.ts'

const skip = !process.env['TEST_DATABASE_URL'] && 'the embedded engine is open to one program alone'

const COMPANIES = 5
const PEOPLE = 6
const secrets = newSecrets()
let place: FreshPlace
let sql: postgres.Sql
before(async () => {
  if (skip) return
  place = await freshPlace()
  sql = postgres(String(place.env.DATABASE_URL), { max: 2, onnotice: () => {} })
})
after(async () => {
  await sql?.end()
  await place?.remove()
})

test(
  'a kill in the middle of a snapshot leaves nothing of it, and the next start makes all of it',
  { skip },
  async () => {
    await prepare()
    await killedWhileShowing()
    assert.deepEqual(await shown(), { weeks: 0, cells: 0, comments: 0, admitted: 0 })
    const program = await start()
    await until(async () => (await shown()).weeks === 1)
    await program.stop()
    const all = COMPANIES * PEOPLE
    assert.deepEqual(await shown(), { weeks: 1, cells: COMPANIES * 3, comments: all, admitted: all })
  },
)

/** Uncounted amounts, and the task that counts them. */
async function prepare(): Promise<void> {
  const it = await testApp({ db: await place.open(), secrets })
  const year = Number(weekOf(systemClock.now()).slice(0, 4))
  for (let nth = 0; nth < COMPANIES; nth += 1) {
    const { id } = await addCompany(it.db, { name: `Roti ${nth}`, industry: 'retail', city_id: '32.75' })
    await pay(it, id, ...steps(PEOPLE, { year, comment: 'Gaji tepat waktu.' }))
  }
  await addTask(it.db.content, 'content', { kind: 'pay-snapshot', payload: {}, runAt: systemClock.now() })
  await it.close()
}

/** Kills the program when cells and comments are written and figures over companies wait for a lock. */
async function killedWhileShowing(): Promise<void> {
  await sql.begin(async tx => {
    await tx`lock table content.pay_figure`
    const program = await start()
    await until(
      async () =>
        (
          await sql`
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and query like '%delete from content.pay_figure%'`
        ).length > 0,
    )
    program.child.kill('SIGKILL')
    await program.stop()
  })
  await until(
    async () =>
      (
        await sql`
          select 1 from pg_stat_activity
          where datname = current_database() and usename <> current_user`
      ).length === 0,
  )
  await sql`update content.task set lease_until = null`
}

function start(): Promise<Program> {
  const keys = Object.entries(secrets).map(([name, key]) => [name, key.toString('base64')])
  return startProgram({
    DATA_DIR: place.env.DATA_DIR,
    DATABASE_URL: String(place.env.DATABASE_URL),
    SECRETS: JSON.stringify(Object.fromEntries(keys)),
  })
}

async function shown() {
  const [row] = await sql<{ weeks: number; cells: number; comments: number }[]>`
    select (select count(*)::int from content.pay_snapshot) as weeks, (select count(*)::int from content.pay_cell) as cells,
      (select count(*)::int from content.pay_comment) as comments`
  const boxes = await sql<{ box: Buffer }[]>`select box from content.salary`
  const admitted = boxes.filter(({ box }) => openSalary(secrets, box).membership.group !== 0).length
  return { ...row, admitted }
}
