import type { Wrong } from './documents.ts'
import { opensUnasked } from './pdf-password.ts'

/** A PDF that has its end, and opens without a password. What stands behind its end, viewers leave aside. */
export function wrongInPdf(bytes: Buffer): Wrong {
  const pdf = bytes.toString('latin1')
  const end = Math.max(pdf.lastIndexOf('%%EOF'), pdf.lastIndexOf('startxref'))
  // A PDF that is written for the web has an end in its beginning, too.
  if (end < 0 || /\d\s{1,9}\d{1,9}\s{1,9}obj\b/.test(pdf.slice(end))) return 'file_broken'
  const lock = lockOf(pdf)
  return lock === undefined || opensUnasked(lock, idsOf(pdf)) ? undefined : 'file_locked'
}

/** The dictionary of its encryption is never packed (ISO 32000-2, 7.6.1), and its strings are not longer than this. */
const MOST_LOCK = 4096

/** The text that begins with the dictionary of the encryption, where there is one. */
function lockOf(pdf: string): string | undefined {
  const found = [...pdf.matchAll(/\/Encrypt\s{0,9}(?:(\d{1,10}\s{1,9}\d{1,5})\s{1,9}R\b|<<)/g)].at(-1)
  if (!found) return undefined
  const [place = '0', generation = '0'] = found[1]?.split(/\s+/) ?? []
  const from = found[1]
    ? [...pdf.matchAll(new RegExp(`\\b${place}\\s{1,9}${generation}\\s{1,9}obj\\b`, 'g'))].at(-1)?.index
    : found.index
  return from === undefined ? '' : pdf.slice(from, from + MOST_LOCK)
}

const MOST_IDS = 8

/** What may be the document's ID, where each begins. */
const idsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/\/ID\s{0,9}\[\s{0,9}/g)].slice(-MOST_IDS).map(({ index, 0: found }) => {
    const from = index + found.length
    return pdf.slice(from, from + MOST_LOCK)
  })
