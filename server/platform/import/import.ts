import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { HandoverWork } from '../db/handover.ts'
import { UnusableFile } from './unusable-file.ts'

/** What an import is given. It reports as it goes, and stops where it may when the signal comes. */
export type ImportGiven<E> = {
  db: Db
  clock: Clock
  source: AsyncIterable<Uint8Array>
  report(event: E): void
  signal?: AbortSignal | undefined
}
/** Takes a file in; throws `UnusableFile` when nothing of it can be. */
export type Import<E> = (given: ImportGiven<E>) => Promise<void>

/** What comes back from a running program that was handed a file. */
export type HandedEvent<E> = E | { type: 'unusable'; message: string } | { type: 'failed'; message: string }

/** An import as the running program does it for a command. */
export const importWork =
  <E extends object>(run: Import<E>, { db, clock }: { db: Db; clock: Clock }): HandoverWork =>
  async (source, say, signal) => {
    try {
      await run({ db, clock, source, signal, report: say })
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      say({ type: 'unusable', message: error.message })
    }
  }
