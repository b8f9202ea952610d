import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** Personal data of an application and the company's answer, encrypted as one value. */
export type Letter = {
  account: string
  name: string
  email: string | null
  phone: string | null
  message: string | null
  /** The résumé. */
  file: { id: string; name: string }
  /** The company's answer. */
  answer: string | null
}

export const sealLetter = ({ field }: Secrets, id: string, letter: Letter): Buffer =>
  seal(field, JSON.stringify(letter), contextOf(id))

export function openLetter(
  { field }: Secrets,
  { id, sealed }: { id: string; sealed: Buffer | null },
): Letter | undefined {
  return sealed ? (JSON.parse(open(field, sealed, contextOf(id))) as Letter) : undefined
}

const contextOf = (id: string): string => `identity.application.sealed:${id}`

/** Keyed hash by which a person's applications are found; the account's id is not stored as plain text. */
export const applicantOf = ({ index }: Secrets, accountId: string): Buffer =>
  mac(index, 'applicant', accountId)

/** `belongs_to` of a résumé. */
export const filesOf = (id: string): string => `application:${id}`
