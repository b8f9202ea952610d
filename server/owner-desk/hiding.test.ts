import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { publishReviews } from '#tests/support/published.ts'
import { newOwner, signInStaff } from '#tests/support/sign-in.ts'

const HIDE = { guideline: 1, words: 'Menyebut kepala regu.' }

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function owned(name: string) {
  const company = await addCompany(it.db, { name })
  const ids = await publishReviews(it.db, company, {}, {})
  return { company, id: ids[0] ?? '', ids, bearer: (await newOwner(it, company)).token }
}
const hide = (bearer: string, id: string, body: object = HIDE) =>
  it.call('hideReview', { params: { id }, body }, { bearer })
const unhide = (bearer: string, id: string) => it.call('unhideReview', { params: { id } }, { bearer })
const shown = async (id: string) => (await it.call('review', { params: { id } })).body.review

test('an owner hides a review by a guideline; readers see who hid it, why and until when, and its ratings still count', async () => {
  const { company, id, bearer } = await owned('Sumur Satu')
  const before = (await it.call('company', { params: { slug: company.slug } })).body.tabs
  const hidden = await hide(bearer, id)
  assert.deepEqual([hidden.status, hidden.body.hiding.state], [200, 'open'])
  assert.deepEqual((await shown(id)).stub, { by: 'owner', guideline: 1, until: hidden.body.hiding.until })
  assert.equal(hidden.body.review.likes, null, 'the owner, too, sees the stub alone')
  assert.deepEqual((await it.call('company', { params: { slug: company.slug } })).body.tabs, before)
  const json = JSON.stringify((await it.call('companyReviews', { params: { slug: company.slug } })).body)
  assert.doesNotMatch(json, /Menyebut kepala regu/, 'what it says of it is for the team')
})

test('hiding requires a valid guideline', async () => {
  const { id, bearer } = await owned('Sumur Dua')
  for (const body of [{}, { guideline: 7 }, { guideline: 1, words: 'x'.repeat(1001) }])
    assert.equal((await hide(bearer, id, body)).status, 422)
  assert.equal((await shown(id)).stub, null)
})

test('hiding again with the same guideline changes nothing, and with another one it is refused', async () => {
  const { id, bearer } = await owned('Sumur Tiga')
  const first = await hide(bearer, id)
  const again = await hide(bearer, id)
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal((await hide(bearer, id, { guideline: 2, words: null })).status, 409)
})

test('an owner shows it again before its time, once and for all', async () => {
  const { id, bearer } = await owned('Sumur Empat')
  await hide(bearer, id)
  assert.deepEqual((await unhide(bearer, id)).body.hiding.state, 'returned')
  assert.equal((await shown(id)).stub, null)
  assert.equal((await unhide(bearer, id)).status, 200, 'asked twice it stays')
  const again = await hide(bearer, id)
  assert.deepEqual([again.status, again.body.code], [409, 'hidden_before'])
})

test('no owner can restore a review that the team removed', async () => {
  const { company, bearer } = await owned('Sumur Lima')
  const [gone = ''] = await publishReviews(it.db, company, { state: 'removed', guideline: 4 })
  assert.equal((await unhide(bearer, gone)).status, 200)
  assert.equal((await hide(bearer, gone)).status, 409)
  assert.equal((await shown(gone)).stub.by, 'team')
})

test('no owner can show a review again that the team has just decided on', async () => {
  const { id, bearer } = await owned('Sumur Delapan')
  await hide(bearer, id)
  const [hiding] = await it.db.content<
    { id: string }[]
  >`select id from content.hiding where subject_id = ${id}`
  const params = { id: String(hiding?.id) }
  const team = { bearer: (await signInStaff(it)).token }
  await it.call('openHiding', { params }, team)
  const body = { uphold: true, guideline: 1 }
  assert.equal((await it.call('decideHiding', { params, body }, team)).status, 200)
  const back = await unhide(bearer, id)
  assert.deepEqual([back.status, back.body.code], [409, 'already_decided'])
})

test('simultaneous presses of colleagues have one effect, and each change is one line of the history', async () => {
  const { company, id, bearer } = await owned('Sumur Enam')
  const colleague = (await newOwner(it, company)).token
  await Promise.all(
    Array.from({ length: 24 }, (_, at) => [hide, unhide][at % 2]!(at % 3 ? bearer : colleague, id)),
  )
  const { token } = await signInStaff(it)
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer: token })).body
  const acts = events.map(({ act }: { act: string }) => act).toSorted()
  const state = (await shown(id)).stub === null ? 'published' : 'hidden'
  const [row] = await it.db.content`select state from content.hiding where subject_id = ${id}`
  assert.deepEqual(acts, state === 'hidden' ? ['hidden'] : ['hidden', 'returned'])
  assert.equal(row?.['state'], state === 'hidden' ? 'open' : 'returned')
  const figures = (await it.call('company', { params: { slug: company.slug } })).body.tabs.reviews
  assert.equal(figures, 2)
})

