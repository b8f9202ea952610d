import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Input, Output } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Locale } from '#shared/locale.ts'
import { httpCall, isCallError, type Call, type CallError } from './call.ts'
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

type Loaded<N extends EndpointName> = { of: string; data?: Output<N>; missing?: boolean }

/** What a call of this session answers; it is sent again when its input changes. `put` replaces the data by another call's answer. */
export function useSessionData<N extends EndpointName>(kind: SessionKind, name: N, input: Input<N>) {
  const call = useSessionCall(kind)
  const [loaded, setLoaded] = useState<Loaded<N>>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(input)
  const of = `${asked} ${attempt}`
  useEffect(() => {
    let stale = false
    call(name, JSON.parse(asked) as Input<N>).then(
      data => stale || setLoaded({ of, data }),
      error => stale || setLoaded({ of, missing: isCallError(error) && error.status === 404 }),
    )
    return () => {
      stale = true
    }
  }, [call, name, asked, of])
  const shown = loaded?.of === of ? loaded : undefined
  return {
    data: shown?.data,
    missing: shown?.missing === true,
    failed: shown !== undefined && !shown.data && !shown.missing,
    again: () => setAttempt(attempt + 1),
    put: (data: Output<N>) => setLoaded({ of, data }),
  }
}
