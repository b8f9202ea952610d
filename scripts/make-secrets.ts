// node scripts/run.mjs scripts/make-secrets.ts FILE: writes new keys for a production installation; never overwrites a
// file.
import { writeFileSync } from 'node:fs'
import { newSecrets } from '#server/platform/secrets.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs scripts/make-secrets.ts FILE')
  process.exit(2)
}
const keys = Object.entries(newSecrets()).map(([name, key]) => [name, key.toString('base64')])
try {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(keys), null, 2)}\n`, { mode: 0o600, flag: 'wx' })
} catch (error) {
  console.error(`Not written: ${(error as Error).message}`)
  process.exit(1)
}
