import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { dayOf } from '#server/platform/clock.ts'
import { mergeCompanies } from '#tests/support/merge.ts'
import { letterHtml } from '#server/platform/delivery/letter-html.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { codeFor, inboxOf, newOwner, signIn } from '#tests/support/sign-in.ts'
import { noteRefusal, markSent } from './store.ts'

const BEKASI = '32.75'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const someone = () => `${randomUUID()}@pembaca.example`
/** Each request comes from another network, because of the rate limit. */
let requests = 0
const from = () => ({ address: `198.51.100.${(requests += 1) % 250}` })
const search = (email: string, given: object = {}, as: object = {}) =>
  it.call('subscribeSearch', { body: { email, ...given } }, { ...from(), ...as })
const choose = (token: string, body: object, as: object = {}) =>
  it.call('chooseMail', { params: { token }, body }, as)
const choices = async (token: string) => (await it.call('mailChoices', { params: { token } })).body

async function tokenFor(email: string): Promise<string> {
  const [letter] = await inboxOf(it, email)
  return /(?:langganan|subscriptions)\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? assert.fail(letter?.body)
}
async function subscribed(given: object, as: object = {}) {
  const email = someone()
  assert.equal((await search(email, given, as)).status, 202)
  const token = await tokenFor(email)
  const { subscriptions } = await choices(token)
  await choose(token, { subscription: subscriptions[0].id, stopped: false }, as)
  return { email, token, id: subscriptions[0].id as string }
}
async function hiring(name = `Gudang ${randomUUID().slice(0, 8)}`) {
  const company = { ...(await addCompany(it.db, { name })), name }
  const { token: bearer } = await newOwner(it, company)
  const post = async (given: object = {}) => {
    const answer = await it.call('saveVacancy', { body: someVacancy(given) }, { bearer })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body.id as string
  }
  return { company, post }
}
/** Moves the clock past the next morning's run. */
async function nextMorning(): Promise<void> {
  await it.app.tasks.drain()
  const day = new Date(it.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
  it.clock.set(`${day}T02:00:00Z`)
  await it.app.tasks.drain()
}
const digests = async (email: string) =>
  (await inboxOf(it, email)).filter(({ subject }) => /^(Ada kabar untukmu|There is news)/.test(subject))

test('no news is sent before the confirmation mail is answered, and the requester sees the same answer in either case', async () => {
  const { post } = await hiring()
  const email = someone()
  const first = await search(email, { q: 'gudang', city: 'Kota Bekasi' })
  assert.deepEqual([first.status, first.body], [202, { received: true }])
  const [letter] = await inboxOf(it, email)
  assert.equal(letter?.subject, 'Satu langkah lagi')
  assert.doesNotMatch(`${letter?.subject} ${letter?.body}`, /gudang|Bekasi/i)
  await post({ cities: [BEKASI] })
  await nextMorning()
  assert.deepEqual(await digests(email), [])
  const token = await tokenFor(email)
  const { subscriptions, kinds, paused } = await choices(token)
  assert.deepEqual([kinds, paused], [[], false])
  assert.deepEqual(
    subscriptions.map(({ title, state }: { title: string; state: string }) => [title, state]),
    [['Lowongan “gudang” di Kota Bekasi', 'unconfirmed']],
  )
  await choose(token, { subscription: subscriptions[0].id, stopped: false })
  assert.deepEqual(await search(email, { q: 'gudang', city: BEKASI }), first)
  assert.equal((await inboxOf(it, email))[0]?.subject, 'Kamu sudah terdaftar')
  assert.equal((await choices(token)).subscriptions.length, 1)
})

test('a search that is requested twice still waits for its confirmation', async () => {
  const { post } = await hiring()
  const email = someone()
  for (let time = 0; time < 2; time += 1) {
    await search(email, { q: 'gudang', city: BEKASI })
    it.clock.move(20 * 60_000)
  }
  const { subscriptions } = await choices(await tokenFor(email))
  assert.deepEqual(
    subscriptions.map(({ state }: { state: string }) => state),
    ['unconfirmed'],
  )
  await post({ cities: [BEKASI] })
  await nextMorning()
  assert.deepEqual(await digests(email), [])
})

test('a subscriber who unsubscribes during the run gets no mail, and nobody gets two', async () => {
  const [stopped, active] = [await subscribed({ q: 'gudang' }), await subscribed({ q: 'gudang' })]
  await choose(stopped.token, { subscription: stopped.id, stopped: true })
  const until = dayOf(it.clock.now())
  const take = () => it.db.begin('identity', tx => markSent(tx, [stopped.id, active.id], until))
  assert.deepEqual([...(await take())], [active.id])
  assert.deepEqual([...(await take())], [])
})

test('the same request within ten minutes sends no second mail, and a later one does', async () => {
  const email = someone()
  const letters = async () => (await inboxOf(it, email)).length
  it.clock.set(`${it.clock.now().toISOString().slice(0, 11)}23:50:00Z`)
  await search(email, { q: 'kasir' })
  it.clock.move(9 * 60_000)
  await search(email, { q: 'kasir' })
  assert.equal(await letters(), 1)
  it.clock.move(2 * 60_000)
  await search(email, { q: 'kasir' })
  assert.equal(await letters(), 2)
})

test('a subscriber with thirty searches gets a mail that one more was not saved, and has room again after stopping one', async () => {
  const { email, token, id } = await subscribed({ q: 'gudang 0' })
  const { identity } = it.db
  await identity`
    insert into identity.subscription (id, subscriber_id, kind, wants, state, since)
    select gen_random_uuid(), subscriber_id, kind, jsonb_build_object('q', 'gudang ' || n), 'active', since
    from identity.subscription, generate_series(1, 29) n where id = ${id}`
  const newest = async () => (await inboxOf(it, email))[0]?.subject
  await search(email, { q: 'gudang baru' })
  assert.equal(await newest(), 'Permintaan ini belum tersimpan')
  assert.equal((await choices(token)).subscriptions.length, 30)
  it.clock.move(11 * 60_000)
  await search(email, { q: 'gudang 0' })
  assert.equal(await newest(), 'Kamu sudah terdaftar')
  await choose(token, { subscription: id, stopped: true })
  it.clock.move(11 * 60_000)
  await search(email, { q: 'gudang baru' })
  assert.equal(await newest(), 'Satu langkah lagi')
})

test('subscribers get matching new vacancies in the morning, once, and nothing else', async () => {
  const { company, post } = await hiring()
  const fits = await subscribed({ q: 'gudang', city: BEKASI, pay: 9_000_000, department: 'logistics' })
  const dear = await subscribed({ q: 'gudang', pay: 90_000_000 })
  const far = await subscribed({ q: 'gudang', city: 'Kota Bandung' })
  const other = await subscribed({ q: 'perawat' })
  const id = await post()
  await nextMorning()
  const [letter, ...more] = await digests(fits.email)
  assert.match(letter?.body ?? '', new RegExp(`/pekerjaan/${id}`))
  assert.match(letter?.body ?? '', new RegExp(company.name))
  assert.doesNotMatch(letter?.subject ?? '', /gudang|lowongan/i)
  assert.deepEqual(more, [])
  for (const { email } of [dear, far, other]) assert.deepEqual(await digests(email), [])
  await nextMorning()
  await nextMorning()
  assert.equal((await digests(fits.email)).length, 1, 'a day without anything new is a day without a letter')
})

test('a repeated run notifies nobody twice', async () => {
  const { post } = await hiring()
  const { email } = await subscribed({ q: 'gudang' })
  await post()
  await nextMorning()
  assert.equal((await digests(email)).length, 1)
  await it.db.identity`update identity.alert_run set sent_until = sent_until - 3`
  await nextMorning()
  assert.equal((await digests(email)).length, 1)
})

test('a company can be followed, and an address gets all its news in one mail, in its language', async () => {
  const { company, post } = await hiring()
  const { email, token } = await subscribed({ q: 'malam' }, { locale: 'en' })
  const body = { email, company_id: company.id, locale: 'en' }
  assert.equal((await it.call('subscribeCompany', { body }, from())).status, 202)
  const { subscriptions } = await choices(token)
  const second = subscriptions.find(({ state }: { state: string }) => state === 'unconfirmed')
  assert.equal(second.title, `Lowongan di ${company.name}`)
  await choose(token, { subscription: second.id, stopped: false }, { locale: 'en' })
  for (let posted = 0; posted < 10; posted += 1) await post({ title: `Staf Malam ${posted}` })
  await nextMorning()
  const [letter, ...more] = await digests(email)
  assert.deepEqual([letter?.subject, more], ['There is news for you', []])
  assert.match(letter?.body ?? '', new RegExp(`Jobs at ${company.name}`))
  assert.match(letter?.body ?? '', /And 2 more/)
  assert.match(letter?.body ?? '', /\/en\/jobs\/[\da-f-]{36}/)
})

test('a vacancy that matches several searches appears once, each vacancy with its offer, under headings', async () => {
  const { company, post } = await hiring()
  const { email, token } = await subscribed({ q: 'penjahit' })
  await it.call('subscribeCompany', { body: { email, company_id: company.id } }, from())
  const unconfirmed = (await choices(token)).subscriptions.find(
    ({ state }: { state: string }) => state === 'unconfirmed',
  )
  await choose(token, { subscription: unconfirmed.id, stopped: false })
  const both = await post({ title: 'Penjahit', salary_from: 6_200_000, salary_to: 6_900_000 })
  const one = await post({ title: 'Pemotong Kain', salary_from: null })
  await nextMorning()
  const body = (await digests(email))[0]?.body ?? ''
  assert.match(body, new RegExp(`^Penjahit, .*\\n.*/pekerjaan/${both}\\nRp 6,2–6,9 juta sebulan$`, 'm'))
  assert.match(body, new RegExp(`/pekerjaan/${one}\\nGaji tidak ditulis$`, 'm'))
  assert.equal(body.split(both).length, 2, body)
  const html = letterHtml({ subject: '', body, locale: 'id' }, { origin: 'https://situs.example', name: '' })
  assert.match(html, new RegExp(`<h2 [^>]*>Lowongan di ${company.name}</h2>`))
})

test('followers of a merged company get the vacancies of the company that it became part of', async () => {
  const { company } = await hiring()
  const { company: other, post } = await hiring()
  const email = someone()
  const body = { email, company_id: company.id }
  assert.equal((await it.call('subscribeCompany', { body }, from())).status, 202)
  const token = await tokenFor(email)
  await choose(token, { subscription: (await choices(token)).subscriptions[0].id, stopped: false })
  await mergeCompanies(it, company.id, other.id)
  await post()
  await nextMorning()
  assert.match((await digests(email))[0]?.body ?? '', new RegExp(other.name))
})

test('one press stops everything, one choice stops one subscription, and both can be started again', async () => {
  const { post } = await hiring()
  const { email, token, id } = await subscribed({ q: 'gudang' })
  const stopped = await choose(token, { subscription: 'all', stopped: true })
  assert.deepEqual([stopped.status, stopped.body.subscriptions[0].state], [200, 'stopped'])
  await post()
  await nextMorning()
  assert.deepEqual(await digests(email), [])
  await choose(token, { subscription: id, stopped: false })
  await (await hiring()).post()
  await nextMorning()
  assert.equal((await digests(email)).length, 1, 'and only of what opened since')
})

test('a wrong link leads nowhere, and cannot change another’s subscription', async () => {
  const mine = await subscribed({ q: 'gudang' })
  const theirs = await subscribed({ q: 'kurir' })
  for (const token of ['x', 'A'.repeat(90), `${mine.token}A`.slice(1)])
    assert.equal((await it.call('mailChoices', { params: { token } })).status, 404)
  assert.equal((await choose(mine.token, { subscription: theirs.id, stopped: true })).status, 404)
  assert.equal((await choose(mine.token, { kind: 'reviews', stopped: true })).status, 404)
  assert.equal((await choices(theirs.token)).subscriptions[0].state, 'active')
})

test('an owner’s mails and the subscriptions of the same address are managed on one page', async () => {
  const { company } = await hiring()
  const { email, token } = await subscribed({ q: 'gudang' })
  await newOwner(it, company, { email })
  const both = await choices(token)
  assert.deepEqual([both.kinds.length, both.subscriptions.length], [4, 1])
  const { body } = await choose(token, { kind: 'reviews', stopped: true })
  assert.deepEqual(body.kinds[0], { kind: 'reviews', stopped: true })
})

test('after three bounces nothing more is sent, until the address’s owner subscribes again', async () => {
  const { post } = await hiring()
  const { email, token, id } = await subscribed({ q: 'gudang' })
  const [row] = await it.db.identity<{ subscriber_id: string }[]>`
    select subscriber_id from identity.subscription where id = ${id}`
  for (const day of ['2026-01-01', '2026-03-11', '2026-03-12', '2026-03-13'])
    await noteRefusal(it.db.identity, row?.subscriber_id ?? '', day)
  assert.equal((await choices(token)).paused, true)
  await post()
  await nextMorning()
  assert.deepEqual(await digests(email), [])
  assert.equal((await choose(token, { subscription: id, stopped: false })).body.paused, false)
})

test('no table contains addresses and names in the clear, and unconfirmed requests are erased after a week', async () => {
  const email = someone()
  const body = { email, first_name: 'Sekarwangi', last_name: 'Hapsari' }
  assert.equal((await it.call('subscribeAdvice', { body }, from())).status, 202)
  const rows = await it.db.identity`
    select b.address_ct, s.name_ct from identity.subscriber b join identity.subscription s on s.subscriber_id = b.id
    where s.kind = 'advice'`
  assert.equal(rows.length, 1)
  for (const row of rows)
    for (const text of [email, 'Sekarwangi'])
      assert.ok(![row['address_ct'], row['name_ct']].some(bytes => Buffer.from(bytes).includes(text)))
  const token = await tokenFor(email)
  for (let day = 0; day < 9; day += 1) await nextMorning()
  assert.equal((await it.call('mailChoices', { params: { token } })).status, 404)
})

test('invalid input is refused at its field, and an address is not flooded', async () => {
  for (const [name, given, field] of [
    ['subscribeSearch', { email: 'bukan surel' }, 'email'],
    ['subscribeSearch', { email: someone(), city: 'Negeri Dongeng' }, 'city'],
    ['subscribeAdvice', { email: someone(), last_name: 'Ayu' }, 'first_name'],
  ] as const) {
    const { status, body } = await it.call(name, { body: given }, from())
    assert.deepEqual([status, Object.keys(body.errors)], [422, [field]])
  }
  const company = { email: someone(), company_id: randomUUID() }
  assert.equal((await it.call('subscribeCompany', { body: company }, from())).status, 404)
  const email = someone()
  const statuses = []
  for (let time = 0; time < 10; time += 1) statuses.push((await search(email, { q: `kata ${time}` })).status)
  assert.deepEqual(statuses.slice(7), [202, 429, 429])
})

test('a signed-in reader can manage the subscriptions of their own address, and nobody else’s', async () => {
  const { email, token } = await subscribed({ q: 'gudang' })
  const holder = await signIn(it, email)
  const other = await signIn(it, someone())
  const own = async (bearer?: string) => it.call('ownLetters', {}, bearer === undefined ? {} : { bearer })
  const { body } = await own(holder.token)
  assert.deepEqual(await choices(body.token), await choices(token))
  const nothing = { token: null, language: null, paused: false, subscriptions: [] }
  assert.deepEqual((await own(other.token)).body, nothing)
  assert.equal((await own()).status, 401)
})

test('news is in the language of the address’s account, whatever the language of the page', async () => {
  const { email, token, id } = await subscribed({ q: 'gudang' })
  const { token: bearer } = await signIn(it, email)
  const language = async () => (await it.call('ownLetters', {}, { bearer })).body.language
  const agree = (locale: string) => choose(token, { subscription: id, stopped: false }, { locale })
  await agree('en')
  assert.equal(await language(), 'en', 'without a choice in that of the page')
  await it.call('chooseLanguage', { body: { language: 'id' } }, { bearer })
  await it.app.tasks.drain()
  await agree('en')
  assert.equal(await language(), 'id')
})

test('an address added to an account gets its mails in the account’s chosen language', async () => {
  const { email } = await subscribed({ q: 'kurir' })
  const { token: bearer } = await signIn(it, someone())
  await it.call('chooseLanguage', { body: { language: 'en' } }, { bearer })
  await it.app.tasks.drain()
  const added = await it.call('addAddress', { body: { email } }, { bearer, device: randomUUID() })
  const body = { user_id: added.body.user_id, two_factor_code: await codeFor(it, email) }
  assert.equal((await it.call('proveAddress', { body }, { bearer })).status, 200)
  await it.app.tasks.drain()
  assert.equal((await it.call('ownLetters', {}, { bearer })).body.language, 'en')
})
