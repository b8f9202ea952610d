import { mac, open, seal } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** What is kept of who applies and of what was said; sealed in one piece. */
export type Letter = {
  account: string
  name: string
  email: string | null
  phone: string | null
  message: string | null
  /** The résumé's name and id. */
  file: { id: string; name: string }
  /** What the company answered. */
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

/** By what a person's applications are found: no account is named beside them. */
export const applicantOf = ({ index }: Secrets, accountId: string): Buffer =>
  mac(index, 'applicant', accountId)

/** The name under which a résumé lies. */
export const filesOf = (id: string): string => `application:${id}`
