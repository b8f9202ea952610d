// npm run bench -- pay [companies]: measures the weekly snapshot and the calls that read it, at ten thousand companies
// and at the given number.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import postgres from 'postgres'
import { takeSnapshot } from '#server/pay/snapshot/snapshot.ts'
import { loadPlaces } from '#server/places/places.ts'
import { addDays } from '#server/platform/clock.ts'
import { printPlans } from '../plans.ts'
import { haveDatabase, namedDatabase } from '../scale-databases.ts'
import { measure, type Case } from '../scale-measure.ts'
import { tableOf } from '../scale-table.ts'
import { TODAY } from '../review-data.ts'
import { writeSection } from '../section.ts'
import { openSite, type Site } from '../site.ts'
import { payCases } from './pay-cases.ts'
import { BENCH_SECRETS, fillPay, liveWeek } from './pay-data.ts'

const SMALL = 10_000
const DAYS = 8

/**
 * With BENCH_DATABASES=kj_bench the filled databases remain as kj_bench_pay_10000 …, and the next run uses them again.
 */
export async function benchPay([companies = '1000000']: string[]): Promise<void> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL names no server')
  const began = loadavg()[0]?.toFixed(1)
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const names = [SMALL, Number(companies)].map(count => ({ count, name: namedDatabase(`pay_${count}`) }))
  try {
    const urls = []
    for (const { count, name } of names)
      urls.push(await haveDatabase(admin, server, name, url => fillPay(url, count)))
    const [small, large] = await Promise.all(urls.map(url => openSite(url, BENCH_SECRETS)))
    if (!small || !large) return
    try {
      await liveAndTake(small)
      const mondays = await liveAndTake(large)
      const cases = [await payCases(small), await payCases(large)] as [Case[], Case[]]
      const pairs = cases[1].map((one, i) => ({ small: cases[0][i] as Case, large: one }))
      const measured = await measure({ small, large }, pairs)
      const table = tableOf(measured)
      console.log(`${mondays}\n\n${table}`)
      const title = `Pay at ${Number(companies).toLocaleString('en')} companies`
      writeSection(title, `${HOW} Load ${began} on the machine as it began.\n\n${mondays}\n\n${table}`)
      await printPlans(large, title, measured)
    } finally {
      await small.close()
      await large.close()
    }
  } finally {
    if (!process.env['BENCH_DATABASES'])
      for (const { name } of names) await admin`drop database if exists ${admin(name)} with (force)`
    await admin.end()
  }
}

/** Measures the first Monday, which counts everything, and an ordinary one. */
async function liveAndTake(site: Site): Promise<string> {
  const rows = [
    [
      'Monday',
      's',
      'processor, program, s',
      'processor, database, s',
      'MB at most',
      'longest wait, ms',
      'amounts',
      'came',
      'went',
    ],
  ]
  rows.push(rows[0]?.map((_, at) => (at === 0 ? '---' : '---:')) ?? [])
  const [before] = await site.db.owner`select 1 from content.pay_snapshot limit 1`
  if (!before) rows.push(['the first', ...(await timed(site)), '', ''])
  const { came, went } = await liveWeek(site.db.owner)
  rows.push(['a usual one', ...(await timed(site)), String(came), String(went)])
  // Analyzes the tables, as autovacuum does within a minute where it is enabled.
  await site.db.owner`analyze content.pay_cell, content.pay_figure, content.pay_comment`
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n')
}

/** The longest wait is the maximum event loop delay, which a request during the snapshot would experience. */
async function timed({ app, db }: Site): Promise<string[]> {
  const [last] = await db.owner<{ week: string | null }[]>`select max(week) as week from content.pay_snapshot`
  app.clock.set(`${addDays(last?.week ?? TODAY, DAYS)}T05:00:00Z`)
  const places = await loadPlaces(db.content)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 100)
  const ofDatabase = await processorOf(db.owner)
  const ofProgram = process.cpuUsage()
  const started = performance.now()
  await takeSnapshot({ db, clock: app.clock, secrets: app.secrets }, places)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(ofProgram)
  clearInterval(watch)
  delay.disable()
  const [row] = await db.owner<{ n: number }[]>`select count(*) as n from content.salary`
  const told = [
    seconds.toFixed(1),
    ((user + system) / 1e6).toFixed(1),
    ((await processorOf(db.owner)) - ofDatabase).toFixed(1),
    (memory / 2 ** 20).toFixed(0),
    (delay.max / 1e6).toFixed(0),
    String(row?.n),
  ]
  console.error(told.join(' '))
  return told
}

/** CPU seconds of the database's server processes; the server must run on this machine. */
async function processorOf(sql: postgres.Sql): Promise<number> {
  const rows = await sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where datname = current_database()`
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid), 0) / TICKS_A_SECOND
}

const TICKS_A_SECOND = 100
function ticksOf(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[10]) + Number(fields[11])
}

const HOW = `\`npm run bench -- pay\` on ${new Date().toISOString().slice(0, 10)}: four amounts a company on average, as many rows for roles and places, a comment
with each tenth. Calls as in the other parts: p50 and p95 of a whole call in the program, pgbench with the same statements.`
