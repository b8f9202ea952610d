import type { SizeBand } from '#shared/contract/keys.ts'
import type { SentFile } from '#shared/contract/files/sent-files.ts'
import { mac, open, sameBytes, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Data of a claimant and of the questions to them; encrypted as one value. */
export type Claimant = {
  name: string
  email: string
  phone: string
  role: string
  employees: SizeBand | null
  info: string | null
  /** Documents that were uploaded, until a task moves them to the claim. */
  files: SentFile[]
  questions: { question: string; answer: string | null }[]
  reason: string | null
}

export const sealClaimant = ({ field }: Secrets, id: string, claimant: Claimant): Buffer =>
  seal(field, JSON.stringify(claimant), contextOf(id))

export const openClaimant = ({ field }: Secrets, { id, sealed }: { id: string; sealed: Buffer }): Claimant =>
  JSON.parse(open(field, sealed, contextOf(id))) as Claimant

const contextOf = (id: string): string => `content.claim.sealed:${id}`

/** Key in the links of mails to a claimant; it is stored nowhere. */
export const claimKey = ({ code }: Secrets, id: string): string =>
  `${id}.${mac(code, 'claim', id).toString('base64url')}`

/** The claim's id; undefined if the key is not one of ours. */
export function claimOfKey(secrets: Secrets, key: string): string | undefined {
  const id = key.slice(0, key.indexOf('.'))
  return sameBytes(Buffer.from(key), Buffer.from(claimKey(secrets, id))) ? id : undefined
}
