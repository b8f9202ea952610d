import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf } from '#tests/support/sign-in.ts'
import { queueMessage } from './outbox.ts'

const LETTER = {
  channel: 'email',
  locale: 'id',
  to: 'ani@contoh.id',
  subject: 'Halo',
  body: 'Isi surat',
} as const
const send = (app: TestApp, more: object = {}) =>
  app.db.begin('identity', tx => queueMessage(tx, app, { ...LETTER, ...more }))

async function waiting(app: TestApp): Promise<number> {
  const [row] = await app.db.identity`select count(*) as count from identity.message`
  return row?.['count'] as number
}

test('a message of a failed transaction is never sent', async t => {
  const app = await open(t)
  const failing = app.db.begin('identity', async tx => {
    await queueMessage(tx, app, LETTER)
    throw new Error('undone')
  })
  await assert.rejects(failing, /undone/)
  assert.deepEqual(await inboxOf(app), [])
})

test('a queued message is encrypted, its task has only an id, and both are deleted after delivery', async t => {
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

test('an expired message is dropped', async t => {
  const app = await open(t)
  await send(app, { dropAfter: new Date(app.clock.now().getTime() + 300_000) })
  app.clock.move(300_000)
  assert.deepEqual(await inboxOf(app), [])
  assert.equal(await waiting(app), 0)
})

test('an address with more than one line is never queued', async t => {
  const app = await open(t)
  for (const to of [
    'ani@contoh.id\r\nRCPT TO:<mata@contoh.id>',
    'ani@contoh.id\n',
    'ani\0@contoh.id',
    'a@contoh.id\u2028',
  ])
    await assert.rejects(send(app, { to }), /more than one line/)
  assert.equal(await waiting(app), 0)
})

async function open(t: TestContext, options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const app = await testApp(options)
  t.after(app.close)
  return app
}
