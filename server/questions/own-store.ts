import type { MessageState, AskerType, Guideline, ReplyRole } from '#shared/contract/keys.ts'
import type { StubBy } from '#shared/contract/contact/stubs.ts'
import type { Locale } from '#shared/locale.ts'
import type { MessageKind } from './moves/moves.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type NewMessage = {
  id: string
  company_id: string
  state: MessageState
  locale: Locale
  author_type: string
  body: string
  week: string
  code_mac: Buffer | null
  submission_mac: Buffer | null
}

export type OwnRow = {
  kind: MessageKind
  id: string
  company_id: string
  question_id: string
  state: MessageState
  question: string | null
  question_state: 'withdrawn' | 'removed' | null
  words: string
  name: string | null
  author_type: AskerType
  locale: Locale
  published_on: string | null
  answers: number
  guideline: Guideline | null
  note: string | null
  removed_by: StubBy | null
  submission_mac: Buffer
}

/** False if the code is taken. */
export async function insertMessage(
  tx: Tx,
  subject: MessageKind,
  row: NewMessage & ({ name: string | null } | { question_id: string }),
): Promise<boolean> {
  const rows = await tx`
    insert into ${tx(`content.${subject}`)} ${tx(row)} on conflict (code_mac) do nothing returning 1`
  return rows.length > 0
}

/** A question or an answer by the keyed hash of its code. */
export async function findByMac(sql: Queryable, mac: Buffer): Promise<OwnRow | undefined> {
  const [row] = await sql<OwnRow[]>`
    select 'question' as kind, q.id, q.company_id, q.id as question_id, q.state, null as question, null as question_state, q.body as words, q.name,
      q.author_type, q.locale, q.published_on, q.guideline, q.note, coalesce(q.removed_for, q.removed_by) as removed_by, q.submission_mac, (
        select count(*)::integer from content.answer a where a.question_id = q.id and a.state = 'published') as answers
    from content.question q where q.code_mac = ${mac}
    union all
    select 'answer', a.id, a.company_id, a.question_id, a.state, case when q.state = 'published' then q.body end,
      case when q.state in ('withdrawn', 'removed') then q.state end, a.body, null,
      a.author_type, a.locale, a.published_on, a.guideline, a.note,
      coalesce(a.removed_for, a.removed_by) as removed_by, a.submission_mac, 0
    from content.answer a join content.question q on q.id = a.question_id where a.code_mac = ${mac}`
  return row
}

/**
 * The question's company, if readers see the question; locks it, so that it stays visible until the answer is inserted.
 */
export async function lockPublished(tx: Tx, questionId: string): Promise<{ company_id: string } | undefined> {
  const [row] = await tx<{ company_id: string }[]>`
    select company_id from content.question where id = ${questionId} and state = 'published' for share`
  return row
}

/** The new version voids a decision on the earlier words. */
export async function rewrite(
  tx: Tx,
  subject: MessageKind,
  id: string,
  row: { body: string; author_type: string; locale: Locale; name?: string | null },
): Promise<void> {
  await tx`
    update ${tx(`content.${subject}`)} set ${tx(row)}, version = gen_random_uuid() where id = ${id} and state = 'pending'`
}

export type CompanyAnswer = {
  id: string
  question_id: string
  company_id: string
  state: 'pending' | 'published' | 'rejected'
  role: ReplyRole
  words: string
  locale: Locale
  version: string
  published_on: string | null
  guideline: Guideline | null
  note: string | null
}

const ownColumns = (sql: Queryable) =>
  sql`id, question_id, company_id, state, role, body as words, locale, version, published_on, guideline, note`
const ofCompany = (sql: Queryable) =>
  sql`owner_id is not null and state in ('pending', 'published', 'rejected')`

export const listCompanyAnswers = (sql: Queryable, questionIds: string[]): Promise<CompanyAnswer[]> =>
  sql<CompanyAnswer[]>`
    select ${ownColumns(sql)} from content.answer where question_id = any(${questionIds}::uuid[]) and ${ofCompany(sql)}`

export async function lockCompanyAnswer(tx: Tx, questionId: string): Promise<CompanyAnswer | undefined> {
  const [row] = await tx<CompanyAnswer[]>`
    select ${ownColumns(tx)} from content.answer where question_id = ${questionId} and ${ofCompany(tx)} for update`
  return row
}

/** Overwrites the earlier words. */
export async function putCompanyAnswer(
  tx: Tx,
  answer: Omit<CompanyAnswer, 'words'> & { body: string; owner_id: string; week: string },
): Promise<void> {
  const { id: _, ...changed } = answer
  const row = { ...answer, author_type: 'employer' }
  await tx`insert into content.answer ${tx(row)} on conflict (id) do update set ${tx(changed)}`
}
