import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall, isCallError, type Call, type CallError } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { endOwnerSession, ownerSession } from './session.ts'

const NOBODY = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls as the owner who is signed in; whose session or subscription has ended is led to the company's sign-in. */
export function useOwnerCall(): Call {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    async (name, input) => {
      const session = ownerSession()
      if (!session) throw NOBODY
      try {
        return await httpCall(name, input, session.token)
      } catch (error) {
        // Of two calls that are refused, the first has ended it.
        if (hasEnded(error) && ownerSession()?.token === session.token) {
          endOwnerSession()
          const expired = error.code === 'subscription_expired' ? '1' : undefined
          void navigate(href(locale, 'ownerLogin', {}, { expired }), { replace: true })
        }
        throw error
      }
    },
    [locale, navigate],
  )
}

const hasEnded = (error: unknown): error is CallError =>
  isCallError(error) && (error.status === 401 || error.code === 'subscription_expired')
