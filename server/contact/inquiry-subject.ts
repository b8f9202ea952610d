import type {
  Inquiry,
  InquiryDecision,
  InquiryFlag,
  ContentRef,
  FoundContent,
} from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'
import { ticketOf } from '#shared/contract/contact/ticket.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import type { Locale } from '#shared/locale.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import type { Places } from '#server/places/places.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { addTask } from '#server/platform/tasks/tasks.ts'
import { readReview } from '#server/reviews/read-review.ts'
import { readHidden } from '#server/reviews/preview.ts'
import { alarmOf, hoursLeft, elapsedPercent } from './deadline.ts'
import { openInquiry, sealInquiry, type InquiryData, type TakenDown } from './inquiry-box.ts'
import { filesOfInquiry, inquiryFiles } from './inquiry-files.ts'
import { inquiryMail } from './inquiry-mails.ts'
import * as store from './store.ts'
import { restoreContent, hideUntilDecision, removeContent } from './takedown.ts'
import { isSame, contentAt } from './reported-content.ts'

type PendingInquiry = Found<store.InquiryRow>

const OUTCOMES = { answer: 'answered', drop: 'dropped', uphold: 'upheld', refuse: 'refused' } as const

type Deps = Parts & { takedowns: Takedowns }

/** Inquiries to the operators of the site. Topics differ only in the possible decisions. */
export const inquirySubject = <T extends InquiryTopic>(
  parts: Deps,
  places: Places,
  topic: T,
): Subject<T, store.InquiryRow> => {
  const subject: Subject<InquiryTopic, store.InquiryRow> = {
    key: topic,
    waiting: sql => store.waiting(sql, topic),
    rows: async found => found.map(one => presentRow(parts, one)),
    open: (found, locale) => presentItem(parts, places, found, locale),
    async check(found, decision) {
      if (decision.decision === 'hide' && found.hidden) fail('already_decided')
      const data = openInquiry(parts.secrets, found)
      const { contents } = await contentAt(parts, data.address)
      const ref = contentOf(decision)
      if (ref) checkRemovable(contents, ref, decision.decision)
      const isUndecided = found.hidden && leavesUndecided(contents, data.takenDown, ref)
      if (decision.decision === 'uphold' && isUndecided) failField('content', 'taken_first')
      if (decision.decision === 'answer') checkAnswer(contents, isUndecided)
    },
    carryOut: (tx, found, decision) => carryOut(tx, parts, found, decision),
  }
  return subject as Subject<T, store.InquiryRow>
}

function presentRow(parts: Parts, found: PendingInquiry) {
  const data = openInquiry(parts.secrets, found)
  return { id: found.id, class: found.class, name: data.name, ...clockOf(parts, found, data) }
}

async function presentItem(
  parts: Deps,
  places: Places,
  found: PendingInquiry,
  locale: Locale,
): Promise<Inquiry> {
  const { id, class: kind } = found
  const data = openInquiry(parts.secrets, found)
  const { files: _, earlier, answer: __, takenDown: ___, ...sender } = data
  const reported = await contentAt(parts, data.address)
  const before = earlier ? await store.findInquiry(parts.db.content, earlier) : undefined
  return {
    ...sender,
    id,
    class: kind,
    ticket: ticketOf(id),
    locale: found.locale,
    ...reported,
    review: await reviewAt(parts, places, reported.contents, locale),
    files: await filesOfInquiry(parts, id),
    earlier: before ? { ticket: ticketOf(before.id), outcome: before.outcome } : null,
    ...clockOf(parts, found, data),
  }
}

function clockOf({ clock }: Parts, found: PendingInquiry, { earlier }: InquiryData) {
  const now = clock.now()
  const alarm = alarmOf(elapsedPercent(found, now))
  const flags: InquiryFlag[] = [
    ...(alarm ? [alarm[1]] : []),
    ...(found.hidden ? (['hidden'] as const) : []),
    ...(earlier ? (['again'] as const) : []),
  ]
  return { hours: hoursLeft(found, now), flags }
}

