import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { href } from '#shared/paths.ts'
import { REVIEW_SORTS } from '#shared/contract/keys.ts'
import { LOCALES } from '#shared/locale.ts'
import { cpuEach, httpGet, type Line } from './measure.ts'

const ROUNDS = 100
/** After so many the program's code is compiled. */
const WARM_UP = 400
const CHANNEL = 'changed'
/** The pages must have been dropped before they are asked for, or kept ones would be measured. */
const HEARD_WITHIN_MS = 20

type Place = {
  url: string
  pid: number
  databaseUrl: string
  company: { id: string; slug: string }
  token: string
}

/**
 * CPU of the program for what no cache holds. In each round the company is announced as changed, as a transaction in
 * another process would, and its reviews' page is asked for in every order and language: eight pages alike, none kept.
 */
export async function freshPage({ url, pid, databaseUrl, company, token }: Place): Promise<Line[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const pages = LOCALES.flatMap(locale =>
    REVIEW_SORTS.map(sort => url + href(locale, 'companyReviews', { id: company.slug }, { sort })),
  )
  const round = async (ask: () => Promise<unknown>) => {
    await sql`select pg_notify(${CHANNEL}, ${`company:${company.id}`})`
    await wait(HEARD_WITHIN_MS)
    await ask()
  }
  const inTurn = async () => {
    for (const page of pages) await expect200(page)
  }
  for (let turn = 0; turn < WARM_UP; turn += 1) await round(inTurn)
  const together = await cpuEach(pid, ROUNDS, () =>
    round(() => Promise.all(pages.map(page => expect200(page)))),
  )
  const alone = await cpuEach(pid, ROUNDS, () => round(inTurn))
  const api = await cpuEach(pid, ROUNDS * pages.length, () =>
    expect200(`${url}/api/v2/company/${company.slug}/reviews`, { authorization: `Bearer ${token}` }),
  )
  await sql.end()
  return [
    line(
      'CPU of a visitor’s page drawn anew (20 reviews, 3 open), eight asked at once, ms',
      together / pages.length,
    ),
    line('The same, one asked after the other, ms', alone / pages.length),
    line('CPU of the same reviews all open, by the API, ms', api),
  ]
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
