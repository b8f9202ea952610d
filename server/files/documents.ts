import { readFile } from 'node:fs/promises'
import { fewAtOnce } from '#server/platform/few-at-once.ts'
import { failField } from '#server/platform/http/errors.ts'
import { HEAD_BYTES, otherKind, type FileKind } from '#shared/rules/file-kinds.ts'
import { wrongInDocx } from './docx.ts'
import { wrongInPdf } from './pdf.ts'

/** Why a document is refused; `other`: it is a document of another kind in the same container. */
export type Wrong = 'file_broken' | 'file_macro' | 'file_locked' | 'other' | undefined
type DocumentKind = 'pdf' | 'doc' | 'docx'
type Document = { path: string; name: string; kind: DocumentKind }

/** A document is examined in memory as a whole, so at most two at once. */
const oneOfFew = fewAtOnce(2)

const CHECKS = { pdf: wrongInPdf, doc: wrongInDoc, docx: wrongInDocx }

/**
 * Throws a field error for a document that is truncated, needs a password, or would run something when it is opened.
 */
export async function checkDocument(
  { path, name, kind }: Document,
  { field, kinds }: { field: string; kinds: readonly FileKind[] },
): Promise<void> {
  await oneOfFew(async () => {
    const bytes = await readFile(path)
    const wrong = await CHECKS[kind](bytes)
    if (wrong === undefined) return
    if (wrong !== 'other') failField(field, wrong)
    const refused = otherKind(bytes.subarray(0, HEAD_BYTES), name, kinds)
    failField(field, refused.key, refused.values)
  })
}

const SECTOR = 512
/** Exponents of the two sector sizes, 512 and 4096 bytes ([MS-CFB] 2.2). */
const SECTOR_SHIFTS = [9, 12]

/** A compound file: a document of Word 97 to 2003, or a DOCX that is locked by a password. */
function wrongInDoc(bytes: Buffer): Wrong {
  if (bytes.includes(wide('EncryptedPackage'))) return 'file_locked'
  if (bytes.length < 3 * SECTOR || !SECTOR_SHIFTS.includes(shiftOf(bytes))) return 'file_broken'
  const entry = bytes.indexOf(wide('WordDocument'))
  if (entry < 0) return 'other'
  if (isLocked(bytes, entry)) return 'file_locked'
  return bytes.includes(wide('_VBA_PROJECT')) ? 'file_macro' : undefined
}

/**
 * [MS-DOC] 2.5.2: `fEncrypted` in the stream's first bytes. The stream's directory entry names its first sector
 * ([MS-CFB] 2.6.1).
 */
function isLocked(bytes: Buffer, entry: number): boolean {
  const sector = 1 << shiftOf(bytes)
  if (entry + 120 > bytes.length) return false
  const stream = (bytes.readUInt32LE(entry + 116) + 1) * sector
  if (stream + 12 > bytes.length || bytes.readUInt16LE(stream) !== 0xa5ec) return false
  return (bytes.readUInt16LE(stream + 10) & 0x100) !== 0
}

const shiftOf = (bytes: Buffer): number => bytes.readUInt16LE(30)

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')
