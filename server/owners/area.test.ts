import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'
import { hashPassword } from './passwords.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const DAY = 86_400_000
const PASSWORD = 'wedang jahe dua mangkuk'
const company = () => addCompany(it.db, { name: `Pabrik ${randomUUID()}` })
type Mail = { email: string }
const linkIn = (body: string | undefined) => /https?:\S+#(\S+)/.exec(body ?? '')?.[1] ?? ''
const colleague = () => ({ name: 'Budi Santosa', email: `${randomUUID()}@kantor.example`, role: 'Staf SDM' })

test('an invited colleague chooses a password, has the same rights, and loses access when removed', async () => {
  const { token: bearer } = await newOwner(it, await company())
  const body = colleague()
  const invited = await it.call('inviteColleague', { body }, { bearer })
  assert.equal(invited.status, 201, JSON.stringify(invited.body))
  assert.deepEqual(
    invited.body.colleagues
      .map((one: { name: string; has_password: boolean }) => [one.name, one.has_password])
      .sort(),
    [
      ['Budi Santosa', false],
      ['Ratri Anggraini', false],
    ],
  )
  const again = await it.call('inviteColleague', { body }, { bearer })
  assert.equal(again.body.colleagues.length, 2)
  const mails = await inboxOf(it, body.email)
  assert.equal(mails.length, 1)
  const choose = { token: linkIn(mails[0]?.body), password: PASSWORD }
  assert.equal((await it.call('choosePassword', { body: choose })).status, 200)
  const passwordMails = async () =>
    (await inboxOf(it, body.email)).filter(({ subject }) => subject === 'Perubahan pada akunmu')
  assert.deepEqual(await passwordMails(), [], 'who chooses a first password has changed none')
  const login = { body: { email: body.email, password: PASSWORD } }
  const { token } = (await it.call('ownerLogin', login)).body
  const { id } = (await it.call('ownerMe', {}, { bearer: token })).body.user
  assert.equal((await it.call('removeColleague', { params: { id } }, { bearer: token })).status, 409)
  const removed = await it.call('removeColleague', { params: { id } }, { bearer })
  assert.equal(removed.body.colleagues.length, 1)
  assert.equal((await it.call('ownerMe', {}, { bearer: token })).status, 401)
  assert.equal((await it.call('ownerLogin', login)).body.code, 'login_wrong')
  await it.app.tasks.drain()
  const { acts } = (await it.call('ownerHistory', {}, { bearer })).body
  assert.deepEqual(acts.map((one: Record<string, string>) => [one['act'], one['by'], one['about']]).sort(), [
    ['colleague_invited', 'Ratri Anggraini', 'Budi Santosa'],
    ['colleague_removed', 'Ratri Anggraini', 'Budi Santosa'],
  ])
})

test('removing a colleague deletes their sessions and password links', async () => {
  const one = await company()
  const { token: bearer } = await newOwner(it, one)
  const { id, email } = await newOwner(it, one)
  await it.call('forgotPassword', { body: { email } })
  const [mail] = await inboxOf(it, email)
  assert.equal((await it.call('removeColleague', { params: { id } }, { bearer })).status, 200)
  // Removed owners are not looked up either, so that leftovers would give no access.
  const left = await it.db.identity`
    select 1 from identity.session where holder_id = ${id}
    union all select 1 from identity.owner_link where owner_id = ${id}`
  assert.deepEqual([...left], [])
  const chosen = await it.call('choosePassword', {
    body: { token: linkIn(mail?.body), password: PASSWORD },
  })
  assert.equal(chosen.body.code, 'link_used')
})

test('a lost invitation can be sent once more on another day, and an address with a password cannot be invited again', async () => {
  const one = await company()
  const body = colleague()
  const invite = async () => {
    const { token: bearer } = await newOwner(it, one)
    return it.call('inviteColleague', { body }, { bearer, locale: 'en' })
  }
  assert.equal((await invite()).status, 201)
  it.clock.move(DAY)
  assert.equal((await invite()).status, 201)
  const [mail, ...before] = await inboxOf(it, body.email)
  assert.equal(before.length, 1)
  await it.call('choosePassword', { body: { token: linkIn(mail?.body), password: PASSWORD } })
  assert.match((await invite()).body.errors.email[0], /your company already/)
})

test('of two owners who remove each other at the same time one stays', async () => {
  const one = await company()
  const [a, b] = [await newOwner(it, one), await newOwner(it, one)]
  const remove = ({ token }: typeof a, { id }: typeof a) =>
    it.call('removeColleague', { params: { id } }, { bearer: token })
  const answers = await Promise.all([remove(a, b), remove(b, a)])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401])
})

