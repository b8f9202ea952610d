import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test, type TestContext } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { mailServer, type MailServer, type MailStep } from '#tests/support/mail-server.ts'
import { readConfig } from '../config.ts'
import type { DeliveryError } from './delivery.ts'
import { createMailer } from './mail.ts'
import { deliverMessages, queueMessage } from './outbox.ts'

const LETTER = {
  channel: 'email',
  locale: 'id',
  to: 'ani@contoh.id',
  subject: 'Halo',
  body: 'Isi surat',
} as const
const FROM = 'Kami <kami@contoh.id>'
const QUICK = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }
const MINUTE = 60_000

let shared: { app: TestApp; server: MailServer }
before(async () => {
  const server = await mailServer()
  shared = { server, app: await testApp({ env: { SMTP_URL: server.url, MAIL_FROM: FROM } }) }
})
after(async () => {
  await shared.app.close()
  shared.server.close()
})

test('a mail server gets the mail with our sender and the text, and the inbox stays empty', async () => {
  const { app, server } = await open()
  await send(app, { subject: 'Halo\r\nBcc: mata@contoh.id' })
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
  assert.match(server.mails[0] ?? '', /From: Kami <kami@contoh\.id>/)
  assert.match(server.mails[0] ?? '', /\r\n\r\nIsi surat/)
  assert.match(server.mails[0] ?? '', /text\/html[\s\S]*Isi surat<\/p>/)
  assert.doesNotMatch(server.mails[0]?.split('\r\n\r\n')[0] ?? '', /^Bcc:/m)
  assert.deepEqual(server.receivers, ['ani@contoh.id'])
  assert.equal(await count(app, 'inbox_message'), 0)
})

