import type { Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { focusGuidelines } from '../desk/guidelines.tsx'
import { currentOf } from '../desk/queue.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useKept } from '../session/use-kept.ts'

/** What companies hid, and what moderators do with it. */
export function useHiding() {
  const words = useWords('team')
  const desk = useDesk('hiding')
  const { queue, toast } = desk
  const current = currentOf(queue)
  const [chosen, keepChosen] = useKept<{ of: string; guideline: Guideline }>('hiding')
  // The next one starts without it: what the company named is no finding.
  const guideline = chosen && chosen.of === current?.id ? chosen.guideline : undefined

  async function uphold() {
    if (!guideline) {
      focusGuidelines()
      return toast.show(words.chooseFirst)
    }
    await desk.decide({
      body: () => ({ uphold: true, guideline }),
      done: words.hiding.upheld(current?.company ?? '', guideline),
    })
  }
  return {
    ...desk,
    guideline,
    blame: (guideline: Guideline) => {
      if (current) keepChosen({ of: current.id, guideline })
      toast.settle()
    },
    uphold,
    dismiss: () => desk.decide({ body: () => ({ uphold: false }), done: words.hiding.dismissed }),
  }
}

export type HidingDesk = ReturnType<typeof useHiding>
