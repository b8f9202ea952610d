import {
  FILE_LIMIT,
  FILE_LIMIT_MEGABYTES,
  fileRefusal,
  HEAD_BYTES,
  type FileKind,
} from '#shared/rules/file-kinds.ts'
import type { AllWords } from '../words.ts'

export type FieldWords = AllWords['errors']['field']

/** Checks size and first bytes as the server does and returns its message, so that a refused file is not uploaded. */
export async function refusedAtSight(
  file: File,
  kinds: readonly FileKind[],
  words: FieldWords,
): Promise<string | undefined> {
  if (file.size >= FILE_LIMIT) return words.file_too_large(FILE_LIMIT_MEGABYTES)
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  const refused = head && fileRefusal(new Uint8Array(head), file.name, kinds)
  if (!refused) return undefined
  const word = words[refused.key]
  return typeof word === 'function' ? word(refused.values?.kinds ?? '') : word
}
