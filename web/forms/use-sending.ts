import { useState } from 'react'

/** What came of sending; a refusal names fields. */
export type Outcome = { kind: string; errors?: Record<string, string[]> }
/** Sends the newest draft. Undefined where it waits for something else first, as for signing in, and calls `again` then. */
export type Attempt<O extends Outcome> = (again: () => void) => Promise<O | undefined>

/** Sending, and what came of it. `onRefused` says whether it could show the mistakes beside their fields. */
export function useSending<O extends Outcome>(
  attempt: Attempt<O>,
  onRefused: (errors: Record<string, string[]>) => boolean,
) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<O>()

  async function send() {
    setBusy(true)
    setOutcome(undefined)
    const came = await attempt(() => void send()).finally(() => setBusy(false))
    if (came?.errors && onRefused(came.errors)) return
    setOutcome(came)
  }
  return { busy, outcome, send, forget: () => setOutcome(undefined) }
}
