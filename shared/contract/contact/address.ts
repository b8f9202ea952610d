/** Base of a relative path. */
const HERE = 'http://localhost'

/** Parses `https://site/path?more#part`, `site/path` or `/path` as people type it. */
export const readAddress = (typed: string, here = HERE): URL | null =>
  URL.parse(/^(https?:\/)?\//i.test(typed) ? typed : `https://${typed}`, here)

/** True for a path, or for a host with a dot. A host without a dot needs a path; the server checks whether it is this site. */
export function mayBeAddress(typed: string): boolean {
  const url = readAddress(typed)
  return url !== null && (url.pathname !== '/' || hasDot(url))
}

export const hasDot = ({ hostname }: URL): boolean => hostname.includes('.')
