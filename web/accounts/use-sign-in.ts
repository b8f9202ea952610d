import { useState } from 'react'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { startSession } from '#web/platform/session.ts'
import type { Target } from './attempt.ts'
import { domainOf, isEmployers } from './employers-mail.ts'
import { masked } from './mask.ts'
import { renewAfterSignIn } from './pass/place.ts'
import { useAttempt } from './use-attempt.ts'

export type SignInMode = 'login' | 'register'
/** A correct code for an address without account: registration waits for consent. */
type Waiting = { user_id: string; two_factor_code: string }

/** Steps of the sign-in: address, code, for a new address consent; then the session. */
export function useSignIn(mode: SignInMode, onDone: () => void) {
  const state = useAttempt(mode)
  const { code: words } = useWords('accounts')
  const [waiting, setWaiting] = useState<Waiting>()
  const [employers, setEmployers] = useState<string>()
  const { attempt, run, tryCode, setTrouble } = state
  const step = attempt === undefined ? 'address' : waiting === undefined ? 'code' : 'consent'

  /**
   * Shows a warning before a code is sent to an address that seems to belong to an employer; the second request sends
   * it.
   */
  const request = async (given: Target) => {
    const domain = given.channel === 'email' ? domainOf(given.to) : undefined
    const warned = domain === undefined || domain === employers
    if (!warned && (await isEmployers(domain, httpCall))) setEmployers(domain)
    else state.request(given)
  }
  const mended = (field: string) => {
    setEmployers(undefined)
    state.mended(field)
  }
  const verify = (two_factor_code: string) => {
    if (two_factor_code.length !== 6) return setTrouble({ fields: { two_factor_code: words.empty } })
    tryCode(user_id => open({ user_id, two_factor_code }, undefined))
  }
  const agree = (consent: boolean) => {
    if (waiting) run(() => open(waiting, consent))
  }
  const open = async (given: Waiting, consent: boolean | undefined) => {
    try {
      const body = consent === undefined ? given : { ...given, consent }
      const { token, user } = await httpCall('verifyCode', { body })
      startSession({ token, user: masked(user) })
      void renewAfterSignIn()
    } catch (error) {
      const needed = isCallError(error) && error.code === 'consent_needed'
      setWaiting(needed ? given : undefined)
      // The first answer without consent is no error: the consent step follows now.
      if (needed && consent === undefined) return
      throw error
    }
    state.forget()
    setWaiting(undefined)
    onDone()
  }
  return { ...state, step, employers, request, mended, verify, agree } as const
}

export type SignIn = ReturnType<typeof useSignIn>
