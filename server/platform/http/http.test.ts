import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { testApp } from '#tests/support/app.ts'

test('a client that leaves in the middle of sending is no fault in the log', async t => {
  const events: string[] = []
  const note = (event: string) => void events.push(event)
  const it = await testApp({ log: { info: note, error: note } })
  t.after(it.close)
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((it.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/login-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email"',
  )
  const [request] = (await once(it.app.http.server, 'request')) as [IncomingMessage]
  socket.destroy()
  await new Promise(done => request.once('close', done))
  assert.deepEqual(events, [])
})
