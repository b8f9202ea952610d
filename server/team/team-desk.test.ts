import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { createCompanies } from '#server/companies/create.ts'
import { errors } from '#shared/messages/id/site/errors.ts'
import { tablesThatName } from '#tests/support/merge.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let moderator: string
let editor: string

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

type Sent = { companyId: string; code: string; bearer: string }

async function listed(slug: string, name: string): Promise<string> {
  const made = await it.db.begin('content', tx =>
    createCompanies(tx, [{ slug, name, listed_on: '2026-01-01' }]),
  )
  return made[0]?.id as string
}

/** Sends a review of a listed company, or the first review of an unlisted one. */
async function sendReview(companyId: string, company?: string): Promise<Sent> {
  const { token } = await signIn(it)
  const bearer = await reviewPass(it, token, companyId, { unlisted: company !== undefined })
  const body = employeeReview(companyId, company === undefined ? {} : { company })
  const sent = await it.call('submitReview', { body }, { bearer })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return { companyId, code: String(body['manage_code']), bearer: token }
}

const sendNew = (company: string) => sendReview(randomUUID(), company)
const decideLater = (id: string, body: object, bearer = editor) =>
  it.call('decideCompany', { params: { id }, body }, { bearer })
async function decideCompany(...given: Parameters<typeof decideLater>) {
  const answer = await decideLater(...given)
  await it.app.tasks.drain()
  return answer
}
const own = async (code: string) => (await it.call('myReview', {}, { bearer: code })).body
const historyOf = async (subject: string, bearer: string) =>
  (await it.call('teamHistory', { query: { subject } }, { bearer })).body
const companyAt = (slug: string) => it.call('company', { params: { slug } })

async function publish(companyId: string): Promise<string> {
  const [row] = await it.db
    .content`select id from content.review where company_id = ${companyId} and state = 'pending'`
  const answer = await it.call(
    'decideReview',
    { params: { id: row?.['id'] }, body: { decision: 'publish' } },
    { bearer: moderator },
  )
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  await it.app.tasks.drain()
  return row?.['id']
}

test('a pending company is approved with corrections, then found, and its review can appear', async () => {
  const { companyId, code } = await sendNew('PT Angin Timmur Raya')
  const { rows } = (await it.call('deskCompany', {}, { bearer: editor })).body
  assert.equal(rows.find((one: { id: string }) => one.id === companyId).reviews, 1)
  const opened = (await it.call('openCompany', { params: { id: companyId } }, { bearer: editor })).body
  assert.deepEqual([opened.reviews, opened.declined_before], [1, false])
  const named = await decideCompany(companyId, { decision: 'approve', name: 'Angin Timur 0812 3456 7890' })
  assert.deepEqual([named.status, Object.keys(named.body.errors)], [422, ['name']])
  const kind = await decideCompany(companyId, { decision: 'approve', name: 'CV.' })
  assert.deepEqual(kind.body.errors, { name: [errors.field.company_kind] })
  const wrong = await decideCompany(companyId, { decision: 'approve', city_id: '99.99' })
  assert.deepEqual(Object.keys(wrong.body.errors), ['city_id'])
  const right = {
    decision: 'approve',
    name: 'Angin Timur Raya',
    legal_name: 'PT Angin Timur Raya',
    industry: 'logistics',
    city_id: '35.78',
  }
  assert.equal((await decideCompany(companyId, right)).status, 200)
  assert.equal((await decideCompany(companyId, right)).status, 409)
  const found = (await it.call('searchCompanies', { query: { q: 'angin timur' } })).body
  assert.deepEqual(
    found.companies.map((one: { slug: string }) => one.slug),
    ['angin-timur-raya'],
  )
  await publish(companyId)
  assert.equal((await own(code)).state, 'published')
  assert.equal((await companyAt('angin-timur-raya')).body.tabs.reviews, 1)
})

test('a name that is already listed is listed again only if an editor says that the companies differ', async () => {
  await listed('klinik-bentara', 'Klinik Bentara')
  const { companyId } = await sendNew('Dompu Surya Tenaga')
  const waits = async (id: string) =>
    (await it.call('deskCompany', {}, { bearer: editor })).body.rows.some(
      (one: { id: string }) => one.id === id,
    )
  const corrected = { decision: 'approve', name: 'PT KLINIK Bentara' }
  const unsure = await decideCompany(companyId, corrected)
  assert.deepEqual(unsure.body.errors, {
    confirm_name: [errors.field.same_name('Klinik Bentara (tanpa kota)')],
  })
  assert.equal(await waits(companyId), true)
  assert.equal((await decideCompany(companyId, { ...corrected, confirm_name: true })).status, 200)
  assert.equal(await waits(companyId), false)
  const { body } = await it.call('searchCompanies', { query: { q: 'klinik bentara' } })
  assert.equal(body.page.total, 2)
  assert.equal((await companyAt('klinik-bentara-2')).body.company.name, 'PT KLINIK Bentara')
  // Of two approved before either was listed, the second stays pending.
  const [first, second] = [await sendNew('Kebun Raya Ilir'), await sendNew('CV Kebun Raya Ilir')]
  for (const { companyId: id } of [first, second])
    assert.equal((await decideLater(id, { decision: 'approve' })).status, 200)
  await it.app.tasks.drain()
  const waiting = [await waits(first.companyId), await waits(second.companyId)]
  assert.deepEqual(waiting.toSorted(), [false, true])
})

