import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { mock, test, type TestContext } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { testApp } from '#tests/support/app.ts'
import { until } from '#tests/support/until.ts'
import { createPatientServer } from './patient-server.ts'

const SOON = { headersMs: 100, bodyMs: 100 }
const HALF_MINUTE = 30_000
const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n'

test('a connection whose headers never end is closed', async t => {
  const client = await reach(t, createPatientServer(SOON))
  client.socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  assert.match(await client.answer, /^HTTP\/1\.1 408 /)
})

test('a connection whose body stalls is closed', async t => {
  const client = await reach(t, createPatientServer(SOON))
  client.socket.write(`${POST}{`)
  assert.match(await client.answer, /^HTTP\/1\.1 408 /)
})

test('a steady upload is not closed, however long it takes, and one that only trickles is', async t => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  const server = createPatientServer()
  const client = await reach(t, server)
  client.socket.write(POST)
  await client.received(0)
  for (let halfMinute = 1; halfMinute <= 20; halfMinute += 1) {
    client.socket.write('x'.repeat(5_000))
    await client.received(halfMinute * 5_000)
    mock.timers.tick(HALF_MINUTE)
    assert.equal(client.socket.closed, false)
  }
  client.socket.write('x')
  await client.received(100_001)
  mock.timers.tick(HALF_MINUTE)
  assert.match(await client.answer, /^HTTP\/1\.1 408 /)
})

test('the program waits half a minute for headers, and has no time limit for a whole upload', async t => {
  const app = await testApp()
  t.after(app.close)
  const server = app.app.http.server as Server
  assert.ok(server.headersTimeout <= HALF_MINUTE)
  assert.equal(server.requestTimeout, 0)
})

test('a connection above the maximum is closed, and accepted after another one has ended', async t => {
  let logged = 0
  const server = createPatientServer({ mostConnections: 2, onFull: () => void (logged += 1) })
  server.on('request', (_request, response) => response.end('ok'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const dial = () => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const sockets = [dial(), dial()]
  t.after(() => (sockets.forEach(one => one.destroy()), server.close()))
  await Promise.all(sockets.map(one => once(one, 'connect')))
  for (let nth = 0; nth < 3; nth += 1) await once(dial().resume(), 'close')
  assert.equal(logged, 1, 'the log is not flooded')
  sockets[0]?.destroy()
  const answers = () =>
    new Promise<boolean>(done => {
      const one = dial().once('data', () => done(true))
      one.once('close', () => done(false)).end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    })
  await until(answers)
})

/** The client's end of a connection; `received` waits until the server has received that many bytes of a body. */
async function reach(t: TestContext, server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let far: Socket | undefined
  server.once('connection', socket => (far = socket))
  server.on('request', request => request.resume())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  t.after(() => (socket.destroy(), server.close()))
  let received = ''
  socket.setEncoding('utf8').on('data', part => (received += part))
  return {
    socket,
    answer: once(socket, 'close').then(() => received),
    async received(bytes: number) {
      while ((far?.bytesRead ?? 0) < POST.length + bytes) await setImmediate()
    },
  }
}
