// npm run bench -- scale [part …]: measures the program at a million companies, compared with pgbench and with ten
// thousand companies.
import { loadavg } from 'node:os'
import { listCases } from './list-cases.ts'
import { printPlans } from './plans.ts'
import { measurePublishing } from './publishing.ts'
import { measureRewriting } from './hours/rewriting.ts'
import { reviewCases } from './review-cases.ts'
import { openDatabases } from './scale-databases.ts'
import { measure, type Case } from './scale-measure.ts'
import { tableOf } from './scale-table.ts'
import { searchCases } from './search-cases.ts'
import { writeSection } from './section.ts'
import { openSite, type Site } from './site.ts'

type Sites = { small: Site; large: Site }
type Part = { title: string; note: string; cases(site: Site): Case[] | Promise<Case[]> }

const PARTS: Record<string, Part> = {
  search: {
    title: 'Search',
    note: `Names are invented: 106,000 words, one name in six has the commonest. A search's page also counts what can be narrowed
(up to 1,000 found); the whole directory is counted once a minute, meanwhile the old count answers. How many reviews companies have is
invented with a wider spread here than the ten each that stand in the table of reviews.`,
    cases: searchCases,
  },
  reviews: {
    title: 'A company’s reviews',
    note: `Ten reviews for each company, scattered over the table, and 50,000 for one: 10,050,000 in all over two years. Filters are what the company's
page offers; a signed-in reader asks, so the whole page is read, with its total. A summary is of the newest thousand that fit.`,
    cases: reviewCases,
  },
  lists: {
    title: 'Lists of all companies',
    note: `Counts of everything and the newly reviewed companies are read once a minute and kept; in the last row each call finds them a minute old, is answered, and has them read anew.`,
    cases: listCases,
  },
}

export async function benchScale(chosen: string[]): Promise<void> {
  const databases = await openDatabases()
  const sites = { small: await openSite(databases.small), large: await openSite(databases.large) }
  try {
    for (const [name, part] of Object.entries(PARTS))
      if (chosen.length === 0 || chosen.includes(name))
        await measurePart(sites, databases.conditions, name, part)
    if (chosen.length === 0 || chosen.includes('publishing'))
      writeSection(
        'Publishing at a million companies',
        `${when('publishing')} ${databases.conditions}.\n${await measurePublishing(sites)}`,
      )
    if (chosen.length === 0 || chosen.includes('rewriting'))
      writeSection(
        'Writing anew at a million companies',
        `${when('rewriting')} ${databases.conditions}.\n${await measureRewriting(sites.large)}`,
      )
  } finally {
    await sites.small.close()
    await sites.large.close()
    await databases.remove()
  }
}

async function measurePart(
  { small, large }: Sites,
  conditions: string,
  name: string,
  { title, note, cases }: Part,
): Promise<void> {
  const [ofSmall, ofLarge] = [await cases(small), await cases(large)]
  const pairs = ofLarge.map((one, i) => ({ small: ofSmall[i] as Case, large: one }))
  const heard = when(name)
  const measured = await measure({ small, large }, pairs)
  const table = tableOf(measured)
  console.log(table)
  writeSection(`${title} at a million companies`, `${heard}\n${HOW} ${conditions}.\n${note}\n\n${table}`)
  await printPlans(large, title, measured)
}

const when = (part: string): string =>
  `\`npm run bench -- scale ${part}\` on ${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]?.toFixed(1)} on the machine as it began.`

const HOW = `TEST_DATABASE_URL names the server; with BENCH_DATABASES=kj_bench the filled databases stay as kj_bench_ten_thousand and kj_bench_million
and are taken again, otherwise they are made (some twenty minutes, 16 GB) and dropped. Milliseconds. p50 and p95 are of a whole call in the program: validation, all its
statements over a pool of four, presenting; 200 calls after 300 others, the middle one of three rounds by p95. pgbench sends the same statements of a call, prepared, one after the other: the database's part, with
its planning. Both are held against the bar. "Server" is the statements' execution alone (60 calls explained, the quicker of two runs each). Growth is of the
median whole call against ten thousand companies, called in turns with the million: at most 1.5 times or 1 ms.`
