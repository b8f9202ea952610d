import { noColumn, readColumns, type ColumnNames, type Columns } from '#server/platform/import/columns.ts'

/** The facts that a directory can contain, with the accepted names of their columns. */
const COLUMN_NAMES = {
  name: ['name', 'nama', 'company', 'company_name', 'perusahaan', 'nama_perusahaan'],
  legalForm: ['legal_form', 'badan_hukum', 'bentuk_badan_hukum', 'bentuk_hukum', 'bentuk_usaha'],
  ticker: ['ticker', 'kode', 'kode_saham', 'kode_emiten', 'stock_code', 'symbol', 'emiten'],
  industry: ['industry', 'industri', 'sector', 'sector_en', 'sektor', 'category', 'kategori', 'bidang_usaha'],
  website: ['website', 'situs', 'situs_web', 'web', 'url', 'homepage', 'domain'],
  cityCode: ['city_code', 'hq_city_code', 'kode_kota', 'regency_code', 'kode_kabupaten', 'city_id'],
  city: ['city', 'kota', 'hq_city', 'kabupaten', 'kota_kabupaten', 'kabupaten_kota', 'regency'],
} as const satisfies ColumnNames<string>

export type ColumnKey = keyof typeof COLUMN_NAMES
export type DirectoryColumns = Columns<ColumnKey>

/** Index of each known column. Throws if no column has the company's name, or if two columns have the same fact. */
export function directoryColumns(header: string[]): DirectoryColumns {
  const columns = readColumns<ColumnKey>(header, COLUMN_NAMES)
  if (columns.at.name === undefined) throw noColumn("the company's name", COLUMN_NAMES.name)
  return columns
}
