/** Where a path alone stands. */
const HERE = 'http://localhost'

/** `https://site/path?more#part`, `site/path` or `/path` as somebody types it; undefined where it is no address of a page. */
export function readAddress(typed: string, here = HERE): URL | undefined {
  const url = URL.parse(/^(https?:\/)?\//i.test(typed) ? typed : `https://${typed}`, here)
  return url && (url.hostname.includes('.') || url.hostname === new URL(here).hostname) ? url : undefined
}
