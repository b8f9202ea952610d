import { useSyncExternalStore } from 'react'
import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { href } from '#shared/paths.ts'
import type { SessionKind } from '#web/platform/session-call.ts'
import { browserKeys, onStored, storedJson, tabKeys, useStored, type Stored } from '#web/platform/storage.ts'

/**
 * Stored session of an owner: only the data that the header shows. It is separate from a reader's session and has other
 * keys.
 */
export type OwnerSession = { token: string; company: OwnerSelf['company'] }

const SESSION = storedJson<OwnerSession>('browser', 'owner')
/** The owner's data, in memory only: it is fetched again after each load of the page. */
let known: { token: string; self: OwnerSelf } | undefined

export const ownerSession = (): OwnerSession | undefined => SESSION.get()

export const startOwnerSession = ({ token, ...self }: OwnerSelf & { token: string }): void =>
  store(token, self)

/** Updates the owner's data from the server, if the session has not changed since the request. */
export function renewOwner(token: string, self: OwnerSelf): void {
  if (SESSION.get()?.token === token) store(token, self)
}

function store(token: string, self: OwnerSelf): void {
  known = { token, self }
  SESSION.put({ token, company: self.company })
}

/** The session expired or was ended elsewhere: drafts stay in this tab for the next sign-in. */
export function endOwnerSession(): void {
  known = undefined
  SESSION.put(undefined)
}

/** Session of owners. An expired subscription ends it as well, and the sign-in page says so. */
export const OWNER: SessionKind = {
  session: ownerSession,
  isOver: ({ status, code }) => status === 401 || code === 'subscription_expired',
  end: endOwnerSession,
  signIn: (locale, { code }) =>
    href(locale, 'ownerLogin', {}, { expired: code === 'subscription_expired' ? '1' : undefined }),
}

/** Signing out deletes all drafts of the owner. */
export function signOutOwner(): void {
  for (const key of tabKeys(DRAFT)) storedJson('tab', key).put(undefined)
  for (const key of browserKeys(VACANCY_DRAFT)) storedJson('browser', key).put(undefined)
  endOwnerSession()
}

const DRAFT = 'owner-draft:'
/** Drafts of vacancies are in `localStorage`, because writing one may take longer than a tab is open. */
export const VACANCY_DRAFT = 'owner-vacancy:'

/** Draft of an owner, stored in this tab until it is sent or the owner signs out. */
export const ownerDraft = <T>(name: string): Stored<T> => storedJson<T>('tab', DRAFT + name)

/** Names of the drafts with this prefix. */
export const ownerDraftNames = (prefix: string): string[] =>
  tabKeys(DRAFT + prefix).map(key => key.slice(DRAFT.length))

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useOwnerSession = (): OwnerSession | undefined => useStored(SESSION)

/** The signed-in owner, once the server has answered. */
export const useOwnerSelf = (): OwnerSelf | undefined =>
  useSyncExternalStore(onStored, ownerSelf, () => undefined)

export const ownerSelf = (): OwnerSelf | undefined =>
  known?.token === SESSION.get()?.token ? known?.self : undefined
