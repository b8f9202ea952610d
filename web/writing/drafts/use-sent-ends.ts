import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { forgetLeft, letGo } from './sent.ts'
import { dropWithdrawalPass, leaveWithdrawalPass } from './withdrawal-pass.ts'

/** In every page: a review's code leaves this tab once another page is open in it, and with the session; so does the pass of one that was withdrawn. Another site is not noticed: it looks like a reload. */
export function useSentEnds(): void {
  const { pathname } = useLocation()
  const thanks = isThankYou(pathname)
  const signedIn = useSession() !== undefined
  const was = useRef(signedIn)
  useEffect(() => {
    if (!thanks) letGo()
  }, [thanks])
  useEffect(() => leaveWithdrawalPass(pathname), [pathname])
  const follow = useEffectEvent(() => {
    if (was.current && !signedIn) {
      forgetLeft()
      dropWithdrawalPass()
    }
    was.current = signedIn
  })
  useEffect(() => follow(), [signedIn])
}

/** In either language: switching it is not leaving. */
export const isThankYou = (pathname: string): boolean =>
  LOCALES.some(locale => href(locale, 'thankYou') === pathname)
