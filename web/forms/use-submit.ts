import { useState } from 'react'
import { isCallError } from '#web/platform/call.ts'

/** Errors of a form: a message per field, or one for the whole form. `edited`: a field has been changed since. */
export type Trouble = { fields: Record<string, string>; message?: string; edited?: boolean }

export const NO_TROUBLE: Trouble = { fields: {} }

/** Messages for failures without an answer from the server. */
type FailedWords = { offline: string; tooSoon?: (seconds: number) => string }

/** Runs one async function at a time: calls during a running one are dropped. */
export function oneAtATime() {
  let isRunning = false
  return async (work: () => Promise<void>): Promise<void> => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } finally {
      isRunning = false
    }
  }
}

/** Like `oneAtATime`, with the state `busy` for the button. */
export function useWork() {
  const [exclusive] = useState(oneAtATime)
  const [busy, setBusy] = useState(false)
  const run = (work: () => Promise<void>): Promise<void> =>
    exclusive(async () => {
      setBusy(true)
      try {
        await work()
      } finally {
        setBusy(false)
      }
    })
  return { busy, run }
}

/**
 * Sends a form: one call at a time; a refusal becomes the form's trouble. The caller holds the values, so that they are
 * not lost. `names` lists the form's fields if the server may refuse a field that is not in the form.
 */
export function useSubmit(failed: FailedWords, names?: readonly string[]) {
  const [trouble, setTrouble] = useState<Trouble>(NO_TROUBLE)
  const { busy, run } = useWork()
  const submit = (work: () => Promise<void>): void =>
    void run(() => {
      setTrouble(NO_TROUBLE)
      return work().catch(error => setTrouble(troubleOf(error, failed, names)))
    })
  /** Editing a field removes its error. */
  const mended = (field: string) => setTrouble(before => without(field, before))
  return { busy, trouble, setTrouble, mended, run: submit }
}

/** Error messages of a refused call; any other error is thrown again. */
export function troubleOf(error: unknown, words: FailedWords, names?: readonly string[]): Trouble {
  if (!isCallError(error)) throw error
  const fields: Record<string, string> = {}
  let elsewhere: string | undefined
  for (const [field, [text = error.message]] of Object.entries(error.errors))
    if (names?.includes(field) ?? true) fields[field] = text
    else elsewhere ??= text
  if (elsewhere !== undefined) return { fields, message: elsewhere }
  if (Object.keys(fields).length > 0) return { fields }
  if (error.status === 0) return { fields, message: words.offline }
  if (error.code === 'rate_limited' && error.retryAfter && words.tooSoon)
    return { fields, message: words.tooSoon(error.retryAfter) }
  return { fields, message: error.message || words.offline }
}

/** The trouble without the error of the edited field. */
export const without = (field: string, { fields: { [field]: _mended, ...fields } }: Trouble): Trouble => ({
  fields,
  edited: true,
})