/**
 * Refuses a decision on an item that cannot be removed, so that nobody is informed of a removal that did not happen.
 */
function checkRemovable(
  contents: FoundContent[],
  ref: ContentRef,
  decision: InquiryDecision['decision'],
): void {
  const found = contents.find(content => isSame(content, ref)) ?? failField('content', 'not_there')
  if (!isRemovable(found)) failField('content', 'gone_before')
  // The company hid it, so readers see nothing of it that could be taken down first.
  if (decision === 'hide' && !found.shown && !found.examined) failField('content', 'not_shown')
}

/**
 * If content at the address is gone, it may be the one that was reported, whatever else remains there. An item that was
 * taken down first waits for a verdict.
 */
function checkAnswer(contents: FoundContent[], isUndecided: boolean): void {
  if (isUndecided) failField('decision', 'taken_first')
  if (contents.length > 0 && contents.every(isRemovable)) failField('decision', 'still_there')
}

/** An item without words was removed before. */
const isRemovable = ({ words }: FoundContent): boolean => words !== null

/**
 * Whether an item that was taken down first would be left without a verdict: if the inquiry is granted, the item must
 * be removed for good, because nothing would ever decide on it again.
 */
const leavesUndecided = (
  contents: FoundContent[],
  takenDown: TakenDown | undefined,
  ref: ContentRef | null,
): boolean =>
  contents.some(content => content.examined && isSame(takenDown, content) && !isSame(ref, content))

const contentOf = (decision: InquiryDecision) => ('content' in decision ? decision.content : null)

/**
 * The stub that readers see instead of the review, and, if its company hid it or it is examined, what they saw before.
 */
async function reviewAt({ db }: Parts, places: Places, contents: FoundContent[], locale: Locale) {
  const found = contents.find(({ subject }) => subject === 'review')
  if (!found) return null
  const deps = { sql: db.content, places, locale }
  const review = (await readReview(deps, found.id, true).catch(() => undefined))?.review ?? null
  const before = await readHidden(deps, found.id)
  return review && before ? { ...before, stub: review.stub } : review
}

async function carryOut(
  tx: Tx,
  parts: Deps,
  found: PendingInquiry,
  decision: InquiryDecision,
): Promise<Act[]> {
  const { clock, secrets } = parts
  const { id, topic } = found
  const data = openInquiry(secrets, found)
  const act = (done: InquiryOutcome | 'hidden'): Act => ({
    subject: topic,
    company_id: null,
    subject_id: id,
    act: `${topic}_${done}` as Act['act'],
    guideline: null,
  })
  if (decision.decision === 'hide') {
    if (found.hidden) return []
    const acts = await hideUntilDecision(tx, parts, { id, data }, decision.content)
    return acts ? [...acts, act('hidden')] : []
  }
  const outcome: InquiryOutcome = OUTCOMES[decision.decision]
  const today = dayOf(clock.now())
  const answer = 'words' in decision ? decision.words : null
  const sealed = sealInquiry(secrets, id, { ...data, answer })
  const { count } = await store.endInquiry(tx, { id, outcome, sealed, ended_on: today })
  if (count === 0) return []
  await addTask(tx, 'content', inquiryMail(clock, id, 'ended'))
  if (data.files.length > 0)
    await addTask(tx, 'content', inquiryFiles(clock, id, addDays(today, RETENTION.inquiry_evidence.days)))
  return [...(await settle(tx, parts, { ...found, data }, decision)), act(outcome)]
}

async function settle(
  tx: Tx,
  parts: Deps,
  { id, hidden, data }: PendingInquiry & { data: InquiryData },
  decision: InquiryDecision,
): Promise<Act[]> {
  const takenDown = hidden ? data.takenDown : undefined
  if (decision.decision === 'refuse') return takenDown ? restoreContent(tx, parts, id, takenDown) : []
  const ref = decision.decision === 'uphold' && 'content' in decision ? decision.content : null
  return ref || takenDown ? removeContent(tx, parts, { id, takenDown }, ref) : []
}
