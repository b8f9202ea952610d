// All weekly snapshots, all pages and calls, and the whole content schema together reveal nobody's salary.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { callAddresses, pageAddresses } from './addresses.ts'
import { bestOf, differences, meanOf, mostByChance, naive, namedBy, type Guess } from './pay/guesses.ts'
import { liveWeeks, type Weeks } from './pay/weeks.ts'

/** Addresses that show pay. */
const OF_PAY =
  /\/(?:gaji|salaries|top-salaries|posisi|positions|departe?men|departments|perusahaan|company|bandingkan-gaji|compare-salary)\b/
/** One Monday's pages represent all, because all are rendered from the same calls. */
const PAGES_OF = 4

let it: TestApp
let lived: Weeks
/** Texts read, by their source. */
const read = new Map<string, string>()
/** The numbers of all snapshots. */
const frozen = new Set<number | null>()
before(async () => {
  it = await testApp({ web: 'built' })
  lived = await liveWeeks(it, 20, async (week, slugs) => {
    await freeze()
    const subjects = { slugs, reviews: [], roles: ['nurse'], cities: ['35.78'] }
    if (week % 2 > 0) return
    const addresses = [...callAddresses(subjects), ...(week === PAGES_OF ? pageAddresses(subjects) : [])]
    for (const path of addresses.filter(one => OF_PAY.test(one))) {
      const { statusCode, body } = await it.app.http.inject({ url: path })
      if (statusCode === 200) read.set(`${week} ${path}`, body)
    }
  })
})
after(() => it.close())

async function freeze(): Promise<void> {
  const rows = await it.db.owner<Record<string, number | null>[]>`
    select p10, p25, p50, p75, p90 from content.pay_cell union select p10, p25, p50, p75, p90 from content.pay_figure`
  for (const row of rows) Object.values(row).forEach(number => frozen.add(number))
}

test('no exact amount occurs on a page, in a call, or anywhere in the database', async t => {
  const tables = await it.db.owner<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('content', 'identity')`
  for (const { name } of tables) {
    const rows = await it.db.owner.unsafe(`select to_jsonb(t)::text as text from ${name} t`)
    read.set(name, rows.map(row => String(row['text'])).join('\n'))
  }
  const found = [...read].flatMap(([where, text]) => {
    const numbers = new Set(
      text.replaceAll(/(?<=\d)[.,](?=\d{3})/g, '').match(/(?<![\da-f])\d{7,8}(?![\da-f])/g),
    )
    return lived.people
      .filter(({ amount }) => numbers.has(String(amount)))
      .map(({ amount }) => `${where}: ${amount}`)
  })
  t.diagnostic(`${read.size} texts`)
  assert.ok(read.size > 200)
  assert.deepEqual(found, [])
})

test('calls return no amounts except figures of the snapshots, minimum wages and their averages', async () => {
  const wages = await it.db.owner<{ amount: number }[]>`
    select amount from content.minimum_wage
    union all select round(avg(amount))::int from content.minimum_wage where province_id is not null group by year`
  const known = new Set([...wages.map(({ amount }) => amount), ...frozen])
  const calls = [...read].filter(([where]) => /^\d+ \/api\//.test(where) && !where.includes('openapi'))
  const namedPay = calls.flatMap(([where, text]) =>
    numbersIn(JSON.parse(text))
      .filter(one => one >= 1_000_000 && !known.has(one))
      .map(one => `${where}: ${one}`),
  )
  assert.deepEqual(namedPay, [])
})

test('an attacker who knows the people of every figure in all weeks and both stores cannot calculate a salary', t => {
  const figures = lived.figures.map(meanOf)
  const guesses = bestOf(differences(figures))
  t.diagnostic(`${figures.length} figures; ${summaryOf(guesses)}`)
  assert.ok(guesses.length > 10, 'there is something to calculate with')
  assert.ok(namedBy(guesses) <= mostByChance(guesses, lived.people), summaryOf(guesses))
})

test('the same attack succeeds if every cell of five shows its mean every week', t => {
  const guesses = bestOf(differences(naive(lived)))
  t.diagnostic(summaryOf(guesses))
  assert.ok(namedBy(guesses) > 2 * mostByChance(guesses, lived.people), summaryOf(guesses))
})

const summaryOf = (guesses: Guess[]): string =>
  `${namedBy(guesses)} of ${lived.people.length} people named in ${guesses.length} guesses, by chance at most ${mostByChance(guesses, lived.people).toFixed(1)}`

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
