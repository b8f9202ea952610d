/**
 * The one way of writing a path: no dots, doubled or closing slashes, each part encoded as our own links are. What is
 * written otherwise would be kept as a page of its own, and `//evil.example` be an address of another site.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(`http://site${path}`)
  const parts = pathname.split('/').filter(part => part !== '')
  return `/${parts.map(part => encodeURIComponent(decodeURIComponent(part))).join('/')}`
}
