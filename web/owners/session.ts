import type { OwnerSelf } from '#shared/contract/owners.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'

/** What this browser keeps of somebody who is signed in for a company. A reader's session is another one, under other keys. */
export type OwnerSession = { token: string; self: OwnerSelf }

const SESSION = storedJson<OwnerSession>('browser', 'owner')

export const ownerSession = (): OwnerSession | undefined => SESSION.get()

export const startOwnerSession = ({ token, ...self }: OwnerSelf & { token: string }): void =>
  void SESSION.put({ token, self })

/** What the server says now of the own account, for the session that asked. */
export function renewOwner(token: string, self: OwnerSelf): void {
  if (SESSION.get()?.token === token) SESSION.put({ token, self })
}

export const endOwnerSession = (): void => void SESSION.put(undefined)

/** The session in a component; undefined on the server and in the first render, so that both agree. */
export const useOwnerSession = (): OwnerSession | undefined => useStored(SESSION)
