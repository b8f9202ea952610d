import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { docx } from '#tests/support/files/documents.ts'
import { uniqueName } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document } from '#tests/support/files/pictures.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'
import { isWorkingDay, workingDaysAfter, workingDaysUntil } from './working-days.ts'

let it: TestApp
let editor: string
let administrator: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
  administrator = (await signInStaff(it, 'administrator')).token
})
after(() => it.close())

const PASSWORD = 'teh poci dua teko panas'

async function claimed(website_host: string | null, email = `ratri@${randomUUID()}.example`) {
  const company = await addCompany(it.db, { name: `Pabrik ${randomUUID()}`, website_host })
  const body = claimOf(company.id, email)
  const sent = await it.call('claimCompany', { body }, { device: email, locale: 'en' })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const id = await idOf(company.id)
  return { company, body, email, sent, id }
}

const claimOf = (company_id: string, email: string) => ({
  company_id,
  name: 'Ratri Anggraini',
  email,
  phone: '021 555 0100',
  role: 'Kepala SDM',
  info: null,
  agree: true,
})

const idOf = async (companyId: string) =>
  String((await it.db.content`select id from content.claim where company_id = ${companyId}`)[0]?.['id'])

const linkIn = (body: string | undefined) => /https?:\S+#(\S+)/.exec(body ?? '')?.[1] ?? ''
/** Effects of content are written in the other schema, which takes two rounds of tasks. */
async function mailsTo(email: string) {
  await it.app.tasks.drain()
  return inboxOf(it, email)
}
const keyOf = async (email: string) => linkIn((await mailsTo(email)).at(-1)?.body)
const confirm = async (email: string) => it.call('confirmClaim', { body: { key: await keyOf(email) } })

async function decide(id: string, body: object, bearer = editor) {
  const opened = await it.call('openClaim', { params: { id } }, { bearer, locale: 'en' })
  assert.equal(opened.status, 200, JSON.stringify(opened.body))
  const decided = await it.call('decideClaim', { params: { id }, body }, { bearer, locale: 'en' })
  await it.app.tasks.drain()
  return { item: opened.body, decided }
}

const approve = { decision: 'approve' }

test('a claim with a mailbox at the website is confirmed by mail and approved by one editor, and its owner sets a password and signs in', async () => {
  const { company, sent, email, id } = await claimed('kantor.example', `hr.${randomUUID()}@kantor.example`)
  assert.deepEqual(sent.body, { due_on: '2026-03-16', proof: 'mailbox' })
  const page = async () => (await it.call('company', { params: { slug: company.slug } })).body.company
  assert.equal((await page()).claimed_since, null)
  const early = await decide(id, approve)
  assert.match(early.decided.body.errors.decision[0], /has not opened/)
  assert.equal((await confirm(email)).body.state, 'pending')
  const { item, decided } = await decide(id, approve)
  assert.deepEqual([item.editors, item.flags, item.left], [1, ['mailbox'], 3])
  assert.equal(decided.status, 200)
  assert.equal((await page()).claimed_since, '2026-03')
  const [mail] = await mailsTo(email)
  assert.equal(mail?.subject, 'Your request was accepted')
  const token = linkIn(mail?.body)
  const weak = await it.call('choosePassword', { body: { token, password: 'pendek' } })
  assert.equal(weak.status, 422)
  assert.equal((await it.call('choosePassword', { body: { token, password: PASSWORD } })).status, 200)
  assert.equal((await it.call('choosePassword', { body: { token, password: PASSWORD } })).status, 409)
  const login = await it.call('ownerLogin', { body: { email, password: PASSWORD } })
  assert.equal(login.body.subscription.state, 'trial')
  assert.equal(login.body.user.role, 'Kepala SDM')
})

