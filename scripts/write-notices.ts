// npm run notices: writes NOTICES.md from the lockfile; run it after adding or removing a package.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticesOf, type Lockfile } from '#server/platform/notices.ts'

const ROOT = join(import.meta.dirname, '..')
const HEAD = `# Notices

What KerjaJujur is made with, written by \`npm run notices\`. Each package's own licence text comes with it in \`node_modules\`.

## Data

| what | whose | licence |
|---|---|---|
| names of places | [idn-area-data](https://github.com/fityannugroho/idn-area-data) | ODbL 1.0 |
| coastline of the maps | Natural Earth | public domain |
| where regencies and cities are | OpenStreetMap contributors; GeoNames | ODbL 1.0; CC BY 4.0 |
| shapes of the icons | lucide | ISC |

## Packages that run

| package | version | licence |
|---|---|---|
`

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
const rows = noticesOf(lock).map(({ name, version, license }) => `| ${name} | ${version} | ${license} |\n`)
writeFileSync(join(ROOT, 'NOTICES.md'), HEAD + rows.join(''))
