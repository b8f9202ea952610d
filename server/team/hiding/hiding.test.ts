import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lapseHidings } from './lapse.ts'
import { hideComment } from '#server/pay/comments.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { hideReview, unhideReview } from '#server/reviews/removal.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { publishReviews } from '#tests/support/published.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { newOwner, signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

const DAY = 24 * 3600_000

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const SAID = { guideline: 1, words: 'Menyebut kepala regu.', locale: 'id' } as const
/** The state of the comment next to the salary, as the holder of the code sees it. */
async function hiddenBy(companyId: string, manage_code: string) {
  await submitReview(it, { ...employeeReview(companyId), manage_code })
  return (await it.call('myReview', {}, { bearer: manage_code })).body.comment_hidden
}
const hide = (id: string) => it.db.begin('content', tx => hideReview(tx, it.clock, id, SAID))
const shown = async (id: string) => (await it.call('review', { params: { id } })).body.review
const history = async (subject: string, bearer: string): Promise<string[]> =>
  (await it.call('teamHistory', { query: { subject } }, { bearer })).body.events.map(
    ({ act }: { act: string }) => act,
  )

async function hidden(name: string): Promise<{ id: string; slug: string }> {
  const company = await addCompany(it.db, { name })
  const [id = ''] = await publishReviews(it.db, company, { headline: 'Kontrak diperpanjang terus' })
  assert.equal(await hide(id), true)
  return { id, slug: company.slug }
}

async function decide(id: string, body: object): Promise<{ opened: any; bearer: string }> {
  const bearer = (await signInStaff(it)).token
  const { rows } = (await it.call('deskHiding', {}, { bearer })).body
  assert.ok(rows.length > 0)
  const found = await Promise.all(
    rows.map((row: { id: string }) => it.call('openHiding', { params: { id: row.id } }, { bearer })),
  )
  const opened = found.map(({ body: one }) => one).find(one => one.subject_id === id)
  const decided = await it.call('decideHiding', { params: { id: opened.id }, body }, { bearer })
  assert.equal(decided.status, 200)
  await it.app.tasks.drain()
  return { opened, bearer }
}

test('a review hidden by its company is a stub with guideline and last day, and returns by itself on that day', async () => {
  const { id, slug } = await hidden('Lintang Lama')
  const stub = await shown(id)
  assert.deepEqual(stub.stub, { by: 'owner', guideline: 1, until: '2026-03-25' })
  assert.deepEqual([stub.headline, stub.likes], [null, null])
  const { tabs } = (await it.call('company', { params: { slug } })).body
  assert.equal(tabs.reviews, 1, 'its ratings count')
  it.clock.move(13 * DAY)
  await it.app.tasks.drain()
  assert.equal((await shown(id)).stub?.by, 'owner')
  it.clock.move(DAY)
  await it.app.tasks.drain()
  assert.equal((await shown(id)).headline, 'Kontrak diperpanjang terus')
  const { token } = await signInStaff(it)
  assert.deepEqual(await history(id, token), ['returned'])
})

test('a review that has returned can never be hidden again, however it returned', async () => {
  const { id } = await hidden('Lintang Kembali')
  assert.equal(await it.db.begin('content', tx => unhideReview(tx, id)), true)
  await assert.rejects(hide(id), { code: 'hidden_before' })
  assert.equal((await shown(id)).stub, null, 'and the refusal changed nothing')
})

test('an upheld hiding removes the review by the team’s guideline, without counting it, and closes its reports', async () => {
  const { id, slug } = await hidden('Lintang Benar')
  const { opened, bearer } = await decide(id, { uphold: true, guideline: 2 })
  assert.deepEqual(
    [opened.review.headline, opened.guideline, opened.words, opened.comment],
    ['Kontrak diperpanjang terus', 1, 'Menyebut kepala regu.', null],
  )
  assert.deepEqual((await shown(id)).stub, { by: 'team', guideline: 2, until: null })
  assert.equal((await it.call('company', { params: { slug } })).body.tabs.reviews, 0)
  assert.deepEqual(await history(id, bearer), ['removed'])
  it.clock.move(15 * DAY)
  await it.app.tasks.drain()
  assert.equal((await shown(id)).stub.by, 'team', 'time brings nothing back that was removed')
  const [row] = await it.db.content`select state, words from content.hiding where subject_id = ${id}`
  assert.deepEqual({ ...row }, { state: 'upheld', words: null })
})

