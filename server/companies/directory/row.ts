import type { Industry, LegalForm } from '#shared/contract/keys.ts'
import { legalFormOf, namesCompany, normalCompanyName } from '#shared/rules/company-name.ts'
import type { CityFinder, FoundCity } from '#server/places/city-finder.ts'
import { brokenShape, cellsOf, short } from '#server/platform/import/cells.ts'
import type { ColumnKey, DirectoryColumns } from './columns.ts'
import { industryOf } from './industry.ts'
import { websiteHost } from './website.ts'

/** A row of a directory in our own terms; null for what the directory does not contain. */
export type DirectoryRow = {
  line: number
  /** The everyday name, without legal form. */
  name: string
  legalName: string | null
  legalForm: LegalForm | null
  ticker: string | null
  industry: Industry | null
  host: string | null
  cityId: string | null
}

/** A value of a row that cannot be used; the row is imported without it. */
export type Note = { about: string; value: string }
export type ReadRow = { row: DirectoryRow; notes: Note[] } | { problem: string }

const LONGEST_NAME = 200

/**
 * Parses one record. A row without a usable name, or with an invalid ticker, is a problem, because both identify the
 * company.
 */
export function readRow(
  line: number,
  fields: string[],
  columns: DirectoryColumns,
  cities: CityFinder,
): ReadRow {
  const problem = brokenShape(fields, columns)
  if (problem) return { problem }
  const cell = cellsOf(fields, columns)
  const full = cell('name')
  if (full === '') return { problem: 'the company has no name' }
  if (full.length > LONGEST_NAME) return { problem: `the name is longer than ${LONGEST_NAME} characters` }
  if (!namesCompany(full)) return { problem: `the name "${full}" does not say which company it is` }
  const ticker = readTicker(cell('ticker'))
  if (ticker === undefined)
    return { problem: `the ticker "${short(cell('ticker'))}" is not up to ten letters and digits` }
  return interpret(line, full, ticker, cell, cities)
}

function interpret(
  line: number,
  full: string,
  ticker: string | null,
  cell: (key: ColumnKey) => string,
  cities: CityFinder,
): ReadRow {
  const notes: Note[] = []
  const note = (about: string, value: string) => void notes.push({ about, value: short(value) })
  const legalForm = readLegalForm(cell('legalForm'), full, note)
  const industry = industryOf(cell('industry')) ?? null
  if (!industry && cell('industry')) note('industry is not one of ours', cell('industry'))
  const host = websiteHost(cell('website')) ?? null
  if (!host && cell('website')) note('website is not a host of its own', cell('website'))
  const cityId = readCity(cell('cityCode'), cell('city'), cities, note)
  const name = bareName(full)
  const legalName = legalForm && legalForm !== 'other' ? fullName(full, name, legalForm) : null
  return { row: { line, name, legalName, legalForm, ticker, industry, host, cityId }, notes }
}

/** "IDX: bbca.jk" → "BBCA"; undefined if invalid. */
function readTicker(text: string): string | null | undefined {
  if (text === '') return null
  const ticker = text
    .toUpperCase()
    .replace(/^(IDX|BEI|JKT?)\s*:\s*/, '')
    .replace(/\.JK$/, '')
  return /^[A-Z0-9]{1,10}$/.test(ticker) ? ticker : undefined
}

function readLegalForm(
  text: string,
  name: string,
  note: (about: string, value: string) => void,
): LegalForm | null {
  const fromName = legalFormOf(name) ?? null
  if (text === '') return fromName
  const fromColumn = legalFormOf(text)
  if (!fromColumn && !/^(other|lainnya)$/i.test(text)) note('legal form is not one of ours', text)
  return fromColumn ?? fromName ?? 'other'
}

function readCity(
  code: string,
  name: string,
  cities: CityFinder,
  note: (about: string, value: string) => void,
): string | null {
  const byCode: FoundCity = code ? cities.byCode(code) : 'unknown'
  if (typeof byCode === 'object') return byCode.id
  if (code) note('city code is not one of the 514', code)
  const byName: FoundCity = name ? cities.byName(name) : 'unknown'
  if (typeof byName === 'object') return byName.id
  if (byName === 'ambiguous') note('city is both a kota and a kabupaten, say which', name)
  else if (name) note('city is not known', name)
  return null
}

/** The name without the leading and trailing words that its normal form omits: "PT. Maju Jaya, Tbk" → "Maju Jaya". */
export function bareName(full: string): string {
  const normal = normalCompanyName(full)
  let words = full.split(' ')
  const without = (rest: string[]): boolean => rest.length > 0 && normalCompanyName(rest.join(' ')) === normal
  while (without(words.slice(1))) words = words.slice(1)
  while (without(words.slice(0, -1))) words = words.slice(0, -1)
  return words.join(' ').replace(/^[\s,;.-]+|[\s,;(-]+$/gu, '') || full
}

/** "Maju Jaya Tbk" of a PT → "PT Maju Jaya Tbk"; a name that starts with its form stays as it is written. */
function fullName(full: string, name: string, form: LegalForm): string {
  if (form === 'Koperasi' || form === 'Yayasan' || form === 'BUMDes' || !full.startsWith(name)) return full
  return `${form} ${full}`
}
