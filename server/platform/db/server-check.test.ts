import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import postgres from 'postgres'
import { canStartCluster, startCluster, type Cluster } from '#tests/support/cluster.ts'
import { freePort, launch, startProgram } from '#tests/support/program.ts'
import { until } from '#tests/support/until.ts'

const skip = !canStartCluster() && 'no server of PostgreSQL is installed'
const POOLER = '/usr/sbin/pgbouncer'
const withoutPooler = skip || (spawnSync(POOLER, ['--version']).error && 'pgbouncer is not installed')

let cluster: Cluster
before(async () => {
  if (!skip) cluster = await startCluster()
})
after(() => cluster?.stop())

const envOf = (url: string) => ({ DATABASE_URL: url })
const asOwner = async (statement: string) => {
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {} })
  await sql.unsafe(statement)
  await sql.end()
}

/** Output of a refused start, in lines without a stack. */
async function refusal(url: string): Promise<string> {
  const program = await launch(envOf(url))
  await program.printed(/Connect to|is ready/)
  assert.doesNotMatch(program.output(), /is ready/)
  if (program.child.exitCode === null) await once(program.child, 'exit')
  assert.equal(await program.stop(), 1)
  assert.doesNotMatch(program.output(), /\n\s+at /)
  return program.output()
}

test(
  'a database that has become read-only is not ready, and requests that write get a 503 answer',
  { skip },
  async t => {
    const program = await startProgram(envOf(cluster.url))
    t.after(async () => {
      await program.stop()
      await asOwner('alter system reset default_transaction_read_only')
      await asOwner('select pg_reload_conf()')
    })
    const status = async (path: string, init?: RequestInit) => (await fetch(program.url + path, init)).status
    assert.equal(await status('/readyz'), 200)
    await asOwner('alter system set default_transaction_read_only = on')
    await asOwner('select pg_reload_conf()')
    await until(async () => (await status('/readyz')) === 503)
    assert.equal(await status('/healthz'), 200)
    const body = JSON.stringify({ email: 'siti@contoh.id' })
    const headers = { 'content-type': 'application/json', device: 'one' }
    assert.equal(await status('/api/auth/login-email', { method: 'POST', headers, body }), 503)
    assert.equal(await status('/tentang-kami'), 200)
    await program.stop()
    assert.match(await refusal(cluster.url), /only reads .*Connect to the server that takes writes/)
  },
)

test('a pooler in transaction mode is refused with a sentence', { skip: withoutPooler }, async t => {
  const port = await startPooler(t)
  const url = new URL(cluster.url)
  url.port = String(port)
  assert.match(await refusal(url.href), /pooler in transaction mode .*set the pooler to session mode/)
})

/** PgBouncer in front of the cluster. It refuses to run as root, as the server does. */
async function startPooler(t: { after(work: () => void): void }): Promise<number> {
  const port = await freePort()
  const file = join(cluster.folder, '../pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const behind = `* = host=127.0.0.1 port=${new URL(cluster.url).port} user=postgres`
  writeFileSync(file, ['[databases]', behind, '[pgbouncer]', ...lines].join('\n'))
  chmodSync(file, 0o644)
  const user = process.getuid?.() === 0 ? ['--user=postgres'] : []
  const child = spawn(POOLER, [...user, file], { stdio: 'ignore' })
  t.after(() => child.kill('SIGKILL'))
  await until(() => isOpen(port))
  return port
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const open = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return open
}
