import { readFile } from 'node:fs/promises'
import { failField } from '#server/platform/http/errors.ts'

/** Refuses at its field what is no document of Word's, is cut off, or would run something where it is opened. */
export async function checkDocument(path: string, kind: 'doc' | 'docx', field: string): Promise<void> {
  const bytes = await readFile(path)
  const isGood = kind === 'docx' ? isDocx(bytes) : isDoc(bytes)
  if (!isGood) failField(field, 'file_broken')
}

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const ENTRY_BYTES = 46
const ENTRY = 0x02014b50
const MOST_PARTS = 2_000

/** Its list of parts stands at its end, names a document, and no macros. */
function isDocx(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(END_OF_ARCHIVE)
  if (end < 0 || end + END_BYTES > bytes.length) return false
  const names = partsOf(
    bytes,
    bytes.readUInt32LE(end + 16),
    Math.min(bytes.readUInt16LE(end + 10), MOST_PARTS),
  )
  return (
    names.includes('word/document.xml') &&
    !names.some(name => /vbaProject|\.(exe|dll|js|vbs|hta)$/i.test(name))
  )
}

function partsOf(bytes: Buffer, start: number, count: number): string[] {
  const names: string[] = []
  for (let at = start, n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return []
    const [name, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    names.push(bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name))
    at += ENTRY_BYTES + name + extra + comment
  }
  return names
}

const SECTOR = 512

/** Whole sectors, a stream of Word's, and no macros. */
const isDoc = (bytes: Buffer): boolean =>
  bytes.length >= 3 * SECTOR && bytes.includes(wide('WordDocument')) && !bytes.includes(wide('_VBA_PROJECT'))

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
