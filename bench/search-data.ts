// A large invented directory: names of words with a Zipf distribution; most companies have few or no reviews, a handful
// have thousands.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import postgres from 'postgres'
import { searchText } from '#server/companies/search-text.ts'
import { INDUSTRIES } from '#shared/contract/keys.ts'
import { typoForms } from '#shared/rules/spelling.ts'

/** A seeded random generator, so that every run gets the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** NULL in the text format of `copy`. */
const NULL = '\\N'
const BRANDS = 100_000
const SHARED = 6_000
const BENEFITS = 6
/** The prior score of the ranking, in thousandths, which weighs as much as five reviews. */
const PRIOR = 3600
const random = seeded(20_261_120)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

/** Fills a migrated, empty database; creates the indexes after the rows. */
export async function fillDirectory(url: string, companies: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const [brands, shared] = [inventWords(BRANDS), inventWords(SHARED)]
  const cities = (await sql<{ id: string }[]>`select id from content.city order by id`).map(({ id }) => id)
  const names = Array.from({ length: companies }, () => inventName(brands, shared))
  const ids = names.map(() => randomUUID())
  const city = names.map(() => zipf(cities))
  const industry = names.map((_, i) => (i % 5 === 0 ? NULL : zipf(INDUSTRIES)))
  const uses = new Map<string, number>()
  for (const word of names.flatMap(name => name.split(' '))) uses.set(word, (uses.get(word) ?? 0) + 1)
  const restore = await withoutIndexes(sql)
  await copy(
    sql,
    'content.company (id, slug, status, name, city_id, industry, name_norm, listed_on)',
    ids,
    (id, i) => [
      id,
      `c-${i}`,
      1,
      titled(names[i] as string),
      city[i] as string,
      industry[i] as string,
      names[i] as string,
      day(),
    ],
  )
  await copy(sql, 'content.company_slug (slug, company_id)', ids, (id, i) => [`c-${i}`, id])
  await copy(
    sql,
    'content.company_stats (company_id, status, name_norm, search_text, listed_on, city_id, industry, review_count, score_sum, rank_score, recommend_count, stars, sentiments, rating_sums, rating_counts, answer_yes, answer_no)',
    ids,
    (id, i) => [
      id,
      1,
      names[i] as string,
      searchText({ name: names[i] as string }),
      day(),
      city[i] as string,
      industry[i] as string,
      ...figures(),
    ],
  )
  await copy(sql, 'content.search_word (word, uses)', [...uses], ([word, count]) => [word, count])
  const typos = [...uses.keys()].flatMap(word => [...new Set(typoForms(word))].map(typo => [typo, word]))
  await copy(sql, 'content.search_typo (typo, word)', typos, row => row)
  await restore()
  for (const table of ['company', 'company_slug', 'company_stats', 'search_word', 'search_typo'])
    await sql`vacuum analyze ${sql(`content.${table}`)}`
  await sql.end()
}

/** Drops secondary indexes and the large keys; the returned function creates them again. */
async function withoutIndexes(sql: postgres.Sql): Promise<() => Promise<void>> {
  const indexes = await sql<{ indexname: string; indexdef: string }[]>`
    select indexname, indexdef from pg_indexes
    where schemaname = 'content' and tablename = 'company_stats' and indexname <> 'company_stats_pkey'`
  for (const { indexname } of indexes) await sql`drop index ${sql(`content.${indexname}`)}`
  await sql`alter table content.search_typo drop constraint search_typo_pkey`
  return async () => {
    await sql`set maintenance_work_mem = '256MB'`
    for (const { indexdef } of indexes) await sql.unsafe(indexdef)
    await sql`alter table content.search_typo add primary key (typo, word)`
  }
}

/** Streams any number of rows to `copy`. */
export async function copy<T>(
  sql: postgres.Sql,
  target: string,
  rows: Iterable<T>,
  fields: (row: T, place: number) => (string | number)[],
): Promise<void> {
  const stream: Writable = await sql.unsafe(`copy ${target} from stdin`).writable()
  let chunk = ''
  let place = 0
  for (const row of rows) {
    chunk += `${fields(row, place).join('\t')}\n`
    place += 1
    if (chunk.length < 1 << 18) continue
    if (!stream.write(chunk)) await once(stream, 'drain')
    chunk = ''
  }
  stream.end(chunk)
  await once(stream, 'finish')
}

/** Figures of a company: nine in ten have fewer than ten reviews, the largest have some thousands. */
function figures(): (string | number)[] {
  const reviews = random() < 0.35 ? 0 : Math.min(5000, Math.floor((1 - random()) ** -1.1))
  const mean = Math.min(5, Math.max(1, 3.6 + (random() + random() + random() - 1.5) * (reviews < 20 ? 2 : 1)))
  const recommended = Math.round(
    reviews * Math.min(1, Math.max(0, (mean - 1.2) / 3.4 + (random() - 0.5) / 3)),
  )
  const answered = Math.round(reviews * 0.7)
  const yes = Array.from({ length: BENEFITS }, (_, i) =>
    Math.round(answered * (random() < 0.3 + 0.08 * i ? 0.8 : 0.2)),
  )
  const score = Math.round(mean * 1000) * reviews
  const spread = (n: number, length: number) =>
    `{${Array.from({ length }, () => Math.floor(n / length)).join()}}`
  return [
    reviews,
    score,
    Math.floor((score + 5 * PRIOR) / (reviews + 5)),
    recommended,
    spread(reviews, 5),
    spread(reviews, 5),
    spread(reviews * 45, 13),
    spread(reviews * 12, 13),
    `{${yes.join()}}`,
    `{${yes.map(count => answered - count).join()}}`,
  ]
}

const inventName = (brands: string[], shared: string[]): string =>
  [
    ...new Set([
      random() < 0.8 ? pick(brands) : zipf(shared),
      ...Array.from({ length: 1 + below(3) }, () => (random() < 0.85 ? zipf(shared) : pick(brands))),
    ]),
  ].join(' ')

/** Picks early entries of the list far more often than late ones. */
const zipf = (list: readonly string[]): string => list[Math.floor(list.length ** random()) - 1] as string

function inventWords(count: number): string[] {
  const made = new Set<string>()
  while (made.size < count)
    made.add(
      Array.from({ length: 2 + below(3) }, () => pick([...'bcdghjklmnprstwy']) + pick([...'aiueo'])).join(
        '',
      ) + pick(['', '', 'n', 'r', 's', 'ng', 't']),
    )
  return [...made]
}

const titled = (name: string): string => name.replace(/\b\w/g, letter => letter.toUpperCase())
const day = (): string => `202${below(6)}-0${1 + below(9)}-${String(1 + below(28)).padStart(2, '0')}`
