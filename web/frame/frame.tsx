import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import type { ReactNode } from 'react'
import { LoginHost } from '#web/accounts/login-host.tsx'
import { LocaleContext, useWords } from '#web/platform/locale.ts'
import type { Head } from '#web/platform/page.ts'
import { ToastProvider } from '#web/ui/controls/toast.tsx'
import { useSentEnds } from '#web/writing/kept/use-sent-ends.ts'
import { Arrival } from './arrival.tsx'
import { FormFrame, OwnerFrame, PublicFrame, TeamFrame } from './frames.tsx'
import { useLeaf } from './leaf.ts'
import { Pending } from './pending.tsx'
import { Sorry, troubleOf, type Trouble } from './sorry.tsx'
import { Unfinished } from './unfinished.tsx'
import './frame.css'

const FRAMES = { public: PublicFrame, form: FormFrame, owner: OwnerFrame, team: TeamFrame }

/** Around every page of one language. */
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

/** A page that is not there or failed, inside the ordinary frame. */
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
