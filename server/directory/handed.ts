import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { HandoverWork } from '#server/platform/db/handover.ts'
import { importDirectory, type ImportEvent } from './import.ts'
import { UnusableFile } from './unusable-file.ts'

export const IMPORT_WORK = 'import-companies'
export type HandedEvent =
  | ImportEvent
  | { type: 'unusable'; message: string }
  | { type: 'failed'; message: string }

/** The import as the running program does it for a command. */
export const importWork =
  ({ db, clock }: { db: Db; clock: Clock }): HandoverWork =>
  async (source, say, signal) => {
    try {
      await importDirectory({ db, clock, source, signal, report: say })
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      say({ type: 'unusable', message: error.message })
    }
  }
