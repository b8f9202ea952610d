import type { Inquiry, Thing } from '#shared/contract/contact/desk-inquiry.ts'
import type { InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { DeskDecision } from '#shared/contract/moderation/desk.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'
import { leftOf, type InquiryAct } from './acts.ts'

const SHORTEST = 5
/** `guideline`: null where the law demands it. */
type Kept = { of: string; words: string; guideline?: Guideline | null | undefined; thing?: Thing }

/** What people ask of us, and what is decided about it. */
export function useInquiryDesk(topic: InquiryTopic) {
  const { inquiry: words } = useWords('team')
  const desk = useDesk(topic)
  const { queue, toast } = desk
  const current = currentOf(queue)?.id
  const { it } = desk
  const [found, keep] = useKept<Kept>(topic)
  const kept = found && found.of === current ? found : undefined
  const change = (part: Partial<Kept>) => {
    if (current) keep({ words: '', ...kept, ...part, of: current })
    toast.settle()
  }
  const refused = (error: unknown): boolean => {
    const why = isCallError(error) ? Object.values(error.errors)[0]?.[0] : undefined
    if (why) toast.show(why, 12)
    return why !== undefined
  }
  const thing = kept?.thing ?? (it && firstOf(it))
  async function act(decision: InquiryAct) {
    const written = kept?.words ?? ''
    const needsWords = decision !== 'drop' && decision !== 'hide'
    if (needsWords && written.trim().length < SHORTEST) {
      document.getElementById('desk-note')?.focus()
      return toast.show(words.writeFirst)
    }
    const goes = decision === 'hide' || (decision === 'uphold' && topic === 'takedown')
    if (goes && !thing) {
      document.querySelector<HTMLElement>('[name=thing]:enabled')?.focus()
      return toast.show(words.chooseThing)
    }
    const judged = goes && decision !== 'hide' && thing?.subject !== 'vacancy'
    if (judged && kept?.guideline === undefined) {
      focusGuidelines()
      return toast.show(words.chooseReason)
    }
    const named = thing && { subject: thing.subject, id: thing.id }
    const takes = goes && {
      takes: { ...named, ...(decision !== 'hide' && { guideline: judged ? kept?.guideline : null }) },
    }
    const body = { decision, ...(needsWords && { words: written }), ...takes }
    await desk.decide({ body: () => body as DeskDecision<InquiryTopic>, done: words.done[decision], refused })
  }
  return {
    ...desk,
    written: kept?.words ?? '',
    guideline: kept?.guideline,
    thing,
    write: (text: string) => change({ words: text }),
    blame: (guideline: Guideline | null) => change({ guideline }),
    point: ({ subject, id }: Thing) => change({ thing: { subject, id } }),
    act,
  }
}

/** What is decided about before anybody chooses: what was taken down first, or what alone stood there ever. */
function firstOf(inquiry: Inquiry): Thing | undefined {
  const left = leftOf(inquiry)
  if (inquiry.flags.includes('hidden')) return left.find(({ examined }) => examined)
  return inquiry.things.length === 1 ? left[0] : undefined
}

export type InquiryDeskState = ReturnType<typeof useInquiryDesk>
