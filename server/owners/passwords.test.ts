import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf, newOwner } from '#tests/support/sign-in.ts'
import { hashPassword } from './passwords.ts'

let it: TestApp
let hash: string
before(async () => {
  it = await testApp()
  hash = await hashPassword(PASSWORD)
})
after(() => it.close())

const PASSWORD = 'kopi tubruk tiga gelas'
const NEXT = 'teh poci dua teko panas'
const QUARTER = 15 * 60_000
const DAY = 86_400_000

const owner = async (name: string, wanted: object = {}) =>
  newOwner(it, await addCompany(it.db, { name }), { password: hash, ...wanted })
const signInOwner = (email: string, password = PASSWORD, device = 'kantor') =>
  it.call('ownerLogin', { body: { email, password } }, { device })
const choose = (token: string, password: string) =>
  it.call('choosePassword', { body: { token, password } }, { device: 'kantor' })

/** Links mailed to an address. */
async function linksOf(email: string) {
  const mails = await inboxOf(it, email)
  return mails.map(({ body }) => /#(\S+)/.exec(body)?.[1]).filter(link => link !== undefined)
}

test('a stranger who requests a link does not invalidate the current one, and the mail is in the owner’s language', async () => {
  const { email } = await owner('Kecap Manis', { locale: 'id' })
  await it.call('forgotPassword', { body: { email } }, { device: 'pemilik', locale: 'id' })
  const [first] = await linksOf(email)
  it.clock.move(QUARTER)
  await it.call('forgotPassword', { body: { email } }, { device: 'orang lain', locale: 'en' })
  const mails = await inboxOf(it, email)
  assert.equal(mails.length, 2)
  for (const { body } of mails) assert.match(body, /^Halo/)
  assert.equal((await choose(String(first), NEXT)).status, 200)
  const [other] = (await linksOf(email)).filter(link => link !== first)
  assert.equal((await choose(String(other), PASSWORD)).status, 409)
  assert.equal((await signInOwner(email, NEXT)).status, 200)
})

test('however often strangers request and guess, few mails are sent, and the owner always has a valid link', async () => {
  const { email } = await owner('Kecap Encer')
  for (let minute = 0; minute < 60; minute += 1) {
    const stranger = { device: `tamu ${minute}`, address: `198.51.100.${minute}` }
    const response = await it.call('forgotPassword', { body: { email } }, stranger)
    assert.equal(response.status, 202)
    await it.call('ownerLogin', { body: { email, password: 'sebuah tebakan' } }, stranger)
    it.clock.move(60_000)
  }
  const links = await linksOf(email)
  assert.equal(links.length, 4)
  assert.equal((await signInOwner(email, PASSWORD, 'laptop baru')).status, 429)
  await it.call('forgotPassword', { body: { email } }, { device: 'laptop baru' })
  const [newest = ''] = await linksOf(email)
  const body = { token: newest, password: NEXT }
  assert.equal((await it.call('choosePassword', { body }, { device: 'laptop baru' })).status, 200)
  assert.equal((await signInOwner(email, NEXT, 'laptop baru')).status, 200)
})

test('a browser that signed in before gets a link each time, whatever strangers request', async () => {
  const { email } = await owner('Kecap Pedas')
  await signInOwner(email)
  for (const device of ['tamu', 'kantor', 'kantor'])
    assert.equal((await it.call('forgotPassword', { body: { email } }, { device })).status, 202)
  assert.equal((await linksOf(email)).length, 3)
})

test('after ten wrong passwords an owner can sign in at once with a link in the mailbox', async () => {
  const { email } = await owner('Kecap Asin')
  assert.equal((await signInOwner(email)).status, 200)
  for (let n = 0; n < 10; n += 1) assert.equal((await signInOwner(email, 'lupa yang mana')).status, 422)
  assert.equal((await signInOwner(email)).status, 429)
  await it.call('forgotPassword', { body: { email } }, { device: 'kantor' })
  const [link] = await linksOf(email)
  assert.equal((await choose(String(link), NEXT)).status, 200)
  assert.equal((await signInOwner(email, NEXT)).status, 200)
})

test('of two links used at the same time only one sets the password', async () => {
  const { email } = await owner('Kecap Asin')
  await it.call('forgotPassword', { body: { email } }, { device: 'satu' })
  it.clock.move(QUARTER)
  await it.call('forgotPassword', { body: { email } }, { device: 'dua' })
  const answers = await Promise.all((await linksOf(email)).map(link => choose(link, NEXT)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
})

test('of two simultaneous changes of a password the second is refused, because the current one is another', async () => {
  const { email, token } = await owner('Oncom')
  const { token: other } = (await signInOwner(email)).body
  const change = (bearer: string, password: string) =>
    it.call('changePassword', { body: { current: PASSWORD, password } }, { bearer, device: 'kantor' })
  const answers = await Promise.all([change(token, NEXT), change(other, `${NEXT} lagi`)])
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

test('a signed-in attacker gets no more guesses of the password by changing the browser’s name', async () => {
  const { email, token } = await owner('Petis')
  const guess = (at: number) =>
    it.call(
      'changePassword',
      { body: { current: `tebakan ke ${at}`, password: NEXT } },
      { bearer: token, device: `peramban ${at}` },
    )
  const statuses = []
  for (let at = 0; at < 22; at += 1) statuses.push((await guess(at)).status)
  assert.equal(statuses.filter(status => status === 422).length, 20)
  assert.equal(statuses.at(-1), 429)
  assert.equal((await signInOwner(email, PASSWORD, email)).status, 200)
})

test('a successful sign-in does not reset the limit for guesses', async () => {
  const { email } = await owner('Terasi')
  const guess = (at: number) => signInOwner(email, `tebakan ke ${at}`, `tamu ${at}`)
  for (let at = 0; at < 19; at += 1) assert.equal((await guess(at)).status, 422)
  assert.equal((await signInOwner(email, PASSWORD, 'baru')).status, 200)
  assert.equal((await guess(20)).status, 429)
  it.clock.move(DAY + 3_600_000)
  assert.equal((await guess(21)).status, 422)
})
