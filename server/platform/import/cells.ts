import type { Columns } from './columns.ts'
import { NOT_UTF8 } from './encoding.ts'

const LONGEST_CELL = 2000
const UNKNOWN = /^(-+|–|—|n\/?a|null|none|unknown|tidak ada)$/i

/** Why a record cannot be read at all, whatever its cells contain. */
export function brokenShape(fields: string[], { count }: Pick<Columns<string>, 'count'>): string | undefined {
  if (fields.length !== count)
    return `the row has ${fields.length} ${fields.length === 1 ? 'field' : 'fields'}, the header ${count}`
  if (fields.some(field => field.includes(NOT_UTF8))) return 'the row is not UTF-8 text'
  if (fields.some(field => field.length > LONGEST_CELL))
    return `a field is longer than ${LONGEST_CELL} characters`
  return undefined
}

/** A record's cells by column, each one line of text; empty where there is no such column, and for "-" or "n/a". */
export const cellsOf =
  <K extends string>(fields: string[], { at }: Columns<K>) =>
  (key: K): string => {
    const index = at[key]
    return index === undefined ? '' : cellText(fields[index] as string)
  }

/** One line of text: white space and control characters become single spaces. */
export function cellText(field: string): string {
  const text = field
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return UNKNOWN.test(text) ? '' : text
}

/** The beginning of a cell, long enough to find it again. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
