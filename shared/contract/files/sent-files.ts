import { z } from 'zod'
import { FILE_KINDS, FILE_LIMIT, type FileKind } from '../../rules/file-kinds.ts'
import { count, id, typed } from '../fields.ts'

/**
 * An uploaded file at its temporary path, which is valid until the call is answered. Its kind is detected from its
 * content; a part of a file has none.
 */
export type ReceivedFile = { path: string; name: string; kind: FileKind | null; size: number }

/** Response of a call that returns a file: always a download, never rendered inline. */
export const attachment = z.object({ key: z.string(), name: z.string(), kind: z.enum(FILE_KINDS) })
export type Attachment = z.output<typeof attachment>

/** Longest stored file name, with its extension. */
const FILE_NAME = 120

export const fileSecret = z.string().regex(/^[\w-]{43}$/)

/** A private file that was uploaded before the form that refers to it; the secret proves that it is the sender's. */
export const sentFile = z.strictObject({ id, secret: fileSecret })
export type SentFile = z.output<typeof sentFile>

/** A file's name without its path. */
export const fileName = typed(4 * FILE_NAME)
  .transform(name => name.split(/[/\\]/).at(-1) ?? '')
  .pipe(typed(4 * FILE_NAME))
  .transform(name => name.slice(-FILE_NAME) || 'file')

const uploadedFile = z.object({
  id,
  secret: fileSecret,
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  size: z.number().int().positive(),
})

export const fileSchemas = {
  sendFile: { response: uploadedFile },
  /** Accepts a part only if it begins where the previous one ends; `has` is the offset to continue from. */
  sendPart: {
    params: z.object({ from: z.coerce.number().int().min(0).max(FILE_LIMIT) }),
    response: z.object({ has: count }),
  },
  /** Joins all parts to a file, which must be of one of these kinds. */
  wholeFile: {
    body: z.strictObject({
      name: fileName,
      size: count,
      kinds: z
        .array(z.enum(FILE_KINDS))
        .min(1)
        .max(FILE_KINDS.length)
        .default([...FILE_KINDS]),
    }),
    response: uploadedFile,
  },
  readFile: { params: z.object({ id }), response: attachment },
}
