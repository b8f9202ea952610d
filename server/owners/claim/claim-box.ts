import type { SizeBand } from '#shared/contract/keys.ts'
import type { SentFile } from '#shared/contract/files/sent-files.ts'
import { mac, open, sameBytes, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** What is kept of who asks, and of what was said about it; sealed in one piece. */
export type Claimant = {
  name: string
  email: string
  phone: string
  role: string
  employees: SizeBand | null
  info: string | null
  /** Proof that was sent before, until it is taken along. */
  files: SentFile[]
  talk: { asked: string; answered: string | null }[]
  /** Why it was declined. */
  reason: string | null
}

export const sealClaimant = ({ field }: Secrets, id: string, claimant: Claimant): Buffer =>
  seal(field, JSON.stringify(claimant), contextOf(id))

export const openClaimant = ({ field }: Secrets, { id, sealed }: { id: string; sealed: Buffer }): Claimant =>
  JSON.parse(open(field, sealed, contextOf(id))) as Claimant

const contextOf = (id: string): string => `content.claim.sealed:${id}`

/** What the mails to a claimant lead to; it is written nowhere else. */
export const claimKey = ({ code }: Secrets, id: string): string =>
  `${id}.${mac(code, 'claim', id).toString('base64url')}`

/** The claim of a key; undefined where we never made it. */
export function claimOfKey(secrets: Secrets, key: string): string | undefined {
  const id = key.slice(0, key.indexOf('.'))
  return sameBytes(Buffer.from(key), Buffer.from(claimKey(secrets, id))) ? id : undefined
}
