import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { TEST_FOLDER } from '../tests/support/database.ts'
import { freePort, launch, startProgram, type Program } from '../tests/support/program.ts'
import { until } from '../tests/support/until.ts'

const dataDir = mkdtempSync(join(tmpdir(), TEST_FOLDER))
let program: Program
before(async () => void (program = await startProgram({ DATA_DIR: dataDir, DRAIN_SECONDS: '1' })))
after(async () => {
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const status = async (path: string) => (await fetch(program.url + path)).status

test('the start prints the address and the accounts that can sign in', async () => {
  await program.printed(/moderator .*TOTP secret [A-Z2-7]+ \(code now \d{6}\)/)
})

test('health and readiness answer 200 while the program runs', async () => {
  assert.equal(await status('/healthz'), 200)
  assert.equal(await status('/readyz'), 200)
})

test('a second program on the same data refuses to start and names the process that holds it', async () => {
  const second = await launch({ DATA_DIR: dataDir })
  await second.printed(new RegExp(`in use by process ${program.child.pid}`))
  await once(second.child, 'exit').catch(() => {})
  assert.equal(second.child.exitCode, 1)
  assert.doesNotMatch(second.output(), /\n\s+at /)
})

test('without writable files the program does not start, and says so in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), TEST_FOLDER))
  const refused = await launch({ DATA_DIR: folder, FILES_DIR: '/dev/null/files' })
  await refused.printed(/FILES_DIR \(\/dev\/null\/files\) cannot be written \(ENOTDIR\)/)
  if (refused.child.exitCode === null) await once(refused.child, 'exit')
  assert.equal(refused.child.exitCode, 1)
  assert.doesNotMatch(refused.output(), /\n\s+at /)
  rmSync(folder, { recursive: true, force: true })
})

test('production names all mistakes at once and does not start', async () => {
  const refused = await launch({ MODE: 'production', PORT: 'http', SMTP_URL: 'mail.example' })
  await refused.printed(/PUBLIC_URL/)
  if (refused.child.exitCode === null) await once(refused.child, 'exit')
  assert.equal(refused.child.exitCode, 1)
  for (const name of ['DATABASE_URL', 'SECRETS_FILE', 'PUBLIC_URL', 'PORT', 'SMTP_URL'])
    assert.match(refused.output(), new RegExp(`^ {2}${name}: `, 'm'))
  assert.doesNotMatch(refused.output(), /\n\s+at /)
})

test('on a stop signal the program reports not ready, finishes the current request, and exits with 0', async () => {
  const slow = await halfRequest(program.port)
  const exit = once(program.child, 'exit')
  program.child.kill('SIGTERM')
  await until(async () => (await status('/readyz')) === 503)
  assert.equal(await status('/healthz'), 200)
  await until(() => refusesConnections(program.port))
  assert.equal(program.child.exitCode, null)
  assert.match(await slow.finish(), /^HTTP\/1\.1 202 /)
  assert.deepEqual(await exit, [0, null])
})

test('the next start finds its data unlocked, and reports a port in use in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as AddressInfo).port)
  const second = await launch({ DATA_DIR: dataDir, PORT: port })
  await second.printed(/EADDRINUSE/)
  assert.notEqual(await second.stop(), 0)
  assert.doesNotMatch(second.output(), /\n\s+at /)
  taken.close()
})

test('npm start exits and frees its port on a stop signal to npm', async () => {
  const PORT = String(await freePort())
  const env = { ...process.env, DATA_DIR: dataDir, PORT, DATABASE_URL: '' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  npm.stdout.setEncoding('utf8').on('data', text => void (printed += text))
  await until(() => /is ready: /.test(printed))
  npm.kill('SIGTERM')
  await until(() => refusesConnections(Number(PORT)))
})

/** A call with half its body sent: it stays in progress until `finish` sends the rest. */
async function halfRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ email: 'slow@example.com' })
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /api/auth/login-email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  )
  await new Promise(done => setTimeout(done, 100))
  return {
    async finish() {
      let answer = ''
      socket.setEncoding('utf8').on('data', chunk => (answer += chunk))
      socket.write(body.slice(9))
      await once(socket, 'close')
      return answer
    },
  }
}

function refusesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>(done => {
    socket.once('connect', () => done(false))
    socket.once('error', () => done(true))
  }).finally(() => socket.destroy())
}
