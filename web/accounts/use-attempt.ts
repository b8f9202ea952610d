import { useRef, useState } from 'react'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import {
  keepAttempt,
  keptAttempt,
  useKeptAttempt,
  withCode,
  type Attempt,
  type AttemptKey,
} from './attempt.ts'
import { NO_TROUBLE, troubleOf, without, type Trouble } from './trouble.ts'

export type Asking = 'loginEmail' | 'registerEmail' | 'teamLogin'

/** Asking for a code, and trying it: what the sign-in of people and of the team have in common. */
export function useAttempt(asking: Asking) {
  const key: AttemptKey = asking === 'teamLogin' ? 'team-sign-in' : 'sign-in'
  const { email: words } = useWords('accounts')
  const kept = useKeptAttempt(key)
  const [left, setLeft] = useState(false)
  const [resent, setResent] = useState(false)
  const { busy, trouble, setTrouble, run } = useRun()
  const attempt = left ? undefined : kept

  const send = async (email: string) => {
    const asked = await httpCall(asking, { body: { email } })
    keepAttempt(key, withCode(keptAttempt(key), email, asked, Date.now()))
    setLeft(false)
  }
  const ask = (given: string) => {
    const email = given.trim().toLowerCase()
    if (email === '') return setTrouble({ fields: { email: words.empty } })
    // Asked a moment ago: its code is on the way, and a second would be refused.
    if (kept?.email === email && kept.resend_at > Date.now()) return setLeft(false)
    setResent(false)
    run(() => send(email))
  }
  const resend = () => {
    setResent(false)
    if (attempt) run(() => send(attempt.email).then(() => setResent(true)))
  }
  /** Back to the address; what was sent is kept, in case the same one is given again. */
  const leave = () => {
    setTrouble(NO_TROUBLE)
    setLeft(true)
  }
  const mended = (field: string) => setTrouble(before => without(field, before))
  const forget = () => keepAttempt(key, undefined)
  return { attempt, trouble, setTrouble, busy, resent, ask, resend, run, mended, leave, forget }
}

export type AttemptState = ReturnType<typeof useAttempt>

/** One call at a time; a refusal becomes the form's trouble. */
function useRun() {
  const { failed } = useWords('accounts')
  const [trouble, setTrouble] = useState<Trouble>(NO_TROUBLE)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = (work: () => Promise<void>): void => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setTrouble(NO_TROUBLE)
    work()
      .catch(error => setTrouble(troubleOf(error, failed)))
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return { busy, trouble, setTrouble, run }
}

const STALE = new Set(['code_wrong', 'code_expired', 'too_many_tries'])

/** Tries a code with each attempt it may belong to, newest first; throws what the newest said. */
export async function tryEach<T>(codes: Attempt['codes'], call: (user_id: string) => Promise<T>): Promise<T> {
  let refusal: unknown
  for (const { user_id } of codes) {
    try {
      return await call(user_id)
    } catch (error) {
      if (!isCallError(error) || !STALE.has(error.code)) throw error
      refusal ??= error
    }
  }
  throw refusal
}
