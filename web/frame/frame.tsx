import { useEffect } from 'react'
import { isRouteErrorResponse, Outlet, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { LocaleContext, useWords } from '#web/platform/locale.ts'
import type { RouteHandle } from '#web/routes.tsx'

/** Around every page of one language. */
export function Frame({ locale }: { locale: Locale }) {
  const leaf = useMatches().at(-1)
  const handle = leaf?.handle as RouteHandle | undefined
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <LocaleContext value={locale}>
      <main id="isi" data-frame={handle?.frame}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </LocaleContext>
  )
}

export function FrameError({ locale }: { locale: Locale }) {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <LocaleContext value={locale}>
      <main id="isi">
        <Sorry missing={missing} />
      </main>
    </LocaleContext>
  )
}

function Sorry({ missing }: { missing: boolean }) {
  const { notFound, failed } = useWords('common')
  return <h1>{missing ? notFound.heading : failed.title}</h1>
}
