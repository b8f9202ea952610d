import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { DeskDecision } from '#shared/contract/moderation/desk.ts'

export type InquiryAct = DeskDecision<InquiryTopic>['decision']
type There = Pick<Inquiry, 'things' | 'flags'>

/** What may be decided about it. A takedown is granted where something goes; where what was reported may be gone, it is answered. */
export function actsOf(topic: InquiryTopic, inquiry: There): InquiryAct[] {
  if (topic === 'contact') return ['answer', 'drop']
  if (topic === 'right') return ['uphold', 'refuse']
  const left = leftOf(inquiry)
  const isHidden = inquiry.flags.includes('hidden')
  const canGoFirst = !isHidden && left.some(thing => isSaid(thing) && (thing.shown || thing.examined))
  const isOpen = isHidden && left.some(({ examined }) => examined)
  const allStands = left.length > 0 && left.length === inquiry.things.length
  return [
    ...(canGoFirst ? (['hide'] as const) : []),
    ...(left.length > 0 ? (['uphold'] as const) : []),
    ...(isOpen || allStands ? [] : (['answer'] as const)),
    'refuse',
  ]
}

/** What can go; the rest went before. */
export const leftOf = ({ things }: Pick<Inquiry, 'things'>): Inquiry['things'] =>
  things.filter(({ words }) => words !== null)

/** What is advertised is declined, by none of the guidelines. */
export const isSaid = ({ subject }: Inquiry['things'][number]): boolean => subject !== 'vacancy'
