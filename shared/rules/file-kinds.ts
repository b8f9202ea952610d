/** Kinds of uploaded files, detected from their content; the file name and the browser's media type are not trusted. */
export const FILE_KINDS = ['pdf', 'png', 'jpeg', 'webp', 'doc', 'docx'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Kinds of pictures that pages show. */
export const PICTURE_KINDS = ['png', 'jpeg', 'webp'] as const satisfies FileKind[]

/** Kinds of documents as proof, and of résumés. */
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

/** Names of the kinds, the same in every language. */
export const KIND_NAMES: Record<FileKind, string> = {
  pdf: 'PDF',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  doc: 'DOC',
  docx: 'DOCX',
}

/** Upper limit of a file's size, exclusive. */
export const FILE_LIMIT_MEGABYTES = 20
export const FILE_LIMIT = FILE_LIMIT_MEGABYTES * 1024 * 1024

/** Size of a part in an upload by parts, so that a lost connection repeats at most one part. */
export const PART_BYTES = 256 * 1024

/** Most megapixels of a picture; phone cameras take 12 to 50. */
export const PICTURE_MEGAPIXELS = 60

/** Bytes from which a kind is detected; PDF viewers look for the header within the first 1,024. */
export const HEAD_BYTES = 1024

/** Mail programs, web servers or editors may leave a byte order mark, white space or header lines before the header of a PDF. */
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

/** The kind that a file's first bytes suggest, if supported. Any ZIP archive counts as DOCX here, any compound file as DOC. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const begins = latin(head)
  return FILE_KINDS.find(kind => BEGINNINGS[kind](begins))
}

/** A key of `errors.field` with the values of its placeholders. */
export type FileRefusal = {
  key: 'file_empty' | 'file_heic' | 'file_content' | 'file_kind'
  values?: { kinds: string }
}

/** Why a file is refused by its first bytes; the browser checks before the upload, the server after it. */
export function fileRefusal(
  head: Uint8Array,
  name: string,
  kinds: readonly FileKind[],
): FileRefusal | undefined {
  if (head.length === 0) return { key: 'file_empty' }
  const kind = kindOf(head)
  return kind && kinds.includes(kind) ? undefined : otherKind(head, name, kinds)
}

/** The refusal of a file of another kind. It distinguishes HEIC pictures of phones and a content that contradicts the file extension. */
export function otherKind(head: Uint8Array, name: string, kinds: readonly FileKind[]): FileRefusal {
  if (HEIC.test(latin(head)) && kinds.includes('jpeg')) return { key: 'file_heic' }
  const promised = kinds.find(kind => endingsOf(kind).some(ending => name.toLowerCase().endsWith(ending)))
  if (promised) return { key: 'file_content', values: { kinds: KIND_NAMES[promised] } }
  return { key: 'file_kind', values: { kinds: kinds.map(one => KIND_NAMES[one]).join(', ') } }
}

export const endingsOf = (kind: FileKind): string[] => (kind === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${kind}`])

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
