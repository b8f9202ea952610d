import { UnusableFile } from './unusable-file.ts'

/** The accepted names of each column, the best one first; written as `plainHeader` makes them. */
export type ColumnNames<K extends string> = Record<K, readonly string[]>
export type Columns<K extends string> = { count: number; at: Partial<Record<K, number>> }

/** The position of each known column. Throws when two columns have the same name. */
export function readColumns<K extends string>(header: string[], columns: ColumnNames<K>): Columns<K> {
  const at: Partial<Record<K, number>> = {}
  const given = header.map(plainHeader)
  for (const [key, names] of Object.entries(columns) as [K, readonly string[]][]) {
    // The first name of the list that the header has: `sector` wins over `category`.
    const name = names.find(one => given.includes(one))
    if (name === undefined) continue
    if (given.indexOf(name) !== given.lastIndexOf(name))
      throw new UnusableFile(`The header names the column "${name}" twice.`)
    at[key] = given.indexOf(name)
  }
  return { count: header.length, at }
}

/** The error for a file without a column that it needs; `what` follows "for". */
export const noColumn = (what: string, names: readonly string[]): UnusableFile =>
  new UnusableFile(`The first line names no column for ${what} (one of: ${names.join(', ')}).`)

/** "Kode Kab./Kota" → "kode_kab_kota". */
export const plainHeader = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