test('a mailed link is invalid after its colleague was removed', async () => {
  const { token: bearer } = await newOwner(it, await company())
  const body = colleague()
  await it.call('inviteColleague', { body }, { bearer })
  await it.app.tasks.drain()
  await it.call('forgotPassword', { body: { email: body.email } }, { device: randomUUID() })
  await it.app.tasks.drain()
  const links = (await inboxOf(it, body.email)).map(mail => linkIn(mail.body))
  const { colleagues } = (await it.call('ownerColleagues', {}, { bearer })).body
  const { id } = colleagues.find(({ email }: Mail) => email === body.email)
  assert.equal((await it.call('removeColleague', { params: { id } }, { bearer })).status, 200)
  assert.equal(links.length, 2)
  for (const token of links)
    assert.equal(
      (await it.call('choosePassword', { body: { token, password: PASSWORD } })).body.code,
      'link_used',
    )
})

test('people of another company are not found, and an address belongs to one company only', async () => {
  const { token: bearer } = await newOwner(it, await company())
  const other = await newOwner(it, await company())
  const params = { id: other.id }
  assert.equal((await it.call('removeColleague', { params }, { bearer })).status, 404)
  const body = { ...colleague(), email: other.email }
  const free = colleague()
  const invite = (person: object) => it.call('inviteColleague', { body: person }, { bearer, locale: 'en' })
  const [first, second] = [await invite(free), await invite(body)]
  assert.deepEqual([first.status, second.status], [201, 201])
  const listed = (email: string) => {
    const { id: _, ...one } = second.body.colleagues.find((found: Mail) => found.email === email)
    return { ...one, email: null }
  }
  assert.deepEqual(listed(other.email), listed(free.email), 'nothing tells who speaks for another company')
  const [letter] = await inboxOf(it, other.email)
  assert.match(letter?.body ?? '', /already speaks for another company/)
  assert.equal(linkIn(letter?.body), '', 'and leads to no password')
  assert.equal((await invite(body)).body.colleagues.length, 3, 'once more it is the same person')
  const { acts } = (await it.call('ownerHistory', {}, { bearer: other.token })).body
  assert.deepEqual(acts, [])
})

test('name, role and phone can be changed, and the address cannot', async () => {
  const { token: bearer, email } = await newOwner(it, await company())
  const body = { name: 'Ratri A.', role: 'Direktur SDM', phone: '021 555' }
  assert.equal((await it.call('changeAccount', { body }, { bearer })).status, 200)
  const { id: _, ...user } = (await it.call('ownerMe', {}, { bearer })).body.user
  assert.deepEqual(user, { ...body, email })
})

test('a mailed link sets a new password once, within thirty minutes, and ends every session; no answer reveals a known address', async () => {
  const { email, token: bearer } = await newOwner(it, await company(), {
    password: await hashPassword('yang lama sekali'),
  })
  const ask = (of: string) => it.call('forgotPassword', { body: { email: of } }, { device: randomUUID() })
  const [known, unknown] = [await ask(email), await ask(`${randomUUID()}@kantor.example`)]
  assert.deepEqual(known, unknown)
  await it.app.tasks.drain()
  const [mail] = await inboxOf(it, email)
  const token = linkIn(mail?.body)
  it.clock.move(31 * 60_000)
  const late = await it.call('choosePassword', { body: { token, password: PASSWORD } })
  assert.equal(late.body.code, 'link_used')
  await ask(email)
  await it.app.tasks.drain()
  const newToken = linkIn((await inboxOf(it, email))[0]?.body)
  assert.equal(
    (await it.call('choosePassword', { body: { token: newToken, password: PASSWORD } })).status,
    200,
  )
  assert.equal((await it.call('ownerMe', {}, { bearer })).status, 401)
  assert.equal((await it.call('ownerLogin', { body: { email, password: PASSWORD } })).status, 200)
  const notice = (await inboxOf(it, email)).find(({ subject }) => subject === 'Perubahan pada akunmu')
  assert.match(notice?.body ?? '', /\/perusahaan\/reset-password\n[^]*\/hubungi-kami\n/)
})

test('a short or common password is refused', async () => {
  const { token: bearer } = await newOwner(it, await company(), { password: await hashPassword(PASSWORD) })
  for (const password of ['sebelas hrf', 'Password1234', 'qwertyuiop123', 'aaaaaaaaaaaaaa']) {
    const body = { current: PASSWORD, password }
    const refused = await it.call('changePassword', { body }, { bearer })
    assert.deepEqual(Object.keys(refused.body.errors), ['password'], password)
  }
})

