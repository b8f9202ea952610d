import type { Parts, Room } from '#server/platform/parts.ts'
import { readFileAgain, sendFile, sweepFiles } from './private.ts'

/** Private files: sent before the form that they belong to, given back to whom they concern, gone when their day comes. */
export function createFilesRoom(parts: Parts): Room<'sendFile' | 'readFile'> {
  return {
    handlers: {
      sendFile: ({ file }) => sendFile(parts, file),
      readFile: (input, context) => readFileAgain(parts, input, context),
    },
    tasks: { identity: { 'sweep-files': () => sweepFiles(parts) } },
    daily: [{ schema: 'identity', kind: 'sweep-files', hour: 'every' }],
    rewritten: [{ schema: 'identity', name: 'private_file' }],
  }
}
