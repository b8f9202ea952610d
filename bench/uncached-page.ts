import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { href } from '#shared/paths.ts'
import { REVIEW_SORTS, VACANCY_SORTS } from '#shared/contract/keys.ts'
import { LOCALES } from '#shared/locale.ts'
import { cpuEach, httpGet, type Line } from './measure.ts'

const ROUNDS = 100
/** Number of rounds after which the just-in-time compiler has optimised the program's code. */
const WARM_UP = 400
const CHANNEL = 'changed'
/** The cache must have dropped the pages before the requests, otherwise cached pages would be measured. */
const NOTIFY_MS = 20

type Program = { url: string; pid: number; databaseUrl: string }
type Place = Program & { company: { id: string; slug: string }; token: string }
/** Similar pages, and the subject that they all show. */
type PageGroup = { pages: string[]; subject: string }

/** CPU time for a company's uncached reviews: the page in every order and language, and the API. */
export async function uncachedReviews({ company, token, ...program }: Place): Promise<Line[]> {
  const { url, pid } = program
  const pages = LOCALES.flatMap(locale =>
    REVIEW_SORTS.map(sort => href(locale, 'companyReviews', { id: company.slug }, { sort })),
  )
  const reviews = await renderUncached(program, { pages, subject: `company:${company.id}` })
  const api = await cpuEach(pid, ROUNDS * pages.length, () =>
    expect200(`${url}/api/v2/company/${company.slug}/reviews`, { authorization: `Bearer ${token}` }),
  )
  return [
    line(
      'CPU of a visitor’s uncached page (20 reviews, 3 open), eight concurrent requests, ms',
      reviews.concurrent,
    ),
    line('The same, sequential requests, ms', reviews.sequential),
    line('CPU of the same reviews all open, by the API, ms', api),
  ]
}

/** CPU time for a list of twenty vacancies and for one vacancy, in both languages. */
export async function uncachedJobs(program: Program, id: string): Promise<Line[]> {
  const lists = LOCALES.flatMap(locale => VACANCY_SORTS.map(sort => href(locale, 'jobs', {}, { sort })))
  const single = LOCALES.map(locale => href(locale, 'job', { id }))
  const list = await renderUncached(program, { pages: lists, subject: 'pay' })
  const one = await renderUncached(program, { pages: single, subject: 'pay' })
  return [
    line('CPU of an uncached list of 20 vacancies, concurrent requests, ms', list.concurrent),
    line('CPU of one vacancy’s uncached page, ms', one.concurrent),
  ]
}

/**
 * Each round notifies a change of the subject, as a transaction of another process does, and then requests the pages,
 * so that none comes from the cache.
 */
async function renderUncached({ url, pid, databaseUrl }: Program, { pages: paths, subject }: PageGroup) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const pages = paths.map(path => url + path)
  const round = async (ask: () => Promise<unknown>) => {
    await sql`select pg_notify(${CHANNEL}, ${subject})`
    await wait(NOTIFY_MS)
    await ask()
  }
  const inTurn = async () => {
    for (const page of pages) await expect200(page)
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) await round(inTurn)
  const concurrent = await cpuEach(pid, ROUNDS, () =>
    round(() => Promise.all(pages.map(page => expect200(page)))),
  )
  const sequential = await cpuEach(pid, ROUNDS, () => round(inTurn))
  await sql.end()
  return { concurrent: concurrent / pages.length, sequential: sequential / pages.length }
}

const line = (what: string, value: number): Line => ({
  what,
  value: value.toFixed(2),
  goal: '≤ 2',
  met: value <= 2,
})

async function expect200(url: string, headers: Record<string, string> = {}): Promise<void> {
  const { status } = await httpGet(url, headers)
  if (status !== 200) throw new Error(`${url} answered ${status}`)
}
