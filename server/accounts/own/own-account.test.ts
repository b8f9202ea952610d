import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sha256 } from '#server/platform/crypto.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { codeFor, inboxOf, signIn } from '#tests/support/sign-in.ts'
import { sealConsent } from '../consent.ts'
import { insertConsent } from '../store.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

type Person = Awaited<ReturnType<typeof signIn>>

const someone = () => signIn(it, `${randomUUID()}@contoh.id`)
const own = async ({ token: bearer }: Person) => (await it.call('ownAccount', {}, { bearer })).body
const again = async ({ email }: Person): Promise<Person> => {
  it.clock.move(2 * MINUTE)
  return signIn(it, email, { device: randomUUID() })
}

async function add({ token: bearer }: Person, email: string) {
  const attempt = await it.call('addAddress', { body: { email } }, { bearer, device: randomUUID() })
  assert.equal(attempt.status, 202, JSON.stringify(attempt.body))
  const body = { user_id: attempt.body.user_id, two_factor_code: await codeFor(it, email) }
  return { body, prove: () => it.call('proveAddress', { body }, { bearer }) }
}

test('the account page shows all its data: addresses, month, devices, and the exact text of the consent', async () => {
  const person = await someone()
  const { devices, consents, ...rest } = await own(person)
  assert.deepEqual(rest, {
    name: null,
    email: person.email,
    phone_number: null,
    language: null,
    mail_refused: false,
    since: '2026-03',
  })
  assert.equal(devices.length, 1)
  assert.deepEqual([devices[0].here, devices[0].used], [true, '2026-03-11'])
  assert.equal(consents.length, 1)
  assert.match(consents[0].text, /^Aku menyetujui Syarat dan Ketentuan/)
  assert.deepEqual([consents[0].purpose, consents[0].day], ['terms', '2026-03-11'])
})

test('a consent whose text has changed since is shown with the original text', async () => {
  const person = await someone()
  const body = 'Aku menyetujui Syarat lama.'
  const id = randomUUID()
  const text = { hash: sha256(body), purpose: 'terms', locale: 'id', body } as const
  const sealed = sealConsent(it.secrets, id, text, '2025-11-04')
  await insertConsent(it.db.identity, text, { id, account_id: person.id, sealed })
  const { consents } = await own(person)
  assert.deepEqual(consents.map((one: any) => [one.day, one.text.slice(0, 21)]).toSorted(), [
    ['2025-11-04', 'Aku menyetujui Syarat'],
    ['2026-03-11', 'Aku menyetujui Syarat'],
  ])
  assert.ok(consents.some((one: any) => one.text === body))
})

test('a name can be given and removed, and no table contains it in the clear', async () => {
  const person = await someone()
  const bearer = person.token
  const named = await it.call('nameAccount', { body: { name: '  Sekar Ayu ' } }, { bearer })
  assert.equal(named.body.name, 'Sekar Ayu')
  const [row] = await it.db.identity`select profile_ct from identity.account where id = ${person.id}`
  assert.ok(!Buffer.from(row?.['profile_ct']).includes('Sekar'))
  assert.equal((await it.call('nameAccount', { body: { name: '' } }, { bearer })).body.name, null)
})

test('a new address opens the account once its code is entered, the old one no longer does, and the old mailbox is notified', async () => {
  const person = await someone()
  const email = `${randomUUID()}@contoh.id`
  const { prove, body } = await add(person, email)
  assert.equal(
    (await it.call('verifyCode', { body: { ...body, consent: true } })).status,
    422,
    'it signs nobody in',
  )
  assert.equal((await own(person)).email, person.email)
  assert.equal((await prove()).body.email, email)
  assert.equal((await prove()).status, 422, 'a code works once')
  assert.equal((await again({ ...person, email })).id, person.id)
  assert.notEqual((await again(person)).id, person.id, 'the old address opens another account')
  const letter = (await inboxOf(it, person.email)).find(({ subject }) => subject === 'Alamat akunmu berubah')
  assert.match(letter?.body ?? '', /Hubungi kami:\n\S+\/hubungi-kami$/)
})

test('mails that still go to an account’s former address have a link that manages them', async () => {
  for (const change of [
    async (person: Person) => (await add(person, `${randomUUID()}@contoh.id`)).prove(),
    ({ token: bearer }: Person) => it.call('deleteAccount', { body: { agreed: true } }, { bearer }),
  ]) {
    const person = await someone()
    const address = `198.51.100.${person.id.charCodeAt(0)}`
    const body = { email: person.email, first_name: 'Sekar', last_name: 'Ayu' }
    assert.equal((await it.call('subscribeAdvice', { body }, { address })).status, 202)
    const tokenIn = (text: string) => /langganan\/([\w-]+)/.exec(text)?.[1]
    const [confirmation] = await inboxOf(it, person.email)
    const params = { token: tokenIn(confirmation?.body ?? '') ?? assert.fail(confirmation?.body) }
    const { subscriptions } = (await it.call('mailChoices', { params })).body
    await it.call('chooseMail', { params, body: { subscription: subscriptions[0].id, stopped: false } })
    assert.equal((await change(person)).status, 200)
    const letter = (await inboxOf(it, person.email)).find(({ body }) =>
      /masih dikirim ke alamat ini/.test(body),
    )
    const found = { token: tokenIn(letter?.body ?? '') ?? assert.fail('no letter leads there') }
    assert.equal((await it.call('mailChoices', { params: found })).body.subscriptions[0].state, 'active')
  }
})

