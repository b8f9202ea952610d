import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { forgetLeft, letGo } from './sent.ts'
import { dropWithdrawalPass, dropPassOutsideForm } from './withdrawal-pass.ts'

/**
 * Used in every page: deletes a review's code, and the pass of a withdrawn review, from this tab when another page
 * opens or the session ends. Browsers report a reload and leaving for another site alike.
 */
export function useSentEnds(): void {
  const { pathname } = useLocation()
  const thanks = isThankYou(pathname)
  const signedIn = useSession() !== undefined
  const was = useRef(signedIn)
  useEffect(() => {
    if (!thanks) letGo()
  }, [thanks])
  useEffect(() => dropPassOutsideForm(pathname), [pathname])
  const follow = useEffectEvent(() => {
    if (was.current && !signedIn) {
      forgetLeft()
      dropWithdrawalPass()
    }
    was.current = signedIn
  })
  useEffect(() => follow(), [signedIn])
}

/** In both languages: the language switch does not count as leaving. */
export const isThankYou = (pathname: string): boolean =>
  LOCALES.some(locale => href(locale, 'thankYou') === pathname)
