import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { reply } from '#tests/support/owner-desk/replies.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

const HUNT = 'Kami tahu siapa yang menulis ini.'
const GOOD = 'Mulai Desember syaratnya ditempel di ketiga gudang.'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function published(name: string): Promise<{ id: string; slug: string }> {
  const company = await addCompany(it.db, { name })
  const [id = ''] = await publishReviews(it.db, company, { published_on: '2026-01-20' })
  return { id, slug: company.slug }
}
const shown = async (id: string) => (await it.call('review', { params: { id } })).body.review.reply

async function decide(id: string, body: object): Promise<any> {
  const bearer = (await signInStaff(it)).token
  const opened = (await it.call('openReply', { params: { id } }, { bearer })).body
  const decided = await it.call('decideReply', { params: { id }, body }, { bearer })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
  return { opened, bearer }
}

test('a reply is public at once under its review, with the role of its writer and the month', async () => {
  const { id, slug } = await published('Balas Cepat')
  await reply(it, id, GOOD)
  const expected = { role: 'human_resources', words: GOOD, locale: 'id', month: '2026-03', changed: null }
  assert.deepEqual(await shown(id), expected)
  const list = (await it.call('companyReviews', { params: { slug } })).body
  assert.deepEqual(list.reviews[0].reply, expected)
  const { replies } = (await it.call('company', { params: { slug } })).body
  assert.deepEqual(replies, { count: 1, months: 2 }, 'from January to March')
})

test('from two replies on, the later one shows how soon a company usually answers', async () => {
  const company = await addCompany(it.db, { name: 'Balas Dua' })
  const ids = await publishReviews(
    it.db,
    company,
    { published_on: '2026-03-02' },
    { published_on: '2026-01-20' },
  )
  for (const id of ids) await reply(it, id, GOOD)
  const { replies } = (await it.call('company', { params: { slug: company.slug } })).body
  assert.deepEqual(replies, { count: 2, months: 2 })
})

test('a reply that guesses the author waits for the team, which sees it beside the review', async () => {
  const { id, slug } = await published('Balas Curiga')
  assert.equal((await reply(it, id, HUNT)).state, 'held')
  assert.equal(await shown(id), null)
  assert.equal((await it.call('company', { params: { slug } })).body.replies, null)
  const { opened, bearer } = await decide(id, { decision: 'reject', guideline: 1, note: 'Jawab isinya.' })
  assert.deepEqual([opened.words, opened.review.id, opened.findings[0].kind], [HUNT, id, 'hunting'])
  assert.equal(await shown(id), null)
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer })).body
  assert.deepEqual([events[0].act, events[0].guideline], ['reply_rejected', 1])
})

test('the team approves a held reply that breaks no guideline', async () => {
  const { id } = await published('Balas Ditahan')
  assert.equal((await reply(it, id, 'Pak Bambang Sutrisno di loket membantu.')).state, 'held')
  await decide(id, { decision: 'show' })
  assert.equal((await shown(id)).words, 'Pak Bambang Sutrisno di loket membantu.')
})

test('a decision on words that were changed meanwhile has no effect', async () => {
  const { id } = await published('Balas Berubah')
  const { version } = await reply(it, id, HUNT)
  const bearer = (await signInStaff(it)).token
  await reply(it, id, `${HUNT} Segera.`, { version })
  const body = { decision: 'show', version }
  assert.equal((await it.call('decideReply', { params: { id }, body }, { bearer })).status, 409)
})

test('withdrawing a review deletes its reply, which its author could read by code', async () => {
  const company = await addCompany(it.db, { name: 'Balas Hilang' })
  const { code: bearer } = await submitReview(it, employeeReview(company.id))
  const [row] = await it.db.content`
    update content.review set state = 'published', published_on = '2026-03-11' where company_id = ${company.id} returning id`
  const id = String(row?.['id'])
  await reply(it, id, GOOD)
  const own = (await it.call('myReview', {}, { bearer })).body
  assert.deepEqual([own.reply.words, own.reply.month], [GOOD, '2026-03'])
  await it.call('withdrawReview', {}, { bearer })
  assert.equal((await it.call('myReview', {}, { bearer })).body.reply, null)
  assert.deepEqual([...(await it.db.content`select 1 from content.review_reply where review_id = ${id}`)], [])
})

test('a reply shows the month of its publication, not the one of its submission', async () => {
  const { id } = await published('Balas Sebulan')
  const { version } = await reply(it, id, HUNT)
  await decide(id, { decision: 'reject', guideline: 1, note: null })
  it.clock.move(31 * 24 * 3600_000)
  await reply(it, id, GOOD, { version })
  assert.deepEqual([(await shown(id)).month, (await shown(id)).changed], ['2026-04', null])
  const { id: other } = await published('Balas Menunggu')
  await reply(it, other, 'Pak Bambang Sutrisno di loket membantu.')
  it.clock.move(31 * 24 * 3600_000)
  await decide(other, { decision: 'show' })
  assert.deepEqual([(await shown(other)).month, (await shown(other)).changed], ['2026-05', null])
})
