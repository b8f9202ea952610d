import { useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { returnQuery } from './return-path.ts'

/** Why the sign-in opens, and what goes on once it is done. `expired`: a session ended while words were unsent. */
export type LoginRequest = { reason?: string; expired?: boolean; after?: () => void }

let request: LoginRequest | undefined
const listeners = new Set<() => void>()

/** Opens the sign-in over the page. Asked twice, the later wishes are added to the earlier. */
export const openLogin = (wish: LoginRequest = {}): void => put({ ...request, ...wish })

/** The dialog and its words; where they cannot come, whoever asks first can say so in their own place. */
export const loadLogin = async (locale: Locale) => {
  const [{ LoginDialog }] = await Promise.all([import('./login-dialog.tsx'), loadWords(locale, ['accounts'])])
  return LoginDialog
}

export const closeLogin = (): void => put(undefined)

/** The address of the sign-in page for a link; with a script it opens over this page instead. */
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
