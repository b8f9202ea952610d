import { useSyncExternalStore } from 'react'
import type { StaffMember } from '#shared/contract/accounts.ts'

/** A team session of this tab alone: closing the tab ends it here, half an hour without use on the server. */
export type StaffSession = { token: string; staff: StaffMember }

const KEY = 'team'
const listeners = new Set<() => void>()
let known: { raw: string | null; session: StaffSession | undefined } = { raw: null, session: undefined }

export function staffSession(): StaffSession | undefined {
  const raw = read()
  if (raw !== known.raw) known = { raw, session: parse(raw) }
  return known.session
}

/** Bearer of the team's calls: `call('teamQueue', {}, staffToken())`. */
export const staffToken = (): string | undefined => staffSession()?.token

export function startStaffSession({ token, staff }: StaffSession): void {
  write(JSON.stringify({ token, staff }))
}

/** After signing out, and after any 401 of a team call. */
export const endStaffSession = (): void => write(undefined)

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useStaffSession = (): StaffSession | undefined =>
  useSyncExternalStore(subscribe, staffSession, () => undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function write(raw: string | undefined): void {
  if (raw === undefined) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, raw)
  for (const listener of listeners) listener()
}

const read = (): string | null => (typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(KEY))

function parse(raw: string | null): StaffSession | undefined {
  try {
    return raw === null ? undefined : (JSON.parse(raw) as StaffSession)
  } catch {
    return undefined
  }
}
