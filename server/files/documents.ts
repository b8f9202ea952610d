import { readFile } from 'node:fs/promises'
import { failField } from '#server/platform/http/errors.ts'

/** Refuses at its field what is no document of Word's, is cut off, or would run something where it is opened. */
export async function checkDocument(path: string, kind: 'doc' | 'docx', field: string): Promise<void> {
  const bytes = await readFile(path)
  const wrong = kind === 'docx' ? wrongInDocx(bytes) : wrongInDoc(bytes)
  if (wrong) failField(field, wrong)
}

type Wrong = 'file_broken' | 'file_macro' | undefined

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const MOST_COMMENT = 0xffff
const ENTRY_BYTES = 46
const ENTRY = 0x02014b50
const MOST_PARTS = 2_000

/** Its list of parts stands at its end, names a document, and no macros. */
function wrongInDocx(bytes: Buffer): Wrong {
  const end = endOf(bytes)
  const names = end === undefined ? [] : partsOf(bytes, end)
  if (!names.includes('word/document.xml')) return 'file_broken'
  return names.some(name => /vbaProject|\.(exe|dll|js|vbs|hta)$/i.test(name)) ? 'file_macro' : undefined
}

/** The record of its end, whose comment ends with the file. Of two, programs choose differently. */
function endOf(bytes: Buffer): number | undefined {
  const ends: number[] = []
  const from = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT)
  for (let at = bytes.indexOf(END_OF_ARCHIVE, from); at >= 0; at = bytes.indexOf(END_OF_ARCHIVE, at + 1)) {
    const rest = bytes.length - at - END_BYTES
    if (rest >= 0 && bytes.readUInt16LE(at + END_BYTES - 2) === rest) ends.push(at)
  }
  return ends.length === 1 ? ends[0] : undefined
}

/** All names of its list, which reaches to its end; none where it is another or too long. */
function partsOf(bytes: Buffer, end: number): string[] {
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_PARTS) return []
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== ENTRY) return []
    const [name, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    names.push(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name))
    at += ENTRY_BYTES + name + extra + comment
  }
  return at === end ? names : []
}

const SECTOR = 512

/** Whole sectors, a stream of Word's, and no macros. */
function wrongInDoc(bytes: Buffer): Wrong {
  if (bytes.length < 3 * SECTOR || !bytes.includes(wide('WordDocument'))) return 'file_broken'
  return bytes.includes(wide('_VBA_PROJECT')) ? 'file_macro' : undefined
}

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
