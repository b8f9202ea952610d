/** Kinds of files that people send, told by what is in them: neither a name nor what a browser says of a file is believed. */
export const FILE_KINDS = ['pdf', 'png', 'jpeg', 'webp', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Of a picture that becomes part of a page. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp'] as const satisfies FileKind[]

/** What proves something, and in what people tell of themselves. */
export const PROOF_KINDS = ['pdf', ...PICTURE_KINDS] as const satisfies FileKind[]
export const RESUME_KINDS = ['pdf', 'doc', 'docx'] as const satisfies FileKind[]

export const FILE_TYPES: Record<FileKind, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** How a kind is called, in every language. */
export const KIND_NAMES: Record<FileKind, string> = {
  pdf: 'PDF',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  doc: 'DOC',
  docx: 'DOCX',
}

/** A file is smaller than this. */
export const FILE_LIMIT_MEGABYTES = 20
export const FILE_LIMIT = FILE_LIMIT_MEGABYTES * 1024 * 1024

/** A file that goes up in parts, so that a broken line costs no more than one, goes up in such. */
export const PART_BYTES = 256 * 1024

/** A picture has at most so many: a phone's camera takes 12 to 50. */
export const PICTURE_MEGAPIXELS = 60

/** The first bytes that `kindOf` asks for, and the last ones that `isWhole` does. */
export const HEAD_BYTES = 64
export const TAIL_BYTES = 1024

const BEGINNINGS: Record<FileKind, (head: string) => boolean> = {
  pdf: head => /^%PDF-[12]\.\d/.test(head),
  png: head => head.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpeg: head => head.startsWith('\xff\xd8\xff'),
  webp: head => /^RIFF[^]{4}WEBPVP8[ LX]/.test(head),
  doc: head => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx: head =>
    head.startsWith('PK\x03\x04') &&
    /^[^]{30}(\[Content_Types\]\.xml|_rels\/|word\/|docProps\/|customXml\/)/.test(head),
}

/** The kind that a file's beginning tells, if it is one of ours. What stands before it, as in a file of two kinds, makes it none. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const begins = latin(head)
  return FILE_KINDS.find(kind => BEGINNINGS[kind](begins))
}

/** Whether a document's end came along. Of a picture only drawing it tells, of a DOC or DOCX reading its parts' names. */
export function isWhole(kind: FileKind, tail: Uint8Array): boolean {
  return kind !== 'pdf' || latin(tail).includes('%%EOF')
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
