import { useFormats, useWords } from '#web/platform/locale.ts'
import { Numbered } from '#web/ui/layout/list.tsx'
import type { Sent } from './use-claim-form.ts'

/** Next steps after sending a claim. */
export function ClaimThanks({ sent }: { sent: Sent }) {
  const { thanks } = useWords('claims')
  const { day } = useFormats()
  return (
    <Numbered items={[thanks.mail(sent.email), thanks.read[sent.proof], thanks.answer(day(sent.due_on))]} />
  )
}
