// npm run bench -- recall FILE.csv …: imports a directory and counts how often a misspelt name finds its company.
import { createReadStream } from 'node:fs'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import { importDirectory } from '#server/directory/import.ts'
import { findCompanies } from '#server/search/find-companies.ts'
import { NO_TALLY } from '#server/search/tally.ts'
import { NO_FILTERS } from '#server/search/filters.ts'
import { freshPlace } from '../tests/support/database.ts'
import { mistype } from './search-cases.ts'
import { seeded } from './search-data.ts'

const ASKED = 300
const FIRST = 3
const BAR = 0.97
const LONG = 12

const KINDS: Record<string, (name: string) => string> = {
  'as written': name => name,
  'words swapped': name => name.split(' ').reverse().join(' '),
  'one typing error': mistype,
  'two, in a long name': name => (name.length < LONG ? mistype(name) : mistype(mistype(name))),
  'no spaces': name => name.replaceAll(' ', ''),
}

export async function benchRecall(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: npm run bench -- recall FILE.csv …')
  const made = await freshPlace()
  const db = await made.open()
  try {
    const clock = { now: () => new Date() }
    for (const file of files)
      await importDirectory({ db, clock, source: createReadStream(file), report: () => {} })
    const sql = db.content
    const rows = await sql<
      { id: string; name: string }[]
    >`select id, name from content.company where status = 1 order by id`
    for (const [kind, spoil] of Object.entries(KINDS)) {
      const random = seeded(1)
      const missed: string[] = []
      for (let turn = 0; turn < ASKED; turn += 1) {
        const { name } = rows[Math.floor(random() * rows.length)] as { name: string }
        const plain = normalCompanyName(name)
        const q = spoil(plain)
        const { ids } = await findCompanies(sql, NO_TALLY, { q, filters: NO_FILTERS, limit: FIRST })
        // Several companies may have one name: any of them was meant.
        const found = ids.some(id => normalCompanyName(rows.find(row => row.id === id)?.name ?? '') === plain)
        if (!found) missed.push(`${q} (${name})`)
      }
      const share = 1 - missed.length / ASKED
      console.log(`${share >= BAR ? 'met' : 'missed'}  ${(share * 100).toFixed(1)} %  ${kind}`)
      for (const one of missed) console.log(`        ${one}`)
    }
  } finally {
    await db.close()
    await made.remove()
  }
}
