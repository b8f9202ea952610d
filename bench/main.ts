// npm run bench: measures the pages of the built program and writes docs/measurements.md. A missed goal is no failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { href } from '#shared/paths.ts'
import { codeFor, newAddress } from '../tests/e2e/people.ts'
import { api, demoFilled } from '../tests/e2e/site.ts'
import { freshPlace, TEST_FOLDER } from '../tests/support/database.ts'
import { startProgram } from '../tests/support/program.ts'
import { uncachedJobs, uncachedReviews } from './uncached-page.ts'
import { cachedPage } from './cached-page.ts'
import type { Line } from './measure.ts'
import { pageBytes } from './page-bytes.ts'
import { writeSection } from './section.ts'
import { startTime } from './start-time.ts'

const WANTED_REVIEWS = 20
/** Load of the machine; a busy machine makes every time worse. */
const LOAD = loadavg()[0]?.toFixed(1)

// The other measurements: npm run bench -- scale [part …], npm run bench -- recall FILE.csv, npm run bench -- flood,
// npm run bench -- passes, npm run bench -- pay [companies], npm run bench -- jobs [companies], npm run bench -- alerts [subscriptions]
// [vacancies].
const [what, ...parameters] = process.argv.slice(2)
if (what === 'scale') await (await import('./scale.ts')).benchScale(parameters)
if (what === 'pay') await (await import('./pay/pay.ts')).benchPay(parameters)
if (what === 'jobs') await (await import('./jobs/jobs.ts')).benchJobs(parameters)
if (what === 'alerts') await (await import('./alerts/alerts.ts')).benchAlerts(parameters)
if (what === 'passes') await (await import('./floods/passes.ts')).benchPasses()
if (what === 'flood') await (await import('./floods/codes.ts')).benchFlood()
if (what === 'searches') await (await import('./searches.ts')).benchSearches()
if (what === 'recall') await (await import('./recall.ts')).benchRecall(parameters)
if (what !== undefined) process.exit()

const lines = [
  ...(process.env['TEST_DATABASE_URL'] ? await onServer() : onlyEmbedded()),
  ...(await onEmbedded()),
]
const table = tableOf(lines)
console.log(table)
write(table)

async function onServer(): Promise<Line[]> {
  const place = await freshPlace()
  const databaseUrl = place.env.DATABASE_URL as string
  const program = await startProgram({ ...place.env, DATABASE_URL: databaseUrl })
  try {
    // The pages' CPU time would otherwise include the loading of the demo.
    await demoFilled(program.url)
    const company = await companyWith(program.url, WANTED_REVIEWS)
    const path = href('id', 'companyReviews', { id: company.slug })
    const token = await signIn(program.url)
    const target = {
      url: program.url,
      pid: program.child.pid as number,
      databaseUrl,
      company,
      token,
    }
    const uncached = [
      ...(await uncachedReviews(target)),
      ...(await uncachedJobs(target, await openVacancy(program.url))),
    ]
    const cached = await cachedPage(program.url + path)
    return [...cached, ...uncached, ...(await pageBytes(program.url + path))]
  } finally {
    await program.stop()
    await place.remove()
  }
}

function onlyEmbedded(): Line[] {
  console.error('TEST_DATABASE_URL names no server: pages are not measured.')
  return []
}

async function onEmbedded(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  const first = await startProgram({ DATA_DIR: folder })
  await first.stop()
  const lines = await startTime({ DATA_DIR: folder })
  rmSync(folder, { recursive: true, force: true })
  return lines
}

type Card = { id: string; slug: string }

/** The demo company whose number of reviews is closest to `wanted`. */
async function companyWith(url: string, wanted: number): Promise<Card & { reviews: number }> {
  const { companies } = await api<{ companies: Card[] }>(url, '/search/companies?sort=most')
  const counted = await Promise.all(
    companies.map(async ({ id, slug }) => {
      const { tabs } = await api<{ tabs: { reviews: number } }>(url, `/v2/company/${slug}`)
      return { id, slug, reviews: tabs.reviews }
    }),
  )
  const nearest = counted.toSorted((a, b) => Math.abs(a.reviews - wanted) - Math.abs(b.reviews - wanted))[0]
  if (!nearest) throw new Error('The demo has no companies')
  console.log(`Measured on ${nearest.slug} with ${nearest.reviews} reviews`)
  return nearest
}

async function openVacancy(url: string): Promise<string> {
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(url, '/v2/jobs')
  return vacancies[0]?.id ?? ''
}

async function signIn(url: string): Promise<string> {
  const email = newAddress()
  const post = <T>(path: string, body: object) =>
    api<T>(url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { user_id } = await post<{ user_id: string }>('/auth/login-email', { email })
  const two_factor_code = await codeFor(url, email)
  return (await post<{ token: string }>('/auth/2fa', { user_id, two_factor_code, consent: true })).token
}

function tableOf(rows: Line[]): string {
  const cells = rows.map(({ what, value, goal, met }) => [
    what,
    value,
    goal,
    met === undefined ? '' : met ? 'met' : 'missed',
  ])
  return [['measured', 'value', 'goal', ''], ['---', '---:', '---', '---'], ...cells]
    .map(row => `| ${row.join(' | ')} |`)
    .join('\n')
}

/** Replaces only the section of this measurement. */
function write(table: string): void {
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}, ${process.platform} ${process.arch}, Node ${process.version}, load ${LOAD} before`
  writeSection(
    'Pages',
    `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}; median of five rounds that take turns with the comparison.\nBytes are bodies as they travel, brotli; 1 kB is 1,024 bytes.\n\n${table}`,
  )
}
