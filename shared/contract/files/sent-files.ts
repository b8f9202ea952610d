import { z } from 'zod'
import { FILE_KINDS, type FileKind } from '../../rules/file-kinds.ts'
import { id, typed } from '../fields.ts'

/** A file that came with a call, where it lies until the call is answered. Its kind is what its content says. */
export type ReceivedFile = { path: string; name: string; kind: FileKind; size: number }

/** What a call answers with that gives a file back: always to be kept, never to be shown in place. */
export const attachment = z.object({ key: z.string(), name: z.string(), kind: z.enum(FILE_KINDS) })
export type Attachment = z.output<typeof attachment>

/** The longest name of a file that is kept, with its ending. */
const FILE_NAME = 120

const secret = z.string().regex(/^[\w-]{43}$/)

/** A private file that was sent before what it belongs to: the secret says that it is the sender's. */
export const sentFile = z.strictObject({ id, secret })
export type SentFile = z.output<typeof sentFile>

export const fileSchemas = {
  sendFile: {
    response: z.object({
      id,
      secret,
      name: z.string(),
      kind: z.enum(FILE_KINDS),
      size: z.number().int().positive(),
    }),
  },
  readFile: { params: z.object({ id }), response: attachment },
}

/** A file's name as it is shown: without the folders that it came from. */
export const fileName = typed(4 * FILE_NAME)
  .transform(name => name.split(/[/\\]/).at(-1) ?? '')
  .pipe(typed(4 * FILE_NAME))
  .transform(name => name.slice(-FILE_NAME) || 'file')
