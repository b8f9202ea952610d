import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { DeskDecision } from '#shared/contract/moderation/desk.ts'

export type InquiryAct = DeskDecision<InquiryTopic>['decision']
type Reported = Pick<Inquiry, 'contents' | 'flags'>

/**
 * Possible decisions on a request. A takedown is granted if content is removed; it can be answered if the reported
 * content may be gone already.
 */
export function actsOf(topic: InquiryTopic, inquiry: Reported): InquiryAct[] {
  if (topic === 'contact') return ['answer', 'drop']
  if (topic === 'right') return ['uphold', 'refuse']
  const removable = removableOf(inquiry)
  const isHidden = inquiry.flags.includes('hidden')
  const canHide =
    !isHidden && removable.some(content => isText(content) && (content.shown || content.examined))
  const isOpen = isHidden && removable.some(({ examined }) => examined)
  const isUntouched = removable.length > 0 && removable.length === inquiry.contents.length
  return [
    ...(canHide ? (['hide'] as const) : []),
    ...(removable.length > 0 ? (['uphold'] as const) : []),
    ...(isOpen || isUntouched ? [] : (['answer'] as const)),
    'refuse',
  ]
}

/** Content that can still be removed. */
export const removableOf = ({ contents }: Pick<Inquiry, 'contents'>): Inquiry['contents'] =>
  contents.filter(({ words }) => words !== null)

/** Vacancies are declined without a guideline, all other content is removed with one. */
export const isText = ({ subject }: Inquiry['contents'][number]): boolean => subject !== 'vacancy'
