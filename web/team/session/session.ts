import type { StaffMember } from '#shared/contract/accounts/accounts.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'

/** A team session of this tab alone: closing the tab ends it here, half an hour without use on the server. */
export type StaffSession = { token: string; staff: StaffMember }

const SESSION = storedJson<StaffSession>('tab', 'team')

export const staffSession = (): StaffSession | undefined => SESSION.get()

/** Bearer of the team's calls: `call('teamQueue', {}, staffToken())`. */
export const staffToken = (): string | undefined => staffSession()?.token

export const startStaffSession = ({ token, staff }: StaffSession): void => void SESSION.put({ token, staff })

/** After signing out, and after any 401 of a team call. */
export const endStaffSession = (): void => void SESSION.put(undefined)

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useStaffSession = (): StaffSession | undefined => useStored(SESSION)
