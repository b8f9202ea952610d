// npm run prove:anonymity: simulates four weeks, takes a copy of all data, and reports what a thief could find out.
import { parseArgs } from 'node:util'
import { prove } from '#tests/anonymity/prove.ts'
import { found, report } from '#tests/anonymity/report.ts'
import { writeSection } from '../bench/section.ts'
import { startCluster } from '#tests/support/cluster.ts'
import { openDb } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'

const { values } = parseArgs({
  options: {
    plant: { type: 'string', multiple: true, default: [] as string[] },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '220' },
    companies: { type: 'string', default: '60' },
    days: { type: 'string', default: '28' },
    /** Writes the tables to docs/anonymity-proof.md. */
    write: { type: 'boolean', default: false },
  },
})
const size = { people: Number(values.people), companies: Number(values.companies), days: Number(values.days) }
const cluster = await startCluster()
process.once('exit', () => cluster.stop())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const db = await openDb({ DATABASE_URL: cluster.url, DATABASE_POOL: 4, DATA_DIR: cluster.folder })
await migrate(db.owner)
const proof = await prove(db, { seed: Number(values.seed), size, plants: values.plant }, cluster)
const tables = report(proof)
console.log(tables)
if (values.write) writeSection('Now', tables, 'anonymity-proof')
const names = found(proof)
if (names.length > 0) console.log(`\nNot by chance:\n${names.join('\n')}`)
process.exitCode = names.length > 0 ? 1 : 0