test('without such a mailbox a claim takes two different editors', async () => {
  const { company, email, id } = await claimed('lain.example')
  await confirm(email)
  const first = await decide(id, approve)
  assert.equal(first.item.editors, 2)
  const again = await decide(id, approve)
  assert.match(again.decided.body.errors.decision[0], /One more editor/)
  assert.equal(
    (await it.call('company', { params: { slug: company.slug } })).body.company.claimed_since,
    null,
  )
  await it.call('leaveDesk', {}, { bearer: editor })
  const second = await decide(id, approve, administrator)
  assert.ok(second.item.flags.includes('second'))
  assert.equal(
    (await it.call('company', { params: { slug: company.slug } })).body.company.claimed_since,
    '2026-03',
  )
})

test('the team asks back, the answer returns the claim to the desk, and a decline states its reason', async () => {
  const { email, id } = await claimed(null)
  await confirm(email)
  await decide(id, { decision: 'ask', words: 'Siapa atasanmu di bagian SDM?' })
  const [mail] = await mailsTo(email)
  assert.match(mail?.body ?? '', /Siapa atasanmu/)
  const key = linkIn(mail?.body)
  assert.equal((await it.call('openClaim', { params: { id } }, { bearer: editor })).status, 409)
  assert.equal((await it.call('ownClaim', { body: { key } })).body.question, 'Siapa atasanmu di bagian SDM?')
  const info = 'Ibu Dewi, kepala SDM.'
  assert.equal((await it.call('answerClaim', { body: { key, info } })).body.question, null)
  const { item } = await decide(id, { decision: 'decline', words: 'Tidak ada bukti hubungan.' })
  assert.equal(item.questions[0].answer, info)
  assert.match((await mailsTo(email))[0]?.body ?? '', /Tidak ada bukti hubungan/)
  assert.equal((await it.call('ownClaim', { body: { key } })).body.state, 'declined')
})

test('a phone number is accepted in any usual notation, and its mistakes are reported at its field', async () => {
  const { id: company } = await addCompany(it.db, { name: uniqueName('Telepon') })
  const email = `${randomUUID()}@telepon.example`
  const send = (phone: string, locale: 'id' | 'en') =>
    it.call('claimCompany', { body: { ...claimOf(company, email), phone } }, { device: email, locale })
  const two = await send('0812-3456-7890 / 0813-1111-2222', 'en')
  assert.match(two.body.errors.phone[0], /two numbers/)
  assert.match((await send('021 555', 'id')).body.errors.phone[0], /Angkanya kurang/)
  const both = await it.call('claimCompany', {
    body: { ...claimOf(company, 'bukan alamat'), phone: '021 555' },
  })
  assert.deepEqual(Object.keys(both.body.errors).toSorted(), ['email', 'phone'], 'all that is wrong at once')
  assert.equal((await send('(021) 555-1234 ext. 12', 'id')).status, 201)
  const params = { id: await idOf(company) }
  await confirm(email)
  const { body } = await it.call('openClaim', { params }, { bearer: editor })
  assert.equal(body.phone, '+62 215551234 ext. 12')
})

test('the same words again are the same claim, and a mail names the company on no lock screen', async () => {
  const { company, body, sent, email } = await claimed(null)
  const again = await it.call('claimCompany', { body }, { device: email })
  assert.deepEqual(again.body, sent.body)
  const mails = await mailsTo(email)
  assert.equal(mails.length, 1)
  assert.ok(!mails[0]?.subject.includes(company.slug.split('-')[0] as string))
})

test('rival claims for a company, and a claim on a company with an owner, are shown together and take two editors', async () => {
  const { company, id } = await claimed('dua.example', `a.${randomUUID()}@dua.example`)
  const other = `b.${randomUUID()}@dua.example`
  await it.call('claimCompany', { body: claimOf(company.id, other) }, { device: other })
  const owner = await newOwner(it, company, { name: 'Pak Lama' })
  const opened = await it.call('openClaim', { params: { id } }, { bearer: editor })
  assert.ok(opened.body.flags.includes('rival') && opened.body.flags.includes('owned'))
  assert.equal(opened.body.editors, 2)
  assert.deepEqual(opened.body.owners, [{ name: 'Pak Lama', role: 'Kepala SDM' }])
  assert.equal(opened.body.rivals[0].email, other)
  await confirm(other)
  const rival = (
    await it.db.content`select id from content.claim where company_id = ${company.id} and proven`
  )[0]?.['id'] as string
  await decide(rival, approve)
  await it.call('leaveDesk', {}, { bearer: editor })
  await decide(rival, approve, administrator)
  assert.match((await mailsTo(owner.email))[0]?.body ?? '', /Ratri Anggraini/)
})

