import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'

/** What the sign-in is told: where to go on afterwards, and whether a session ended there. */
export type Interrupted = { to: string; ended: boolean }

/** Leads to the team's sign-in and from there back to this page. */
export function useSignInAgain(): (ended: boolean) => void {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    (ended: boolean) => {
      const login = href(locale, 'teamLogin')
      // Of two calls that are refused, the second comes when we are there already.
      if (location.pathname === login) return
      const state: Interrupted = { to: location.pathname + location.search, ended }
      void navigate(login, { replace: true, state })
    },
    [locale, navigate],
  )
}
