import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { inboxOf } from '../../tests/support/sign-in.ts'
import { queueMessage } from './outbox.ts'

const LETTER = { channel: 'email', to: 'ani@contoh.id', subject: 'Halo', body: 'Isi surat' } as const
const send = (app: TestApp, more: object = {}) =>
  app.db.begin('identity', tx => queueMessage(tx, app, { ...LETTER, ...more }))

async function waiting(app: TestApp): Promise<number> {
  const [row] = await app.db.identity`select count(*) as count from identity.message`
  return row?.['count'] as number
}

test('a message of a transaction that fails is never sent', async t => {
  const app = await open(t)
  const failing = app.db.begin('identity', async tx => {
    await queueMessage(tx, app, LETTER)
    throw new Error('undone')
  })
  await assert.rejects(failing, /undone/)
  assert.deepEqual(await inboxOf(app), [])
})

test('what waits is sealed, its task holds an id alone, and both are gone once it is delivered', async t => {
  const app = await open(t)
  await send(app)
  const [row] = await app.db.identity`select sealed from identity.message`
  assert.equal(row?.['sealed'].includes('ani@contoh.id'), false)
  const [task] = await app.db.identity`select payload::text from identity.task where kind = 'deliver'`
  assert.match(task?.['payload'], /^\{"message": ?"[0-9a-f-]{36}"\}$/)
  const [message] = await inboxOf(app, LETTER.to)
  assert.equal(message?.body, LETTER.body)
  assert.equal(await waiting(app), 0)
})

test('a message that is too late is dropped', async t => {
  const app = await open(t)
  await send(app, { dropAfter: new Date(app.clock.now().getTime() + 300_000) })
  app.clock.move(300_000)
  assert.deepEqual(await inboxOf(app), [])
  assert.equal(await waiting(app), 0)
})

test('a mail server gets it with our sender and the text, and the inbox stays empty', async t => {
  const server = await mailServer()
  t.after(server.close)
  const app = await open(t, { env: { SMTP_URL: server.url, MAIL_FROM: 'Kami <kami@contoh.id>' } })
  await send(app, { subject: 'Halo\r\nBcc: mata@contoh.id' })
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
  assert.match(server.mails[0] ?? '', /From: Kami <kami@contoh\.id>/)
  assert.match(server.mails[0] ?? '', /\r\n\r\nIsi surat/)
  assert.doesNotMatch(server.mails[0] ?? '', /^Bcc:/m)
  assert.deepEqual(server.receivers, ['ani@contoh.id'])
  const [kept] = await app.db.identity`select count(*) as count from identity.inbox_message`
  assert.equal(kept?.['count'], 0)
})

test('while the mail server is down nothing is lost, and it is sent once when it is back', async t => {
  const server = await mailServer()
  t.after(server.close)
  const app = await open(t, { env: { SMTP_URL: server.url } })
  server.answer = '451 4.3.0 later'
  await send(app)
  for (let minute = 0; minute < 60; minute += 10) {
    await app.app.tasks.drain()
    app.clock.move(600_000)
  }
  assert.equal(await waiting(app), 1)
  server.answer = undefined
  app.clock.move(3_600_000)
  await app.app.tasks.drain()
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
  assert.equal(await waiting(app), 0)
})

test('an address that the receiver refuses for good is not tried again', async t => {
  const server = await mailServer()
  t.after(server.close)
  const app = await open(t, { env: { SMTP_URL: server.url } })
  server.answer = '550 5.1.1 no such person'
  await send(app)
  await app.app.tasks.drain()
  assert.equal(await waiting(app), 0)
})

async function open(t: TestContext, options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(options)
  t.after(app.close)
  return app
}

/** As much of SMTP as it takes; `answer` replies to RCPT TO instead of accepting. */
async function mailServer() {
  const state = {
    url: '',
    mails: [] as string[],
    receivers: [] as string[],
    answer: undefined as string | undefined,
    close: () => void server.close(),
  }
  const server = createServer(socket => void converse(socket, state))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

type MailServer = Awaited<ReturnType<typeof mailServer>>

function converse(socket: Socket, state: MailServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: string | undefined
  say('220 test')
  socket.on('error', () => {})
  socket.on('data', chunk => {
    const text = chunk.toString()
    if (mail !== undefined) {
      mail += text
      if (!mail.endsWith('\r\n.\r\n')) return
      state.mails.push(mail)
      mail = undefined
      return void say('250 kept')
    }
    for (const line of text.split('\r\n').filter(Boolean)) reply(line)
  })

  function reply(line: string): void {
    const to = /^RCPT TO:<(.*)>/.exec(line)?.[1]
    if (to !== undefined && !state.answer) state.receivers.push(to)
    if (to !== undefined) return void say(state.answer ?? '250 ok')
    if (line === 'QUIT') return void socket.end('221 bye\r\n')
    if (line === 'DATA') mail = ''
    say(line === 'DATA' ? '354 go on' : '250 ok')
  }
}
