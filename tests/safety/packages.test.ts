// T-31: dependencies are pinned by hash, come from the registry and run no script on installation. SAFETY=full installs
// them in an empty folder without scripts, builds and requests a page.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { freePort } from '#tests/support/program.ts'
import { ROOT, read } from '#tests/support/sources.ts'

type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}
type Manifest = { dependencies: object; devDependencies: object; optionalDependencies: object }
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry & Partial<Manifest>> }
const { '': root, ...entries } = lock.packages
const installed = Object.entries(entries).map(([place, entry]) => ({
  name: place.replace(/^.*node_modules\//, ''),
  ...entry,
}))

test('the lockfile agrees with package.json, and every entry has one exact version', () => {
  const manifest = JSON.parse(read('package.json')) as Manifest
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    assert.deepEqual(root?.[kind], manifest[kind])
  assert.ok(installed.length > 100)
  assert.deepEqual(
    installed.filter(({ version, link }) => link || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')),
    [],
  )
})

test('every entry comes from the registry with its hash, on every system', () => {
  const strangers = installed.filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  assert.deepEqual(strangers, [])
  const unhashed = installed
    .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    .map(({ name }) => name)
  assert.deepEqual(unhashed, [])
})

test('the lockfile includes a package’s optional binaries for other systems', () => {
  const names = new Set(installed.map(({ name }) => name))
  const missing = installed.flatMap(({ name, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter(binary => !names.has(binary))
      .map(binary => `${name}: ${binary}`),
  )
  assert.deepEqual(missing, [])
})

test('no entry runs a script on installation', () => {
  const running = installed.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  assert.deepEqual(running, [])
})

test(
  'a fresh installation without scripts builds, starts and answers',
  { skip: process.env['SAFETY'] !== 'full' && 'SAFETY=full installs it anew', timeout: 600_000 },
  async t => {
    const place = mkdtempSync(join(tmpdir(), 'kerjajujur-test-install-'))
    t.after(() => rmSync(place, { recursive: true, force: true }))
    copyTracked(place)
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'development' }
    const run = (file: string, ...args: string[]) =>
      execFileSync(file, args, { cwd: place, env, stdio: 'pipe' })
    run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
    run(process.execPath, 'scripts/build.ts')
    const port = await freePort()
    const program = spawn(process.execPath, ['server/main.ts'], {
      cwd: place,
      env: { PATH: env.PATH, PORT: String(port), DATA_DIR: join(place, 'data'), LOG: 'silent' },
      stdio: 'ignore',
    })
    t.after(async () => {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      await ended
    })
    const page = await firstAnswer(`http://127.0.0.1:${port}/`)
    assert.match(page, /<h1/)
  },
)

/** Tracked files only, so that the copy has nothing that a fresh clone lacks. */
function copyTracked(place: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  for (const folder of new Set(files.map(file => dirname(file))))
    mkdirSync(join(place, folder), { recursive: true })
  for (const file of files) copyFileSync(join(ROOT, file), join(place, file))
}

async function firstAnswer(url: string): Promise<string> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await new Promise(done => setTimeout(done, 500))
  }
  return assert.fail('the program never answered')
}
