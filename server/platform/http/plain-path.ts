/**
 * The canonical form of a path: no dots, no doubled or trailing slashes, each part encoded as in our own links.
 * Another form would be cached as a page of its own, and `//evil.example` would be an address of another site.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(`http://site${path}`)
  const parts = pathname.split('/').filter(part => part !== '')
  return `/${parts.map(part => encodeURIComponent(decodeURIComponent(part))).join('/')}`
}
