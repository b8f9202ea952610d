import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import {
  DATA_RIGHTS,
  TAKEDOWN_ASKERS,
  TAKEDOWN_CLASSES,
  type InquiryTopic,
} from '#shared/contract/contact/keys.ts'
import { deskCall } from '#shared/contract/moderation/desk-subjects.ts'
import { alarmOf, elapsedPercent } from './deadline.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document } from '#tests/support/files/pictures.ts'
import { publishReviews } from '#tests/support/published.ts'
import { inboxOf, signIn, signInStaff } from '#tests/support/sign-in.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MESSAGE = 'Halo, aku ingin bertanya tentang cara kalian menghitung skor.'

let it: TestApp
let lead: string
let editor: string
before(async () => {
  it = await testApp()
  await renew()
})
async function renew() {
  lead = (await signInStaff(it, 'administrator')).token
  editor = (await signInStaff(it, 'editor')).token
}
after(() => it.close())

/** Moments are stored to the hour, rounded down so that nobody is promised a later one. */
const fullHour = (ms: number): Date => new Date(ms - (ms % HOUR))
const newEmail = () => `${randomUUID()}@contoh.id`
const as = () => ({ device: randomUUID(), address: randomUUID() })
const write = (body: object = {}, by = {}) =>
  it.call('contact', { body: { email: newEmail(), message: MESSAGE, ...body } }, { ...as(), ...by })
const report = (body: object = {}, by = {}) =>
  it.call(
    'reportContent',
    {
      body: {
        class: 'person',
        who: 'person',
        name: 'Ratri',
        email: newEmail(),
        address: 'https://kerjajujur.example/ulasan/x',
        message: MESSAGE,
        agree: true,
        ...body,
      },
    },
    { ...as(), ...by },
  )
const ask = (body: object = {}, by = {}) =>
  it.call(
    'askRight',
    { body: { right: 'correction', email: newEmail(), message: MESSAGE, ...body } },
    { ...as(), ...by },
  )

async function find(topic: InquiryTopic, ticket: string, bearer = lead) {
  const { body } = await it.call(deskCall('desk', topic), {}, { bearer })
  return body.rows.find(({ id }: { id: string }) => ticket.endsWith(id.slice(0, 8).toUpperCase()))
}
async function open(topic: InquiryTopic, ticket: string, bearer = lead) {
  const { id } = await find(topic, ticket, bearer)
  return (await it.call(deskCall('open', topic), { params: { id } }, { bearer })).body
}
async function decide(topic: InquiryTopic, ticket: string, body: object, bearer = lead) {
  const { id } = await open(topic, ticket, bearer)
  const answer = await it.call(deskCall('decide', topic), { params: { id }, body }, { bearer })
  await it.app.tasks.drain()
  return answer
}
async function mailsTo(email: string) {
  await it.app.tasks.drain()
  return inboxOf(it, email)
}
const words = 'Kami sudah membacanya, dan ini jawaban kami.'

test('a message is received and answered by an editor at the desk, and the mails about both do not quote it', async () => {
  const email = newEmail()
  const sent = await write({ email, first_name: 'Sekar', company: 'PT Maju' })
  assert.equal(sent.status, 202, JSON.stringify(sent.body))
  assert.equal(sent.body.due_at, fullHour(it.clock.now().getTime() + 3 * DAY).toISOString())
  const [receipt] = await mailsTo(email)
  assert.ok(receipt?.subject.includes(sent.body.ticket))
  assert.doesNotMatch(receipt?.body ?? '', /skor|Sekar|PT Maju/)
  const seen = await open('contact', sent.body.ticket, editor)
  assert.deepEqual([seen.name, seen.company, seen.message], ['Sekar', 'PT Maju', MESSAGE])
  assert.equal((await decide('contact', sent.body.ticket, { decision: 'answer', words }, editor)).status, 200)
  assert.match((await mailsTo(email)).find(({ body }) => body.includes(words))?.subject ?? '', /Jawaban/)
  assert.equal(await find('contact', sent.body.ticket), undefined)
})

test('a message closed without an answer is announced to its sender, and a legal request is never closed without words', async () => {
  const email = newEmail()
  const { ticket } = (await write({ email })).body
  assert.equal((await decide('contact', ticket, { decision: 'drop' }, editor)).status, 200)
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Jawaban'))
  assert.match(
    mail?.body ?? '',
    new RegExp(`${ticket} sudah kami baca\\.[^]*Tulis lagi:\\n\\S+/hubungi-kami\\n`),
  )
  for (const [topic, sent] of [
    ['takedown', await report()],
    ['right', await ask()],
  ] as const) {
    assert.equal((await decide(topic, sent.body.ticket, { decision: 'drop' })).status, 422)
    await decide(topic, sent.body.ticket, { decision: 'refuse', words })
  }
})

test('the same words again are the same message, with one mail', async () => {
  const email = newEmail()
  const [first, second] = [await write({ email }), await write({ email })]
  assert.equal(first.body.ticket, second.body.ticket)
  assert.equal((await mailsTo(email)).length, 1)
})