test('merging a pending company into a listed one moves reviews, figures and duplicate tags, and redirects the address', async () => {
  const into = await listed('sumber-laut', 'Sumber Laut')
  const first = await sendReview(into)
  await publish(into)
  const other = await sendNew('CV Sumber Laut')
  const [{ slug }] = (await it.db
    .content`select slug from content.company where id = ${other.companyId}`) as unknown as [{ slug: string }]
  assert.equal((await decideCompany(other.companyId, { decision: 'merge', into: randomUUID() })).status, 409)
  assert.equal((await decideCompany(other.companyId, { decision: 'merge', into })).status, 200)
  assert.equal((await companyAt(slug)).body.company.slug, 'sumber-laut')
  assert.deepEqual(await tablesThatName(it.db, other.companyId), [
    'company_slug',
    'company_stats',
    'event',
    'review_pass',
  ])
  await publish(into)
  assert.equal((await companyAt('sumber-laut')).body.tabs.reviews, 2)
  assert.equal((await own(other.code)).company.slug, 'sumber-laut')
  for (const { bearer } of [first, other]) {
    const pass = await reviewPass(it, bearer, into)
    const again = employeeReview(into)
    assert.equal((await it.call('submitReview', { body: again }, { bearer: pass })).status, 201)
    await publish(into)
    const { second } = await own(String(again['manage_code']))
    assert.equal(second, true, 'who wrote under either id has written')
  }
  assert.equal((await companyAt('sumber-laut')).body.tabs.reviews, 2)
})

test('of five simultaneous decisions about one company one takes effect, and the others come too late', async () => {
  const into = await listed('ombak-biru', 'Ombak Biru')
  const approve = { decision: 'approve' }
  const rounds = [
    [approve, approve, approve, approve, approve],
    [approve, { decision: 'merge', into }, { decision: 'decline' }, approve, { decision: 'merge', into }],
    [{ decision: 'decline' }, approve, { decision: 'merge', into }, { decision: 'decline' }, approve],
  ]
  for (const [round, decisions] of rounds.entries()) {
    const word = ['Rembulan', 'Mentari', 'Bintang'][round]!
    const { companyId } = await sendNew(`Pelayaran ${word}`)
    const answers = await Promise.all(decisions.map(body => decideLater(companyId, body)))
    await it.app.tasks.drain()
    assert.deepEqual(answers.map(answer => answer.status).toSorted(), [200, 409, 409, 409, 409])
    const { body } = await it.call('teamHistory', { query: { subject: companyId } }, { bearer: editor })
    assert.equal(body.events.length, 1)
    const isListed = body.events[0].act === 'listed'
    const rows = await it.db.content`select uses from content.search_word where word = ${word.toLowerCase()}`
    assert.equal(rows[0]?.['uses'] ?? 0, isListed ? 1 : 0)
    const { companies } = (await it.call('searchCompanies', { query: { q: `pelayaran ${word}` } })).body
    assert.equal(
      companies.some((one: { id: string }) => one.id === companyId),
      isListed,
    )
  }
})

test('the history is paged both ways, newest week first, and shows its total', async () => {
  const company = await listed('arsip-lama', 'Arsip Lama')
  for (let i = 0; i < 120; i += 1)
    await it.db.content`
      insert into content.event (company_id, subject, subject_id, act, actor, week)
      values (${company}, 'company', ${company}, 'changed', 'team', ${`2026-0${1 + (i % 3)}-05`})`
  const pageAt = async (cursor: string | null) =>
    (await it.call('teamHistory', { query: { subject: company, cursor } }, { bearer: editor })).body
  const first = await pageAt('')
  const second = await pageAt(first.page.next)
  const third = await pageAt(second.page.next)
  const pages = [first, second, third]
  assert.deepEqual(
    pages.map(({ page }) => [page.from, page.to, page.total]),
    [
      [1, 50, 120],
      [51, 100, 120],
      [101, 120, 120],
    ],
  )
  const events = pages.flatMap(page => page.events as { id: string; week: string }[])
  assert.equal(new Set(events.map(({ id }) => id)).size, 120)
  const weeks = events.map(({ week }) => week)
  assert.deepEqual(weeks, weeks.toSorted().toReversed())
  assert.deepEqual((await pageAt(third.page.previous)).events, second.events)
  assert.equal(second.page.previous, '')
})

