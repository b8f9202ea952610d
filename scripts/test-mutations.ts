// npm run test:mutations: breaks important lines in a copy, one at a time, and expects each one's test to fail.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MUTATIONS, type Mutation } from '../tests/mutations/mutations.ts'

const ROOT = new URL('..', import.meta.url).pathname
/** A broken line may make its test wait forever; the timeout counts as a failure. */
const TIMEOUT_MS = 60_000
const copy = mkdtempSync(join(tmpdir(), 'kerjajujur-mutations-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))

for (const file of execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n'))
  cpSync(join(ROOT, file), join(copy, file))
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' })

const sound = [...new Set(MUTATIONS.map(({ test }) => test))].filter(test => failures(test).length > 0)
if (sound.length > 0) throw new Error(`Red before anything was broken: ${sound.join(', ')}`)

const results = MUTATIONS.map(mutation => {
  const noticed = broken(mutation, () => failures(mutation.test))
  console.log(noticed[0] ? `noticed   ${mutation.promise}: ${noticed[0]}` : `SURVIVED  ${mutation.promise}`)
  return { ...mutation, noticed }
})
const survived = results.filter(({ noticed }) => noticed.length === 0)
console.log(`${results.length - survived.length} noticed, ${survived.length} survived`)
process.exitCode = survived.length > 0 ? 1 : 0

/** Returns the result of `work`, run while the line is broken in the copy. */
function broken<T>({ file, from, to }: Mutation, work: () => T): T {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    return work()
  } finally {
    writeFileSync(path, text)
  }
}

/** Names of the failing tests; a file that does not load counts as one failure. */
function failures(test: string): string[] {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--test', '--test-force-exit', `--test-timeout=${TIMEOUT_MS}`, '--test-reporter=tap', test],
    { cwd: copy, encoding: 'utf8', env: process.env },
  )
  const names = [...stdout.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, name]) => name as string)
  return status !== 0 && names.length === 0 ? [`${test} did not run`] : names
}
