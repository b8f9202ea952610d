import type { Attachment } from '#shared/contract/files/sent-files.ts'
import { endFilesOf, getFileOf, listFilesOf, takeFiles, type PrivateFile } from '#server/files/private.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isAppError } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { NewTask } from '#server/platform/tasks/tasks.ts'
import { openClaimant } from './claim-box.ts'
import * as store from './store.ts'

/** The name under which the identity schema holds a claim's documents. */
const nameOf = (id: string): string => `claim:${id}`

/** Task that moves a claim's documents, or schedules their deletion. */
export const claimFiles = (clock: Clock, id: string, deleteOn: string | null = null): NewTask => ({
  kind: 'claim-files',
  payload: { id, deleteOn },
  runAt: clock.now(),
})

/** Moves uploaded files to their claim; with `deleteOn`, schedules the claim's files for deletion on that day. */
export async function moveClaimFiles(
  { db, secrets }: Parts,
  { id, deleteOn }: { id: string; deleteOn: string | null },
): Promise<void> {
  if (deleteOn) return db.begin('identity', tx => endFilesOf(tx, nameOf(id), deleteOn))
  const claim = await store.findClaim(db.content, id)
  if (!claim) return
  const { files } = openClaimant(secrets, claim)
  for (const file of files)
    await db.begin('identity', tx => takeFiles(tx, nameOf(id), [file], 'upload_files')).catch(ignoreMissing)
}

/** Ignores a file that is gone, for example because the disk was cleared: the claim proceeds without it. */
function ignoreMissing(error: unknown): void {
  if (!isAppError(error)) throw error
}

export const filesOfClaim = ({ db }: Parts, id: string): Promise<PrivateFile[]> =>
  listFilesOf(db.identity, nameOf(id))

/** One of a claim's files, for the team to download. */
export const fileOfClaim = ({ db }: Parts, id: string, file: string): Promise<Attachment> =>
  getFileOf(db.identity, nameOf(id), file)
