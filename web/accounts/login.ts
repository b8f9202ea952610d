import { useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { returnQuery } from './return-path.ts'

/** Why the sign-in opens, and the action after it. `expired`: a session ended while a form had unsent text. */
export type LoginRequest = { reason?: string; expired?: boolean; after?: () => void }

let request: LoginRequest | undefined
const listeners = new Set<() => void>()

/** Opens the sign-in over the page. A second request is merged into a pending one. */
export const openLogin = (wish: LoginRequest = {}): void => put({ ...request, ...wish })

/** Loads the dialog and its words; callers can preload it to show a failed download in their own place. */
export const loadLogin = async (locale: Locale) => {
  const [{ LoginDialog }] = await Promise.all([import('./login-dialog.tsx'), loadWords(locale, ['accounts'])])
  return LoginDialog
}

export const closeLogin = (): void => put(undefined)

/** Props of a link to the sign-in page; with JavaScript the link opens the dialog instead. */
export function useLoginLink(wish?: LoginRequest) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const back = returnQuery(pathname + search)
  return {
    href: href(locale, 'login', {}, back),
    onClick(event: MouseEvent) {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (elsewhere || Object.keys(back).length === 0) return
      event.preventDefault()
      openLogin(wish)
    },
  }
}

export const useLoginRequest = (): LoginRequest | undefined =>
  useSyncExternalStore(
    listen,
    () => request,
    () => undefined,
  )

function put(next: LoginRequest | undefined): void {
  request = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
