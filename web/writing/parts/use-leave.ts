import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { loadLogin, openLogin } from '#web/accounts/login.ts'
import { useLocale } from '#web/platform/locale.ts'

/** Signing in over a form, and `again` once that is done; where the dialog cannot come, that there is no connection. */
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

/** Loads the page that will show the code, before anything is sent; what is returned leads there. */
export function useThanks(load: () => Promise<unknown>): () => Promise<() => void> {
  const locale = useLocale()
  const navigate = useNavigate()
  const to = href(locale, 'thankYou')
  return () =>
    load().then(
      () => () => void navigate(to, { replace: true }),
      // What a newer version has replaced comes with a document of its own.
      () => () => location.replace(to),
    )
}
