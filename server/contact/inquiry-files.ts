import type { Attachment } from '#shared/contract/files/sent-files.ts'
import { endFilesOf, getFileOf, listFilesOf, takeFiles, type PrivateFile } from '#server/files/private.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isAppError } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { NewTask } from '#server/platform/tasks/tasks.ts'
import { openInquiry } from './inquiry-box.ts'
import * as store from './store.ts'

/** The name under which the identity schema holds an inquiry's evidence. */
const nameOf = (id: string): string => `inquiry:${id}`

/** Task that moves evidence to its inquiry, or schedules its deletion. */
export const inquiryFiles = (clock: Clock, id: string, deleteOn: string | null = null): NewTask => ({
  kind: 'inquiry-files',
  payload: { id, deleteOn },
  runAt: clock.now(),
})

export async function moveInquiryFiles(
  { db, secrets }: Parts,
  { id, deleteOn }: { id: string; deleteOn: string | null },
): Promise<void> {
  if (deleteOn) return db.begin('identity', tx => endFilesOf(tx, nameOf(id), deleteOn))
  const found = await store.findInquiry(db.content, id)
  if (!found?.sealed) return
  for (const file of openInquiry(secrets, { id, sealed: found.sealed }).files)
    await db.begin('identity', tx => takeFiles(tx, nameOf(id), [file], 'upload_files')).catch(ignoreMissing)
}

/** Ignores a file that is gone, for example because the disk was cleared: the inquiry proceeds without it. */
function ignoreMissing(error: unknown): void {
  if (!isAppError(error)) throw error
}

export const filesOfInquiry = ({ db }: Parts, id: string): Promise<PrivateFile[]> =>
  listFilesOf(db.identity, nameOf(id))

export const fileOfInquiry = ({ db }: Parts, id: string, file: string): Promise<Attachment> =>
  getFileOf(db.identity, nameOf(id), file)
