import type { Wrong } from './documents.ts'
import { opensUnasked } from './pdf-password.ts'

/** Accepts a PDF that has its end, and opens without a password. Viewers ignore bytes after the end. */
export function wrongInPdf(bytes: Buffer): Wrong {
  const pdf = bytes.toString('latin1')
  const end = Math.max(pdf.lastIndexOf('%%EOF'), pdf.lastIndexOf('startxref'))
  // A PDF that is written for the web also has an end marker near its beginning.
  if (end < 0 || /\d\s{1,9}\d{1,9}\s{1,9}obj\b/.test(pdf.slice(end))) return 'file_broken'
  try {
    const lock = lockOf(pdf)
    return lock === undefined || opensUnasked(lock, idsOf(pdf)) ? undefined : 'file_locked'
  } catch (error) {
    if (error === TOO_MANY) return 'file_broken'
    throw error
  }
}

/** More than any document of this size has. A hostile file repeats a word millions of times without what must follow it. */
const MOST_PLACES = 500_000
const TOO_MANY = new Error('Too many places to look at')

/** The encryption dictionary is never compressed (ISO 32000-2, 7.6.1), and its strings are not longer than this. */
const MOST_LOCK = 4096

/** The text that begins with the encryption dictionary; undefined where there is none. */
function lockOf(pdf: string): string | undefined {
  const [found] = fromTheEnd(pdf, '/Encrypt', /\/Encrypt\s{0,9}(?:(\d{1,10}\s{1,9}\d{1,5})\s{1,9}R\b|<<)/y)
  if (!found) return undefined
  if (!found[1]) return textFrom(pdf, found)
  const [place, generation] = found[1].split(/\s+/)
  const behind = new RegExp(`(?<=\\b${place}\\s{1,9}${generation}\\s{1,9})obj\\b`, 'y')
  const [object] = fromTheEnd(pdf, 'obj', behind)
  return object ? textFrom(pdf, object) : ''
}

const MOST_IDS = 8

/** Candidates for the document's ID, each from where it begins. */
const idsOf = (pdf: string): string[] =>
  fromTheEnd(pdf, '/ID', /\/ID\s{0,9}\[\s{0,9}/y)
    .take(MOST_IDS)
    .map(({ index, 0: found }) => pdf.slice(index + found.length, index + found.length + MOST_LOCK))
    .toArray()

const textFrom = (pdf: string, { index }: RegExpExecArray): string => pdf.slice(index, index + MOST_LOCK)

/** Matches from the end of the file: the last of several counts, and a hostile file may have a million. */
function* fromTheEnd(pdf: string, word: string, pattern: RegExp): Generator<RegExpExecArray, undefined> {
  let places = 0
  for (let at = pdf.lastIndexOf(word); at >= 0; at = at > 0 ? pdf.lastIndexOf(word, at - 1) : -1) {
    if ((places += 1) > MOST_PLACES) throw TOO_MANY
    pattern.lastIndex = at
    const found = pattern.exec(pdf)
    if (found) yield found
  }
}