test('a company cannot be merged into itself', async () => {
  const { companyId } = await sendNew('Putar Balik')
  assert.equal((await decideCompany(companyId, { decision: 'merge', into: companyId })).status, 409)
})

test('an invalid company is declined, and its author reads why', async () => {
  const { companyId, code } = await sendNew('asdf qwer')
  assert.equal((await decideCompany(companyId, { decision: 'decline' })).status, 200)
  const { state, guideline } = await own(code)
  assert.deepEqual([state, guideline], ['rejected', 6])
  const { body } = await it.call('deskCompany', {}, { bearer: editor })
  assert.ok(!body.rows.some((one: { id: string }) => one.id === companyId))
})

test('an author who explains a declined company returns it to the editors, together with the review', async () => {
  const { companyId, code } = await sendNew('Jahit Bu Wati')
  await decideCompany(companyId, { decision: 'decline' })
  const body = employeeReview(companyId, { manage_code: code, likes: 'Usaha jahit dengan enam karyawan.' })
  assert.equal((await it.call('editReview', { body }, { bearer: code })).status, 200)
  const opened = (await it.call('openCompany', { params: { id: companyId } }, { bearer: editor })).body
  assert.deepEqual([opened.reviews, opened.declined_before], [1, true], 'and editors are told so')
  assert.equal((await decideCompany(companyId, { decision: 'approve' })).status, 200)
  await publish(companyId)
  assert.equal((await own(code)).state, 'published')
})

test('the history names a review while readers see it, and its headline to those who may read it', async () => {
  const company = await listed('dermaga-satu', 'Dermaga Satu')
  const { code } = await sendReview(company)
  const id = await publish(company)
  const reportOf = async (uphold: boolean) => {
    await it.call('reportReview', { params: { id }, body: { guideline: 2, words: null } })
    const { rows } = (await it.call('deskReport', {}, { bearer: moderator })).body
    const report = rows.find((one: { subject_id: string }) => one.subject_id === id).id
    await it.call(
      'decideReport',
      { params: { id: report }, body: uphold ? { uphold, guideline: 2 } : { uphold } },
      { bearer: moderator },
    )
    await it.app.tasks.drain()
    return report as string
  }
  const report = await reportOf(false)
  const told = async (bearer: string) => {
    const events = await Promise.all(
      [id, report].map(async subject => (await historyOf(subject, bearer)).events[0]),
    )
    for (const { company: named } of events)
      assert.deepEqual(named, { name: 'Dermaga Satu', slug: 'dermaga-satu' })
    assert.deepEqual(events[0].review, events[1].review)
    return events[0].review
  }
  const headline = String(employeeReview(company)['headline'])
  for (const bearer of [moderator, editor])
    assert.deepEqual(await told(bearer), { id, headline, locale: 'id' })
  await reportOf(true)
  assert.deepEqual(await told(moderator), { id, headline, locale: 'id' })
  assert.deepEqual(await told(editor), { id, headline: null, locale: 'id' }, 'readers see a stub')
  await it.call('withdrawReview', {}, { bearer: code })
  for (const bearer of [moderator, editor]) assert.equal(await told(bearer), null)
})

test('editing or withdrawing an unpublished review does not change the history', async () => {
  const company = await listed('dermaga-dua', 'Dermaga Dua')
  const { code } = await sendReview(company)
  const [row] = await it.db.content`select id from content.review where company_id = ${company}`
  const id = String(row?.['id'])
  const rejected = { params: { id }, body: { decision: 'reject', guideline: 5 } }
  assert.equal((await it.call('decideReview', rejected, { bearer: moderator })).status, 200)
  await it.app.tasks.drain()
  const told = () => Promise.all([moderator, editor].map(bearer => historyOf(id, bearer)))
  const before = await told()
  assert.deepEqual([before[0].events[0].act, before[0].events[0].company.name], ['rejected', 'Dermaga Dua'])
  const body = employeeReview(company, { manage_code: code, headline: 'Quite other words' })
  const edited = await it.call('editReview', { body }, { bearer: code, locale: 'en' })
  assert.equal(edited.status, 200)
  assert.deepEqual(await told(), before)
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).status, 200)
  assert.deepEqual(await told(), before)
})

