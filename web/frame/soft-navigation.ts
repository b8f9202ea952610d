import type { createBrowserRouter } from 'react-router'
import { queryString } from '#shared/paths.ts'
import { rememberFocus } from './choice-focus.ts'
import { STAY } from './scroll.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Handles clicks on links and submits of GET forms without a reload; before JavaScript they work natively, and with
 * `rel="external"` always. Two listeners on the document serve all links, so that components render plain `<a>`.
 */
export function navigateSoftly(router: Router): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || !isOrdinaryClick(event) || !leadsToPage(link)) return
    event.preventDefault()
    const replace = link.href === location.href
    rememberFocus(link)
    const state = isSameList(link.pathname, link.search) ? STAY : null
    void router.navigate(link.pathname + link.search + link.hash, { replace, state })
  })
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'get') return
    event.preventDefault()
    const { pathname } = new URL(form.action)
    rememberFocus(form)
    const state = isSameList(pathname) ? STAY : null
    void router.navigate(pathname + queryString(givenIn(form)), { state })
  })
}

/** Another sort order or filter of the same list, but not its next page or its full view. */
const isSameList = (pathname: string, search = ''): boolean =>
  pathname === location.pathname && !/[?&](cursor|all)=/.test(search)

/** Excludes clicks with a modifier (new tab, download) and clicks that were handled already. */
const isOrdinaryClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function leadsToPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.relList.contains('external')) return false
  if (link.target || link.hasAttribute('download')) return false
  const isPlaceHere = link.hash && link.pathname + link.search === location.pathname + location.search
  return !isPlaceHere
}

function givenIn(form: HTMLFormElement): Record<string, string[]> {
  const data = new FormData(form)
  const names = [...new Set(data.keys())]
  return Object.fromEntries(names.map(name => [name, data.getAll(name).map(value => String(value).trim())]))
}
