import type { MessageDecision } from '#shared/contract/questions/desk-message.ts'
import type { AskerType } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { detectorOf } from '#shared/rules/screening/officers.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { moveMessage, type MessageKind } from './moves/moves.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import type { Found, Subject, Waiting } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'

type WaitingRow = {
  company_id: string
  company: string
  version: string
  author_type: AskerType
  name: string | null
  words: string
  locale: Locale
  question: string | null
  question_locale: Locale | null
  of_company: boolean
}

/** Questions and answers by anyone, before readers see them; of companies' own answers those that screening held. */
export const messageSubject = <S extends MessageKind>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  key: S,
): Subject<S, WaitingRow> =>
  ({
    key,
    waiting: key === 'question' ? waitingQuestions : waitingAnswers,
    rows: async found =>
      found.map(({ id, company, author_type, words, locale }) => ({
        id,
        company,
        author_type,
        words,
        locale,
        marked: screen(words).length > 0,
      })),
    async open({ company_id, question, question_locale, ...row }) {
      const officers = (await officerNames(db.content, [company_id])).get(company_id) ?? []
      return {
        ...row,
        findings: screen(row.words, detectorOf(officers)),
        question: question !== null && question_locale ? { words: question, locale: question_locale } : null,
      }
    },
    versionOf: ({ version }) => version,
    carryOut: (tx, found, decision) => carryOut(tx, clock, key, found, decision),
  }) as Subject<'question', WaitingRow> as unknown as Subject<S, WaitingRow>

const waitingQuestions = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.name as company, item.version, item.author_type, item.name, item.body as words, item.locale,
    null as question, null as question_locale, false as of_company`,
  from: sql`content.question item join content.company c on c.id = item.company_id where item.state = 'pending'`,
  order: sql`item.week, item.id`,
})

const waitingAnswers = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.name as company, item.version, item.author_type, null as name, item.body as words, item.locale,
    q.body as question, q.locale as question_locale, item.owner_id is not null as of_company`,
  from: sql`content.answer item join content.question q on q.id = item.question_id
    join content.company c on c.id = item.company_id where item.state = 'pending' and q.state = 'published'`,
  order: sql`item.week, item.id`,
})

async function carryOut(
  tx: Tx,
  clock: Clock,
  subject: MessageKind,
  { id, company_id }: Found<WaitingRow>,
  decision: MessageDecision,
): Promise<Act[]> {
  const isShown = decision.decision === 'show'
  const { guideline, note } = isShown ? { guideline: null, note: null } : decision
  const move = isShown
    ? { to: 'published' as const, publishedOn: dayOf(clock.now()) }
    : { to: 'rejected' as const, guideline, note }
  if (!(await moveMessage(tx, clock, { subject, id }, move))) return []
  const act = `${subject}_${isShown ? 'shown' : 'rejected'}` as const
  return [{ subject, company_id, subject_id: id, act, guideline }]
}
