/** Crockford's base 32 has no I, L, O or U, so that a code can be read aloud and copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 26

/** A number below 2^130 as 26 characters. */
export function writeBase32(number: bigint): string {
  return Array.from({ length: LENGTH }, (_, place) => characterAt(number, place)).join('')
}

function characterAt(number: bigint, place: number): string {
  const shift = BigInt((LENGTH - 1 - place) * 5)
  return ALPHABET[Number((number >> shift) & 31n)] as string
}

/** Parses 26 typed characters; undefined if invalid. Tolerates case, spaces, dashes, dots, O for 0, and I and L for 1. */
export function readBase32(typed: string): bigint | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (code.length !== LENGTH || ![...code].every(character => ALPHABET.includes(character))) return undefined
  return [...code].reduce((sum, character) => (sum << 5n) | BigInt(ALPHABET.indexOf(character)), 0n)
}