test('a claim for an unlisted company waits for its listing, and a name of several companies leads to a question', async () => {
  const email = `${randomUUID()}@baru.example`
  const { company_id: _, ...rest } = claimOf('', email)
  const name = uniqueName('Kerupuk')
  const sent = await it.call('claimCompany', { body: { ...rest, company_name: name } }, { device: email })
  assert.equal(sent.status, 201)
  const [company] = await it.db.content`select id, status from content.company where name = ${name}`
  assert.equal(company?.['status'], 0)
  await confirm(email)
  const { decided } = await decide(await idOf(company?.['id'] as string), approve)
  assert.match(decided.body.errors.decision[0], /not listed/)
  for (const slug of ['kembar-satu', 'kembar-dua']) await addCompany(it.db, { name: 'Kembar Jaya', slug })
  const body = { ...rest, company_name: 'Kembar Jaya', email: `x${email}` }
  const unsure = await it.call('claimCompany', { body }, { device: 'lain' })
  assert.equal(unsure.status, 422)
  assert.equal(unsure.body.candidates.company_name.length, 2)
})

test('only the team reads the sent evidence, which is deleted seven days after the decision', async () => {
  const { body: file } = await sendForm(it, 'sendFile', { name: 'surat-tugas.pdf', bytes: document() })
  const { id: company } = await addCompany(it.db, { name: `Bukti ${randomUUID()}` })
  const email = `${randomUUID()}@bukti.example`
  const upload_files = [{ id: file.id, secret: file.secret }]
  const body = { ...claimOf(company, email), upload_files }
  const lost = { ...body, upload_files: [{ id: randomUUID(), secret: file.secret }] }
  const refused = await it.call('claimCompany', { body: lost }, { device: email })
  assert.deepEqual(Object.keys(refused.body.errors), ['upload_files'])
  const { body: letter } = await sendForm(it, 'sendFile', { name: 'surat.docx', bytes: docx() })
  const unproving = { ...body, upload_files: [{ id: letter.id, secret: letter.secret }] }
  const unread = await it.call('claimCompany', { body: unproving }, { device: email })
  assert.match(unread.body.errors.upload_files[0], /PDF, PNG, JPEG, WebP/)
  assert.equal((await it.call('claimCompany', { body }, { device: email })).status, 201)
  await it.app.tasks.drain()
  const id = await idOf(company)
  const params = { id, file: file.id }
  const { item } = await decide(id, { decision: 'decline', words: 'Suratnya tidak terbaca.' })
  assert.deepEqual(item.files, [{ id: file.id, name: 'surat-tugas.pdf', kind: 'pdf', size: file.size }])
  const read = (bearer: string) => it.call('claimFile', { params }, { bearer })
  assert.equal((await read(editor)).status, 200)
  const { token: owner } = await newOwner(it, { id: company })
  assert.equal((await read(owner)).status, 401)
  await it.app.tasks.drain()
  it.clock.move(8 * 86_400_000)
  await it.app.tasks.drain()
  it.clock.move(3_600_000)
  await it.app.tasks.drain()
  editor = (await signInStaff(it, 'editor')).token
  administrator = (await signInStaff(it, 'administrator')).token
  assert.equal((await read(editor)).status, 404)
})

