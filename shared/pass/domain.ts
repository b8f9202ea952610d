import { concatBytes } from '@noble/hashes/utils.js'

/**
 * Every hash of pass/1 with its domain string. The two that have none have inputs of one fixed length: the key id
 * is SHA-256 of 99 bytes, the stored tag SHA-256 of 33.
 */
export const DOMAIN = {
  // hash_to_curve of RFC 9380, P256_XMD:SHA-256_SSWU_RO_
  generatorH: 'HashToGroup-ARCV1-P256generatorH',
  tag: 'HashToGroup-ARCV1-P256Tag',
  // hash_to_field of RFC 9380 modulo the order, SHA-256, L = 48
  requestContext: 'HashToScalar-ARCV1-P256requestContext',
  accountM1: 'HashToScalar-ARCV1-P256account m1',
  accountR1: 'HashToScalar-ARCV1-P256account r1',
  // SHAKE128, the challenge of a proof: its session string (of a presentation, its beginning)
  request: 'ARCV1-P256CredentialRequest',
  response: 'ARCV1-P256CredentialResponse',
  presentation: 'ARCV1-P256Pass1',
  // SHA-256, before the seed
  recoveryCode: 'pass/1 recovery code',
} as const

/** What a tag is shown for, once in a year: a review of a company, or an amount of pay for a company or for none. */
export type Use = { kind: 'review'; company: string } | { kind: 'pay'; company: string | null }

/** So many merged companies at most are asked for: a longer list would be a means to tell people apart. */
export const MOST_MERGED = 8

/** The context of a tag. The year is the one of the credential: one of 2027 has no tag of 2028. */
export const useContext = ({ kind, company }: Use, year: number): Uint8Array =>
  fields(text(kind), company === null ? new Uint8Array(16) : uuidBytes(company), yearBytes(year))

/** What a credential says of its holder: an account of this site, in this year, under this key. */
export const requestContext = (site: string, year: number, keyId: Uint8Array): Uint8Array =>
  fields(text(site), yearBytes(year), keyId)

/** The input of an account's secrets. The year is part of it, so that an old seed gives nothing equal. */
export const accountContext = (site: string, year: number, seed: Uint8Array): Uint8Array =>
  fields(text(site), yearBytes(year), seed)

/** Each field after its length in two bytes, so that no two lists of fields have the same bytes. */
function fields(...list: Uint8Array[]): Uint8Array {
  return concatBytes(...list.flatMap(field => [twoBytes(field.length), field]))
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words)

const yearBytes = twoBytes

function twoBytes(number: number): Uint8Array {
  if (!Number.isInteger(number) || number < 0 || number > 0xffff) throw new RangeError('two bytes')
  return Uint8Array.of(number >> 8, number & 0xff)
}

function uuidBytes(uuid: string): Uint8Array {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)) throw new RangeError('no UUID')
  const hex = uuid.replaceAll('-', '')
  return Uint8Array.from({ length: 16 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
}
