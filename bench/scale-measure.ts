import { explain, pgbench, quantile, type Explained } from './server-time.ts'
import type { Asked, Site, Statement } from './site.ts'

/** A kind of call, its bar in milliseconds (95 of 100), and how one is made. `plan`: worth showing in docs/query-plans.md. */
export type Case = {
  what: string
  bar?: number
  plan?: boolean
  times?: number
  make: () => Asked | Promise<Asked>
}
type Pair = { small: Case; large: Case }
export type Measured = {
  case: Case
  small: number[]
  large: number[]
  /** The server's own part of it. */
  server: number[]
  pgbench: number[]
  slowest: Explained
}

/** As many as it takes until the program's code is compiled and its statements are prepared on each connection. */
const WARM_UP = 300
const TIMES = 200
const EXPLAINED = 60

/** Calls both sites in turns, so that what else the machine does falls on both alike. */
export async function measure(sites: { small: Site; large: Site }, cases: Pair[]): Promise<Measured[]> {
  const results: Measured[] = []
  for (const pair of cases) {
    const [small, large]: [number[], number[]] = [[], []]
    const calls: Statement[][] = []
    const times = pair.large.times ?? TIMES
    for (let turn = -(pair.large.times ?? WARM_UP); turn < times; turn += 1) {
      const [one, other] = [await timed(sites.small, pair.small), await timed(sites.large, pair.large)]
      if (turn < 0) continue
      small.push(one.milliseconds)
      large.push(other.milliseconds)
      calls.push(other.statements)
    }
    const explained = []
    for (const statements of calls.slice(0, EXPLAINED))
      explained.push(await explainAll(sites.large, statements))
    const result = {
      case: pair.large,
      small,
      large,
      server: explained.map(parts => parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
      pgbench: pgbench(sites.large.url, calls),
      slowest: explained.flat().toSorted((a, b) => b.milliseconds - a.milliseconds)[0] as Explained,
    }
    console.error(
      `${pair.large.what}: ${[small, large, result.server, result.pgbench].map(list => quantile(list, 0.95).toFixed(2)).join(' ')}`,
    )
    results.push(result)
  }
  return results
}

async function timed(site: Site, { make }: Case): Promise<{ milliseconds: number; statements: Statement[] }> {
  const asked = await make()
  site.sent.length = 0
  const before = performance.now()
  await site.ask(asked)
  const milliseconds = performance.now() - before
  return { milliseconds, statements: site.sent.filter(({ text }) => !isKept(text)) }
}

/** The count of the whole directory is made once a minute, whoever asks. */
const isKept = (text: string): boolean => /from content\.company_stats where status = 1 group by/.test(text)

/** Each statement twice, the quicker one counts: what else the machine does is no part of it. */
async function explainAll({ db }: Site, statements: Statement[]): Promise<Explained[]> {
  const parts: Explained[] = []
  for (const statement of statements) {
    const [first, second] = [await explain(db.owner, statement), await explain(db.owner, statement)]
    parts.push(first.milliseconds < second.milliseconds ? first : second)
  }
  return parts
}