test('mails to an account are in its chosen language, whatever the language of the page', async () => {
  const person = await someone()
  const bearer = person.token
  const chosen = await it.call('chooseLanguage', { body: { language: 'en' } }, { bearer })
  assert.equal(chosen.body.language, 'en')
  await (await add(person, `${randomUUID()}@contoh.id`)).prove()
  const subjects = (await inboxOf(it, person.email)).map(({ subject }) => subject)
  assert.ok(subjects.includes('The address of your account has changed'), subjects.join())
})

test('a bounce of the former address does not mark its replacement', async () => {
  const person = await someone()
  await it.db.identity`update identity.account set mail_refused = true where id = ${person.id}`
  assert.equal((await own(person)).mail_refused, true)
  await (await add(person, `${randomUUID()}@contoh.id`)).prove()
  assert.equal((await own(person)).mail_refused, false)
})

test('a code sent to an address with a bounce clears the mark, and sends no notice of a change', async () => {
  const person = await someone()
  await it.db.identity`update identity.account set mail_refused = true where id = ${person.id}`
  const { prove } = await add(person, person.email)
  const { email, mail_refused } = (await prove()).body
  assert.deepEqual([email, mail_refused], [person.email, false])
  const subjects = (await inboxOf(it, person.email)).map(({ subject }) => subject)
  assert.ok(!subjects.includes('Alamat akunmu berubah'), subjects.join())
})

test('the address of another account is refused, but only after its code, so that only its owner learns of the account', async () => {
  const [person, other] = [await someone(), await someone()]
  const { prove } = await add(person, other.email)
  const refused = await prove()
  assert.deepEqual([refused.status, refused.body.code], [409, 'address_taken'])
  assert.equal((await own(person)).email, person.email)
})

test('one of two addresses can be removed, the last one cannot', async () => {
  const person = await someone()
  const bearer = person.token
  const last = await it.call('removeAddress', { params: { channel: 'email' } }, { bearer })
  assert.deepEqual([last.status, last.body.code], [409, 'last_address'])
  const attempt = await it.call(
    'addAddress',
    { body: { phone: '0812 9090 1122' } },
    { bearer, device: randomUUID() },
  )
  const two_factor_code = await codeFor(it, '+6281290901122')
  const [carried] = await inboxOf(it, '+6281290901122')
  assert.equal(
    carried?.body,
    `${two_factor_code} adalah kode verifikasi Anda. Demi keamanan, jangan bagikan kode ini.\n\nKode ini kedaluwarsa dalam 5 menit.`,
    'what WhatsApp says, and nothing of addresses',
  )
  const proved = await it.call(
    'proveAddress',
    { body: { user_id: attempt.body.user_id, two_factor_code } },
    { bearer },
  )
  assert.equal(proved.body.phone_number, '+6281290901122')
  const subjects = (await inboxOf(it, person.email)).map(({ subject }) => subject)
  assert.ok(subjects.includes('Nomor WhatsApp baru di akunmu'), subjects.join())
  const removed = await it.call('removeAddress', { params: { channel: 'email' } }, { bearer })
  assert.deepEqual([removed.body.email, removed.body.phone_number], [null, '+6281290901122'])
})

test('invalid input is refused at its field', async () => {
  const { token: bearer } = await someone()
  for (const [body, field] of [
    [{ email: 'bukan surel' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{}, 'email'],
  ] as const) {
    const { status, body: answer } = await it.call('addAddress', { body }, { bearer })
    assert.deepEqual([status, Object.keys(answer.errors)], [422, [field]])
  }
})

test('another device can be signed out, or all others at once, and this one stays signed in', async () => {
  const person = await someone()
  const [second, third] = [await again(person), await again(person)]
  const { devices } = await own(person)
  assert.equal(devices.length, 3)
  const bearer = person.token
  const { id } = (await own(second)).devices.find((device: { here: boolean }) => device.here)
  assert.equal((await it.call('endDevice', { params: { id } }, { bearer })).body.devices.length, 2)
  assert.equal((await it.call('ownAccount', {}, { bearer: second.token })).status, 401)
  assert.equal((await it.call('endOtherDevices', {}, { bearer })).body.devices.length, 1)
  assert.equal((await it.call('ownAccount', {}, { bearer: third.token })).status, 401)
  const stranger = await someone()
  const theirs = (await own(stranger)).devices[0].id
  await it.call('endDevice', { params: { id: theirs } }, { bearer })
  assert.equal((await own(stranger)).devices.length, 1, 'of another account nothing ends')
})

test('an expired session is on no list', async () => {
  const person = await someone()
  it.clock.move(31 * DAY)
  const back = await again(person)
  assert.equal((await own(back)).devices.length, 1)
})

test('a deleted account is gone from every table of accounts, and its mail address is notified', async () => {
  const person = await someone()
  const bearer = person.token
  assert.equal((await it.call('deleteAccount', { body: { agreed: false } }, { bearer })).status, 422)
  assert.equal((await it.call('deleteAccount', { body: { agreed: true } }, { bearer })).status, 200)
  assert.equal((await it.call('ownAccount', {}, { bearer })).status, 401)
  for (const [table, column] of [
    ['account', 'id'],
    ['consent_event', 'account_id'],
    ['session', 'holder_id'],
  ] as const) {
    const rows = await it.db.identity`
      select 1 from ${it.db.identity(`identity.${table}`)} where ${it.db.identity(column)} = ${person.id}`
    assert.equal(rows.length, 0, table)
  }
  const subjects = (await inboxOf(it, person.email)).map(({ subject }) => subject)
  assert.ok(subjects.includes('Akunmu sudah dihapus'), subjects.join())
  assert.notEqual((await again(person)).id, person.id)
})
