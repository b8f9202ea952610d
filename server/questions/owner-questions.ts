import { randomUUID } from 'node:crypto'
import type { HandlerInput, Output, Sent } from '#shared/contract/contract.ts'
import { QUESTIONS_SHOWN, type Guideline, type QuestionsShown } from '#shared/contract/keys.ts'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { changedMessage, moveMessage, notifyOfAnswer, type MessageKind } from './moves/moves.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import { noteOwnersAct, type Act } from '#server/moderation/history.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { dayOf, weekOf } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import { isUuid, pageOf, readCursor } from '#server/platform/http/paging.ts'
import type { Parts } from '#server/platform/parts.ts'
import { listCompanyAnswers, lockCompanyAnswer, lockPublished, putCompanyAnswer } from './own-store.ts'
import { presentAll } from './present.ts'
import * as store from './store.ts'

type OwnerQuestion = Output<'answerQuestion'>
const PAGE = 20
const NARROWED: Record<QuestionsShown, boolean | undefined> = {
  unanswered: false,
  answered: true,
  all: undefined,
}

/** The questions of the owner's company, by whether the company answered. */
export async function listOwnerQuestions(
  { db }: Parts,
  { company }: ActingOwner,
  { show, cursor: given }: HandlerInput<'ownerQuestions'>['query'],
): Promise<Sent<'ownerQuestions'>> {
  const sql = db.content
  const filterOf = (shown: QuestionsShown) => ({ companyId: company.id, q: '', answered: NARROWED[shown] })
  const cursor = readCursor(given, isUuid)
  const edge = cursor && { direction: cursor.direction, at: cursor.key }
  const [found, counted] = await Promise.all([
    store.listQuestions(sql, filterOf(show), { sort: 'newest', edge, limit: PAGE + 1 }),
    Promise.all(QUESTIONS_SHOWN.map(async of => [of, (await store.countQuestions(sql, filterOf(of))).total])),
  ])
  const counts = Object.fromEntries(counted) as Record<QuestionsShown, number>
  const { rows, page } = pageOf(found, { size: PAGE, cursor, total: counts[show], keyOf: ({ id }) => id })
  return { questions: await present(sql, rows), page, counts }
}

async function present(sql: Queryable, rows: store.QuestionRow[]): Promise<OwnerQuestion[]> {
  const questions = await presentAll(sql, rows)
  const answers = await listCompanyAnswers(
    sql,
    rows.map(({ id }) => id),
  )
  return questions.map(question => {
    const own = answers.find(({ question_id }) => question_id === question.id)
    if (!own) return { question, own: null }
    const { question_id: _q, company_id: _c, published_on, ...rest } = own
    return { question, own: { ...rest, month: published_on?.slice(0, 7) ?? null } }
  })
}

async function getOwn(sql: Queryable, { company }: ActingOwner, id: string): Promise<store.QuestionRow> {
  const row = await store.findQuestion(sql, id)
  return row?.company_id === company.id && row.state === 'published' ? row : fail('not_found')
}

const readOwn = async (sql: Queryable, owner: ActingOwner, id: string): Promise<OwnerQuestion> =>
  (await present(sql, [await getOwn(sql, owner, id)]))[0] ?? fail('not_found')

/**
 * The company writes or replaces its answer: shown at once, or held if screening finds something. Identical words
 * change nothing.
 */
export async function answerAsCompany(
  parts: Parts,
  owner: ActingOwner,
  { params: { id: question_id }, body: { text: body, role, version } }: HandlerInput<'answerQuestion'>,
  { locale }: Context,
): Promise<OwnerQuestion> {
  const { db, clock } = parts
  await getOwn(db.content, owner, question_id)
  const state = (await isMarked(db.content, owner, body)) ? 'pending' : 'published'
  await db.begin('content', async tx => {
    const { company_id } = (await lockPublished(tx, question_id)) ?? fail('not_found')
    const before = await lockCompanyAnswer(tx, question_id)
    if (before?.words === body && before.role === role) return
    if ((before?.version ?? null) !== (version ?? null)) fail('conflict')
    const id = before?.id ?? randomUUID()
    const today = dayOf(clock.now())
    await putCompanyAnswer(tx, {
      id,
      question_id,
      company_id,
      state,
      role,
      body,
      locale,
      owner_id: owner.id,
      version: randomUUID(),
      week: weekOf(clock.now()),
      guideline: null,
      note: null,
      published_on: before?.published_on ?? (state === 'published' ? today : null),
    })
    if (state === 'published' && !before?.published_on) await notifyOfAnswer(tx, clock, { id, question_id })
    if (state === 'published' || before?.state === 'published') changedMessage({ company_id, question_id })
    await note(parts, tx, owner, { subject: 'answer', id }, before ? 'answer_changed' : 'answer_written')
  })
  parts.wake()
  return readOwn(db.content, owner, question_id)
}

/** The company removes a question or an answer from its own page; a stub says so. */
export async function removeFromPage(
  parts: Parts,
  owner: ActingOwner,
  thing: { subject: MessageKind; id: string },
  guideline: Guideline | null,
): Promise<string> {
  const visible = await store.findVisible(parts.db.content, thing.subject, thing.id)
  if (visible?.company_id !== owner.company.id) return fail('not_found')
  const question = await parts.db.begin('content', async tx => {
    const moved = await moveMessage(tx, parts.clock, thing, {
      to: 'removed',
      from: 'published',
      guideline,
      removedBy: 'owner',
    })
    if (moved) await note(parts, tx, owner, thing, `${thing.subject}_removed`, guideline)
    return moved?.question_id ?? fail('conflict')
  })
  parts.wake()
  return question
}

export const removeAnswer = async (
  parts: Parts,
  owner: ActingOwner,
  id: string,
  guideline: Guideline | null,
): Promise<OwnerQuestion> =>
  readOwn(parts.db.content, owner, await removeFromPage(parts, owner, { subject: 'answer', id }, guideline))

const note = (
  { clock }: Parts,
  tx: Tx,
  owner: ActingOwner,
  thing: { subject: MessageKind; id: string },
  act: Act['act'],
  guideline: Guideline | null = null,
): Promise<void> =>
  noteOwnersAct(tx, clock, owner, { subject: thing.subject, subject_id: thing.id, act, guideline })

async function isMarked(sql: Queryable, { company }: ActingOwner, words: string): Promise<boolean> {
  const officers = (await officerNames(sql, [company.id])).get(company.id) ?? []
  return screenReply(words, officers).length > 0
}
