import { loadPlaces, type Places } from '../places.ts'
import { dayOf, yearOf } from '#server/platform/clock.ts'
import { changed } from '#server/platform/db/db.ts'
import type { ImportGiven } from '#server/platform/import/import.ts'
import { readTable } from '#server/platform/import/table.ts'
import { UnusableFile } from '#server/platform/import/unusable-file.ts'
import { wageColumns } from './columns.ts'
import { judge, rupiah, type GivenFigure, type Judged } from './judge.ts'
import { CHANGED_WAGES } from './minimum-wages.ts'
import { createPlaceReader } from './place-cell.ts'
import { readRow } from './row.ts'
import * as store from './store.ts'

type WageCounts = { rows: number; new: number; corrected: number; known: number; bad: number }
export type WageEvent =
  /** Outcome of a line; omitted for a known figure. */
  | { type: 'line'; line: number; message: string }
  /** `stopped`: aborted before anything was written. */
  | { type: 'end'; counts: WageCounts; stopped: boolean }

/** Name of this import for a handover to a running process. */
export const WAGE_IMPORT = 'import-minimum-wages'
/** Enough for all places of Indonesia over fifty years. */
const MOST_ROWS = 30_000

type Problem = { line: number; message: string }
type ReadFile = { rows: number; figures: GivenFigure[]; problems: Problem[] }

/**
 * Reads a whole list of minimum wages, then stores all valid figures in one transaction, so that a killed import has
 * written everything or nothing. Throws `UnusableFile` for another kind of file.
 */
export async function importMinimumWages({
  db,
  clock,
  source,
  report,
  signal,
}: ImportGiven<WageEvent>): Promise<void> {
  const places = await loadPlaces(db.content)
  const { rows, figures, problems } = await readFile(source, places, signal)
  const now = clock.now()
  const stopped = signal?.aborted ?? false
  const judged = stopped
    ? []
    : await db.begin('content', async tx => {
        await store.takeTurn(tx)
        const all = judge(figures, await store.listFigures(tx), yearOf(now))
        const changes = all.filter(({ outcome }) => outcome === 'new' || outcome === 'corrected')
        if (changes.length > 0) {
          await store.putFigures(
            tx,
            changes.map(({ figure }) => figure),
            dayOf(now),
          )
          changed(CHANGED_WAGES)
        }
        return all
      })
  const lines = [...problems.map(leftOut), ...judged.filter(isReported).map(one => describe(one, places))]
  for (const { line, message } of lines.sort((a, b) => a.line - b.line))
    report({ type: 'line', line, message })
  report({ type: 'end', counts: { rows, ...count(judged, problems) }, stopped })
}

/** The figures of a file, and its unreadable rows. */
async function readFile(
  source: AsyncIterable<Uint8Array>,
  places: Places,
  signal?: AbortSignal,
): Promise<ReadFile> {
  const readPlace = createPlaceReader(places)
  const file: ReadFile = { rows: 0, figures: [], problems: [] }
  for await (const { record, columns } of readTable(source, wageColumns, signal)) {
    file.rows += 1
    if (file.rows > MOST_ROWS)
      throw new UnusableFile(`A list of minimum wages has no more than ${MOST_ROWS} rows.`)
    const read = readRow(record, columns, readPlace)
    const { line } = record
    if ('problem' in read) file.problems.push({ line, message: read.problem })
    else file.figures.push(...read.figures.map(figure => ({ ...figure, line })))
  }
  return file
}

const leftOut = ({ line, message }: Problem): Problem => ({
  line,
  message: `${message}; the row is left out`,
})

const isReported = ({ outcome }: Judged): boolean => outcome !== 'known'

function describe({ figure, outcome, detail: message }: Judged, places: Places): Problem {
  const { line, place, year, amount } = figure
  const name = (places.findCity(place) ?? places.findProvince(place))?.name
  const text =
    outcome === 'bad'
      ? `${message}; the figure is left out`
      : [rupiah(amount), outcome, message].filter(Boolean).join(', ')
  return { line, message: `${name} ${year}: ${text}` }
}

function count(judged: Judged[], problems: Problem[]): Omit<WageCounts, 'rows'> {
  const of = (outcome: Judged['outcome']) => judged.filter(one => one.outcome === outcome).length
  return {
    new: of('new'),
    corrected: of('corrected'),
    known: of('known'),
    bad: of('bad') + problems.length,
  }
}
