import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Input } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Locale } from '#shared/locale.ts'
import { httpCall, isCallError, type Call, type CallError } from './call.ts'
import { useData } from './use-data.ts'
import { useLocale } from './locale.ts'

/** A session with a bearer token of its own, next to the reader's in `session.ts`. */
export type SessionKind = {
  session: () => { token: string } | undefined
  /** Whether a refused call means that the session is over. */
  isOver: (error: CallError) => boolean
  end: () => void
  /** The address where they sign in again. */
  signIn: (locale: Locale, error: CallError) => string
}

const SIGNED_OUT: CallError = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls with the token of this session; when the server says that it is over, it ends here and the sign-in opens. */
export function useSessionCall(kind: SessionKind): Call {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    async (name, input) => {
      const session = kind.session()
      if (!session) throw SIGNED_OUT
      try {
        return await httpCall(name, input, session.token)
      } catch (error) {
        // If two calls are refused, the first one has already ended the session.
        if (isCallError(error) && kind.isOver(error) && kind.session()?.token === session.token) {
          kind.end()
          void navigate(kind.signIn(locale, error), { replace: true })
        }
        throw error
      }
    },
    [kind, locale, navigate],
  )
}

/** What a call of this session answers; it is sent again when its input changes. */
export function useSessionData<N extends EndpointName>(kind: SessionKind, name: N, input: Input<N>) {
  const call = useSessionCall(kind)
  return useData(`${name} ${JSON.stringify(input)}`, () => call(name, input))
}
