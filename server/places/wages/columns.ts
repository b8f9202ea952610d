import {
  noColumn,
  plainHeader,
  readColumns,
  type ColumnNames,
  type Columns,
} from '#server/platform/import/columns.ts'
import { UnusableFile } from '#server/platform/import/unusable-file.ts'

/** Columns of a list of minimum wages, with their accepted names. */
const COLUMN_NAMES = {
  /** Code of a province or a regency. */
  code: ['code', 'kode', 'kode_wilayah', 'kode_daerah', 'place_code'],
  place: ['place', 'wilayah', 'daerah', 'nama_wilayah', 'nama_daerah', 'region'],
  cityCode: [
    'regency_code',
    'city_code',
    'kode_kabupaten_kota',
    'kode_kab_kota',
    'kode_kabupaten',
    'kode_kota',
    'city_id',
  ],
  city: [
    'regency',
    'city',
    'kabupaten_kota',
    'kota_kabupaten',
    'kab_kota',
    'kabupaten',
    'kota',
    'regency_city',
  ],
  provinceCode: ['province_code', 'kode_provinsi', 'kode_prov', 'province_id'],
  province: ['province', 'provinsi', 'prov'],
  year: ['year', 'tahun'],
  amount: ['amount', 'minimum_wage', 'wage', 'umk', 'ump', 'upah_minimum', 'upah', 'besaran', 'nominal'],
  source: [
    'source',
    'sumber',
    'decree',
    'keputusan',
    'keputusan_gubernur',
    'sk_gubernur',
    'sk',
    'dasar_hukum',
  ],
  check: ['check', 'checked', 'cek', 'pemeriksaan'],
} as const satisfies ColumnNames<string>
const PLACES = ['code', 'place', 'cityCode', 'city', 'provinceCode', 'province'] as const

export type WageColumn = keyof typeof COLUMN_NAMES
/** `years`: columns with the amounts of one year each, as `umk_2026`; empty where a column has the year. */
export type WageColumns = Columns<WageColumn> & { years: { year: number; at: number }[] }

/** Position of each known column. Throws `UnusableFile` without a place, year, amount or source. */
export function wageColumns(header: string[]): WageColumns {
  const columns = { ...readColumns<WageColumn>(header, COLUMN_NAMES), years: yearColumns(header) }
  const { at, years } = columns
  if (PLACES.every(key => at[key] === undefined))
    throw noColumn('the place', [...COLUMN_NAMES.code, ...COLUMN_NAMES.city, ...COLUMN_NAMES.province])
  if (at.source === undefined) throw noColumn('the source of each figure', COLUMN_NAMES.source)
  if (years.length > 0) return refuseTwoWays(columns)
  if (at.amount === undefined) throw noColumn('the amount', COLUMN_NAMES.amount)
  if (at.year === undefined) throw noColumn('the year', [...COLUMN_NAMES.year, 'or amounts as umk_2026'])
  return columns
}

function yearColumns(header: string[]): WageColumns['years'] {
  const ofYear = new RegExp(`^(?:(?:${COLUMN_NAMES.amount.join('|')})_)?(20\\d\\d)$`)
  const years = header
    .map((cell, at) => ({ year: Number(ofYear.exec(plainHeader(cell))?.[1]), at }))
    .filter(({ year }) => year > 0)
  const twice = years.find(({ year }, index) => years.findIndex(one => one.year === year) < index)
  if (twice) throw new UnusableFile(`The header names the year ${twice.year} twice.`)
  return years
}

function refuseTwoWays(columns: WageColumns): WageColumns {
  const { at, years } = columns
  if (at.year !== undefined || at.amount !== undefined)
    throw new UnusableFile(
      `The header tells years in two ways: as ${years[0]?.year} in a column's name, and in columns for the year or the amount.`,
    )
  return columns
}
