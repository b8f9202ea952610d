import type { MessageState } from '#shared/contract/keys.ts'
import type { Locked } from '#server/moderation/takedown.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Move } from './moves.ts'

export type MessageKind = 'question' | 'answer'
/** `examined`: it was hidden while a request about it was decided on. */
export type Moved = {
  company_id: string
  question_id: string
  version: string
  from: MessageState
  examined: boolean
}

/** The question's id, of a question itself or of an answer to it. */
const questionOf = (sql: Queryable, subject: MessageKind) =>
  subject === 'question' ? sql`item.id` : sql`item.question_id`

export async function updateState(
  tx: Tx,
  subject: MessageKind,
  id: string,
  from: readonly MessageState[],
  { to, guideline = null, note = null, publishedOn, removedBy, removedFor }: Move,
): Promise<Moved | undefined> {
  const table = tx(`content.${subject}`)
  const [row] = await tx<Moved[]>`
    with old as (select id, state, removed_for from ${table} where id = ${id} and state = any(${[...from]}) for update)
    update ${table} item set state = ${to}, guideline = ${guideline}, note = ${note}, removed_for = ${removedFor ?? null}
      ${publishedOn === undefined ? tx`` : tx`, published_on = ${publishedOn}`}
      ${removedBy === undefined ? tx`` : tx`, removed_by = ${removedBy}`}
    from old where item.id = old.id
      and (old.state <> 'removed' or ${to} = 'withdrawn' or item.removed_for = 'request')
    returning item.company_id, ${questionOf(tx, subject)} as question_id, item.version, old.state as from,
      old.state = 'removed' and old.removed_for is not distinct from 'request' as examined`
  return row
}

export async function lockMessage(tx: Tx, subject: MessageKind, id: string): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`
    select company_id, null as version from ${tx(`content.${subject}`)} where id = ${id} for update`
  return row
}

export async function eraseWords(tx: Tx, subject: MessageKind, id: string): Promise<void> {
  const table = tx(`content.${subject}`)
  await tx`update ${table} set body = '' ${subject === 'question' ? tx`, name = null` : tx``} where id = ${id}`
}

/** Answers to a question that are published or waiting, except the company's own. */
export async function listAnswersOf(tx: Tx, questionId: string): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from content.answer where owner_id is null
      and ((question_id = ${questionId} and state = 'published') or (question_id = ${questionId} and state = 'pending'))`
  return rows.map(({ id }) => id)
}

export async function moveMessages(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.question set company_id = ${into} where company_id = ${from}`
  await tx`update content.answer set company_id = ${into} where company_id = ${from}`
}