test('invalid input is refused at its field, and an address gets five mails a day', async () => {
  const { body } = await write({ message: 'pendek', email: 'bukan' })
  assert.deepEqual(Object.keys(body.errors).toSorted(), ['email', 'message'])
  assert.deepEqual(Object.keys((await report({ agree: false, class: 'x' })).body.errors).toSorted(), [
    'agree',
    'class',
  ])
  const email = newEmail()
  for (let n = 0; n < 5; n += 1)
    assert.equal((await write({ email, message: `${MESSAGE} ${n}` })).status, 202)
  assert.equal((await write({ email, message: `${MESSAGE} lagi` })).status, 429)
})

test('the database contains no readable data of the sender', async () => {
  const email = newEmail()
  await report({ email, name: 'Kusumaningrum', message: `${MESSAGE} Rahasia sekali.` })
  const rows = await it.db.content`select inquiry::text as row from content.inquiry`
  for (const text of [email, 'Kusumaningrum', 'Rahasia'])
    assert.ok(
      !rows.some(
        ({ row }) => String(row).includes(text) || String(row).includes(Buffer.from(text).toString('hex')),
      ),
    )
})

test('T-36: each class of takedown has its deadline by requester, warns at half, four fifths and all of it, and ends both ways', async () => {
  const hours = {
    person: 24,
    personal_data: 24,
    court_order: 24,
    defamation: 168,
    copyright: 168,
    other: 168,
  }
  const start = fullHour(it.clock.now().getTime()).getTime()
  const company = await addCompany(it.db, { name: 'Balai Waktu' })
  for (const kind of TAKEDOWN_CLASSES)
    for (const who of TAKEDOWN_ASKERS) {
      it.clock.set(new Date(start).toISOString())
      const [id] = await publishReviews(it.db, company, {})
      const { body } = await report({ class: kind, who, address: `/ulasan/${id}` })
      const most = who.startsWith('authority') ? 24 : hours[kind]
      const limit = { hours: most, due_at: new Date(body.due_at) }
      const flagAfter = (ms: number) => alarmOf(elapsedPercent(limit, new Date(start + ms)))?.[1]
      const shares = [0.5, 0.8, 1].map(share => most * HOUR * share)
      assert.deepEqual(
        shares.map(ms => flagAfter(ms)),
        ['half', 'most', 'late'],
        `${kind} by ${who}`,
      )
      assert.deepEqual(
        shares.map(ms => flagAfter(ms - 1)),
        [undefined, 'half', 'most'],
      )
      const content = { subject: 'review', id, guideline: 1 }
      const decision = who === 'company' ? { decision: 'refuse' } : { decision: 'uphold', content }
      assert.equal((await decide('takedown', body.ticket, { ...decision, words })).status, 200)
      assert.equal(await find('takedown', body.ticket), undefined)
    }
})

test('the log reports each part of a deadline once, and the desk shows it', async () => {
  const { body } = await report({ class: 'copyright' })
  const warned = async () => {
    await it.app.tasks.drain()
    const rows = await it.db
      .content`select warned from content.inquiry where outcome is null and class = 'copyright'`
    return rows[0]?.['warned']
  }
  for (const [days, part] of [
    [3, 0],
    [1, 50],
    [2, 80],
    [2, 100],
  ] as const) {
    it.clock.move(days * DAY)
    assert.equal(await warned(), part)
  }
  await renew()
  assert.deepEqual((await find('takedown', body.ticket)).flags, ['late'])
  await decide('takedown', body.ticket, { decision: 'refuse', words })
})

test('an order is urgent if the sender is signed in with its address; otherwise it waits with the others', async () => {
  const urgent = { who: 'authority_urgent', class: 'other' }
  const person = await signIn(it, newEmail())
  const hoursOf = async (body: object, by: object = {}) => {
    const sent = await report({ ...urgent, ...body }, by)
    const hours = (Date.parse(sent.body.due_at) - fullHour(it.clock.now().getTime()).getTime()) / HOUR
    return [hours, (await open('takedown', sent.body.ticket)).proven]
  }
  assert.deepEqual(await hoursOf({ email: person.email }), [24, false], 'somebody else typed it')
  assert.deepEqual(await hoursOf({}, { bearer: person.token }), [24, false], 'another address')
  assert.deepEqual(await hoursOf({ email: person.email }, { bearer: person.token }), [4, true])
})

test('strangers of one network share a daily limit, which does not affect signed-in senders', async () => {
  const address = '198.51.100.77'
  const person = await signIn(it, newEmail())
  const flood = { who: 'authority_urgent' }
  for (let n = 0; n < 20; n += 1) assert.equal((await report(flood, { address })).status, 202)
  assert.equal((await report(flood, { address })).status, 429)
  assert.equal((await write({}, { address })).status, 202, 'who only writes has a share of their own')
  const own = await report({ email: person.email }, { address, bearer: person.token })
  assert.equal(own.status, 202)
})

