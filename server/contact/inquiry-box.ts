import type { SentFile } from '#shared/contract/files/sent-files.ts'
import type { TextRef } from '#shared/contract/contact/desk-inquiry.ts'
import type { TakedownAsker } from '#shared/contract/contact/keys.ts'
import { open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** `version`: the version of a company's reply; null for anything else, which nobody rewrites. */
export type TakenDown = TextRef & { version: string | null }

/** Data and words of the sender; encrypted as one value. */
export type InquiryData = {
  name: string | null
  email: string
  /** The sender was signed in with the address. */
  proven: boolean
  company: string | null
  who: TakedownAsker | null
  address: string | null
  message: string
  /** Uploaded evidence, until a task moves it to the inquiry. */
  files: SentFile[]
  /** The earlier inquiry that the sender wants to be examined again. */
  earlier: string | null
  /** The item that was taken down first because of this inquiry. */
  takenDown?: TakenDown
  answer: string | null
}

export const sealInquiry = ({ field }: Secrets, id: string, data: InquiryData): Buffer =>
  seal(field, JSON.stringify(data), contextOf(id))

export const openInquiry = (
  { field }: Secrets,
  { id, sealed }: { id: string; sealed: Buffer },
): InquiryData => JSON.parse(open(field, sealed, contextOf(id))) as InquiryData

const contextOf = (id: string): string => `content.inquiry.sealed:${id}`

/** The beginning of the id in a ticket number; undefined if the format is not ours. */
export const idPrefix = (ticket: string): string | undefined =>
  /^(?:KJ-)?([\dA-F]{8})$/i.exec(ticket)?.[1]?.toLowerCase()
