import { isRouteErrorResponse, Outlet, useRouteError, useLocation, useNavigation } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { LoginHost } from '#web/accounts/login-host.tsx'
import { LocaleContext, useWords } from '#web/platform/locale.ts'
import type { Head } from '#web/platform/page.ts'
import { ToastProvider } from '#web/ui/controls/toast.tsx'
import { useSentEnds } from '#web/writing/drafts/use-sent-ends.ts'
import { FormFrame, OwnerFrame, PublicFrame, TeamFrame } from './frames.tsx'
import { useLeaf } from './leaf.ts'
import { Sorry, troubleOf, type Trouble } from './sorry.tsx'
import { useSite } from '#web/platform/site.ts'
import { headTags, replaceHead, titleOf } from './head.ts'
import { returnFocus } from './choice-focus.ts'
import { useScroll } from './scroll.ts'
import './frame.css'

const FRAMES = { public: PublicFrame, form: FormFrame, owner: OwnerFrame, team: TeamFrame }

/** Layout around every page of one language. */
export function Frame({ locale }: { locale: Locale }) {
  const { handle } = useLeaf()
  const Around = FRAMES[handle?.frame ?? 'public']
  useSentEnds()
  return (
    <Surroundings locale={locale}>
      <Around>
        <Outlet />
      </Around>
    </Surroundings>
  )
}

/** Layout of an error page: unknown address or failed page. */
export function FrameError({ locale }: { locale: Locale }) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <LocaleContext value={locale}>
      <Apology trouble={troubleOf(status)} locale={locale} />
    </LocaleContext>
  )
}

function Apology({ trouble, locale }: { trouble: Trouble; locale: Locale }) {
  const { title, body } = useWords('sorry')[trouble]
  return (
    <Surroundings locale={locale} failed={{ title, description: body, noindex: true }}>
      <PublicFrame>
        <Sorry trouble={trouble} />
      </PublicFrame>
    </Surroundings>
  )
}

const Surroundings = ({
  locale,
  failed,
  children,
}: {
  locale: Locale
  failed?: Head | undefined
  children: ReactNode
}) => (
  <LocaleContext value={locale}>
    <ToastProvider>
      <Pending />
      {children}
      <Arrival locale={locale} failed={failed} />
      <LoginHost />
      <Unfinished />
    </ToastProvider>
  </LocaleContext>
)

/** Module state, because React creates the frame again after an error. */
let last: { key: string; place: string } | undefined

/**
 * After a navigation in the browser: updates the document's head, announces the title to screen readers and focuses the
 * heading. A changed sort order or filter of the same list keeps focus. `failed` is the head of an error page.
 */
function Arrival({ locale, failed }: { locale: Locale; failed?: Head | undefined }) {
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

/** Progress bar along the top edge during a slow navigation; it appears after a short delay. */
function Pending() {
  const busy = useNavigation().state !== 'idle'
  return <div className={busy ? 'pending pending-on' : 'pending'} aria-hidden="true" />
}

/**
 * Message that the page's modules could not be loaded. It works without them: boot.js shows it and handles its button.
 */
function Unfinished() {
  const { failed } = useWords('sorry')
  return (
    <div className="toasts unfinished" role="alert">
      <p className="toast">
        {failed.unfinished}
        <button type="button" className="toast-a">
          {failed.retry}
        </button>
      </p>
    </div>
  )
}