test('a mail that can be unsubscribed has the headers for one-click unsubscription', async () => {
  const { app, server } = await open()
  await send(app, { unsubscribe: 'https://situs.example/langganan/abc' })
  await app.app.tasks.drain()
  assert.match(server.mails[0] ?? '', /^List-Unsubscribe: <https:\/\/situs\.example\/langganan\/abc>\r$/m)
  assert.match(server.mails[0] ?? '', /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
})

test('replies go to the mail’s reply address, which must be a single plain address', async () => {
  const { app, server } = await open()
  await send(app, { replyTo: 'sari@pembaca.example' })
  await app.app.tasks.drain()
  assert.match(server.mails[0] ?? '', /^Reply-To: sari@pembaca\.example\r$/m)
  for (const replyTo of [
    'a@b.example\r\nBcc: mata@contoh.id',
    'a@b.example\nX: y',
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'Kami <a@b.example>',
    '<a@b.example>',
    '"a b"@c.example',
    'a@b.example (kami)',
    'a@b@c.example',
    'a\u2028@b.example',
    'a\u200b@b.example',
    'a@b.example ',
    '@b.example',
    'a@',
    '',
  ])
    await assert.rejects(send(app, { replyTo }), /No address to answer to/, JSON.stringify(replyTo))
})

test('a permanently refused mail notifies its origin, and a temporarily refused one does not', async () => {
  const { app, server } = await open()
  const subscriber = randomUUID()
  await app.db.identity`
    insert into identity.subscriber ${app.db.identity({ id: subscriber, address_idx: Buffer.from(subscriber), address_ct: Buffer.from('x'), locale: 'id' })}`
  const refusals = async () =>
    (await app.db.identity`select refusals from identity.subscriber where id = ${subscriber}`)[0]?.[
      'refusals'
    ]
  const ifRefused = { kind: 'alert-refused', payload: { subscriber } }
  for (const [answer, expected] of [
    ['451 4.7.1 greylisted', 0],
    ['550 5.1.1 nobody here', 1],
  ] as const) {
    server.at.RCPT = answer
    await send(app, { ifRefused })
    await app.app.tasks.drain()
    await app.app.tasks.drain()
    assert.equal(await refusals(), expected)
  }
})

test('a greylisting server gets the mail on a later attempt, once', async () => {
  const { app, server } = await open()
  server.at.RCPT = '451 4.7.1 greylisted'
  await send(app)
  await app.app.tasks.drain()
  assert.equal(await count(app, 'message'), 1)
  server.at = {}
  app.clock.move(10 * MINUTE)
  await app.app.tasks.drain()
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
  assert.equal(await count(app, 'message'), 0)
})

test('during an outage of an hour nothing is lost, and the mail is sent once when the server is back', async () => {
  const { app, server } = await open()
  server.at.HELLO = 'drop'
  await send(app)
  for (let minute = 0; minute < 60; minute += 10) {
    await app.app.tasks.drain()
    app.clock.move(10 * MINUTE)
  }
  assert.equal(await count(app, 'message'), 1)
  server.at = {}
  app.clock.move(60 * MINUTE)
  await app.app.tasks.drain()
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
  assert.equal(await count(app, 'message'), 0)
})

test('a mail with a code that waited too long is dropped', async () => {
  const { app, server } = await open()
  server.at.RCPT = '451 4.7.1 greylisted'
  await send(app, { dropAfter: new Date(app.clock.now().getTime() + 5 * MINUTE) })
  await app.app.tasks.drain()
  server.at = {}
  app.clock.move(30 * MINUTE)
  await app.app.tasks.drain()
  assert.deepEqual(server.mails, [])
  assert.equal(await count(app, 'message'), 0)
})

for (const step of ['RCPT', 'DATA', 'END'] as const)
  test(`a mail that is permanently refused at ${step} is given up after one try`, async () => {
    const { app, server } = await open()
    server.at[step] = '550 5.1.1 no such person'
    await send(app)
    for (let round = 0; round < 5; round += 1) {
      await app.app.tasks.drain()
      app.clock.move(60 * MINUTE)
    }
    assert.equal(server.connections, 1)
    assert.equal(await count(app, 'message'), 0)
    const tasks = await app.db.identity`select 1 from identity.task where kind = 'deliver'`
    assert.equal(tasks.length, 0)
  })

test('if a server rejects our sender, the mail waits', async () => {
  const { app, server } = await open()
  server.at.MAIL = '550 5.7.1 sender not allowed'
  await send(app)
  await app.app.tasks.drain()
  assert.equal(await count(app, 'message'), 1)
})

test('a connection that drops in the middle of a mail loses nothing', async () => {
  const { app, server } = await open()
  server.at.BODY = 'drop'
  await send(app)
  await app.app.tasks.drain()
  assert.equal(await count(app, 'message'), 1)
  assert.deepEqual(server.mails, [])
  server.at = {}
  app.clock.move(10 * MINUTE)
  await app.app.tasks.drain()
  assert.equal(server.mails.length, 1)
})

test('a mail whose acceptance was lost is sent again with the same id', async () => {
  const { app, server } = await open()
  server.at.END = 'drop'
  await send(app)
  await app.app.tasks.drain()
  server.at = {}
  app.clock.move(10 * MINUTE)
  await app.app.tasks.drain()
  await app.app.tasks.drain()
  const [first, second, ...more] = server.mails.map(mail => /^Message-ID: (.*)$/im.exec(mail)?.[1])
  assert.match(first ?? '', /^<[0-9a-f-]{36}@contoh\.id>$/)
  assert.equal(second, first)
  assert.deepEqual(more, [])
})

for (const step of ['HELLO', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'END'] as const)
  test(`a server that falls silent at ${step} is abandoned after the timeout`, async t => {
    const server = await serve(t, { [step]: 'hang' })
    const started = performance.now()
    const error = await failureOf(server)
    assert.equal(error.final, false)
    assert.ok(performance.now() - started < 5_000)
  })

test('a server that offers encryption and then refuses it gets no mail in the clear', async t => {
  const server = await serve(t, { EHLO: '250-test\r\n250 STARTTLS', STARTTLS: '454 4.7.0 not now' })
  assert.equal((await failureOf(server)).final, false)
  assert.deepEqual(server.receivers, [])
  assert.deepEqual(server.mails, [])
})

test('if encryption is required, a server without it gets no mail', async t => {
  const server = await serve(t)
  await failureOf({ ...server, url: `${server.url}/?requireTLS=true` })
  assert.deepEqual(server.mails, [])
})

test('a recipient is always one address, whatever it contains', async t => {
  const server = await serve(t)
  const mailer = createMailer(server.url, FROM, QUICK)
  for (const to of ['a@contoh.id, b@contoh.id', 'X <a@contoh.id>', 'a@contoh.id\r\nRCPT TO:<b@contoh.id>'])
    await mailer('1', { ...LETTER, text: LETTER.body, html: '', to }).catch(() => {})
  assert.equal(
    server.receivers.some(to => to === 'b@contoh.id'),
    false,
  )
})

const QUOTING = 'ani@contoh.id says: 123456 is no code\r\n'
const REFUSALS: Partial<Record<MailStep, string>>[] = [
  { RCPT: `550-5.1.1 <${QUOTING}550 5.1.1 <ani@contoh.id> unknown` },
  { RCPT: `451-4.7.1 <${QUOTING}451 4.7.1 <ani@contoh.id> later` },
  { DATA: '554 5.7.1 <ani@contoh.id> 123456' },
  { END: '452 4.2.2 <ani@contoh.id> is full of 123456' },
  { MAIL: '550 5.7.1 ani@contoh.id 123456' },
]

test('the log gets step and number of a refusal, never an address or a code', async t => {
  const { app } = await open()
  for (const at of REFUSALS) {
    const server = await serve(t, at)
    const lines: unknown[] = []
    const log = {
      info: (...entries: unknown[]) => void lines.push(entries),
      error: (...entries: unknown[]) => void lines.push(entries),
    }
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: FROM })
    const run = deliverMessages({ ...app, config, log })
    await send(app, { subject: '123456 adalah kode masukmu' })
    const [row] = await app.db.identity`select id from identity.message`
    await run({ message: row?.['id'] } as never).catch((error: Error) =>
      lines.push(error.stack, error.message),
    )
    const logged = JSON.stringify(lines)
    assert.match(logged, /mail: (RCPT TO|DATA|MAIL FROM) [45]\d\d/)
    assert.doesNotMatch(logged, /ani@|123456/)
    await app.db.identity`delete from identity.message`
  }
})

/** The same program and server for every test, reset before each. */
async function open(): Promise<{ app: TestApp; server: MailServer }> {
  Object.assign(shared.server, { at: {}, mails: [], receivers: [], connections: 0 })
  await shared.app.db.identity`delete from identity.message`
  await shared.app.db.identity`delete from identity.task`
  return shared
}

async function serve(t: TestContext, at: MailServer['at'] = {}): Promise<MailServer> {
  const server = await mailServer()
  server.at = at
  t.after(server.close)
  return server
}

const send = (app: TestApp, more: object = {}) =>
  app.db.begin('identity', tx => queueMessage(tx, app, { ...LETTER, ...more }))

async function count(app: TestApp, table: 'message' | 'inbox_message'): Promise<number> {
  const sql = app.db.identity
  const [row] = await sql`select count(*)::int as count from identity.${sql(table)}`
  return row?.['count'] as number
}

async function failureOf({ url }: { url: string }): Promise<DeliveryError> {
  const sent = createMailer(url, FROM, QUICK)('1', { ...LETTER, text: LETTER.body, html: '' })
  return sent.then(
    () => assert.fail('the letter was taken'),
    (error: DeliveryError) => error,
  )
}
