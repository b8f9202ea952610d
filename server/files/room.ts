import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { sendPart, wholeFile } from './parts.ts'
import { readFileAgain, sendFile, sweepFiles } from './private.ts'

/**
 * Private files: sent before the form that they belong to, returned to the people whom they concern, deleted when
 * their day comes.
 */
export function createFilesRoom(parts: Parts): Room<'sendFile' | 'sendPart' | 'wholeFile' | 'readFile'> {
  return {
    handlers: {
      sendFile: ({ file }, context) => sendFile(parts, file, context),
      sendPart: ({ params, file }, context) => sendPart(parts, params.from, file, context),
      wholeFile: (input, context) => wholeFile(parts, input, context),
      readFile: (input, context) => readFileAgain(parts, input, context),
    },
    tasks: { identity: { 'sweep-files': () => sweepFiles(parts) } },
    daily: [{ schema: 'identity', kind: 'sweep-files', hour: 'every', slow: true }],
    rewritten: plainTables('identity', ['private_file']),
  }
}
