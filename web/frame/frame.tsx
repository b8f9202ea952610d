import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import type { ReactNode } from 'react'
import { LoginHost } from '#web/accounts/login-host.tsx'
import { LocaleContext, useWords } from '#web/platform/locale.ts'
import type { Head } from '#web/platform/page.ts'
import { ToastProvider } from '#web/ui/toast.tsx'
import { Arrival } from './arrival.tsx'
import { FormFrame, PublicFrame, TeamFrame } from './frames.tsx'
import { useLeaf } from './leaf.ts'
import { Pending } from './pending.tsx'
import { Sorry } from './sorry.tsx'
import { Unfinished } from './unfinished.tsx'
import './frame.css'

const FRAMES = { public: PublicFrame, form: FormFrame, team: TeamFrame }

/** Around every page of one language. */
export function Frame({ locale }: { locale: Locale }) {
  const { handle } = useLeaf()
  const Around = FRAMES[handle?.frame ?? 'public']
  return (
    <Surroundings locale={locale}>
      <Around>
        <Outlet />
      </Around>
    </Surroundings>
  )
}

/** A page that is not there or failed, inside the ordinary frame. */
export function FrameError({ locale }: { locale: Locale }) {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <LocaleContext value={locale}>
      <Apology missing={missing} locale={locale} />
    </LocaleContext>
  )
}

function Apology({ missing, locale }: { missing: boolean; locale: Locale }) {
  const { notFound, failed } = useWords('sorry')
  const words = missing ? notFound : failed
  return (
    <Surroundings locale={locale} failed={{ title: words.title, description: words.body, noindex: true }}>
      <PublicFrame>
        <Sorry missing={missing} />
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
  failed?: Head
  children: ReactNode
}) => (
  <LocaleContext value={locale}>
    <ToastProvider>
      <Pending />
      {children}
      <Arrival locale={locale} failed={failed} />
      <LoginHost />
      <Unfinished />
      <ScrollRestoration />
    </ToastProvider>
  </LocaleContext>
)
