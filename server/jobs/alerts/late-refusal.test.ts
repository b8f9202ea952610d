import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { keepAsker, sealAsker } from '#server/questions/askers/askers.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { signed } from '#server/platform/delivery/signed-hook.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { ask } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { signIn } from '#tests/support/sign-in.ts'

const SECRET = 'rahasia-untuk-uji-yang-cukup-panjang'
let it: TestApp
const errors: string[] = []
const log = { info() {}, error: (event: string, error: unknown) => void errors.push(`${event} ${error}`) }
before(async () => void (it = await testApp({ env: { MAIL_HOOK_SECRET: SECRET }, log })))
after(() => it.close())

const now = () => Math.floor(it.clock.now().getTime() / 1000)

async function report(event: object | string, as: Parameters<typeof post>[1] = {}): Promise<number> {
  const status = await post(event, as)
  await it.app.tasks.drain()
  return status
}

/** A provider's webhook call, before its tasks run. */
async function post(
  event: object | string,
  { secret = SECRET, at = now(), signature = '' } = {},
): Promise<number> {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const { statusCode, payload } = await it.app.http.inject({
    method: 'POST',
    url: '/hooks/mail-refused',
    headers: { 'content-type': 'application/json', signature: signature || signed(secret, at, body) },
    payload: body,
  })
  if (statusCode < 413) assert.equal(payload, '')
  return statusCode
}

async function subscribed(email: string): Promise<() => Promise<number>> {
  const body = { email, first_name: 'Sekar', last_name: 'Ayu' }
  assert.equal((await it.call('subscribeAdvice', { body }, { address: '198.51.100.7' })).status, 202)
  await it.app.tasks.drain()
  const [row] = await it.db.identity`select id from identity.subscriber order by id`
  return async () =>
    (await it.db.identity`select refusals from identity.subscriber where id = ${row?.['id']}`)[0]?.[
      'refusals'
    ]
}

test('a late bounce counts like a refusal at sending, each once, and three pause the mails', async () => {
  const email = 'kembali@pembaca.example'
  const refusals = await subscribed(email)
  assert.equal(await report({ id: 'a', email: 'Kembali@pembaca.example' }), 204)
  assert.equal(await refusals(), 1)
  assert.equal(await report({ id: 'a', email }), 204, 'reported again')
  assert.equal(await refusals(), 1)
  await report({ id: 'b', email })
  await report({ id: 'c', email })
  assert.equal(await refusals(), 3)
})

test('an account shows a bounce of its address until a mail is delivered, and a question’s address is erased', async () => {
  const email = 'akun@pembaca.example'
  const { token: bearer } = await signIn(it, email)
  const company = await addCompany(it.db, { name: 'Tanya Kembali' })
  const question = await ask(it, company.id, { email })
  await it.app.tasks.drain()
  const refused = async () => (await it.call('ownAccount', {}, { bearer })).body.mail_refused
  const left = async () =>
    (await it.db.identity`select 1 from identity.asker where id = ${question.id}`).length
  assert.deepEqual([await refused(), await left()], [false, 1])
  await report({ id: 'akun', email: 'Akun@pembaca.example' })
  assert.deepEqual([await refused(), await left()], [true, 0])
  it.clock.move(120_000)
  await signIn(it, email)
  assert.equal(await refused(), false)
})

test('the webhook is answered before any address is decrypted, and of many stored addresses only the bounced one is erased', async () => {
  const email = 'satu-dari-banyak@pembaca.example'
  const ids = Array.from({ length: 600 }, () => randomUUID())
  for (const [at, id] of ids.entries())
    await keepAsker(it, sealAsker(it.secrets, id, at === 599 ? email : `orang-${at}@pembaca.example`, 'id'))
  const left = async () =>
    (await it.db.identity`select 1 from identity.asker where id = any(${ids}::uuid[])`).length
  await post({ id: 'banyak', email })
  assert.equal(await left(), 600)
  const waiting = await it.db.identity`select payload::text from identity.task where done_at is null`
  assert.ok(waiting.length > 0)
  assert.ok(!JSON.stringify(waiting).includes(email))
  await it.app.tasks.drain()
  assert.equal(await left(), 599)
  assert.equal((await it.db.identity`select 1 from identity.asker where id = ${String(ids[599])}`).length, 0)
})

