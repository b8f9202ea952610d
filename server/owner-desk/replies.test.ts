import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'

const GOOD = 'Mulai Desember syaratnya ditempel di ketiga gudang.'
const HUNT = 'Kami tahu siapa yang menulis ini, dan akan bicara.'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function answered(name: string, ...reviews: Record<string, unknown>[]) {
  const company = await addCompany(it.db, { name })
  const ids = await publishReviews(it.db, company, ...reviews)
  return { company, ids, id: ids[0] ?? '', owner: await newOwner(it, company) }
}
const by = (token: string) => ({ bearer: token })
const save = (token: string, id: string, body: object) =>
  it.call('saveReply', { params: { id }, body: { role: 'management', ...body } }, by(token))
const publicly = async (id: string) => {
  const { token } = await signIn(it)
  return (await it.call('review', { params: { id } }, by(token))).body.review
}

test('an owner answers a review, changes the answer and withdraws it, and readers see each at once', async () => {
  const { id, owner } = await answered('Balai Kapal', {})
  const first = await save(owner.token, id, { text: GOOD })
  assert.equal(first.status, 200, JSON.stringify(first.body))
  assert.equal(first.body.reply.state, 'shown')
  assert.equal((await publicly(id)).reply.words, GOOD)
  const { version } = first.body.reply
  const second = await save(owner.token, id, { text: `${GOOD} Juga di portal.`, role: 'founder', version })
  assert.deepEqual([second.status, second.body.reply.role], [200, 'founder'])
  assert.equal((await publicly(id)).reply.words, `${GOOD} Juga di portal.`)
  const query = { version: second.body.reply.version }
  assert.equal((await it.call('removeReply', { params: { id } }, by(owner.token))).status, 422)
  const gone = await it.call('removeReply', { params: { id }, query }, by(owner.token))
  assert.deepEqual([gone.status, gone.body.reply], [200, null])
  assert.equal((await publicly(id)).reply, null)
})

test('sending the same answer again changes nothing', async () => {
  const { id, owner } = await answered('Balai Ulang', {})
  const [one, other] = [
    await save(owner.token, id, { text: GOOD }),
    await save(owner.token, id, { text: GOOD }),
  ]
  assert.deepEqual([other.status, other.body], [200, one.body])
})

test('of two colleagues who answer at the same time the second is refused, and sees what the first wrote', async () => {
  const { company, id, owner } = await answered('Balai Rekan', {})
  const colleague = await newOwner(it, company)
  await save(owner.token, id, { text: GOOD })
  const late = await save(colleague.token, id, { text: 'Terima kasih, sudah kami perbaiki semuanya.' })
  assert.deepEqual([late.status, late.body.code], [409, 'conflict'])
  const seen = await it.call('ownerReview', { params: { id } }, by(colleague.token))
  assert.equal(seen.body.reply.words, GOOD)
  const removed = await it.call(
    'removeReply',
    { params: { id }, query: { version: '00000000-0000-4000-8000-000000000000' } },
    by(colleague.token),
  )
  assert.equal(removed.status, 409, 'nor is what was not read taken back')
})

test('an answer that guesses its author is held: the owner sees that, readers see nothing of it', async () => {
  const { id, owner } = await answered('Balai Buru', {})
  const held = await save(owner.token, id, { text: HUNT })
  assert.deepEqual([held.body.reply.state, held.body.review.reply], ['held', null])
  assert.equal((await publicly(id)).reply, null)
  const { token: bearer } = await signInStaff(it)
  const body = { decision: 'reject', guideline: 1, note: 'Jawab isinya saja.' }
  await it.call('openReply', { params: { id } }, { bearer })
  assert.equal((await it.call('decideReply', { params: { id }, body }, { bearer })).status, 200)
  await it.app.tasks.drain()
  const told = (await it.call('ownerReview', { params: { id } }, by(owner.token))).body.reply
  assert.deepEqual([told.state, told.guideline, told.note], ['rejected', 1, 'Jawab isinya saja.'])
})

