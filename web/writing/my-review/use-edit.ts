import type { KeptDraft } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-sending.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import type { Draft } from '#web/writing/kept/draft.ts'
import type { Outcome } from '#web/writing/send.ts'
import { sendEdit } from './edit.ts'
import { wipeEdit } from './kept-edit.ts'

/** Sending the changes of a review. */
export function useEdit({ latest }: KeptDraft<Draft>, code: string, onSent: () => void): Attempt<Outcome> {
  const locale = useLocale()
  return async () => {
    const came = await sendEdit(latest(), code, locale, httpCall)
    if (came.kind !== 'edited') return came
    wipeEdit()
    onSent()
    return came
  }
}
