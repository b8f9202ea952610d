import type { InquiryFlag } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryClass, InquiryTopic, TakedownAsker } from '#shared/contract/contact/keys.ts'

const HOUR_MS = 3_600_000
const DAY = 24
/** Whoever has no name for it waits no longer than for their rights. */
const MOST = 3 * DAY
/** What somebody says of a company may stand while both sides are read. */
const DISPUTE = 7 * DAY
const PRESSING: readonly InquiryClass[] = ['person', 'personal_data', 'court_order']

type Asked = { topic: InquiryTopic; class: InquiryClass; who: TakedownAsker | null; proven: boolean }

/** Hours within which it is decided. An authority's order comes first, then what points at a person. Urgent is what comes from a proven address. */
export function hoursFor({ topic, class: kind, who, proven }: Asked): number {
  if (topic !== 'takedown') return MOST
  if (who === 'authority_urgent' && proven) return 4
  return who === 'authority_urgent' || who === 'authority' || PRESSING.includes(kind) ? DAY : DISPUTE
}

type Timed = { hours: number; due_at: Date }

/** How much of its time is over, in hundredths; 100 and more is late. */
export const spentOf = ({ hours, due_at }: Timed, now: Date): number =>
  100 - Math.ceil(((due_at.getTime() - now.getTime()) * 100) / (hours * HOUR_MS))

export const hoursLeft = ({ due_at }: Pick<Timed, 'due_at'>, now: Date): number =>
  Math.floor((due_at.getTime() - now.getTime()) / HOUR_MS)

/** At a full hour, never a later one: a row need not tell when somebody wrote. */
export const dueAfter = (now: Date, hours: number): Date =>
  new Date((Math.floor(now.getTime() / HOUR_MS) + hours) * HOUR_MS)

/** The parts of its time at which somebody is told. */
const ALARMS = [
  [100, 'late'],
  [80, 'most'],
  [50, 'half'],
] as const satisfies [number, InquiryFlag][]

export const alarmOf = (spent: number): (typeof ALARMS)[number] | undefined =>
  ALARMS.find(([from]) => spent >= from)
