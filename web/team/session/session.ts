import { useSyncExternalStore } from 'react'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { href, pageAt } from '#shared/paths.ts'
import type { SessionKind } from '#web/platform/session-call.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import { mayOpen } from '../subjects.ts'
import { forgetState } from './use-stored-state.ts'

/** Session of the team, for this tab only: it ends with the tab, and on the server after half an hour without use. */
export type StaffSession = { token: string; staff: StaffMember }

const SESSION = storedJson<StaffSession>('tab', 'team')

export const staffSession = (): StaffSession | undefined => SESSION.get()

export const staffToken = (): string | undefined => staffSession()?.token

export const startStaffSession = ({ token, staff }: StaffSession): void => void SESSION.put({ token, staff })

export const endStaffSession = (): void => void SESSION.put(undefined)

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useStaffSession = (): StaffSession | undefined => useStored(SESSION)

/** Session of the team: after the next sign-in the member returns to the page where it ended. */
export const TEAM: SessionKind = {
  session: staffSession,
  isOver: ({ status }) => status === 401,
  end() {
    interrupt(staffSession()?.staff.name)
    endStaffSession()
  },
  signIn: locale => href(locale, 'teamLogin'),
}

/** The page to return to, and the name of the member whose session ended there. */
type Interrupted = { to: string; ended?: string | undefined }

const INTERRUPTED = storedJson<Interrupted>('tab', 'team-interrupted')

/** Stores the current address for the next sign-in in this tab, which may involve a reload. */
export function interrupt(ended: string | undefined): void {
  const to = location.pathname + location.search
  INTERRUPTED.put({ to, ended: ended ?? INTERRUPTED.get()?.ended })
}

/** Whether a session ended here; false on the server. */
export const useHasEnded = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => INTERRUPTED.get()?.ended !== undefined,
    () => false,
  )

/** Called before a session begins: returns the page to continue on, if any; drafts of another member are deleted. */
export function resume({ name, role }: StaffMember): string | undefined {
  const interrupted = INTERRUPTED.get()
  INTERRUPTED.put(undefined)
  const before = interrupted?.ended ?? staffSession()?.staff.name
  const isOthers = before !== undefined && before !== name
  if (isOthers) forgetState()
  if (!interrupted || isOthers) return undefined
  const page = pageAt(interrupted.to.replace(/\?.*/, ''))
  return page && mayOpen(role, page) ? interrupted.to : undefined
}
