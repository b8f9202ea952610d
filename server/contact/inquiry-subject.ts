import type {
  Inquiry,
  InquiryDecision,
  InquiryFlag,
  Thing,
  ThingThere,
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
import { alarmOf, hoursLeft, spentOf } from './deadline.ts'
import { openAsking, sealAsking, type Asking, type Taken } from './inquiry-box.ts'
import { filesOfInquiry, inquiryFiles } from './inquiry-files.ts'
import { inquiryMail } from './inquiry-mails.ts'
import * as store from './store.ts'
import { giveBack, hideFirst, take } from './takedown.ts'
import { isSame, thingsAt } from './reported-content.ts'

type Waits = Found<store.InquiryRow>

const OUTCOMES = { answer: 'answered', drop: 'dropped', uphold: 'upheld', refuse: 'refused' } as const

type With = Parts & { takedowns: Takedowns }

/** Inquiries to the operators of the site. Topics differ only in the possible decisions. */
export const inquirySubject = <T extends InquiryTopic>(
  parts: With,
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
      const asking = openAsking(parts.secrets, found)
      const { things } = await thingsAt(parts, asking.address)
      const takes = takesOf(decision)
      if (takes) checkTakes(things, takes, decision.decision)
      const leaves = found.hidden && omitsTaken(things, asking.taken, takes)
      if (decision.decision === 'uphold' && leaves) failField('takes', 'taken_first')
      if (decision.decision === 'answer') checkAnswer(things, leaves)
    },
    carryOut: (tx, found, decision) => carryOut(tx, parts, found, decision),
  }
  return subject as Subject<T, store.InquiryRow>
}

function presentRow(parts: Parts, found: Waits) {
  const asking = openAsking(parts.secrets, found)
  return { id: found.id, class: found.class, name: asking.name, ...clockOf(parts, found, asking) }
}

async function presentItem(parts: With, places: Places, found: Waits, locale: Locale): Promise<Inquiry> {
  const { id, class: kind } = found
  const asking = openAsking(parts.secrets, found)
  const { files: _, earlier, answer: __, taken: ___, ...said } = asking
  const there = await thingsAt(parts, asking.address)
  const before = earlier ? await store.findInquiry(parts.db.content, earlier) : undefined
  return {
    ...said,
    id,
    class: kind,
    ticket: ticketOf(id),
    locale: found.locale,
    ...there,
    review: await reviewAt(parts, places, there.things, locale),
    files: await filesOfInquiry(parts, id),
    earlier: before ? { ticket: ticketOf(before.id), outcome: before.outcome } : null,
    ...clockOf(parts, found, asking),
  }
}

function clockOf({ clock }: Parts, found: Waits, { earlier }: Asking) {
  const now = clock.now()
  const alarm = alarmOf(spentOf(found, now))
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
function checkTakes(things: ThingThere[], takes: Thing, decision: InquiryDecision['decision']): void {
  const there = things.find(thing => isSame(thing, takes)) ?? failField('takes', 'not_there')
  if (!canGo(there)) failField('takes', 'gone_before')
  // The company hid it, so readers see nothing of it that could be taken down first.
  if (decision === 'hide' && !there.shown && !there.examined) failField('takes', 'not_shown')
}

/**
 * If a thing at the address is gone, it may be the one that was reported, whatever else remains there. An item that was
 * taken down first waits for a verdict.
 */
function checkAnswer(things: ThingThere[], leaves: boolean): void {
  if (leaves) failField('decision', 'taken_first')
  if (things.length > 0 && things.every(canGo)) failField('decision', 'still_there')
}

/** An item without words was removed before. */
const canGo = ({ words }: ThingThere): boolean => words !== null

/**
 * Whether an item that was taken down first would be left without a verdict: if the inquiry is granted, the item must
 * be removed for good, because nothing would ever decide on it again.
 */
const omitsTaken = (things: ThingThere[], taken: Taken | undefined, takes: Thing | null): boolean =>
  things.some(thing => thing.examined && isSame(taken, thing) && !isSame(takes, thing))

const takesOf = (decision: InquiryDecision) => ('takes' in decision ? decision.takes : null)

/**
 * The stub that readers see instead of the review, and, if its company hid it or it is examined, what they saw before.
 */
async function reviewAt({ db }: Parts, places: Places, things: ThingThere[], locale: Locale) {
  const there = things.find(({ subject }) => subject === 'review')
  if (!there) return null
  const deps = { sql: db.content, places, locale }
  const review = (await readReview(deps, there.id, true).catch(() => undefined))?.review ?? null
  const before = await readHidden(deps, there.id)
  return review && before ? { ...before, stub: review.stub } : review
}

async function carryOut(tx: Tx, parts: With, found: Waits, decision: InquiryDecision): Promise<Act[]> {
  const { clock, secrets } = parts
  const { id, topic } = found
  const asking = openAsking(secrets, found)
  const act = (done: InquiryOutcome | 'hidden'): Act => ({
    subject: topic,
    company_id: null,
    subject_id: id,
    act: `${topic}_${done}` as Act['act'],
    guideline: null,
  })
  if (decision.decision === 'hide') {
    if (found.hidden) return []
    const taken = await hideFirst(tx, parts, { id, asking }, decision.takes)
    return taken ? [...taken, act('hidden')] : []
  }
  const outcome: InquiryOutcome = OUTCOMES[decision.decision]
  const today = dayOf(clock.now())
  const answer = 'words' in decision ? decision.words : null
  const sealed = sealAsking(secrets, id, { ...asking, answer })
  const { count } = await store.endInquiry(tx, { id, outcome, sealed, ended_on: today })
  if (count === 0) return []
  await addTask(tx, 'content', inquiryMail(clock, id, 'ended'))
  if (asking.files.length > 0)
    await addTask(tx, 'content', inquiryFiles(clock, id, addDays(today, RETENTION.inquiry_evidence.days)))
  return [...(await settle(tx, parts, { ...found, asking }, decision)), act(outcome)]
}

async function settle(
  tx: Tx,
  parts: With,
  { id, hidden, asking }: Waits & { asking: Asking },
  decision: InquiryDecision,
): Promise<Act[]> {
  const taken = hidden ? asking.taken : undefined
  if (decision.decision === 'refuse') return taken ? giveBack(tx, parts, id, taken) : []
  const takes = decision.decision === 'uphold' && 'takes' in decision ? decision.takes : null
  return takes || taken ? take(tx, parts, { id, taken }, takes) : []
}
