import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'

/** All data that an import writes, as one text: equal for two databases with the same companies in the same state. */
export async function directoryState(db: Db): Promise<string> {
  const sql = db.owner
  const tables = [
    await sql`select * from content.company order by id`,
    await sql`select * from content.company_slug order by slug`,
    await sql`select company_id, status, name_norm, search_text, listed_on, city_id, industry from content.company_stats order by company_id`,
    await sql`select * from content.search_word order by word`,
    await sql`select * from content.search_typo order by typo, word`,
    await sql`select * from content.import_row order by key`,
    await sql`select * from content.import_candidate order by key`,
  ]
  const digest = createHash('sha256').update(JSON.stringify(tables)).digest('hex')
  return `${tables.map(rows => rows.length).join(' ')} ${digest}`
}

/** A directory with that many rows and every special case: repeats, shared websites, tickers, near names, bad rows. */
export function directoryFile(rows: number): string {
  const words = [
    'Maju',
    'Jaya',
    'Sentosa',
    'Sentossa',
    'Karya',
    'Makmur',
    'Lestari',
    'Lestary',
    'Abadi',
    'Utama',
  ]
  const cities = ['32.73', '32.04', '35.78', '']
  const lines = Array.from({ length: rows }, (_, i) => {
    const name = [i % 10, (i >> 3) % 10, (i * 7) % 10].map(word => words[word]).join(' ')
    const host = i % 5 === 0 ? `situs${i % 35}.co.id` : ''
    const ticker = i % 11 === 0 ? `T${i % 77}` : ''
    if (i % 97 === 0) return `"${name},,,,`
    return `${['PT', 'CV', 'UD'][i % 3]} ${name} ${String.fromCharCode(65 + (i % 23))},${ticker},${host},${cities[i % 4]},`
  })
  return ['name,ticker,website,city_code,industry', ...lines, ''].join('\n')
}
