import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Input } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Locale } from '#shared/locale.ts'
import { httpCall, isCallError, type Call, type CallError } from './call.ts'
import { useData } from './use-data.ts'
import { useLocale } from './locale.ts'

/** A session with its own bearer token, separate from the reader's session in `session.ts`. */
export type SessionKind = {
  session: () => { token: string } | undefined
  /** Whether the error of a call means that the session has expired. */
  isOver: (error: CallError) => boolean
  end: () => void
  /** Address of the sign-in page. */
  signIn: (locale: Locale, error: CallError) => string
}

const SIGNED_OUT: CallError = { status: 401, code: 'unauthenticated', message: '', errors: {} }

/** Calls with the token of this session; when the server rejects it, the session ends and the sign-in page opens. */
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
        // When two calls fail in parallel, only the first one ends the session.
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

/** Data of a call with this session; fetched again when the input changes. */
export function useSessionData<N extends EndpointName>(kind: SessionKind, name: N, input: Input<N>) {
  const call = useSessionCall(kind)
  return useData(`${name} ${JSON.stringify(input)}`, () => call(name, input))
}