test('an owner with the current password can change it, and must sign in again', async () => {
  const { token: bearer, email } = await newOwner(it, await company(), {
    password: await hashPassword(PASSWORD),
  })
  const next = 'es teh manis satu gelas'
  const wrong = await it.call(
    'changePassword',
    { body: { current: 'bukan ini', password: next } },
    { bearer },
  )
  assert.deepEqual(Object.keys(wrong.body.errors), ['current'])
  const right = await it.call('changePassword', { body: { current: PASSWORD, password: next } }, { bearer })
  assert.equal(right.status, 200)
  assert.equal((await it.call('ownerMe', {}, { bearer })).status, 401)
  assert.equal((await it.call('ownerLogin', { body: { email, password: next } })).status, 200)
})

test('administrators extend, activate and set to standard, and a change based on an outdated state is refused', async () => {
  const one = await company()
  const { token: bearer } = await newOwner(it, one)
  const { token: staff } = await signInStaff(it, 'administrator')
  const state = async () => (await it.call('ownerMe', {}, { bearer })).body.subscription
  const before = await state()
  const change = (body: object, by = staff) =>
    it.call('changeMembership', { params: { id: one.id }, body }, { bearer: by })
  assert.equal((await change({ act: 'extend', from: before.until, months: 1 })).status, 200)
  const longer = await state()
  assert.ok(longer.until > before.until)
  assert.equal((await change({ act: 'extend', from: before.until, months: 1 })).status, 409)
  await change({ act: 'activate', from: longer.until })
  assert.equal((await state()).state, 'active')
  await change({ act: 'standard', from: (await state()).until })
  assert.equal((await state()).state, 'standard')
  const { token: editor } = await signInStaff(it, 'editor')
  assert.equal((await change({ act: 'activate', from: null }, editor)).status, 403)
  await it.app.tasks.drain()
  const history = await it.call('teamHistory', { query: { subject: one.id } }, { bearer: staff })
  assert.equal(history.body.events.length, 3)
})

test('an expired trial can be activated as displayed, and an early renewal starts after the current year', async () => {
  const one = await company()
  await newOwner(it, one)
  it.clock.move(200 * DAY)
  const owner = await newOwner(it, one)
  const { token: staff } = await signInStaff(it, 'administrator')
  const change = (from: string | null) =>
    it.call(
      'changeMembership',
      { params: { id: one.id }, body: { act: 'activate', from } },
      { bearer: staff },
    )
  const state = async () => (await it.call('ownerMe', {}, { bearer: owner.token })).body.subscription
  assert.equal((await change((await state()).until)).status, 200)
  const { until } = await state()
  assert.equal((await change(until)).status, 200)
  assert.equal((await change(until)).status, 409)
  assert.equal((await state()).until.slice(0, 4), String(Number(until.slice(0, 4)) + 1))
})

test('owners are reminded thirty, seven and one days before the end and at the end, each once, if need be late', async () => {
  const app = await testApp()
  const one = await addCompany(app.db, { name: 'Waktu' })
  const { email } = await newOwner(app, one, { plan: 'active' })
  // The year ends on 10 March 2027; the reminders go at eight in Jakarta.
  const mailsOn = async (day: string) => {
    app.clock.set(`${day}T00:30:00Z`)
    await app.app.tasks.drain()
    app.clock.move(DAY / 2)
    const mails = await inboxOf(app, email)
    return mails.flatMap(
      mail => /(dalam \d+ hari|besok|hari ini), pada|tetap tampil/.exec(mail.body)?.[0] ?? [],
    )
  }
  assert.deepEqual(await mailsOn('2027-02-07'), [])
  assert.deepEqual(await mailsOn('2027-02-08'), ['dalam 30 hari, pada'])
  assert.deepEqual(await mailsOn('2027-03-01'), [])
  // Nothing ran on the third.
  assert.deepEqual(await mailsOn('2027-03-05'), ['dalam 5 hari, pada'])
  const { token: staff } = await signInStaff(app, 'administrator')
  const body = { act: 'extend', from: '2027-03-10', months: 1 }
  const { status } = await app.call('changeMembership', { params: { id: one.id }, body }, { bearer: staff })
  assert.equal(status, 200)
  // An extension by a month ends within thirty days again.
  assert.deepEqual(await mailsOn('2027-03-13'), ['dalam 28 hari, pada'])
  assert.deepEqual(await mailsOn('2027-04-09'), ['besok, pada'])
  assert.deepEqual(await mailsOn('2027-04-11'), ['tetap tampil', 'besok, pada'])
  for (const { body: text } of await inboxOf(app, email))
    assert.match(text, /lowongan yang masih terbuka [^]*\/hubungi-kami/)
  assert.deepEqual(await mailsOn('2027-05-30'), [])
  await app.close()
})
