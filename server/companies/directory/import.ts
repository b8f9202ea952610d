import { dayOf } from '#server/platform/clock.ts'
import type { ImportGiven } from '#server/platform/import/import.ts'
import { readTable } from '#server/platform/import/table.ts'
import { createCityFinder } from '#server/places/city-finder.ts'
import { loadPlaces } from '#server/places/places.ts'
import { importBatch, type BatchCounts } from './batch.ts'
import { directoryColumns } from './columns.ts'
import { readRow, type DirectoryRow, type Note } from './row.ts'

export type ImportCounts = BatchCounts & { rows: number; bad: number }
export type NoteCount = { about: string; count: number; line: number; value: string }
export type ImportEvent =
  | { type: 'progress'; counts: ImportCounts }
  | { type: 'bad'; line: number; problem: string }
  /** `stopped`: it was asked to stop and did so between two batches; earlier batches are stored. */
  | { type: 'end'; counts: ImportCounts; notes: NoteCount[]; stopped: boolean }

/** The name under which a running server knows this import. */
export const DIRECTORY_IMPORT = 'import-companies'
type Given = ImportGiven<ImportEvent> & { batchSize?: number | undefined }

/** The embedded database blocks requests while a batch is written, so its batches are small. */
const BATCH_SIZE = { embedded: 250, server: 1000 } as const
const MOST_TRIES = 5
/** A concurrent transaction added the same slug or ticker, or locked rows in another order. */
const WORTH_ANOTHER_TRY = new Set(['23505', '40001', '40P01'])

/** Imports a directory of companies, one transaction per batch. Throws `UnusableFile` if the file is none. */
export async function importDirectory(given: Given): Promise<void> {
  const { db, report, signal, batchSize = BATCH_SIZE[db.engine] } = given
  const counts: ImportCounts = { rows: 0, created: 0, known: 0, filled: 0, team: 0, bad: 0 }
  const notes = createNotes()
  const cities = createCityFinder([...(await loadPlaces(db.content)).cities])
  let batch: DirectoryRow[] = []
  for await (const { record, columns } of readTable(given.source, directoryColumns, signal)) {
    counts.rows += 1
    const read = record.problem === undefined ? readRow(record.line, record.fields, columns, cities) : record
    if ('row' in read && read.row) {
      notes.add(record.line, read.notes)
      if (batch.push(read.row) >= batchSize) await flush()
    } else {
      counts.bad += 1
      report({ type: 'bad', line: record.line, problem: (read as { problem: string }).problem })
    }
  }
  if (!signal?.aborted) await flush()
  report({ type: 'end', counts, notes: notes.list(), stopped: signal?.aborted ?? false })

  async function flush(): Promise<void> {
    const done = await writeBatch(given, batch)
    batch = []
    for (const key of ['created', 'known', 'filled', 'team'] as const) counts[key] += done[key]
    report({ type: 'progress', counts: { ...counts } })
  }
}

async function writeBatch({ db, clock }: Given, rows: DirectoryRow[]): Promise<BatchCounts> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.begin('content', tx => importBatch(tx, rows, dayOf(clock.now())))
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (tries === MOST_TRIES || !WORTH_ANOTHER_TRY.has(code)) throw error
    }
  }
}

function createNotes() {
  const counts = new Map<string, NoteCount>()
  return {
    add(line: number, notes: Note[]): void {
      for (const { about, value } of notes) {
        const known = counts.get(about)
        if (known) known.count += 1
        else counts.set(about, { about, value, line, count: 1 })
      }
    },
    list: (): NoteCount[] => [...counts.values()],
  }
}
