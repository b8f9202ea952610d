import type { SentFile } from '#shared/contract/files/sent-files.ts'
import type { Said } from '#shared/contract/contact/desk-inquiry.ts'
import type { TakedownAsker } from '#shared/contract/contact/keys.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** `version`: which words a company's reply had; of anything else it is null, since nobody writes it anew. */
export type Taken = Said & { version: string | null }

/** What is kept of who asks, and what they say; sealed in one piece. */
export type Asking = {
  name: string | null
  email: string
  /** They were signed in with the address. */
  proven: boolean
  company: string | null
  who: TakedownAsker | null
  address: string | null
  message: string
  /** Evidence that was sent before, until it is taken along. */
  files: SentFile[]
  /** The one before, of which they ask that it is looked at once more. */
  earlier: string | null
  /** What was taken down first for it. */
  taken?: Taken
  /** What we wrote at the end. */
  answer: string | null
}

export const sealAsking = ({ field }: Secrets, id: string, asking: Asking): Buffer =>
  seal(field, JSON.stringify(asking), contextOf(id))

export const openAsking = ({ field }: Secrets, { id, sealed }: { id: string; sealed: Buffer }): Asking =>
  JSON.parse(open(field, sealed, contextOf(id))) as Asking

const contextOf = (id: string): string => `content.inquiry.sealed:${id}`

/** How the id of a ticket begins; undefined where it is none of ours. */
export const idBegin = (ticket: string): string | undefined =>
  /^(?:KJ-)?([\dA-F]{8})$/i.exec(ticket)?.[1]?.toLowerCase()
