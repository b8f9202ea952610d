import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'

/** Opens the sign-in over the page; what was begun goes on afterwards. */
export function useSignIn(): (then: () => void) => void {
  const locale = useLocale()
  return () => location.assign(href(locale, 'login'))
}
