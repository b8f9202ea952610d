import type { MessageStub, PublicAnswer, PublicQuestion } from '#shared/contract/questions/questions.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { listAnswers, type AnswerRow, type QuestionRow } from './store.ts'

export async function presentAll(sql: Queryable, rows: QuestionRow[]): Promise<PublicQuestion[]> {
  const ids = rows.map(({ id }) => id)
  const answers = Map.groupBy(await listAnswers(sql, ids), ({ question_id }) => question_id)
  return rows.map(row => ({
    id: row.id,
    author_type: row.author_type,
    name: row.state === 'published' ? row.name : null,
    ...wordsOf(row),
    answers: row.state === 'published' ? (answers.get(row.id) ?? []).map(presentAnswer) : [],
  }))
}

const presentAnswer = (row: AnswerRow): PublicAnswer => ({
  id: row.id,
  author_type: row.author_type,
  role: row.role,
  helpful_count: row.state === 'published' ? row.helpful_count : 0,
  ...wordsOf(row),
})

/** Readers see the month, not the day. Removed texts are stubs. */
const wordsOf = (row: QuestionRow | AnswerRow) => ({
  words: row.state === 'published' ? row.words : null,
  stub: stubOf(row),
  locale: row.locale,
  month: row.published_on.slice(0, 7),
})

const stubOf = ({ state, removed_by, guideline }: QuestionRow | AnswerRow): MessageStub | null =>
  state === 'published' ? null : { by: removed_by ?? 'team', guideline }