test('the answer to the team’s question may include a file, and repeating it changes nothing', async () => {
  const { email, id } = await claimed(null)
  await confirm(email)
  await decide(id, { decision: 'ask', words: 'Kirim surat tugasmu.' })
  const key = linkIn((await mailsTo(email))[0]?.body)
  const { body: file } = await sendForm(it, 'sendFile', { name: 'surat-tugas.pdf', bytes: document() })
  const body = { key, info: 'Terlampir.', upload_files: [{ id: file.id, secret: file.secret }] }
  const lost = { ...body, upload_files: [{ id: randomUUID(), secret: file.secret }] }
  const refused = await it.call('answerClaim', { body: lost })
  assert.deepEqual(Object.keys(refused.body.errors), ['upload_files'])
  assert.equal((await it.call('answerClaim', { body })).body.question, null)
  await it.app.tasks.drain()
  assert.equal((await it.call('answerClaim', { body })).status, 200)
  const { body: item } = await it.call('openClaim', { params: { id } }, { bearer: editor })
  assert.deepEqual(
    item.files.map(({ name }: { name: string }) => name),
    ['surat-tugas.pdf'],
  )
})

test('a mail scanner that opens the link confirms nothing; only a press does', async () => {
  const email = `hr.${randomUUID()}@pindai.example`
  const { id } = await claimed('pindai.example', email)
  const key = await keyOf(email)
  const states = []
  for (const call of ['ownClaim', 'ownClaim', 'confirmClaim', 'ownClaim'] as const)
    states.push((await it.call(call, { body: { key } })).body.confirmed)
  assert.deepEqual(states, [false, false, true, true])
  assert.equal((await decide(id, approve)).decided.status, 200)
})

test('an address that claims two companies gets one: the other claim is on the desk again, and its company has no owner', async () => {
  const email = `hr.${randomUUID()}@satu.example`
  const one = await claimed('satu.example', email)
  const two = await claimed('satu.example', email)
  for (const { body } of await mailsTo(email)) await it.call('confirmClaim', { body: { key: linkIn(body) } })
  const bearer = editor
  for (const { id } of [one, two]) await it.call('openClaim', { params: { id } }, { bearer })
  for (const { id } of [one, two]) {
    const decided = await it.call('decideClaim', { params: { id }, body: approve }, { bearer })
    assert.equal(decided.status, 200)
  }
  const approvals = (await mailsTo(email)).filter(({ subject }) => subject === 'Your request was accepted')
  assert.equal(approvals.length, 1)
  const states = await Promise.all(
    [one, two].map(async ({ company }) => {
      const page = await it.call('company', { params: { slug: company.slug } })
      return page.body.company.claimed_since
    }),
  )
  assert.deepEqual(states.toSorted(), ['2026-03', null])
  const lost = states[0] === null ? one : two
  const opened = await it.call('openClaim', { params: { id: lost.id } }, { bearer })
  assert.ok(opened.body.flags.includes('elsewhere'))
})

test('no mail contains a stranger’s text, and names in it are one line without links', async () => {
  const email = `${randomUUID()}@korban.example`
  const { company_id: _, ...rest } = claimOf('', email)
  const company_name = uniqueName('Klik\n\nhadiah.example sekarang')
  const send = (body: object) => it.call('claimCompany', { body: { ...rest, company_name, ...body } })
  const linked = await send({ name: 'Buka https://hadiah.example/1' })
  assert.deepEqual(Object.keys(linked.body.errors), ['name'])
  assert.equal((await send({ name: 'Ratri\nMenang', role: 'Kepala\u2028SDM' })).status, 201)
  const [mail] = await mailsTo(email)
  assert.doesNotMatch(mail?.body ?? '', /Menang|hadiah|Klik/)
  const [company] = await it.db
    .content`select id, name from content.company where name like 'Klik hadiah.example %'`
  const { body } = await it.call(
    'openClaim',
    { params: { id: await idOf(String(company?.['id'])) } },
    { bearer: editor },
  )
  assert.deepEqual([body.name, body.role], ['Ratri Menang', 'Kepala SDM'])
})

test('one mailbox in many spellings gets no more mails than one', async () => {
  const name = randomUUID()
  const { id } = await addCompany(it.db, { name: `Pabrik ${name}` })
  const answers = []
  for (const tag of ['', '+a', '+b', '+c']) {
    const email = `${name}${tag}@surat.example`
    answers.push((await it.call('claimCompany', { body: claimOf(id, email) }, { device: email })).status)
  }
  assert.deepEqual(answers, [201, 201, 201, 429])
})

