import { useState } from 'react'
import { httpCall } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { sendEdit } from './edit.ts'
import { wipeEdit } from './kept-edit.ts'
import type { Outcome } from './send.ts'
import type { KeptDraft } from './use-draft.ts'
import type { Sending } from './use-send.ts'

/** Sending the changes of a review, and what came of it. */
export function useEdit(
  { latest }: KeptDraft,
  code: string,
  onRefused: (errors: Record<string, string[]>) => boolean,
  onSent: () => void,
): Sending {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function send() {
    setBusy(true)
    setOutcome(undefined)
    const came = await sendEdit(latest(), code, locale, httpCall)
    setBusy(false)
    if (came.kind === 'refused' && onRefused(came.errors)) return
    setOutcome(came)
    if (came.kind !== 'edited') return
    wipeEdit()
    onSent()
  }
  return { busy, outcome, send, forget: () => setOutcome(undefined) }
}
