import { explain, pgbench, quantile, type Explained } from './server-time.ts'
import type { Asked, Site, Statement } from './site.ts'

/**
 * A kind of call. `bar`: limit of the 95th percentile in milliseconds. `plan`: prints the plan of its slowest
 * statement.
 */
export type Case = {
  what: string
  bar?: number
  /** Allowed increase of the median over ten thousand companies, in milliseconds; 1 by default. */
  growth?: number
  plan?: boolean
  times?: number
  make: () => Asked | Promise<Asked>
}
type Pair = { small: Case; large: Case }
export type Measured = {
  case: Case
  small: number[]
  large: number[]
  /** Execution time within the database server. */
  server: number[]
  pgbench: number[]
  slowest: Explained
}

/** Number of calls after which the program's code is compiled and its statements are prepared on each connection. */
const WARM_UP = 300
const TIMES = 200
/** A shared machine has slow minutes, so the middle one of three rounds counts. */
const ROUNDS = 3
const EXPLAINED = 60

/** Calls both sites alternately, so that other load on the machine affects both equally. */
export async function measure(sites: { small: Site; large: Site }, cases: Pair[]): Promise<Measured[]> {
  const rounds = cases.map((): Round[] => [])
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [i, pair] of cases.entries()) rounds[i]?.push(await callBoth(sites, pair))
  const results: Measured[] = []
  for (const [i, { large }] of cases.entries())
    results.push(await compare(sites.large, large, middleOf(rounds[i] as Round[])))
  return results
}

type Round = { small: number[]; large: number[]; calls: Statement[][] }

async function callBoth(sites: { small: Site; large: Site }, pair: Pair): Promise<Round> {
  const round: Round = { small: [], large: [], calls: [] }
  const times = pair.large.times ?? TIMES
  for (let turn = -(pair.large.times ?? WARM_UP); turn < times; turn += 1) {
    const [one, other] = [await timed(sites.small, pair.small), await timed(sites.large, pair.large)]
    if (turn < 0) continue
    round.small.push(one.milliseconds)
    round.large.push(other.milliseconds)
    round.calls.push(other.statements)
  }
  return round
}

const middleOf = (rounds: Round[]): Round =>
  rounds.toSorted((a, b) => quantile(a.large, 0.95) - quantile(b.large, 0.95))[
    Math.floor(rounds.length / 2)
  ] as Round

async function compare(site: Site, one: Case, { small, large, calls }: Round): Promise<Measured> {
  const explained = []
  for (const statements of calls.slice(0, EXPLAINED)) explained.push(await explainAll(site, statements))
  const result = {
    case: one,
    small,
    large,
    server: explained.map(parts => parts.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
    pgbench: pgbench(site.url, calls),
    slowest: explained.flat().toSorted((a, b) => b.milliseconds - a.milliseconds)[0] as Explained,
  }
  console.error(
    `${one.what}: ${[small, large, result.server, result.pgbench].map(list => quantile(list, 0.95).toFixed(2)).join(' ')}`,
  )
  return result
}

async function timed(site: Site, { make }: Case): Promise<{ milliseconds: number; statements: Statement[] }> {
  const asked = await make()
  site.sent.length = 0
  const before = performance.now()
  await site.ask(asked)
  const milliseconds = performance.now() - before
  return { milliseconds, statements: site.sent.filter(statement => !isKept(statement)) }
}

/** The count of the whole directory is cached for a minute, so no single call is charged with it. */
const isKept = ({ text, values }: Statement): boolean =>
  text.includes('grouping sets') && values.at(-1) === null

/** Explains each statement twice and takes the faster result, to reduce the influence of other load. */
async function explainAll({ db }: Site, statements: Statement[]): Promise<Explained[]> {
  const parts: Explained[] = []
  for (const statement of statements) {
    const [first, second] = [await explain(db.owner, statement), await explain(db.owner, statement)]
    parts.push(first.milliseconds < second.milliseconds ? first : second)
  }
  return parts
}
