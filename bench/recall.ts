// npm run bench -- recall FILE.csv …: imports a directory and measures how often a misspelt name finds its company.
import { createReadStream } from 'node:fs'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import { importDirectory } from '#server/companies/directory/import.ts'
import { findCompanies } from '#server/discovery/search/find.ts'
import { NO_FILTERS } from '#server/discovery/search/filters.ts'
import { createDeps } from '#server/discovery/search/deps.ts'
import { loadPlaces } from '#server/places/places.ts'
import { freshPlace } from '../tests/support/database.ts'
import { mistype } from './search-cases.ts'
import { writeSection } from './section.ts'
import { seeded } from './search-data.ts'

const ASKED = 300
const FIRST = 3
const BAR = 0.97
const LONG = 12

type Kind = { what: string; spoil(name: string): string; least?: number }
const KINDS: Kind[] = [
  { what: 'As written, without its legal form', spoil: name => name },
  { what: 'Words in the opposite order', spoil: name => name.split(' ').reverse().join(' ') },
  { what: 'One typing error anywhere', spoil: mistype },
  { what: `Two in a name of ${LONG} letters or more`, spoil: name => mistype(mistype(name)), least: LONG },
  { what: 'Without spaces', spoil: name => name.replaceAll(' ', '') },
]

export async function benchRecall(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error('Usage: npm run bench -- recall FILE.csv …')
  const made = await freshPlace()
  const db = await made.open()
  try {
    const clock = { now: () => new Date() }
    for (const file of files)
      await importDirectory({ db, clock, source: createReadStream(file), report: () => {} })
    const sql = db.content
    const deps = createDeps(sql, clock, await loadPlaces(sql))
    const rows = await sql<
      { id: string; name: string }[]
    >`select id, name from content.company where status = 1 order by id`
    const lines = KINDS.map(() => [] as string[])
    for (const [place, { what, spoil, least = 0 }] of KINDS.entries()) {
      const random = seeded(1)
      const among = rows.filter(({ name }) => normalCompanyName(name).length >= least)
      const missed: string[] = []
      for (let turn = 0; turn < ASKED; turn += 1) {
        const { name } = among[Math.floor(random() * among.length)] as { name: string }
        const plain = normalCompanyName(name)
        const q = spoil(plain)
        const { hits } = await findCompanies(deps, { q, filters: NO_FILTERS, limit: FIRST })
        // Several companies may have the same name; any of them counts as found.
        const found = hits.some(
          ({ company_id }) =>
            normalCompanyName(rows.find(row => row.id === company_id)?.name ?? '') === plain,
        )
        if (!found) missed.push(`${q} (${name})`)
      }
      const share = 1 - missed.length / ASKED
      lines[place] = [what, `${(share * 100).toFixed(1)} %`, share >= BAR ? 'met' : 'missed']
      console.log(lines[place].join(', '))
      for (const one of missed) console.log(`        ${one}`)
    }
    const table = [['typed', 'among the first three', ''], ['---', '---:', '---'], ...lines]
    writeSection(
      'Finding a company by a misspelt name',
      `\`npm run bench -- recall FILE.csv …\` on ${new Date().toISOString().slice(0, 10)}: ${rows.length} companies of ${files.length === 1 ? 'one directory' : `${files.length} directories`}, ${ASKED} names for each line; goal 97 of 100.\n\n${table.map(row => `| ${row.join(' | ')} |`).join('\n')}`,
    )
  } finally {
    await db.close()
    await made.remove()
  }
}
