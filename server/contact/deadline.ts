import type { InquiryFlag } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryClass, InquiryTopic, TakedownAsker } from '#shared/contract/contact/keys.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/**
 * Hours for messages and data-subject requests: a sender who does not know the legal term for such a request waits no
 * longer.
 */
const DEFAULT_HOURS = 3 * DAY_HOURS
/** Content about a company may stay while the team reads both sides. */
const DISPUTE_HOURS = 7 * DAY_HOURS
const URGENT_CLASSES: readonly InquiryClass[] = ['person', 'personal_data', 'court_order']

type Urgency = { topic: InquiryTopic; class: InquiryClass; who: TakedownAsker | null; proven: boolean }

/**
 * Hours within which it is decided on. An authority's order comes first, then content that points at a person. Urgent
 * orders must come from a proven address.
 */
export function hoursFor({ topic, class: kind, who, proven }: Urgency): number {
  if (topic !== 'takedown') return DEFAULT_HOURS
  if (who === 'authority_urgent' && proven) return 4
  return who === 'authority_urgent' || who === 'authority' || URGENT_CLASSES.includes(kind)
    ? DAY_HOURS
    : DISPUTE_HOURS
}

type TimeLimit = { hours: number; due_at: Date }

/** Elapsed share of the time limit in percent; 100 and more is late. */
export const elapsedPercent = ({ hours, due_at }: TimeLimit, now: Date): number =>
  100 - Math.ceil(((due_at.getTime() - now.getTime()) * 100) / (hours * HOUR_MS))

export const hoursLeft = ({ due_at }: Pick<TimeLimit, 'due_at'>, now: Date): number =>
  Math.floor((due_at.getTime() - now.getTime()) / HOUR_MS)

/** At a full hour, rounded down, so that the row does not record the exact time of writing. */
export const dueAfter = (now: Date, hours: number): Date =>
  new Date((Math.floor(now.getTime() / HOUR_MS) + hours) * HOUR_MS)

/** Elapsed percentages at which an alarm is raised. */
const ALARMS = [
  [100, 'late'],
  [80, 'most'],
  [50, 'half'],
] as const satisfies [number, InquiryFlag][]

export const alarmOf = (elapsed: number): (typeof ALARMS)[number] | undefined =>
  ALARMS.find(([from]) => elapsed >= from)

/** Erases the words half a year after the end, and deletes the rest after two years. */
export async function sweepInquiries({ db, clock }: Parts): Promise<void> {
  const today = dayOf(clock.now())
  await store.eraseWords(db.content, addDays(today, -RETENTION.inquiry_words.days))
  await store.deleteEnded(db.content, addDays(today, -RETENTION.inquiry_count.days))
}

/** Logs once each when half, four fifths and all of an inquiry's time limit is over. */
export async function warnOfInquiries({ db, clock, log }: Parts): Promise<void> {
  for (const { id, topic, class: kind, warned, ...limit } of await store.listOpen(db.content)) {
    const alarm = alarmOf(elapsedPercent(limit, clock.now()))
    if (!alarm || alarm[0] <= warned) continue
    log.info('inquiry due', { topic, kind, spent: alarm[1] })
    await store.putWarned(db.content, id, alarm[0])
  }
}
