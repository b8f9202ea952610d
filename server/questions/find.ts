import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { SIMILAR_FROM } from '#shared/contract/questions/limits.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { getSurvivor } from '#server/companies/find.ts'
import type { Queryable, Sql } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import { presentAll } from './present.ts'
import * as store from './store.ts'

const PAGE = 10
const SIMILAR = 3
const FOUND = 10

/** A company's questions with their answers. Without a search, removed ones are included as stubs. */
export async function findQuestions(
  sql: Sql,
  companyId: string,
  { q, sort, cursor: given }: HandlerInput<'companyQuestions'>['query'],
): Promise<Sent<'companyQuestions'>> {
  const filter = { companyId, q }
  const cursor = readCursor(given, isUuid)
  const edge = cursor && { direction: cursor.direction, at: cursor.key }
  const [found, { total, answered }] = await Promise.all([
    store.listQuestions(sql, filter, { sort, edge, limit: PAGE + 1, stubs: q === '' }),
    store.countQuestions(sql, filter),
  ])
  const { rows, page } = pageOf(found, {
    size: PAGE,
    cursor,
    total,
    keyOf: ({ id }) => id,
    isCounted: ({ state }) => state === 'published',
  })
  return { questions: await presentAll(sql, rows), page, answered }
}

export async function readQuestion(
  sql: Queryable,
  id: string,
  { shows }: Pick<Context, 'shows'>,
): Promise<Sent<'question'>> {
  shows(`question:${id}`)
  const row = (await store.findQuestion(sql, id)) ?? fail('not_found')
  shows(`company:${row.company_id}`)
  const [{ slug, name }, [question = fail('not_found')]] = await Promise.all([
    getSurvivor(sql, row.company_id),
    presentAll(sql, [row]),
  ])
  return { company: { slug, name }, question }
}

/** Questions that share at least two words with the text being typed, or the only one that it has. */
export async function findSimilar(
  sql: Queryable,
  companyId: string,
  q: string,
): Promise<Sent<'similarQuestions'>> {
  const words = q.length < SIMILAR_FROM ? [] : wordsIn(q)
  if (words.length === 0) return { questions: [] }
  const least = Math.min(2, words.length)
  return { questions: await store.listSimilar(sql, companyId, { words, least, limit: SIMILAR }) }
}

/** Questions to any listed company that contain each word, as the beginning of a word. */
export async function findEverywhere(sql: Queryable, q: string): Promise<Sent<'questions'>> {
  const words = plainWords(q).slice(0, MOST_WORDS)
  if (words.length === 0) return { questions: [] }
  const found = await store.listFound(sql, words.map(word => `'${word}':*`).join(' & '), FOUND)
  return { questions: found.map(({ slug, name, ...question }) => ({ ...question, company: { slug, name } })) }
}

/** Words without information on what is asked, which every question contains. */
const COMMON = new Set(
  (
    'apa apakah ada yang dan atau di ke dari untuk dengan pada ini itu saya aku kamu kami kita bisa boleh sudah belum akan ' +
    'bagaimana berapa kapan kalau tidak perusahaan kantor is are the and or to of for in on at do does how what when can you your ' +
    'there they have has will company'
  ).split(' '),
)
const MOST_WORDS = 12

const wordsIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))]
    .filter(word => !COMMON.has(word))
    .slice(0, MOST_WORDS)
