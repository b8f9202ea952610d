import { UnusableFile } from './unusable-file.ts'

/** What a directory can say of a company, and the names that such a column goes by. */
const COLUMN_NAMES = {
  name: ['name', 'nama', 'company', 'company_name', 'perusahaan', 'nama_perusahaan'],
  legalForm: ['legal_form', 'badan_hukum', 'bentuk_badan_hukum', 'bentuk_hukum', 'bentuk_usaha'],
  ticker: ['ticker', 'kode', 'kode_saham', 'kode_emiten', 'stock_code', 'symbol', 'emiten'],
  industry: ['industry', 'industri', 'sector', 'sector_en', 'sektor', 'category', 'kategori', 'bidang_usaha'],
  website: ['website', 'situs', 'situs_web', 'web', 'url', 'homepage', 'domain'],
  cityCode: ['city_code', 'hq_city_code', 'kode_kota', 'regency_code', 'kode_kabupaten', 'city_id'],
  city: ['city', 'kota', 'hq_city', 'kabupaten', 'kota_kabupaten', 'kabupaten_kota', 'regency'],
} as const satisfies Record<string, readonly string[]>

export type ColumnKey = keyof typeof COLUMN_NAMES
export type Columns = { count: number; at: Partial<Record<ColumnKey, number>> }

/** Where each known column stands. Throws when none names the company, or two columns say the same. */
export function readColumns(header: string[]): Columns {
  const at: Columns['at'] = {}
  const given = header.map(plain)
  for (const [key, names] of Object.entries(COLUMN_NAMES) as [ColumnKey, readonly string[]][]) {
    // The first name of a list that the header has: `sector` wins over `category`.
    const name = names.find(one => given.includes(one))
    if (name === undefined) continue
    if (given.indexOf(name) !== given.lastIndexOf(name))
      throw new UnusableFile(`The header names the column "${name}" twice.`)
    at[key] = given.indexOf(name)
  }
  if (at.name === undefined)
    throw new UnusableFile(
      `The first line names no column for the company's name (one of: ${COLUMN_NAMES.name.join(', ')}).`,
    )
  return { count: header.length, at }
}

const plain = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