test('a dismissed hiding shows the review again at once', async () => {
  const { id } = await hidden('Lintang Keliru')
  const { bearer } = await decide(id, { uphold: false })
  assert.equal((await shown(id)).stub, null)
  assert.deepEqual(await history(id, bearer), ['returned'])
})

test('a report of a hidden review waits for the decision on the hiding', async () => {
  const { id } = await hidden('Lintang Ganda')
  const bearer = (await signInStaff(it)).token
  await it.call('reportReview', { params: { id }, body: { guideline: 3, words: null } })
  const reports = async () => (await it.call('teamCounts', {}, { bearer })).body.report
  assert.equal(await reports(), 0)
  await it.db.begin('content', tx => unhideReview(tx, id))
  assert.equal(await reports(), 1)
})

test('the author sees by code who hid it and until when, and may withdraw it, which leaves nothing to decide', async () => {
  const company = await addCompany(it.db, { name: 'Lintang Ditarik' })
  const { code: bearer } = await submitReview(it, employeeReview(company.id))
  const [row] = await it.db.content`
    update content.review set state = 'published', published_on = '2026-03-11' where company_id = ${company.id} returning id`
  assert.equal(await hide(row?.['id']), true)
  const own = (await it.call('myReview', {}, { bearer })).body
  assert.deepEqual([own.state, own.guideline, own.reply], ['hidden', 1, null])
  assert.match(own.hidden_until, /^\d{4}-\d\d-\d\d$/)
  assert.equal((await it.call('withdrawReview', {}, { bearer })).status, 200)
  assert.deepEqual(
    [...(await it.db.content`select 1 from content.hiding where subject_id = ${row?.['id']}`)],
    [],
  )
})

test('neither the last day nor the owner can overtake a decision that is about to take effect', async () => {
  const company = await addCompany(it.db, { name: 'Lintang Diputus' })
  const [id = ''] = await publishReviews(it.db, company, {})
  const owner = (await newOwner(it, company)).token
  await hide(id)
  const bearer = (await signInStaff(it)).token
  const { rows } = (await it.call('deskHiding', {}, { bearer })).body
  const [item] = await it.db.content`select id from content.hiding where subject_id = ${id}`
  const params = { id: String(item?.['id']) }
  assert.ok(rows.some((row: { id: string }) => row.id === params.id))
  await it.call('openHiding', { params }, { bearer })
  const body = { uphold: true, guideline: 2 }
  assert.equal((await it.call('decideHiding', { params, body }, { bearer })).status, 200)
  await lapseHidings({ db: it.db, clock: { now: () => new Date(it.clock.now().getTime() + 15 * DAY) } })
  const back = await it.call('unhideReview', { params: { id } }, { bearer: owner })
  assert.deepEqual([back.status, back.body.code], [409, 'already_decided'])
  it.clock.move(11_000)
  await it.app.tasks.drain()
  assert.equal((await shown(id)).stub.by, 'team')
})

test('a salary comment is hidden, decided on and restored in the same way, and its figure stays', async () => {
  const { id: company, slug } = await addCompany(it.db, { name: 'Slip Tertutup' })
  const codes = await pay(
    it,
    company,
    ...steps(5).map((amount, at) => ({ ...amount, comment: `Kata ke-${at}.` })),
  )
  await nextMonday(it)
  const comments = async () => (await it.call('companySalaries', { params: { slug } })).body.comments
  const [first, second] = await comments()
  for (const { id } of [first, second])
    assert.equal(await it.db.begin('content', tx => hideComment(tx, it.clock, id, SAID)), true)
  const stubs = async () =>
    Object.fromEntries((await comments()).map((one: any) => [one.id, [one.stub, one.words]]))
  assert.deepEqual((await stubs())[first.id], ['owner', null])
  const why = (await comments()).find((one: any) => one.id === first.id).hidden
  assert.deepEqual(why, { guideline: 1, until: addDays(dayOf(it.clock.now()), 14) })
  const told = []
  for (const code of codes) told.push(await hiddenBy(company, code))
  assert.deepEqual(told.filter(Boolean), [why, why], 'whose they are read it by code, and nobody else')
  const { opened } = await decide(first.id, { uphold: true, guideline: 2 })
  assert.deepEqual([opened.comment, opened.review], [first.words, null])
  assert.deepEqual((await stubs())[first.id], ['team', null])
  it.clock.move(15 * DAY)
  await it.app.tasks.drain()
  assert.deepEqual((await stubs())[second.id], [null, second.words])
  await assert.rejects(
    it.db.begin('content', tx => hideComment(tx, it.clock, second.id, SAID)),
    { code: 'hidden_before' },
  )
})
