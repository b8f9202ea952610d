import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { HandoverWork } from '../db/handover.ts'
import { UnusableFile } from './unusable-file.ts'

/** What an import receives. It reports its progress, and stops where it can when the signal aborts. */
export type ImportGiven<E> = {
  db: Db
  clock: Clock
  source: AsyncIterable<Uint8Array>
  report(event: E): void
  signal?: AbortSignal | undefined
}
/** Imports a file; throws `UnusableFile` when nothing of it can be imported. */
export type Import<E> = (given: ImportGiven<E>) => Promise<void>

/** A message from a running program that was handed a file. */
export type HandedEvent<E> = E | { type: 'unusable'; message: string } | { type: 'failed'; message: string }

/** An import that the running program does for a command. */
export const importWork =
  <E extends object>(run: Import<E>, { db, clock }: { db: Db; clock: Clock }): HandoverWork =>
  async (source, send, signal) => {
    try {
      await run({ db, clock, source, signal, report: send })
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      send({ type: 'unusable', message: error.message })
    }
  }
