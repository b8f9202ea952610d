import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall, isCallError, type Call } from '#web/platform/call.ts'
import { useLocale } from '#web/platform/locale.ts'
import { interrupt } from './interrupted.ts'
import { endStaffSession, staffSession } from './session.ts'

const NOBODY = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls as the member of the team who is signed in; whoever is not is led to the team's sign-in, and back from there. */
export function useTeamCall(): Call {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    async (name, input) => {
      const session = staffSession()
      if (!session) throw NOBODY
      try {
        return await httpCall(name, input, session.token)
      } catch (error) {
        // Of two calls that are refused, the first has ended it.
        if (isCallError(error) && error.status === 401 && staffSession()?.token === session.token) {
          interrupt(session.staff.name)
          endStaffSession()
          void navigate(href(locale, 'teamLogin'), { replace: true })
        }
        throw error
      }
    },
    [locale, navigate],
  )
}