test('the team’s history says that a company hid it, but not which person', async () => {
  const { id, bearer } = await owned('Sumur Tujuh')
  await hide(bearer, id)
  const { token } = await signInStaff(it)
  const { events } = (await it.call('teamHistory', { query: { subject: id } }, { bearer: token })).body
  assert.deepEqual(
    events.map(({ act, guideline, by, actor }: any) => ({ act, guideline, by, actor })),
    [{ act: 'hidden', guideline: 1, by: null, actor: 'owner' }],
  )
})

test('salary comments are hidden and shown again in the same way, and other companies’ comments are not found', async () => {
  const { company } = await owned('Sumur Gaji')
  await pay(it, company.id, ...steps(5).map((amount, at) => ({ ...amount, comment: `Kata ke-${at}.` })))
  await nextMonday(it)
  const bearer = (await newOwner(it, company)).token
  const stranger = (await owned('Sumur Asing')).bearer
  const list = async () => (await it.call('ownerComments', {}, { bearer })).body.comments
  const readers = async () =>
    (await it.call('companySalaries', { params: { slug: company.slug } })).body.comments
  assert.deepEqual(
    (await list()).map(({ hiding: _, ...seen }: any) => seen),
    await readers(),
  )
  const [{ id }] = await list()
  const params = { id }
  assert.equal((await it.call('hideComment', { params, body: HIDE }, { bearer: stranger })).status, 404)
  const hidden = await it.call('hideComment', { params, body: HIDE }, { bearer })
  assert.deepEqual([hidden.status, hidden.body.stub, hidden.body.words], [200, 'owner', null])
  const back = await it.call('unhideComment', { params }, { bearer })
  assert.deepEqual([back.body.stub, back.body.hiding.state], [null, 'returned'])
  assert.equal((await it.call('hideComment', { params, body: HIDE }, { bearer })).body.code, 'hidden_before')
})

test('a company may hide one review at a time, or a tenth of those shown, and the honesty record counts it at once', async () => {
  const { company, ids, bearer } = await owned('Sumur Luas')
  const record = async () => (await it.call('company', { params: { slug: company.slug } })).body.integrity
  assert.equal((await record()).hidden, 0)
  assert.equal((await hide(bearer, ids[0] ?? '')).status, 200)
  assert.deepEqual([(await record()).hidden, (await record()).received], [1, 1])
  const second = await hide(bearer, ids[1] ?? '')
  assert.deepEqual([second.status, second.body.code], [409, 'hiding_open'])
  assert.equal((await shown(ids[1] ?? '')).stub, null)
  const more = await publishReviews(it.db, company, ...Array.from({ length: 18 }, () => ({})))
  const answers = await Promise.all(more.slice(0, 6).map(id => hide(bearer, id)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'two of twenty')
  assert.equal((await hide(bearer, ids[0] ?? '')).status, 200, 'what is hidden already is no other')
  assert.equal((await record()).hidden, 2)
  await unhide(bearer, ids[0] ?? '')
  assert.equal((await hide(bearer, more.at(-1) ?? '')).status, 200, 'another one, once one is shown again')
})

test('hiding a hidden review again is accepted, also after other reviews were withdrawn', async () => {
  const { company, ids, bearer } = await owned('Sumur Surut')
  const more = await publishReviews(it.db, company, ...Array.from({ length: 18 }, () => ({})))
  const [one = '', two = ''] = ids
  for (const id of [one, two]) assert.equal((await hide(bearer, id)).status, 200)
  await it.db.content`
    update content.company_stats set review_count = review_count - 9 where company_id = ${company.id}`
  assert.equal((await hide(bearer, one)).status, 200)
  assert.equal((await hide(bearer, one, { guideline: 2, words: null })).body.code, 'conflict')
  assert.equal((await hide(bearer, more[0] ?? '')).body.code, 'hiding_open')
})

test('colleagues together may hide no more than one person, and each may show hidden reviews again', async () => {
  const { company, id, bearer } = await owned('Sumur Penuh')
  const colleague = (await newOwner(it, company)).token
  for (let time = 0; time < 20; time += 1) assert.equal((await hide(bearer, id)).status, 200)
  assert.equal((await hide(colleague, id)).status, 429)
  assert.equal((await unhide(bearer, id)).status, 200)
})
