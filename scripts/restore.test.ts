// Follows docs/operations.md like a new operator: three roles with their own passwords, a backup, and its restoration.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import postgres from 'postgres'
import { createCompanies } from '#server/companies/create.ts'
import { openDb } from '#server/platform/db/db.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { openFolder } from '#server/platform/files/folder.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { canStartCluster, startCluster, type Cluster } from '#tests/support/cluster.ts'
import { TEST_FOLDER } from '#tests/support/database.ts'
import { signIn } from '#tests/support/sign-in.ts'

const skip = !canStartCluster() && 'no server of PostgreSQL is installed'
const OPERATIONS = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
const FILE = '00000000-0000-4000-8000-000000000001'
const PICTURE = `${'ab'.repeat(20)}-96.webp`
const SECRETS = Object.fromEntries(
  Object.entries(newSecrets()).map(([name, key]) => [name, key.toString('base64')]),
)
const PASSWORDS = { kj_owner: 'milik', kj_identity: 'orang', kj_content: 'isi' }

let cluster: Cluster
before(async () => {
  if (skip) return
  cluster = await startCluster()
  await asAdmin(`alter role postgres password 'admin'`)
  writeFileSync(join(cluster.folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
  await asAdmin('select pg_reload_conf()')
})
after(() => cluster?.stop())

test(
  'a backup over the owner’s connection is complete, names its files, and can be restored by the documented commands',
  { skip },
  async () => {
    await asAdmin(...documentedRoles())
    const it = await openApp('kerjajujur', run('migrate', [], ownersEnv('kerjajujur')))
    const person = await signIn(it)
    await it.db.begin('content', tx =>
      createCompanies(tx, [{ slug: 'toko', name: 'Toko Lama', listed_on: '2026-01-01' }]),
    )
    await fileAway(it)
    const above = mkdtempSync(join(tmpdir(), TEST_FOLDER))
    const places = ['people', 'content'].map(name => join(above, name)) as [string, string]
    const env = { ...ownersEnv('kerjajujur'), FILES_DIR: it.filesDir }
    const elsewhere = run('backup', places, { ...env, FILES_DIR: join(it.filesDir, 'elsewhere') })
    assert.equal(elsewhere.status, 1)
    assert.match(elsewhere.stderr, /not whole: 2 of the 2 files .*\nSet FILES_DIR/)
    for (const name of places.flatMap(place => readdirSync(place))) assert.match(name, /\.unchecked$/)
    const lost = run('backup', [...places, '--without-lost-files'], {
      ...env,
      FILES_DIR: join(it.filesDir, 'elsewhere'),
    })
    assert.equal(lost.status, 0, lost.stderr)
    const taken = run('backup', places, env)
    assert.equal(taken.status, 0, taken.stderr)
    for (const name of places.flatMap(place => readdirSync(place))) assert.doesNotMatch(name, /\.unchecked$/)
    assert.match(taken.stdout, /^1 private files: .*\n1 public files: /m)

    await asAdmin('create database restored owner kj_owner')
    rmSync(join(it.filesDir, 'private'), { recursive: true })
    rmSync(join(it.filesDir, 'public'), { recursive: true })
    // A program that has started on the new database has already created its folders.
    await openFolder(it.filesDir)
    for (const line of documentedRestoring()) restoreBy(line, places, it.filesDir)
    const { secrets, filesDir } = it
    const restored = await openApp('restored', undefined, { secrets, filesDir })
    const company = await restored.call('company', { params: { slug: 'toko' } })
    assert.equal(company.status, 200)
    assert.equal((await restored.call('me', {}, { bearer: person.token })).status, 200)
    const files = localFiles({ folder: filesDir, clock: restored.clock, secrets })
    assert.equal(String(await files.read('private', FILE)), 'a private file')
    assert.equal(String(await files.read('public', PICTURE)), 'a picture')
    await restored.close()
    await it.close()
    rmSync(above, { recursive: true })
  },
)

/** The role statements of docs/operations.md, with a password for each. */
function documentedRoles(): string[] {
  const [, lines = ''] = /```sql\n(create role kj_owner[\s\S]*?)```/.exec(OPERATIONS) ?? []
  return lines
    .trim()
    .split('\n')
    .map(line =>
      line
        .replace(/--.*/, '')
        .replace(
          /role (\w+)(.*)'…'/,
          (_, role, rest) => `role ${role}${rest}'${PASSWORDS[role as keyof typeof PASSWORDS]}'`,
        ),
    )
}

function documentedRestoring(): string[] {
  const lines = OPERATIONS.match(/^(?:pg_restore|mkdir -p|cp -r) .*$/gm) ?? []
  assert.equal(lines.length, 6)
  return lines
}

function restoreBy(line: string, [people, content]: [string, string], FILES_DIR: string): void {
  const [day] = /\d{4}-\d\d-\d\d/.exec(readdirSync(people)[0] ?? '') ?? []
  const command = line
    .replaceAll('/mnt/people/kerjajujur', people)
    .replaceAll('/mnt/content/kerjajujur', content)
    .replaceAll('DAY', String(day))
  const TO = urlOf('postgres', 'admin', 'restored')
  const { status, stderr } = spawnSync('sh', ['-c', command], {
    env: { ...process.env, TO, FILES_DIR },
    encoding: 'utf8',
  })
  assert.deepEqual([status, stderr], [0, ''], command)
}

async function fileAway(it: TestApp): Promise<void> {
  const files = localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets })
  await files.write('private', FILE, Buffer.from('a private file'))
  await files.write('public', PICTURE, Buffer.from('a picture'))
  await it.db.identity`
    insert into identity.private_file (id, secret_hash, name, kind, size, belongs_to)
    values (${FILE}, ${Buffer.alloc(32)}, 'cv.pdf', 'pdf', 14, 'claim:x')`
  await it.db.content`
    insert into content.picture (hash, company_id, widths, width, height, sent_on)
    select ${PICTURE.slice(0, 40)}, id, '{96}', 96, 96, '2026-01-01' from content.company`
}

async function openApp(
  database: string,
  migrated?: { status: number | null; stderr: string },
  as?: { secrets: TestApp['secrets']; filesDir: string },
): Promise<TestApp> {
  if (migrated) assert.equal(migrated.status, 0, migrated.stderr)
  const db = await openDb({
    IDENTITY_DATABASE_URL: urlOf('kj_identity', PASSWORDS.kj_identity, database),
    CONTENT_DATABASE_URL: urlOf('kj_content', PASSWORDS.kj_content, database),
    DATABASE_POOL: 2,
    DATA_DIR: cluster.folder,
  })
  return testApp({ db, ...(as && { secrets: as.secrets, env: { FILES_DIR: as.filesDir } }) })
}

const ownersEnv = (database: string) => ({ DATABASE_URL: urlOf('kj_owner', PASSWORDS.kj_owner, database) })

function run(script: string, args: string[], env: Record<string, string>) {
  const secrets = { SECRETS: JSON.stringify(SECRETS) }
  return spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...secrets, ...env },
    encoding: 'utf8',
  })
}

const urlOf = (role: string, password: string, database: string): string => {
  const url = new URL(cluster.url)
  return Object.assign(url, { username: role, password, pathname: `/${database}` }).href
}

async function asAdmin(...statements: string[]): Promise<void> {
  const sql = postgres(urlOf('postgres', 'admin', 'postgres'), { max: 1, onnotice: () => {} })
  for (const statement of statements) await sql.unsafe(statement)
  await sql.end()
}
