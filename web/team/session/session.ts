import { useSyncExternalStore } from 'react'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { href, pageAt } from '#shared/paths.ts'
import type { SessionKind } from '#web/platform/session-call.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import { mayOpen } from '../subjects.ts'
import { forgetKept } from './use-kept.ts'

/** A team session of this tab alone: closing the tab ends it here, half an hour without use on the server. */
export type StaffSession = { token: string; staff: StaffMember }

const SESSION = storedJson<StaffSession>('tab', 'team')

export const staffSession = (): StaffSession | undefined => SESSION.get()

export const staffToken = (): string | undefined => staffSession()?.token

export const startStaffSession = ({ token, staff }: StaffSession): void => void SESSION.put({ token, staff })

export const endStaffSession = (): void => void SESSION.put(undefined)

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useStaffSession = (): StaffSession | undefined => useStored(SESSION)

/** For calls as a member of the team: after the sign-in they go on where the session ended. */
export const TEAM: SessionKind = {
  session: staffSession,
  isOver: ({ status }) => status === 401,
  end() {
    interrupt(staffSession()?.staff.name)
    endStaffSession()
  },
  signIn: locale => href(locale, 'teamLogin'),
}

/** Where a member of the team wanted to go on, and the name of the member whose session ended there. */
type Interrupted = { to: string; ended?: string | undefined }

const INTERRUPTED = storedJson<Interrupted>('tab', 'team-interrupted')

/** Remembers this address for the sign-in that follows in this tab, even if the page is reloaded meanwhile. */
export function interrupt(ended: string | undefined): void {
  const to = location.pathname + location.search
  INTERRUPTED.put({ to, ended: ended ?? INTERRUPTED.get()?.ended })
}

/** Whether a session ended here; the server's page does not know. */
export const useHasEnded = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => INTERRUPTED.get()?.ended !== undefined,
    () => false,
  )

/** Before a session begins: where this member goes on, if anywhere; what another member had begun here is forgotten. */
export function resume({ name, role }: StaffMember): string | undefined {
  const interrupted = INTERRUPTED.get()
  INTERRUPTED.put(undefined)
  const before = interrupted?.ended ?? staffSession()?.staff.name
  const isOthers = before !== undefined && before !== name
  if (isOthers) forgetKept()
  if (!interrupted || isOthers) return undefined
  const page = pageAt(interrupted.to.replace(/\?.*/, ''))
  return page && mayOpen(role, page) ? interrupted.to : undefined
}
