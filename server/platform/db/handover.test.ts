import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test, type TestContext } from 'node:test'
import { handOver, listenForHandover, type HandoverWork } from './handover.ts'

const NEVER = new AbortController().signal

function folder(t: TestContext, under = ''): string {
  const made = mkdtempSync(join(tmpdir(), `kerjajujur-test-${under}`))
  t.after(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const count: HandoverWork = async (body, send) => {
  let bytes = 0
  for await (const piece of body) send({ bytes: (bytes += piece.length) })
  send({ done: bytes })
}

test('the owning process works on a stream, and the result returns to the command', async t => {
  const dataDir = folder(t)
  const listening = await listenForHandover(dataDir, { count })
  t.after(() => listening.close())
  const messages = await Array.fromAsync(handOver(dataDir, 'count', Readable.from(['abc', 'de']), NEVER))
  assert.deepEqual(messages.at(-1), { done: 5 })
})

test('a path that is too long for a socket works as well', async t => {
  const dataDir = folder(t, 'x'.repeat(90))
  const listening = await listenForHandover(dataDir, { count })
  t.after(() => listening.close())
  const messages = await Array.fromAsync(handOver(dataDir, 'count', Readable.from(['abc']), NEVER))
  assert.deepEqual(messages.at(-1), { done: 3 })
})

test('only the owner can open the socket', async t => {
  const dataDir = folder(t)
  const listening = await listenForHandover(dataDir, { count })
  t.after(() => listening.close())
  assert.equal(statSync(join(dataDir, 'handover.sock')).mode & 0o777, 0o600)
})

test('the work may answer before it has read everything', async t => {
  const dataDir = folder(t)
  const refuse: HandoverWork = async (_, send) => send({ refused: true })
  const listening = await listenForHandover(dataDir, { refuse })
  t.after(() => listening.close())
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536)
    })(),
  )
  assert.deepEqual(await Array.fromAsync(handOver(dataDir, 'refuse', endless, NEVER)), [{ refused: true }])
})

test('the work is notified when the command exits, and when the program stops', async t => {
  const dataDir = folder(t)
  const ended = { gone: Promise.withResolvers<void>(), stopped: Promise.withResolvers<void>() }
  const wait =
    (key: keyof typeof ended): HandoverWork =>
    async (_, send, signal) => {
      send({ waiting: true })
      await new Promise(done => signal.addEventListener('abort', done))
      send({ told: true })
      ended[key].resolve()
    }
  const listening = await listenForHandover(dataDir, { gone: wait('gone'), stopped: wait('stopped') })

  const abort = new AbortController()
  const left = handOver(dataDir, 'gone', new Readable({ read() {} }), abort.signal)
  assert.deepEqual((await left.next()).value, { waiting: true })
  abort.abort()
  await assert.rejects(left.next())
  await ended.gone.promise

  const staying = handOver(dataDir, 'stopped', new Readable({ read() {} }), NEVER)
  assert.deepEqual((await staying.next()).value, { waiting: true })
  const closed = listening.close()
  assert.deepEqual((await staying.next()).value, { told: true })
  await ended.stopped.promise
  await closed
})

test('failing work reports a failure without its message', async t => {
  const dataDir = folder(t)
  const failing: HandoverWork = async () => {
    throw new RangeError('a secret')
  }
  const listening = await listenForHandover(dataDir, { failing })
  t.after(() => listening.close())
  const [message] = await Array.fromAsync(handOver(dataDir, 'failing', Readable.from(['a']), NEVER))
  assert.deepEqual(message, { type: 'failed', message: 'RangeError' })
})

test('unknown work and a folder without a running program are errors', async t => {
  const dataDir = folder(t)
  const none = () => handOver(dataDir, 'count', Readable.from(['a']), NEVER).next()
  await assert.rejects(none(), { code: 'ENOENT' })
  writeFileSync(join(dataDir, 'handover.sock'), '')
  const listening = await listenForHandover(dataDir, {})
  t.after(() => listening.close())
  await assert.rejects(none(), /does not know this work/)
})
