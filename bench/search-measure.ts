import { createSearchRoom } from '#server/search/room.ts'
import { loadPlaces } from '#server/places/places.ts'
import type { Parts } from '#server/platform/parts.ts'
import { CONTRACT } from '#shared/contract/contract.ts'
import type { Case } from './search-cases.ts'
import { explain, listening, quantile, type Sent } from './search-timing.ts'

export type Measured = {
  case: Case
  p50: number
  p95: number
  worst: number
  plan: string
  slowest: string
  sent: Sent[][]
}

const WARM_UP = 10

/** Runs `times` searches of each kind through the product's own handlers and has the server time their statements. */
export async function measure(
  url: string,
  cases: (cities: string[]) => Case[],
  times: number,
): Promise<Measured[]> {
  const { sql, sent } = listening(url)
  const places = await loadPlaces(sql)
  const clock = { now: () => new Date() }
  const { handlers } = createSearchRoom({ db: { content: sql }, clock } as unknown as Parts, places)
  const context = { freshFor() {}, shows() {}, locale: 'id' } as never
  const ask = async ({ call, make }: Case) => {
    sent.length = 0
    const asked = make()
    const query = CONTRACT[call].query.parse(asked)
    await handlers[call]({ params: undefined, query, body: undefined } as never, context)
    return { asked, statements: [...sent] }
  }
  const results: Measured[] = []
  for (const one of cases(places.cities.map(({ id }) => id))) {
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask(one)
    const runs = []
    for (let turn = 0; turn < times; turn += 1) {
      const { asked, statements } = await ask(one)
      const timed = []
      for (const statement of statements) timed.push(await explain(sql, statement))
      runs.push({
        asked,
        statements,
        total: timed.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
        timed,
      })
    }
    const totals = runs.map(({ total }) => total)
    const slow = runs.toSorted((a, b) => b.total - a.total)[0] as (typeof runs)[0]
    results.push({
      case: one,
      p50: quantile(totals, 0.5),
      p95: quantile(totals, 0.95),
      worst: slow.total,
      plan: slow.timed.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]?.plan ?? '',
      slowest: `${new URLSearchParams(slow.asked as never)} ${slow.timed.map(t => `${t.milliseconds.toFixed(1)}ms/${t.reads}`).join(' ')}`,
      sent: runs.map(({ statements }) => statements),
    })
  }
  await sql.end()
  return results
}
