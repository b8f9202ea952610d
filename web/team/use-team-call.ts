import { useCallback } from 'react'
import { httpCall, isCallError, type Call } from '#web/platform/call.ts'
import { endStaffSession, staffToken } from './session.ts'
import { useSignInAgain } from './use-sign-in-again.ts'

const NOBODY = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls as the member of the team who is signed in; whoever is not is led to the team's sign-in. */
export function useTeamCall(): Call {
  const signInAgain = useSignInAgain()
  return useCallback(
    async (name, input) => {
      try {
        const token = staffToken()
        if (!token) throw NOBODY
        return await httpCall(name, input, token)
      } catch (error) {
        if (isCallError(error) && error.status === 401) {
          endStaffSession()
          signInAgain(true)
        }
        throw error
      }
    },
    [signInAgain],
  )
}
