import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { DeskDecision } from '#shared/contract/moderation/desk.ts'

export type InquiryAct = DeskDecision<InquiryTopic>['decision']
type There = Pick<Inquiry, 'things' | 'flags'>

/**
 * Possible decisions on a request. A takedown is granted if content is removed; it can be answered if the reported
 * content may be gone already.
 */
export function actsOf(topic: InquiryTopic, inquiry: There): InquiryAct[] {
  if (topic === 'contact') return ['answer', 'drop']
  if (topic === 'right') return ['uphold', 'refuse']
  const left = leftOf(inquiry)
  const isHidden = inquiry.flags.includes('hidden')
  const canGoFirst = !isHidden && left.some(thing => isText(thing) && (thing.shown || thing.examined))
  const isOpen = isHidden && left.some(({ examined }) => examined)
  const isUntouched = left.length > 0 && left.length === inquiry.things.length
  return [
    ...(canGoFirst ? (['hide'] as const) : []),
    ...(left.length > 0 ? (['uphold'] as const) : []),
    ...(isOpen || isUntouched ? [] : (['answer'] as const)),
    'refuse',
  ]
}

/** Content that can still be removed. */
export const leftOf = ({ things }: Pick<Inquiry, 'things'>): Inquiry['things'] =>
  things.filter(({ words }) => words !== null)

/** Vacancies are declined without a guideline, all other content is removed with one. */
export const isText = ({ subject }: Inquiry['things'][number]): boolean => subject !== 'vacancy'
