import { LOCALES, localeOfPath } from '#shared/locale.ts'
import { PATHS } from '#shared/paths.ts'

const NAMES = ['lanjut', 'next']
const SIGN_IN = LOCALES.flatMap(locale => [PATHS.login[locale], PATHS.register[locale]] as string[])

/**
 * Return path after signing in, from `?lanjut=` or `?next=`: a path of this site, or undefined. Anything that a browser
 * could interpret as another site is refused.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const query = new URLSearchParams(search)
  const given = NAMES.map(name => query.get(name)).find(Boolean)
  if (!given?.startsWith('/') || given.startsWith('//') || /[\\\p{Cc}]/u.test(given)) return undefined
  const url = new URL(given, origin)
  // `/.//other.site` has this site's origin until its dots are resolved.
  if (url.origin !== origin || /^\/[/\\]/.test(url.pathname)) return undefined
  if (SIGN_IN.includes(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** Query that makes the sign-in return to `path`. */
export const returnQuery = (path: string): Record<string, string> =>
  SIGN_IN.includes(path.split('?')[0] ?? '')
    ? {}
    : { [localeOfPath(path) === 'id' ? 'lanjut' : 'next']: path }
