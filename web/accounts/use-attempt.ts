import { useState } from 'react'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { readMail } from '#shared/rules/input/mail.ts'
import { readPhone } from '#shared/rules/phone.ts'
import { useWords } from '#web/platform/locale.ts'
import {
  storeAttempt,
  storedAttempt,
  useStoredAttempt,
  withCode,
  withoutCodes,
  type Attempt,
  type AttemptKey,
  type Target,
} from './attempt.ts'
import { NO_TROUBLE, useSubmit } from '#web/forms/use-submit.ts'

export type Purpose = 'login' | 'register' | 'team' | 'address'

const BY_EMAIL = {
  login: 'loginEmail',
  register: 'registerEmail',
  team: 'teamLogin',
  address: 'addAddress',
} as const
const KEYS: Record<Purpose, AttemptKey> = {
  login: 'sign-in',
  register: 'sign-in',
  team: 'team-sign-in',
  address: 'new-address',
}
/** The API's field for each channel, used in calls and in errors. */
export const FIELD = { email: 'email', whatsapp: 'phone' } as const

/** Requests and checks a code: the common part of the sign-ins of people and of the team. */
export function useAttempt(purpose: Purpose) {
  const key = KEYS[purpose]
  const words = useWords('accounts')
  const stored = useStoredAttempt(key)
  const [left, setLeft] = useState(false)
  const [resent, setResent] = useState(false)
  const { failed } = useWords('accounts')
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const attempt = left ? undefined : stored

  const send = async (target: Target) => {
    const sent = await callFor(purpose, target)
    storeAttempt(key, withCode(storedAttempt(key), target, sent, Date.now()))
    setLeft(false)
  }
  const request = (given: Target) => {
    const target = tidy(given)
    const { channel, to } = target
    if (to === '') return setTrouble({ fields: { [FIELD[channel]]: words[channel].empty } })
    // A code was sent a moment ago: the server would refuse a second one.
    if (stored?.to === to && stored.resend_at > Date.now()) return setLeft(false)
    setResent(false)
    run(() => send(target))
  }
  const resend = () => {
    setResent(false)
    if (attempt) run(() => send(attempt).then(() => setResent(true)))
  }
  /** Tries a code with each sent attempt that it may belong to; `call` gets their ids. */
  const tryCode = (call: (user_id: string) => Promise<void>) =>
    attempt &&
    run(async () => {
      try {
        await tryEach(attempt.codes, call)
      } catch (error) {
        if (isCallError(error) && error.code === 'too_many_tries')
          storeAttempt(key, withoutCodes(attempt, Date.now()))
        throw error
      }
    })
  /** Back to the address step; the attempt is kept in case the same address is given again. */
  const back = () => {
    setTrouble(NO_TROUBLE)
    setLeft(true)
  }
  const forget = () => storeAttempt(key, undefined)
  return {
    attempt,
    stored,
    trouble,
    setTrouble,
    busy,
    resent,
    request,
    resend,
    run,
    tryCode,
    mended,
    back,
    forget,
  }
}

export type AttemptState = ReturnType<typeof useAttempt>

/** Normalised as on the server; the server reports what it cannot parse. */
const tidy = ({ channel, to }: Target): Target => ({
  channel,
  to: channel === 'email' ? readMail(to) : (readPhone(to).number ?? to.trim()),
})

function callFor(purpose: Purpose, { channel, to }: Target) {
  if (channel === 'email') return httpCall(BY_EMAIL[purpose], { body: { email: to } })
  const byPhone = {
    register: 'registerPhone',
    address: 'addAddress',
    login: 'loginPhone',
    team: 'loginPhone',
  } as const
  return httpCall(byPhone[purpose], { body: { phone: to } })
}

const STALE = new Set(['code_wrong', 'code_expired', 'too_many_tries'])

/** Newest first; throws the error of the newest code. */
async function tryEach(codes: Attempt['codes'], call: (user_id: string) => Promise<void>): Promise<void> {
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
