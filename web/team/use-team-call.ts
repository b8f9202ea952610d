import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall, isCallError, type Call } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { endStaffSession, staffToken } from './session.ts'

const NOBODY = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls as the member of the team who is signed in; whoever is not is led to the team's sign-in. */
export function useTeamCall(): Call {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    async (name, input) => {
      try {
        const token = staffToken()
        if (!token) throw NOBODY
        return await httpCall(name, input, token)
      } catch (error) {
        if (isCallError(error) && error.status === 401) {
          endStaffSession()
          void navigate(href(locale, 'teamLogin'), { replace: true })
        }
        throw error
      }
    },
    [locale, navigate],
  )
}
