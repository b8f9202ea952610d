import { z } from 'zod'
import { FILE_KINDS, FILE_LIMIT, type FileKind } from '../../rules/file-kinds.ts'
import { count, id, typed } from '../fields.ts'

/** A file that came with a call, where it lies until the call is answered. Its kind is what its content says; a part of one has none. */
export type ReceivedFile = { path: string; name: string; kind: FileKind | null; size: number }

/** What a call answers with that gives a file back: always to be kept, never to be shown in place. */
export const attachment = z.object({ key: z.string(), name: z.string(), kind: z.enum(FILE_KINDS) })
export type Attachment = z.output<typeof attachment>

/** The longest name of a file that is kept, with its ending. */
const FILE_NAME = 120

export const fileSecret = z.string().regex(/^[\w-]{43}$/)

/** A private file that was sent before what it belongs to: the secret says that it is the sender's. */
export const sentFile = z.strictObject({ id, secret: fileSecret })
export type SentFile = z.output<typeof sentFile>

/** A file's name as it is shown: without the folders that it came from. */
export const fileName = typed(4 * FILE_NAME)
  .transform(name => name.split(/[/\\]/).at(-1) ?? '')
  .pipe(typed(4 * FILE_NAME))
  .transform(name => name.slice(-FILE_NAME) || 'file')

const kept = z.object({
  id,
  secret: fileSecret,
  name: z.string(),
  kind: z.enum(FILE_KINDS),
  size: z.number().int().positive(),
})

export const fileSchemas = {
  sendFile: { response: kept },
  /** A part that begins where those before it end is taken, any other is not: `has` says from where to go on. */
  sendPart: {
    params: z.object({ from: z.coerce.number().int().min(0).max(FILE_LIMIT) }),
    response: z.object({ has: count }),
  },
  /** Makes one file of all parts, of one of these kinds. */
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
    response: kept,
  },
  readFile: { params: z.object({ id }), response: attachment },
}
