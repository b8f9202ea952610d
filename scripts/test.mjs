// npm test: all checks that must pass before a change is merged. Runs on Node 18 or newer with npm.
// npm run check (--quick): only the checks without database, build and browser, in under a minute.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ROOT, binOf, ensureInstalled, pinnedNode } from './setup.mjs'

const TEST_TIMEOUT_MS = 600_000
const PARALLEL_FILES = 2
/** With more failed files than this, a busy machine is not the cause and no file runs again. */
const MOST_RUN_AGAIN = 5
const quick = process.argv.includes('--quick')

ensureInstalled({ tools: true })
const node = pinnedNode()
const { TEST_DATABASE_URL, ...inherited } = process.env
const embeddedEnv = { ...inherited, NODE_ENV: 'production', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
const serverEnv = { ...embeddedEnv, TEST_DATABASE_URL }
const counts = join(mkdtempSync(join(tmpdir(), 'kerjajujur-counts-')), 'counts.json')
const total = { passed: 0, failed: 0, skipped: 0 }
const failedSections = []
const unsteady = []
const started = Date.now()

const files = testFiles()
const slowest = []

if (!quick) section('Leftovers of killed runs', () => run('scripts/clean-test-data.ts', [], serverEnv))
section('Format', () => runBin('oxfmt', ['--check']))
section('Lint', () => runBin('oxlint', []))
for (const wing of ['.', 'server', 'web'])
  section(`Types of ${wing === '.' ? 'all' : wing}`, () => runBin('tsc', ['-p', wing]))
section('Unused files, exports, packages', () => runBin('knip', []))
section('House rules', () => runTests(files.house, embeddedEnv))
section('Units', () => runTests(files.units, embeddedEnv))
if (!quick) runWhole()
rmSync(join(counts, '..'), { recursive: true, force: true })

console.log('\nThe slowest')
for (const { ms, name, file } of slowest.sort((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name} · ${file}`)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`)
if (unsteady.length > 0) console.log(`\nFailed first and passed alone, to be mended: ${unsteady.join(' · ')}`)
if (failedSections.length > 0) console.log(`\nFailed: ${failedSections.join(' · ')}`)
console.log(`\nTook ${seconds(started)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runWhole() {
  section('Build', () => run('scripts/build.ts', [], embeddedEnv))
  if (TEST_DATABASE_URL) {
    section('Server, PostgreSQL', () => runTests(files.server, serverEnv))
    section('What depends on the engine, embedded', () => runTests(files.engine, embeddedEnv))
  } else {
    section('Server, embedded database', () => runTests(files.server, embeddedEnv))
    console.log('\n== Server, PostgreSQL: left out, TEST_DATABASE_URL names no server')
  }
  section('Browser journeys', runJourneys)
  section('Leftovers', () => run('scripts/clean-test-data.ts', [], serverEnv))
}

/** Runs a section; one without tests counts as one check. */
function section(title, work) {
  console.log(`\n== ${title}`)
  const start = Date.now()
  const seen = work()
  slowest.push(...(seen.slowest ?? []))
  for (const key of Object.keys(total)) total[key] += seen[key] ?? 0
  if (seen.failed > 0) failedSections.push(title)
  console.log(`-- ${title}: ${seen.failed > 0 ? 'FAILED' : 'fine'}, ${seconds(start)}`)
}

/** Runs files with a failure again, one at a time, because a browser or database may be slow on a busy machine. */
function runTests(list, env, flags = []) {
  if (list.length === 0) return failure('There are no tests: the glob finds nothing.')
  const seen = runFiles(list, env, PARALLEL_FILES, flags)
  const again = seen.failedFiles ?? []
  if (again.length === 0 || again.length > MOST_RUN_AGAIN) return seen
  console.log(`\nOnce more, alone: ${again.join(', ')}`)
  const { failed, passed } = runFiles(again, env, 1, flags)
  // Without counts the second run did not happen, so the first result remains.
  if (failed + passed === 0) return seen
  if (failed === 0) unsteady.push(...again)
  return { ...seen, failed, passed: seen.passed + Math.max(0, seen.failed - failed) }
}

/** Runs files and counts their tests; a run that ends without a count is a failure. */
function runFiles(list, env, parallel, flags) {
  rmSync(counts, { force: true })
  const { status } = spawn(
    [
      '--test',
      // Ends the run even if a test leaves something open.
      '--test-force-exit',
      `--import=${new URL('whole-output.mjs', import.meta.url).href}`,
      `--test-concurrency=${parallel}`,
      `--test-timeout=${TEST_TIMEOUT_MS}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${new URL('count-reporter.mjs', import.meta.url).href}`,
      `--test-reporter-destination=${counts}`,
      ...flags,
      ...list,
    ],
    env,
  )
  const seen = readCounts()
  if (status !== 0 && seen.failed === 0) seen.failed = 1
  return seen
}

function runJourneys() {
  const browser = ensureBrowser()
  if (!browser)
    return failure(
      'No browser: the journeys need Chromium or Chrome. Install one (Debian: apt-get install chromium) or set CHROME_PATH to it.',
    )
  console.log(browser)
  const flags = ['--test-global-setup=tests/support/journey-setup.ts']
  return runTests(files.journeys, { ...serverEnv, CHROME_PATH: browser }, flags)
}

function run(script, args, env) {
  return check(spawn([script, ...args], env).status === 0)
}

function runBin(name, args) {
  return check(spawn([binOf(name), ...args], embeddedEnv).status === 0)
}

function spawn(args, env) {
  return spawnSync(node, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
}

function check(fine) {
  return fine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function failure(message) {
  console.error(message)
  return check(false)
}

function readCounts() {
  try {
    return JSON.parse(read(counts))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function testFiles() {
  const below = (folder, deep) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return deep ? below(path, deep) : []
      return entry.name.endsWith('.test.ts') ? [path] : []
    })
  const isHouse = file => file.startsWith('tests/house')
  const wings = ['shared', 'server', 'web', 'db', 'scripts', 'bench'].flatMap(wing => below(wing, true))
  const journeys = [...below('tests/e2e', false), ...below('tests/safety/browser', false)]
  const above = below('tests', true).filter(file => !journeys.includes(file))
  const rest = [...wings, ...above.filter(file => !isHouse(file))]
  const server = rest.filter(needsDatabase)
  return {
    house: above.filter(isHouse),
    units: rest.filter(file => !server.includes(file)),
    server,
    engine: server.filter(dependsOnEngine),
    journeys,
  }
}

function needsDatabase(file) {
  return file.startsWith('tests/safety/') || /support\/(app|database|program)\.ts/.test(read(file))
}

/** Tests of code that depends on the database engine: connections, locks, notifications, start, import and searches. */
function dependsOnEngine(file) {
  return /^server\/(platform|search|main)/.test(file) || read(file).includes('freshPlace')
}

function read(file) {
  return readFileSync(isAbsolute(file) ? file : join(ROOT, file), 'utf8')
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
