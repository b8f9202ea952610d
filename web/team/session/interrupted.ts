import { useSyncExternalStore } from 'react'
import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { pageAt } from '#shared/paths.ts'
import { storedJson } from '#web/platform/storage.ts'
import { mayOpen } from '../subjects.ts'
import { staffSession } from './session.ts'
import { forgetKept } from './use-kept.ts'

/** Where somebody wanted to go on, and the name of whose session ended there. */
type Interrupted = { to: string; ended?: string | undefined }

const INTERRUPTED = storedJson<Interrupted>('tab', 'team-interrupted')

/** For the sign-in that follows in this tab, whatever becomes of its page meanwhile. */
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

/** Before a session begins: where this member goes on, if anywhere; what another one had begun here is forgotten. */
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
