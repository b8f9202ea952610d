import type { Queryable, Tx } from '#server/platform/db/db.ts'

const MOST_SPELLINGS = 1000

export const putWords = (tx: Tx, id: string, words: string) => tx`
  update content.vacancy set words = to_tsvector('simple', ${words}) where id = ${id}`

/** Words of vacancies that share one of these forms, matches with one error first. */
export async function listSpellings(sql: Queryable, forms: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from content.vacancy_typo where typo = any(${forms}::text[])
    group by word order by bool_and(typo like '~%'), word limit ${MOST_SPELLINGS}`
  return rows.map(({ word }) => word)
}

/** The words that occur in an open vacancy. */
export async function listWordsOpen(sql: Queryable, words: string[]): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select word from unnest(${words}::text[]) searched (word)
    where exists (select 1 from content.vacancy v where v.state = 'open' and v.words @@ quote_literal(word)::tsquery)`
  return rows.map(({ word }) => word)
}

export async function putTypos(tx: Tx, typos: { typo: string; word: string }[]): Promise<void> {
  if (typos.length === 0) return
  await tx`
    insert into content.vacancy_typo (typo, word)
    select typo, word from unnest(${typos.map(row => row.typo)}::text[], ${typos.map(row => row.word)}::text[]) as given (typo, word)
    on conflict do nothing`
}
