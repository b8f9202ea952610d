/** Crockford's base 32 has no I, L, O or U, so that a code can be read aloud and copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 26
const BITS = 128n

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** A new manage code: 128 random bits as 26 characters, the author's only key to a review. */
export function makeManageCode(fill: FillRandom = bytes => crypto.getRandomValues(bytes)): string {
  const bytes = fill(new Uint8Array(Number(BITS) / 8))
  const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return Array.from({ length: LENGTH }, (_, place) => characterAt(number, place)).join('')
}

function characterAt(number: bigint, place: number): string {
  const shift = BigInt((LENGTH - 1 - place) * 5)
  return ALPHABET[Number((number >> shift) & 31n)] as string
}

/** In groups of four for display: "K7Q4 M9XW …". */
export const formatManageCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$& ')

/** Parses a typed code; undefined if invalid. Tolerates case, spaces, dashes, dots, O for 0, and I and L for 1. */
export function parseManageCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every(character => ALPHABET.includes(character))
    ? code
    : undefined
}
