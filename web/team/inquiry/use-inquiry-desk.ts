import type { Inquiry, Thing } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Act } from '../desk/decision-bar.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { actsOf, leftOf, type InquiryAct } from './acts.ts'

/** `guideline`: null if the law requires the removal. */
type Choice = { note: string; guideline: Guideline | null | undefined; thing: Thing | undefined }
const NOTHING: Choice = { note: '', guideline: undefined, thing: undefined }

/** State and actions of the desk for requests. */
export function useInquiryDesk(topic: InquiryTopic) {
  const { inquiry: words } = useWords('team')
  const desk = useDesk(topic, NOTHING)
  const { it, choice, change, lead } = desk
  const { note, guideline } = choice
  const thing = choice.thing ?? (it && firstOf(it))
  async function act(decision: InquiryAct) {
    const needsNote = decision !== 'drop' && decision !== 'hide'
    if (needsNote && !desk.hasNote(note, words.writeFirst)) return
    const goes = decision === 'hide' || (decision === 'uphold' && topic === 'takedown')
    if (goes && !thing) return lead('[name=thing]:enabled', words.chooseThing)
    const judged = goes && decision !== 'hide' && thing?.subject !== 'vacancy'
    if (judged && guideline === undefined) return lead('[name=guideline]', words.chooseReason)
    const named = thing && { subject: thing.subject, id: thing.id }
    const takes = goes && {
      takes: { ...named, ...(decision !== 'hide' && { guideline: judged ? guideline : null }) },
    }
    const body = { decision, ...(needsNote && { words: note }), ...takes }
    await desk.decide(body as Parameters<typeof desk.decide>[0], words.done[decision])
  }
  return {
    ...desk,
    thing,
    blame: (chosen: Guideline | null) => change({ guideline: chosen }),
    point: ({ subject, id }: Thing) => change({ thing: { subject, id } }),
    actsFor: (inquiry: Inquiry): Act[] => {
      const acts = actsOf(topic, inquiry)
      // Only one of "grant" and "answer" is the filled button.
      const isLine = (one: InquiryAct) =>
        one === 'drop' || one === 'hide' || (one === 'answer' && acts.includes('uphold'))
      return acts.map(one => ({
        label: words.acts[one],
        kind: isLine(one) ? 'line' : one === 'refuse' ? 'warn' : 'filled',
        run: () => act(one),
      }))
    },
  }
}

/** The preselected content: what was hidden for examination, or the only content at the address. */
function firstOf(inquiry: Inquiry): Thing | undefined {
  const left = leftOf(inquiry)
  if (inquiry.flags.includes('hidden')) return left.find(({ examined }) => examined)
  return inquiry.things.length === 1 ? left[0] : undefined
}

export type InquiryDeskState = ReturnType<typeof useInquiryDesk>