test('contact data, too few words and a missing office are refused at their fields', async () => {
  const { id, owner } = await answered('Balai Salah', {})
  for (const [body, field] of [
    [{ text: `${GOOD} Tulis ke hrd@balai.example.id` }, 'text'],
    [{ text: 'Oke.' }, 'text'],
    [{ text: GOOD, role: '' }, 'role'],
  ] as const) {
    const refused = await save(owner.token, id, body)
    assert.equal(refused.status, 422)
    assert.ok(refused.body.errors[field], JSON.stringify(refused.body))
  }
})

test('an owner sees of a review exactly what every signed-in reader sees', async () => {
  const { company, ids, owner } = await answered(
    'Balai Sama',
    {},
    { state: 'hidden', guideline: 2 },
    {
      employment_status: 2,
      job_role_id: 'administrative-staff',
      application_result: 'rejected',
      interview_rounds: 2,
      left_at_year: 2026,
      answers: [],
      ratings: Array(7).fill(3),
    },
    { job_role_id: 'nurse', city_id: '31.71' },
    { state: 'removed', guideline: 1 },
  )
  const { token } = await signIn(it)
  const readers = (await it.call('companyReviews', { params: { slug: company.slug } }, by(token))).body
    .reviews
  const listed = await it.call('ownerReviews', { query: { show: 'all' } }, by(owner.token))
  const owners = listed.body.reviews
  assert.ok(owners && readers, JSON.stringify(listed.body))
  assert.deepEqual(
    owners.map((one: any) => one.review),
    readers,
  )
  assert.deepEqual(Object.keys(owners[0]).toSorted(), ['hiding', 'reply', 'review'])
  for (const id of ids) {
    const own = (await it.call('ownerReview', { params: { id } }, by(owner.token))).body
    assert.deepEqual(own.review, (await it.call('review', { params: { id } }, by(token))).body.review)
  }
})

test('an owner learns nothing of unpublished reviews, or of another company’s', async () => {
  const { company, owner } = await answered('Balai Belum', {})
  const [waiting = ''] = await publishReviews(it.db, company, { state: 'approved' })
  const other = await answered('Balai Lain', {})
  const listed = (await it.call('ownerReviews', { query: { show: 'all' } }, by(owner.token))).body
  assert.equal(listed.reviews.length, 1)
  const hide = { guideline: 1, words: null }
  for (const id of [waiting, other.id, '00000000-0000-4000-8000-000000000000']) {
    const params = { id }
    const answers = [
      await it.call('ownerReview', { params }, by(owner.token)),
      await save(owner.token, id, { text: GOOD }),
      await it.call('removeReply', { params, query: { version: id } }, by(owner.token)),
      await it.call('hideReview', { params, body: hide }, by(owner.token)),
      await it.call('unhideReview', { params }, by(owner.token)),
    ]
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404]))
  }
  assert.equal((await publicly(other.id)).stub, null)
})

test('the list begins with unanswered reviews, and can be filtered by what the company did', async () => {
  const { ids, owner } = await answered(
    'Balai Daftar',
    {},
    {},
    { state: 'hidden', guideline: 2 },
    { employment_status: 1 },
  )
  await save(owner.token, ids[1] ?? '', { text: GOOD })
  const shown = async (query: object) => {
    const { body } = await it.call('ownerReviews', { query }, by(owner.token))
    return { ids: body.reviews.map((one: any) => one.review.id), counts: body.counts }
  }
  assert.deepEqual((await shown({})).ids, [ids[0], ids[3]])
  assert.deepEqual((await shown({ show: 'answered' })).ids, [ids[1]])
  assert.deepEqual((await shown({ show: 'hidden' })).ids, [ids[2]])
  assert.deepEqual((await shown({ type: 'former' })).ids, [ids[3]])
  assert.deepEqual((await shown({})).counts, { unanswered: 2, answered: 1, hidden: 1, all: 4 })
})

test('a reader, a staff member or a visitor cannot answer for a company', async () => {
  const { id } = await answered('Balai Tutup', {})
  const reader = (await signIn(it)).token
  const team = (await signInStaff(it)).token
  for (const token of [reader, team, 'x'.repeat(43)])
    assert.equal((await save(token, id, { text: GOOD })).status, 401)
})