test('strangers who use a person’s address exhaust only the strangers’ limit, not that of the signed-in person', async () => {
  const person = await signIn(it, newEmail())
  const { email } = person
  for (let n = 0; n < 5; n += 1)
    assert.equal((await write({ email, message: `${MESSAGE} ${n}` })).status, 202)
  assert.equal((await report({ email })).status, 429)
  const own = { bearer: person.token }
  assert.deepEqual([(await report({ email }, own)).status, (await ask({ email }, own)).status], [202, 202])
  for (let n = 0; n < 3; n += 1)
    assert.equal((await write({ email, message: `${MESSAGE} Aku ${n}` }, own)).status, 202)
  assert.equal((await write({ email, message: `${MESSAGE} Aku lagi` }, own)).status, 429)
})

test('an unknown target cannot be taken down first, and another request’s ticket leads nowhere', async () => {
  const { body } = await report()
  const refused = await decide('takedown', body.ticket, {
    decision: 'hide',
    content: { subject: 'review', id: randomUUID() },
  })
  assert.deepEqual(Object.keys(refused.body.errors), ['content'])
  await decide('takedown', body.ticket, { decision: 'refuse', words })
  const other = await report({ ticket: body.ticket })
  assert.equal((await open('takedown', other.body.ticket)).earlier, null)
})

test('evidence is sent along, only administrators read it, and it is deleted a week after the decision', async () => {
  const sent = await sendForm(it, 'sendFile', { name: 'kartu.pdf', bytes: document() })
  const { id: file, secret } = sent.body
  const { body } = await report({ upload_files: [{ id: file, secret }] })
  await it.app.tasks.drain()
  const { id, files } = await open('takedown', body.ticket)
  assert.deepEqual(
    files.map((one: { id: string }) => one.id),
    [file],
  )
  const read = (bearer: string) => it.call('inquiryFile', { params: { id, file } }, { bearer })
  assert.deepEqual([(await read(lead)).status, (await read(editor)).status], [200, 403])
  await decide('takedown', body.ticket, { decision: 'answer', words })
  it.clock.move(8 * DAY)
  await it.app.tasks.drain()
  await renew()
  assert.equal((await read(lead)).status, 404)
})

test('each data right has 72 hours, shows whether the sender is signed in with the address, and has its own history entry', async () => {
  const person = await signIn(it, newEmail())
  const other = await ask({ email: person.email, message: `${MESSAGE} Orang lain.` })
  for (const right of DATA_RIGHTS.slice(1)) {
    const { body } = await ask({ right, email: person.email }, { bearer: person.token })
    assert.equal(body.due_at, fullHour(it.clock.now().getTime() + 72 * HOUR).toISOString())
    const { id, proven } = await open('right', body.ticket)
    assert.equal(proven, true)
    await decide('right', body.ticket, { decision: right === 'objection' ? 'refuse' : 'uphold', words })
    const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer: lead })).body
    assert.deepEqual(
      events.map(({ act }: { act: string }) => act),
      [right === 'objection' ? 'right_refused' : 'right_upheld'],
    )
  }
  assert.equal((await open('right', other.body.ticket)).proven, false)
})

test('only administrators decide on takedowns and data rights', async () => {
  const { token: moderator } = await signInStaff(it, 'moderator')
  for (const [topic, bearer] of [
    ['takedown', editor],
    ['right', editor],
    ['takedown', moderator],
    ['contact', moderator],
  ] as const)
    assert.equal((await it.call(deskCall('desk', topic), {}, { bearer })).status, 403)
})

test('the public figures count decided requests, and show no count below five', async () => {
  const { halves } = (await it.call('transparency')).body
  const counts = halves.flatMap(
    (half: { figures: { topic: string; class: string; count: number | null }[] }) => half.figures,
  )
  const of = (topic: string, kind: string) =>
    counts.filter((one: { topic: string; class: string }) => one.topic === topic && one.class === kind)
  assert.ok(of('takedown', 'copyright').length > 0)
  for (const { count } of counts) assert.ok(count === null || count >= 5)
  assert.equal(of('right', 'erasure')[0]?.count, null)
})

test('T-37: no answer of these desks contains anything about an author or an account', async () => {
  const [id = ''] = await publishReviews(it.db, await addCompany(it.db, { name: 'Balai Surat' }), {})
  const { body } = await report({ address: `/ulasan/${id}` })
  const item = await open('takedown', body.ticket)
  const { review, ...fields } = item
  assert.deepEqual(Object.keys(fields).toSorted(), [
    'address',
    'class',
    'company',
    'contents',
    'earlier',
    'email',
    'files',
    'flags',
    'hours',
    'id',
    'locale',
    'message',
    'name',
    'path',
    'proven',
    'ticket',
    'who',
  ])
  const { token: bearer } = await signIn(it, newEmail())
  assert.deepEqual(review, (await it.call('review', { params: { id } }, { bearer })).body.review)
})
