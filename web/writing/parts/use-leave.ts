import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { loadLogin, openLogin } from '#web/accounts/login.ts'
import { useLocale } from '#web/platform/locale.ts'

/** Opens the sign-in over a form and calls `again` after it; returns `offline` if the dialog cannot be loaded. */
export function useSignInFirst(
  reason: string,
): (again: () => void) => Promise<{ kind: 'offline' } | undefined> {
  const locale = useLocale()
  return again =>
    loadLogin(locale).then(
      () => void openLogin({ reason, after: again }),
      () => ({ kind: 'offline' as const }),
    )
}

/** Loads the thank-you page before anything is sent; the returned function navigates to it. */
export function useThanks(load: () => Promise<unknown>): () => Promise<() => void> {
  const locale = useLocale()
  const navigate = useNavigate()
  const to = href(locale, 'thankYou')
  return () =>
    load().then(
      () => () => void navigate(to, { replace: true }),
      // After a new deployment the old files are gone: loads a new document.
      () => () => location.replace(to),
    )
}
