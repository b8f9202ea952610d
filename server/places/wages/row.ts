import type { FigureCheck } from '#shared/contract/keys.ts'
import { parseRupiah } from '#shared/rules/rupiah.ts'
import { brokenShape, cellsOf, cellText, short } from '#server/platform/import/cells.ts'
import type { CsvRecord } from '#server/platform/import/csv.ts'
import type { WageColumns } from './columns.ts'
import type { createPlaceReader } from './place-cell.ts'
import type { Figure } from './store.ts'

type ReadRow = { figures: Figure[] } | { problem: string }
type ReadAmounts = { amounts: { year: number; amount: number }[] } | { problem: string }

const LONGEST_SOURCE = 300
const CHECKS: Record<FigureCheck, string[]> = {
  read: ['read', 'official', 'dibaca', 'resmi'],
  two: ['two', '2', 'dua'],
  single: ['', 'single', 'one', '1', 'satu'],
}

/** Reads one record: a single figure, or one for each column of a year. */
export function readRow(
  record: CsvRecord,
  columns: WageColumns,
  readPlace: ReturnType<typeof createPlaceReader>,
): ReadRow {
  if (record.problem !== undefined) return record
  const problem = brokenShape(record.fields, columns)
  if (problem) return { problem }
  const cell = cellsOf(record.fields, columns)
  const found = readPlace(cell)
  if ('problem' in found) return found
  const read =
    columns.years.length > 0 ? yearly(record.fields, columns) : single(cell('year'), cell('amount'))
  if ('problem' in read) return read
  const source = cell('source')
  if (source === '') return { problem: 'the row does not say who says so' }
  if (source.length > LONGEST_SOURCE)
    return { problem: `the source is longer than ${LONGEST_SOURCE} characters` }
  const check = checkOf(cell('check'))
  if (!check) return { problem: `the check "${short(cell('check'))}" is none of read, two, single` }
  return { figures: read.amounts.map(one => ({ place: found.place, ...one, source, check })) }
}

function single(year: string, text: string): ReadAmounts {
  if (!/^\d{4}$/.test(year)) return { problem: year ? `"${short(year)}" is no year` : 'the row has no year' }
  if (text === '') return { problem: 'the row has no amount' }
  const amount = parseRupiah(text)
  return amount === undefined ? { problem: noAmount(text) } : { amounts: [{ year: Number(year), amount }] }
}

/** Skips years with an empty cell. */
function yearly(fields: string[], { years }: WageColumns): ReadAmounts {
  const filled = years
    .map(({ year, at }) => ({ year, text: cellText(fields[at] as string) }))
    .filter(({ text }) => text !== '')
  if (filled.length === 0) return { problem: 'the row has no amount' }
  const wrong = filled.find(({ text }) => parseRupiah(text) === undefined)
  if (wrong) return { problem: noAmount(wrong.text) }
  return { amounts: filled.map(({ year, text }) => ({ year, amount: parseRupiah(text) as number })) }
}

const noAmount = (text: string): string => `"${short(text)}" cannot be read as an amount`

const checkOf = (text: string): FigureCheck | undefined =>
  (Object.keys(CHECKS) as FigureCheck[]).find(check => CHECKS[check].includes(text.toLowerCase()))
