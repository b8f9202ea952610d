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

/** The first bytes that tell a kind: viewers look for the header of a PDF within so many. */
export const HEAD_BYTES = 1024

/** What a mail program, a web server or an editor may have left before the header of a PDF: a byte order mark, white space, lines of headers. */
const BEFORE_PDF = /^(?:\xef\xbb\xbf)?(?:HTTP\/[^\r\n<]*\r?\n|[\w-]+:[^\r\n<]*\r?\n|[\s\0])*%PDF-/

const BEGINNINGS: Record<FileKind, (head: string) => boolean> = {
  pdf: head => BEFORE_PDF.test(head),
  png: head => head.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  jpeg: head => head.startsWith('\xff\xd8\xff'),
  webp: head => /^RIFF[^]{4}WEBPVP8[ LX]/.test(head),
  doc: head => head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  docx: head => head.startsWith('PK\x03\x04'),
}
const HEIC = /^[^]{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/

/** The kind that a file's beginning tells, if it is one of ours: any archive may be a DOCX, any compound file a DOC. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const begins = latin(head)
  return FILE_KINDS.find(kind => BEGINNINGS[kind](begins))
}

/** A key of `errors.field`, with what its sentence names. */
export type FileRefusal = {
  key: 'file_empty' | 'file_heic' | 'file_content' | 'file_kind'
  values?: { kinds: string }
}

/** Why a file is refused at the sight of its beginning: the browser asks before it sends the file, the server when it has come. */
export function fileRefusal(
  head: Uint8Array,
  name: string,
  kinds: readonly FileKind[],
): FileRefusal | undefined {
  if (head.length === 0) return { key: 'file_empty' }
  const kind = kindOf(head)
  return kind && kinds.includes(kind) ? undefined : otherKind(head, name, kinds)
}

/** A file that is of none of these kinds: what its name promised, or what a phone made of a picture, is said. */
export function otherKind(head: Uint8Array, name: string, kinds: readonly FileKind[]): FileRefusal {
  if (HEIC.test(latin(head)) && kinds.includes('jpeg')) return { key: 'file_heic' }
  const promised = kinds.find(kind => endingsOf(kind).some(ending => name.toLowerCase().endsWith(ending)))
  if (promised) return { key: 'file_content', values: { kinds: KIND_NAMES[promised] } }
  return { key: 'file_kind', values: { kinds: kinds.map(one => KIND_NAMES[one]).join(', ') } }
}

export const endingsOf = (kind: FileKind): string[] => (kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`])

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
