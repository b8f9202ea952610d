import { useCallback, useEffect, useRef, useState } from 'react'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { keepAttempt, readAttempt, withCode, type Attempt, type AttemptKey } from './attempt.ts'
import { troubleOf, type Trouble } from './trouble.ts'

export type Asking = 'loginEmail' | 'registerEmail' | 'teamLogin'

/** Asking for a code, and trying it: what the sign-in of people and of the team have in common. */
export function useAttempt(asking: Asking) {
  const key: AttemptKey = asking === 'teamLogin' ? 'team-sign-in' : 'sign-in'
  const { failed, email: words } = useWords('accounts')
  const [attempt, setAttempt] = useState<Attempt>()
  const [trouble, setTrouble] = useState<Trouble>({ fields: {} })
  const [busy, setBusy] = useState(false)
  const [resent, setResent] = useState(false)
  const running = useRef(false)

  useEffect(() => setAttempt(readAttempt(key, Date.now())), [key])

  const put = (next: Attempt | undefined) => {
    keepAttempt(key, next)
    setAttempt(next)
  }
  /** One thing at a time; a refusal becomes the form's trouble. */
  const run = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setTrouble({ fields: {} })
    setResent(false)
    await work().catch(error => setTrouble(troubleOf(error, failed)))
    running.current = false
    setBusy(false)
  }
  const send = async (email: string) => {
    const asked = await httpCall(asking, { body: { email } })
    put(withCode(attempt, email, asked, Date.now()))
  }
  const ask = (given: string) => {
    const email = given.trim().toLowerCase()
    if (email === '') return setTrouble({ fields: { email: words.empty } })
    const kept = readAttempt(key, Date.now())
    // Asked a moment ago: its code is on the way, and a second would be refused.
    if (kept?.email === email && kept.resend_at > Date.now()) return put(kept)
    void run(() => send(email))
  }
  const resend = () =>
    attempt &&
    void run(async () => {
      await send(attempt.email)
      setResent(true)
    })
  const mended = useCallback(
    (field: string) => setTrouble(({ fields: { [field]: _mended, ...fields } }) => ({ fields })),
    [],
  )
  /** Back to the address; what was sent is kept, in case the same one is given again. */
  const leave = () => {
    setTrouble({ fields: {} })
    setAttempt(undefined)
  }
  return {
    attempt,
    trouble,
    setTrouble,
    busy,
    resent,
    ask,
    resend,
    run,
    mended,
    leave,
    forget: () => put(undefined),
  }
}

export type AttemptState = ReturnType<typeof useAttempt>

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
