import type { OwnerReview } from '#shared/contract/owner-desk/owner-desk.ts'
import { AskFirst } from '#web/owners/ask-first.tsx'
import { useWords } from '#web/platform/locale.ts'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

type Props = { one: OwnerReview; onDone: (one: OwnerReview) => void }

/** Takes the company's answer back, once it was asked whether that is meant. */
export function RemoveReply({ one, onDone }: Props) {
  const { remove: words } = useWords('answering')
  const call = useSessionCall(OWNER)
  const version = one.reply?.version
  if (!version) return null
  const remove = async () =>
    onDone(await call('removeReply', { params: { id: one.review.id }, query: { version } }))
  return <AskFirst label={words.open} words={words} yes={words.yes} warns act={remove} />
}
