import type { HeldReply, ReplyDecision } from '#shared/contract/reviews/desk-reply.ts'
import type { Locale } from '#shared/locale.ts'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { officerNames } from '#server/companies/officers/officer-names.ts'
import type { Places } from '#server/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readReview } from '../../read-review.ts'
import { decideReply } from '../reply.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import { lockAnswered, waiting, type HeldRow } from './store.ts'

/** Companies' replies that screening held. */
export const replySubject = ({ db, clock }: Parts, places: Places): Subject<'reply', HeldRow> => ({
  key: 'reply',
  waiting,
  rows: async found =>
    found.map(({ id, company, role, words, locale }) => ({
      id,
      company,
      role,
      words,
      locale,
      hunts: screenReply(words).some(({ kind }) => kind === 'hunting'),
    })),
  open: (found, locale) => present(db.content, places, found, locale),
  versionOf: ({ version }) => version,
  lockFirst: lockAnswered,
  carryOut: (tx, found, decision) => carryOut(tx, clock, found, decision),
})

async function present(
  sql: Parts['db']['content'],
  places: Places,
  { id, company_id, company, version, role, words, locale: replyLocale }: Found<HeldRow>,
  locale: Locale,
): Promise<HeldReply> {
  const [officers, { review }] = await Promise.all([
    officerNames(sql, [company_id]),
    readReview({ sql, places, locale }, id, true),
  ])
  const findings = screenReply(words, officers.get(company_id) ?? [])
  return {
    id,
    version,
    company,
    role,
    words,
    locale: replyLocale,
    findings,
    review: review ?? fail('already_decided'),
  }
}

async function carryOut(
  tx: Tx,
  clock: Clock,
  { id, company_id }: Found<HeldRow>,
  decision: ReplyDecision,
): Promise<Act[]> {
  const isShown = decision.decision === 'show'
  if (!(await decideReply(tx, clock, id, isShown ? 'show' : decision))) return []
  const act = isShown ? 'reply_shown' : 'reply_rejected'
  const guideline = isShown ? null : decision.guideline
  return [{ subject: 'review', company_id, subject_id: id, act, guideline }]
}
