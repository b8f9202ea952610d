import { useSyncExternalStore } from 'react'
import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { href } from '#shared/paths.ts'
import type { SessionKind } from '#web/platform/session-call.ts'
import { browserKeys, onStored, storedJson, tabKeys, useStored, type Stored } from '#web/platform/storage.ts'

/** What this browser keeps of somebody who is signed in for a company: no more than a page's head shows. A reader's session is another one, under other keys. */
export type OwnerSession = { token: string; company: OwnerSelf['company'] }

const SESSION = storedJson<OwnerSession>('browser', 'owner')
/** Who it is; this page alone knows, and asks anew when it is loaded. */
let known: { token: string; self: OwnerSelf } | undefined

export const ownerSession = (): OwnerSession | undefined => SESSION.get()

export const startOwnerSession = ({ token, ...self }: OwnerSelf & { token: string }): void =>
  keep(token, self)

/** What the server says now of the own account, for the session that asked. */
export function renewOwner(token: string, self: OwnerSelf): void {
  if (SESSION.get()?.token === token) keep(token, self)
}

function keep(token: string, self: OwnerSelf): void {
  known = { token, self }
  SESSION.put({ token, company: self.company })
}

/** Ended by time or from elsewhere: what was typed stays in its tab for who signs in again. */
export function endOwnerSession(): void {
  known = undefined
  SESSION.put(undefined)
}

/** For calls as an owner. A subscription that ended ends the session, too, and the sign-in says so. */
export const OWNER: SessionKind = {
  session: ownerSession,
  isOver: ({ status, code }) => status === 401 || code === 'subscription_expired',
  end: endOwnerSession,
  signIn: (locale, { code }) =>
    href(locale, 'ownerLogin', {}, { expired: code === 'subscription_expired' ? '1' : undefined }),
}

/** Signing out leaves nothing of what the owner wrote. */
export function signOutOwner(): void {
  for (const key of tabKeys(DRAFT)) storedJson('tab', key).put(undefined)
  for (const key of browserKeys(VACANCY_DRAFT)) storedJson('browser', key).put(undefined)
  endOwnerSession()
}

const DRAFT = 'owner-draft:'
/** Vacancies take longer to write than a tab is open: their drafts are the browser's. */
export const VACANCY_DRAFT = 'owner-vacancy:'

/** What an owner types, kept in this tab until it is sent or they sign out. */
export const ownerDraft = <T>(name: string): Stored<T> => storedJson<T>('tab', DRAFT + name)

/** Of those that begin so. */
export const ownerDraftNames = (prefix: string): string[] =>
  tabKeys(DRAFT + prefix).map(key => key.slice(DRAFT.length))

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useOwnerSession = (): OwnerSession | undefined => useStored(SESSION)

/** Who is signed in, once the server has said so. */
export const useOwnerSelf = (): OwnerSelf | undefined =>
  useSyncExternalStore(onStored, ownerSelf, () => undefined)

export const ownerSelf = (): OwnerSelf | undefined =>
  known?.token === SESSION.get()?.token ? known?.self : undefined
