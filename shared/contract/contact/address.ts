/** Where a path alone stands. */
const HERE = 'http://localhost'

/** `https://site/path?more#part`, `site/path` or `/path` as somebody types it. */
export const readAddress = (typed: string, here = HERE): URL | null =>
  URL.parse(/^(https?:\/)?\//i.test(typed) ? typed : `https://${typed}`, here)

/** A path, or a site: one without a dot in its name may be ours, which is asked where that is known. */
export function mayBeAddress(typed: string): boolean {
  const url = readAddress(typed)
  return url !== null && (url.pathname !== '/' || hasDot(url))
}

export const hasDot = ({ hostname }: URL): boolean => hostname.includes('.')