test('a lost mail is sent again for the same claim, and a declined person may claim again with the same words', async () => {
  const { company, body, email, id } = await claimed(null)
  const again = async () => {
    const sent = await it.call('claimCompany', { body }, { device: email })
    assert.equal(sent.status, 201)
    return (await mailsTo(email)).filter(mail => linkIn(mail.body) !== '').length
  }
  assert.equal(await again(), 1)
  it.clock.move(11 * 60_000)
  assert.equal(await again(), 2)
  await decide(id, { decision: 'decline', words: 'Tidak ada bukti hubungan.' })
  assert.equal(await again(), 3)
  const states = await it.db.content`select state from content.claim where company_id = ${company.id}`
  assert.deepEqual(states.map(({ state }) => state).toSorted(), ['declined', 'pending'])
})

test('the same words sent twice at the same time create one new company', async () => {
  const { company_id: _, ...rest } = claimOf('', `${randomUUID()}@kembar.example`)
  const body = { ...rest, company_name: uniqueName('Seketika') }
  await Promise.all([1, 2, 3].map(() => it.call('claimCompany', { body }, { device: body.email })))
  const { length } = await it.db.content`select 1 from content.company where name = ${body.company_name}`
  assert.equal(length, 1)
})

test('asking a question cancels the first approval, so that two editors approve the same facts', async () => {
  const { email, id } = await claimed(null)
  const key = await keyOf(email)
  await confirm(email)
  const left = () => it.call('leaveDesk', {}, { bearer: editor })
  const isSecond = async () => {
    const { body } = await it.call('openClaim', { params: { id } }, { bearer: administrator })
    await it.call('leaveDesk', {}, { bearer: administrator })
    return body.flags.includes('second')
  }
  await decide(id, approve)
  await left()
  assert.equal(await isSecond(), true)
  await decide(id, { decision: 'ask', words: 'Siapa atasanmu di sana?' }, administrator)
  await it.call('leaveDesk', {}, { bearer: administrator })
  await it.call('answerClaim', { body: { key, info: 'Bu Dewi.' } })
  assert.equal(await isSecond(), false)
})

test('a claim moves with its company into another one, and appears beside the claims there', async () => {
  const { company: into, id: other } = await claimed(null)
  const { company_id: _, ...rest } = claimOf('', `${randomUUID()}@anak.example`)
  const company_name = uniqueName('Anak')
  await it.call('claimCompany', { body: { ...rest, company_name } }, { device: rest.email })
  const [named] = await it.db.content`select id from content.company where name = ${company_name}`
  const params = { id: String(named?.['id']) }
  const claim = await idOf(params.id)
  const body = { decision: 'merge', into: into.id }
  const merged = await it.call('decideCompany', { params, body }, { bearer: editor })
  assert.equal(merged.status, 200, JSON.stringify(merged.body))
  await it.app.tasks.drain()
  for (const id of [claim, other]) {
    const opened = await it.call('openClaim', { params: { id } }, { bearer: editor })
    assert.ok(opened.body.flags.includes('rival'))
    assert.equal(opened.body.rivals.length, 1)
  }
})

test('a week after the decision nothing is left of a claim', async () => {
  const { email, id } = await claimed(null)
  const key = await keyOf(email)
  await decide(id, { decision: 'decline', words: 'Bukan perusahaan ini.' })
  it.clock.move(8 * 86_400_000)
  await it.app.tasks.drain()
  assert.equal((await it.call('ownClaim', { body: { key } })).status, 404)
})

test('working days exclude weekends, public holidays and joint leave', () => {
  assert.equal(workingDaysAfter('2026-03-11', 3), '2026-03-16')
  assert.equal(isWorkingDay('2026-12-25'), false)
  assert.equal(isWorkingDay('2026-12-24'), false)
  assert.equal(workingDaysUntil('2026-03-13', '2026-03-16'), 1)
  assert.equal(workingDaysUntil('2026-03-16', '2026-03-13'), -1)
})
