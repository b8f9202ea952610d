import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import type { Head } from '#web/platform/page.ts'
import { useSite } from '#web/platform/site.ts'
import { headTags, replaceHead, titleOf } from './head.ts'
import { returnFocus } from './kept-focus.ts'
import { useLeaf } from './leaf.ts'
import { useScroll } from './scroll.ts'

/** Of the whole visit, since the frame is made anew around an error. */
let last: { key: string; place: string } | undefined

/**
 * After a navigation in the browser: the head of the new page, its title read out, the focus on its heading.
 * Another order of the same list moves no focus. `failed` is the head of a page that could not be shown.
 */
export function Arrival({ locale, failed }: { locale: Locale; failed?: Head | undefined }) {
  const region = useRef<HTMLParagraphElement>(null)
  const { handle, params, data } = useLeaf()
  const { key, pathname, search, hash } = useLocation()
  const site = useSite()
  useScroll()
  useEffect(() => {
    const place = pathname + (new URLSearchParams(search).get('cursor') ?? '')
    const before = last
    last = { key, place }
    if (!before || before.key === key) return
    const head =
      failed ?? handle?.page?.head({ data, locale, siteName: site.name, origin: site.origin, path: pathname })
    if (!head) return
    const paramsIn = handle?.page?.paramsIn?.(data)
    const shown = handle && !failed ? { name: handle.name, params, paramsIn } : undefined
    replaceHead(titleOf(head, site), headTags({ site, locale, path: pathname, head, place: shown }))
    document.documentElement.lang = locale
    if (region.current) region.current.textContent = document.title
    if (before.place === place) returnFocus()
    else if (!hash) focusHeading()
  }, [key, pathname, search, hash, handle, params, data, failed, locale, site])
  return <p className="vh" role="status" ref={region} />
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