test('companies are for editors, reports for moderators, and history for the whole team and nobody else', async () => {
  const { companyId } = await sendNew('Warung Coba')
  assert.equal((await decideCompany(companyId, { decision: 'decline' }, moderator)).status, 403)
  assert.equal((await it.call('deskCompany', {}, { bearer: moderator })).status, 403)
  assert.equal((await it.call('deskReport', {}, { bearer: editor })).status, 403)
  for (const bearer of [moderator, editor])
    assert.equal((await it.call('teamHistory', {}, { bearer })).status, 200)
  for (const name of ['teamCounts', 'deskCompany', 'deskReport', 'teamHistory'] as const)
    assert.equal((await it.call(name)).status, 401)
})

test('an upheld report removes the review by the broken guideline, and a dismissed one leaves it unchanged', async () => {
  const company = await listed('kapal-jaya', 'Kapal Jaya')
  const { code } = await sendReview(company)
  const id = await publish(company)
  const report = (guideline: number) =>
    it.call('reportReview', { params: { id }, body: { guideline, words: 'Lihat kalimat kedua.' } })
  const open = async () => (await it.call('deskReport', {}, { bearer: moderator })).body.rows
  const decideReport = async (reportId: string, body: { uphold: boolean; guideline?: number }) => {
    const answer = await it.call('decideReport', { params: { id: reportId }, body }, { bearer: moderator })
    await it.app.tasks.drain()
    return answer
  }
  await report(5)
  const [dismissed] = await open()
  assert.equal(dismissed.subject_id, id)
  assert.deepEqual((await decideReport(dismissed.id, { uphold: false })).body, { takes_effect_in: 0 })
  assert.equal((await companyAt('kapal-jaya')).body.tabs.reviews, 1)
  await report(1)
  await report(2)
  const [first] = await open()
  const unnamed = await decideReport(first.id, { uphold: true })
  assert.deepEqual(
    unnamed.body.errors,
    { guideline: [errors.missing['guideline']] },
    'the reader’s is no finding',
  )
  const broken = { uphold: true, guideline: 4 }
  assert.deepEqual((await decideReport(first.id, broken)).body, { takes_effect_in: 0 })
  assert.equal((await decideReport(first.id, broken)).status, 409)
  assert.deepEqual(await open(), [])
  const list = (await it.call('companyReviews', { params: { slug: 'kapal-jaya' } })).body
  assert.deepEqual(list.reviews[0].stub, { by: 'team', guideline: 4, until: null })
  assert.equal((await companyAt('kapal-jaya')).body.figures?.review_count ?? 0, 0)
  const { body: history } = await it.call('teamHistory', { query: { subject: id } }, { bearer: moderator })
  assert.deepEqual(history.events.map((one: { act: string }) => one.act).toSorted(), ['approved', 'removed'])
  assert.equal(history.events[0].by, 'Sari')
  const { body: told } = await it.call('teamHistory', { query: { subject: first.id } }, { bearer: moderator })
  assert.deepEqual([told.events[0].act, told.events[0].guideline], ['upheld', 4])
  assert.equal((await own(code)).guideline, 4, 'and so does its author')
  for (const _ of [1, 2]) {
    const { body } = await it.call('withdrawReview', {}, { bearer: code })
    assert.deepEqual(body, { state: 'withdrawn', pass: null }, 'after a removal there is no second try')
  }
})

test('a withdrawn review removes its open reports from the desk', async () => {
  const company = await listed('layar-putih', 'Layar Putih')
  const { code } = await sendReview(company)
  const id = await publish(company)
  const desk = async () => (await it.call('deskReport', {}, { bearer: moderator })).body
  const before = (await desk()).total
  for (const guideline of [1, 2])
    await it.call('reportReview', { params: { id }, body: { guideline, words: null } })
  const { rows, total } = await desk()
  assert.equal(total, before + 2)
  const report = rows.find((one: { subject_id: string }) => one.subject_id === id)
  const answers = await Promise.all([
    it.call('withdrawReview', {}, { bearer: code }),
    it.call('decideReport', { params: { id: report.id }, body: { uphold: false } }, { bearer: moderator }),
  ])
  assert.ok(answers.every(({ status }) => status === 200 || status === 409))
  await it.app.tasks.drain()
  const after = await desk()
  assert.equal(after.total, before)
  assert.equal(after.rows.length, before)
})

test('editing or withdrawing an unpublished review refreshes no cached page', async () => {
  const company = await listed('jangkar-tua', 'Jangkar Tua')
  const told: string[] = []
  it.db.onChange(subjects => void told.push(...(subjects === 'all' ? ['all'] : subjects)))
  const { code } = await sendReview(company)
  const body = employeeReview(company, { manage_code: code })
  assert.equal((await it.call('editReview', { body }, { bearer: code })).status, 200)
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).status, 200)
  await setTimeout(200)
  assert.deepEqual(
    told.filter(subject => subject === 'all' || subject === `company:${company}`),
    [],
  )
})
