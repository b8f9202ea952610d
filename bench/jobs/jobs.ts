// npm run bench -- jobs [companies]: measures searches of vacancies at ten thousand companies and at the given number,
// with two vacancies each.
import { loadavg } from 'node:os'
import postgres from 'postgres'
import { printPlans } from '../plans.ts'
import { haveDatabase, namedDatabase } from '../scale-databases.ts'
import { measure, type Case } from '../scale-measure.ts'
import { tableOf } from '../scale-table.ts'
import { fillDirectory } from '../search-data.ts'
import { writeSection } from '../section.ts'
import { openSite } from '../site.ts'
import { jobCases } from './job-cases.ts'
import { fillVacancies } from './job-data.ts'

const SMALL = 10_000

/**
 * With BENCH_DATABASES=kj_bench the filled databases remain as kj_bench_jobs_10000 …, and the next run uses them again.
 */
export async function benchJobs([companies = '1000000']: string[]): Promise<void> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL names no server')
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const names = [SMALL, Number(companies)].map(count => ({ count, name: namedDatabase(`jobs_${count}`) }))
  try {
    const urls = []
    for (const { count, name } of names)
      urls.push(
        await haveDatabase(admin, server, name, async url => {
          await fillDirectory(url, count)
          await fillVacancies(url)
        }),
      )
    const began = loadavg()[0]?.toFixed(1)
    const [small, large] = await Promise.all(urls.map(url => openSite(url)))
    if (!small || !large) return
    try {
      const cases = [await jobCases(small), await jobCases(large)] as [Case[], Case[]]
      const pairs = cases[1].map((one, i) => ({ small: cases[0][i] as Case, large: one }))
      const measured = await measure({ small, large }, pairs)
      const table = tableOf(measured)
      console.log(table)
      const title = `Vacancies at ${Number(companies).toLocaleString('en')} companies`
      writeSection(title, `${HOW} Load ${began} on the machine as it began.\n\n${table}`)
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

const HOW = `\`npm run bench -- jobs\` on ${new Date().toISOString().slice(0, 10)}: two vacancies a company, one in five open, found by title, role, company and
requirements (some thirty words each); every call counts what can be narrowed, of the first 1,000 found. Calls as in the other parts: p50 and p95 of a whole call in the program, pgbench with the same statements.
The bar is 15 ms, or four times the same statements in pgbench.`