test('addresses are decrypted once for all pending bounces, and an unreadable one does not delay the others', async () => {
  const broken = '00000000-0000-4000-8000-000000000000'
  await keepAsker(it, sealAsker(newSecrets(), broken, 'rusak@pembaca.example', 'id'))
  const askers = ['pertama', 'kedua', 'ketiga'].map(name => ({
    id: randomUUID(),
    email: `${name}@pembaca.example`,
  }))
  for (const { id, email } of askers) await keepAsker(it, sealAsker(it.secrets, id, email, 'id'))
  await it.db.identity`delete from identity.task where kind = 'forget-askers-at'`
  for (const one of askers) await post(one)
  errors.length = 0
  await it.app.tasks.drain()
  const left = await it.db.identity<{ id: string }[]>`
    select id from identity.asker where id = any(${[broken, ...askers.map(({ id }) => id)]}::uuid[])`
  assert.deepEqual(
    left.map(({ id }) => id),
    [broken],
  )
  const tasks = await it.db.identity`select 1 from identity.task where kind = 'forget-askers-at'`
  assert.equal(tasks.length, 1)
  assert.equal(errors.length, 1)
  assert.ok(!errors.join().includes('pembaca'))
  await it.db.identity`delete from identity.asker where id = ${broken}`
})

test('news to an account’s address is in the account’s chosen language', async () => {
  const email = 'bahasa@pembaca.example'
  await subscribed(email)
  it.clock.move(1000)
  const { token: bearer } = await signIn(it, email)
  const languages = async () =>
    (await it.db.identity`select locale from identity.subscriber where locale = 'en'`).length
  const before = await languages()
  await it.call('chooseLanguage', { body: { language: 'en' } }, { bearer })
  await it.app.tasks.drain()
  assert.equal(await languages(), before + 1)
})

test('of two language choices the later one holds, in whatever order their tasks run', async () => {
  const email = 'dua-bahasa@pembaca.example'
  await subscribed(email)
  it.clock.move(1000)
  const { token: bearer } = await signIn(it, email)
  const choose = (language: string) => it.call('chooseLanguage', { body: { language } }, { bearer })
  const english = async () =>
    (await it.db.identity`select 1 from identity.subscriber where locale = 'en'`).length
  const before = await english()
  await choose('en')
  await it.db.identity`
    update identity.task set run_at = run_at + interval '1 minute' where kind = 'account-language' and done_at is null`
  await choose('id')
  await it.app.tasks.drain()
  it.clock.move(120_000)
  await it.app.tasks.drain()
  assert.equal(await english(), before)
})

test('an unsigned or replayed call changes nothing and reveals nothing', async () => {
  const event = { id: 'x', email: 'kembali@pembaca.example' }
  const validSignature = signed(SECRET, now(), JSON.stringify(event))
  for (const wrong of [
    { secret: 'lain' },
    { at: now() - 301 },
    { at: now() + 301 },
    { signature: 't=1' },
    { signature: `t=NaN,v1=${'0'.repeat(64)}` },
    { signature: `${validSignature}0` },
  ])
    assert.equal(await report(event, wrong), 401, JSON.stringify(wrong))
  assert.equal(await report({ ...event, id: 'y' }, { signature: validSignature }), 401, 'another body')
  it.clock.move(301_000)
  assert.equal(await report(event, { signature: validSignature }), 401, 'replayed later')
})

test('an unknown address gets the same answer, and an unreadable call is refused', async () => {
  assert.equal(await report({ id: 'z', email: 'siapa@pembaca.example' }), 204)
  for (const body of ['', 'x', '[]', '{"id":1}', '{"id":"q"}']) assert.equal(await report(body), 422, body)
  assert.equal(await report({ id: 'z', email: 'x'.repeat(20_000) }), 413)
})

test('without a configured secret the webhook does not exist', async t => {
  const other = await testApp()
  t.after(other.close)
  assert.equal((await other.app.http.inject({ method: 'POST', url: '/hooks/mail-refused' })).statusCode, 404)
})
