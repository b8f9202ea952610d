import { createSearchRoom } from '#server/search/room.ts'
import { loadPlaces } from '#server/places/places.ts'
import type { Parts } from '#server/platform/parts.ts'
import { CONTRACT } from '#shared/contract/contract.ts'
import { casesOf, type Case, type Directory } from './search-cases.ts'
import type postgres from 'postgres'
import { explain, listening, quantile, type Sent, type Timed } from './search-timing.ts'

export type Measured = {
  case: Case
  p50: number
  p95: number
  plan: string
  slowest: string
  sent: Sent[][]
}

const WARM_UP = 10

const SAMPLE = 20_000

/** Runs `times` searches of each kind through the product's own handlers and has the server time their statements. */
export async function measure(url: string, times: number, only = ''): Promise<Measured[]> {
  const { sql, sent } = listening(url)
  const places = await loadPlaces(sql)
  const clock = { now: () => new Date() }
  const { handlers } = createSearchRoom({ db: { content: sql }, clock } as unknown as Parts, places)
  const context = { freshFor() {}, shows() {}, locale: 'id' } as never
  const ask = async ({ call, make }: Case) => {
    const asked = make()
    const query = CONTRACT[call].query.parse(asked)
    sent.length = 0
    await handlers[call]({ params: undefined, query, body: undefined } as never, context)
    // The count of the whole directory is made once a minute, whoever asks.
    return { asked, statements: sent.filter(({ text }) => !isTally(text)) }
  }
  const cases = casesOf(
    await read(sql),
    places.cities.map(({ id }) => id),
  )
  const results: Measured[] = []
  for (const one of cases.filter(({ what }) => what.includes(only))) {
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask(one)
    const runs: Run[] = []
    for (let turn = 0; turn < times; turn += 1) runs.push(await timed(sql, await ask(one)))
    results.push(summary(one, runs))
  }
  await sql.end()
  return results
}

type Asking = { asked: object; statements: Sent[] }
type Run = Asking & { total: number; parts: Timed[] }

const isTally = (text: string): boolean => /from content\.company_stats where status = 1 group by/.test(text)

/** Each statement twice, the quicker one counts: what else the machine does is no part of it. */
async function timed(sql: postgres.Sql, asking: Asking): Promise<Run> {
  const parts: Timed[] = []
  for (const statement of asking.statements) {
    const [first, second] = [await explain(sql, statement), await explain(sql, statement)]
    parts.push(first.milliseconds < second.milliseconds ? first : second)
  }
  return { ...asking, parts, total: parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) }
}

function summary(one: Case, runs: Run[]): Measured {
  const totals = runs.map(({ total }) => total)
  const slow = runs.toSorted((a, b) => b.total - a.total)[0] as Run
  const part = slow.parts.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  return {
    case: one,
    p50: quantile(totals, 0.5),
    p95: quantile(totals, 0.95),
    plan: part?.plan ?? '',
    slowest: `${slow.total.toFixed(1)} ms, ${decodeURIComponent(new URLSearchParams(slow.asked as never).toString())}`,
    sent: runs.map(({ statements }) => statements),
  }
}

async function read(sql: postgres.Sql): Promise<Directory> {
  const names = await sql<{ name_norm: string }[]>`
    select name_norm from content.company_stats where length(name_norm) > 4 order by company_id limit ${SAMPLE}`
  const words = await sql<{ word: string; uses: number }[]>`
    select word, uses from content.search_word order by uses desc limit ${SAMPLE}`
  return {
    names: names.map(({ name_norm }) => name_norm),
    uses: new Map(words.map(({ word, uses }) => [word, uses])),
  }
}
