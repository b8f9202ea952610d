// The effect of takedown requests on what readers see.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { TextRef, ContentRef, FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import { deskCall } from '#shared/contract/moderation/desk-subjects.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { publishReviews } from '#tests/support/published.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'
import { sendTakedown } from '#tests/support/takedowns.ts'
import { openInquiry } from './inquiry-box.ts'

const words = 'Kami sudah membacanya, dan ini jawaban kami.'
const DAY = '2026-01-10'

let it: TestApp
let lead: string
let places: Record<TextRef['subject'] | 'page', string>
before(async () => {
  it = await testApp({ env: { PUBLIC_URL: 'https://kerjajujur.example' } })
  places = await somethingOfEach()
  lead = (await signInStaff(it, 'administrator')).token
})
after(() => it.close())

/** The address of each kind of content. */
async function somethingOfEach() {
  const company = await addCompany(it.db, { name: 'Balai Isi' })
  await pay(it, company.id, ...steps(5).map((amount, at) => ({ ...amount, comment: `Kata ke-${at}.` })))
  await nextMonday(it)
  const [review] = await publishReviews(it.db, company, {})
  const [replied, question] = [await aReply(company), await aQuestion(company)]
  return {
    review: `https://kerjajujur.example/ulasan/${review}`,
    reply: `kerjajujur.example/en/reviews/${replied}?from=mail`,
    question: `/tanya/${question}/`,
    answer: `https://kerjajujur.example/en/questions/${await aQuestion(company)}#a-1`,
    salary_comment: `https://kerjajujur.example/perusahaan/${company.slug}/gaji`,
    page: `https://kerjajujur.example/perusahaan/${company.slug}`,
  }
}

/** A review with a reply of its company; returns its id. */
async function aReply(company: { id: string }): Promise<string> {
  const sql = it.db.content
  const [review_id = ''] = await publishReviews(it.db, company, {})
  const said = { state: 'shown', role: 'human_resources', words: 'Terima kasih.', locale: 'id' }
  const more = { review_id, company_id: company.id, version: randomUUID(), first_on: DAY, changed_on: DAY }
  await sql`insert into content.review_reply ${sql({ ...said, ...more })}`
  return review_id
}

/** A question with an answer; returns its id. */
async function aQuestion({ id: company_id }: { id: string }): Promise<string> {
  const sql = it.db.content
  const shown = { company_id, locale: 'id', state: 'published', week: '2026-01-05', published_on: DAY }
  const row = { ...shown, author_type: 'interested', body: 'Apakah ada mushola?' }
  const [question] = await sql<{ id: string }[]>`insert into content.question ${sql(row)} returning id`
  const question_id = question?.id ?? ''
  const said = { ...shown, question_id, author_type: 'employee', body: 'Ada, di lantai dua.' }
  await sql`insert into content.answer ${sql(said)}`
  return question_id
}

const report = async (address: string, more: object = {}): Promise<string> =>
  (await sendTakedown(it, address, more)).body.ticket
async function open(ticket: string) {
  const { body } = await it.call(deskCall('desk', 'takedown'), {}, { bearer: lead })
  const { id } = body.rows.find((row: { id: string }) => ticket.endsWith(row.id.slice(0, 8).toUpperCase()))
  return (await it.call(deskCall('open', 'takedown'), { params: { id } }, { bearer: lead })).body
}
async function decide(ticket: string, body: object) {
  const { id } = await open(ticket)
  const { status } = await it.call(deskCall('decide', 'takedown'), { params: { id }, body }, { bearer: lead })
  await it.app.tasks.drain()
  return status
}
/** The invalid fields of a decision. */
async function errorsOf(ticket: string, body: object) {
  const { id } = await open(ticket)
  const call = { params: { id }, body: { words, ...body } }
  const response = await it.call(deskCall('decide', 'takedown'), call, { bearer: lead })
  return response.status === 422 ? Object.keys(response.body.errors) : response.status
}
/** One piece of content at an address, as the desk lists it. */
async function contentOf(kind: TextRef['subject']): Promise<FoundContent> {
  const ticket = await report(places[kind])
  const { contents } = await open(ticket)
  await decide(ticket, { decision: 'refuse', words })
  return contents.find(({ subject }: ContentRef) => subject === kind)
}
const seen = ({ words, examined }: FoundContent) => words !== null && !examined
const isShown = async (kind: TextRef['subject']) => seen(await contentOf(kind))
const named = ({ subject, id }: ContentRef) => ({ subject, id })
const removal = (content: ContentRef, guideline: number | null = 1) => ({ ...named(content), guideline })
/** Readers see this in its place. */
async function stubOf(kind: TextRef['subject'], id: string) {
  if (kind === 'review') return (await it.call('review', { params: { id } })).body.review.stub
  if (kind === 'salary_comment') {
    const { body } = await it.call('companySalaries', {
      params: { slug: places.page.split('/').at(-1) ?? '' },
    })
    return { by: body.comments.find((one: { id: string }) => one.id === id).stub }
  }
  if (kind === 'reply') {
    const [row] = await it.db.content`
      select removed_for as by, guideline from content.review_reply where review_id = ${id} and state = 'rejected'`
    return row ?? null
  }
  const question = /[\da-f-]{36}/.exec(places[kind])?.[0] ?? ''
  const shown = (await it.call('question', { params: { id: question } })).body.question
  return kind === 'question' ? shown.stub : shown.answers.find((one: { id: string }) => one.id === id).stub
}

/** Nothing replaces it: the content is shown. */
const SHOWN = {
  review: null,
  reply: null,
  question: null,
  answer: null,
  salary_comment: { by: null },
}

for (const kind of ['review', 'reply', 'question', 'answer', 'salary_comment'] as const) {
  test(`a ${kind} is taken down first, returns when the request is refused, and is removed for good when it is granted`, async () => {
    const first = await report(places[kind])
    const content = await contentOf(kind)
    assert.ok(content.words)
    assert.equal(await decide(first, { decision: 'hide', content: named(content) }), 200)
    assert.deepEqual([await isShown(kind), (await open(first)).flags], [false, ['hidden']])
    // Readers see that it is examined, not that it broke a guideline; the team can still read it.
    const { by, guideline } = await stubOf(kind, content.id)
    assert.deepEqual([by, guideline ?? null], ['request', null])
    const { contents, review } = await open(first)
    assert.equal(
      contents.find((one: FoundContent) => one.id === content.id && one.subject === kind).words,
      content.words,
    )
    if (kind === 'review') assert.deepEqual([review.headline, review.stub.by], [content.words, 'request'])
    await decide(first, { decision: 'refuse', words })
    assert.deepEqual([await isShown(kind), await stubOf(kind, content.id)], [true, SHOWN[kind]])
    // Two requests about it: one is granted, and refusing the other, earlier one does not bring it back.
    const [second, third] = [await report(places[kind]), await report(places[kind])]
    await decide(second, { decision: 'hide', content: named(content) })
    await decide(third, { decision: 'uphold', words, content: removal(content, 2) })
    await decide(second, { decision: 'refuse', words })
    assert.deepEqual([await isShown(kind), (await stubOf(kind, content.id)).guideline ?? 2], [false, 2])
    const { events } = (await it.call('teamHistory', { query: { subject: content.id } }, { bearer: lead }))
      .body
    assert.equal(events.length, 4)
  })
}

test('a removal by law says so and names no guideline, and it includes content that was taken down first', async () => {
  const company = await addCompany(it.db, { name: 'Balai Putusan' })
  const question = await aQuestion(company)
  const ticket = await report(`/tanya/${question}`, { class: 'court_order' })
  const [shownQuestion, answer] = (await open(ticket)).contents
  await decide(ticket, { decision: 'hide', content: named(shownQuestion) })
  for (const other of [undefined, removal(answer, null)])
    assert.equal(await decide(ticket, { decision: 'uphold', words, ...(other && { content: other }) }), 422)
  assert.equal(
    await decide(ticket, { decision: 'uphold', words, content: removal(shownQuestion, null) }),
    200,
  )
  const { stub } = (await it.call('question', { params: { id: question } })).body.question
  assert.deepEqual(stub, { by: 'law', guideline: null })
  const again = await report(`/tanya/${question}`)
  assert.equal((await open(again)).contents[0].words, null)
})

test('a request can only be granted by removing its content: content that is gone or elsewhere is answered or refused', async () => {
  const [id = ''] = await publishReviews(it.db, await addCompany(it.db, { name: 'Balai Kabul' }), {})
  const review: ContentRef = { subject: 'review', id }
  const first = await report(`/ulasan/${id}`)
  assert.deepEqual(await errorsOf(first, { decision: 'uphold' }), ['content'])
  assert.deepEqual(await errorsOf(first, { decision: 'answer' }), ['decision'])
  assert.equal(await decide(first, { decision: 'uphold', words, content: removal(review) }), 200)
  const second = await report(`/ulasan/${id}`)
  assert.deepEqual(await errorsOf(second, { decision: 'uphold', content: removal(review) }), ['content'])
  for (const ticket of [second, await report(places.page), await report('lain.test/ulasan/x')]) {
    assert.deepEqual(await errorsOf(ticket, { decision: 'uphold' }), ['content'])
    assert.equal(await decide(ticket, { decision: 'answer', words }), 200)
  }
  const [ended] = await it.db.content`
    select outcome from content.inquiry where id::text like ${`${second.slice(3).toLowerCase()}%`}`
  assert.equal(ended?.['outcome'], 'answered')
})

test('a request about removed content can be answered although other content is still there, but a provisional takedown must be decided', async () => {
  const question = await aQuestion(await addCompany(it.db, { name: 'Balai Sisa' }))
  const [first, second, third] = [
    await report(`/tanya/${question}`),
    await report(`/tanya/${question}`),
    await report(`/tanya/${question}`),
  ]
  const [shownQuestion, answer] = (await open(first)).contents
  assert.deepEqual(await errorsOf(first, { decision: 'answer' }), ['decision'])
  assert.equal(await decide(first, { decision: 'uphold', words, content: removal(answer) }), 200)
  assert.deepEqual(await errorsOf(second, { decision: 'uphold', content: removal(answer) }), ['content'])
  assert.equal(await decide(second, { decision: 'answer', words }), 200)
  assert.equal(await decide(third, { decision: 'hide', content: named(shownQuestion) }), 200)
  assert.deepEqual(await errorsOf(third, { decision: 'answer' }), ['decision'])
  assert.equal(await decide(third, { decision: 'refuse', words }), 200)
  assert.equal((await it.call('question', { params: { id: question } })).body.question.stub, null)
})

test('a salary comment taken down first can be decided even when its company’s pay is no longer shown', async () => {
  const company = await addCompany(it.db, { name: 'Balai Kosong' })
  await pay(it, company.id, ...steps(5).map((amount, at) => ({ ...amount, comment: `Ucapan ke-${at}.` })))
  await nextMonday(it)
  lead = (await signInStaff(it, 'administrator')).token
  const address = `/perusahaan/${company.slug}/gaji`
  const ticket = await report(address)
  const { contents } = await open(ticket)
  const [content] = contents
  assert.equal(contents.length, 5)
  await decide(ticket, { decision: 'hide', content: named(content) })
  await it.db.content`delete from content.pay_cell where company_id = ${company.id}`
  assert.deepEqual((await open(ticket)).contents.map(named), [named(content)])
  assert.deepEqual(await errorsOf(ticket, { decision: 'answer' }), ['decision'])
  assert.equal(await decide(ticket, { decision: 'uphold', words, content: removal(content) }), 200)
  const [row] = await it.db.content`
    select state, removed_for from content.pay_comment where id = ${content.id}`
  assert.deepEqual({ ...row }, { state: 'removed', removed_for: null })
  assert.equal((await sendTakedown(it, address)).status, 422)
})

test('content hidden by its company is fully readable at the desk of a request about it, and removed when the request is granted', async () => {
  const sql = it.db.content
  const [id = ''] = await publishReviews(it.db, await addCompany(it.db, { name: 'Balai Tutup' }), {})
  await sql`update content.review set state = 'hidden', guideline = 3 where id = ${id}`
  const comment: TextRef = (await open(await report(places.salary_comment))).contents.at(-1)
  await sql`update content.pay_comment set state = 'hidden' where id = ${comment.id}`
  for (const [content, address] of [
    [{ subject: 'review', id }, `/ulasan/${id}`],
    [comment, places.salary_comment],
  ] as const) {
    const ticket = await report(address)
    const { review, contents } = await open(ticket)
    const found = contents.find((one: FoundContent) => one.id === content.id)
    assert.ok(found.words, content.subject)
    if (content.subject === 'review')
      assert.deepEqual([review.headline, review.stub.by], [found.words, 'owner'])
    assert.equal(await decide(ticket, { decision: 'hide', content: named(content) }), 422)
    assert.equal(await decide(ticket, { decision: 'uphold', words, content: removal(content, 2) }), 200)
    assert.equal((await stubOf(content.subject, content.id)).by, 'team')
  }
})

test('examined content counts as pending in the honesty record, and reports about it wait for the decision', async () => {
  const company = await addCompany(it.db, { name: 'Balai Angka' })
  const [id = ''] = await publishReviews(it.db, company, {})
  const complaint = { guideline: 1, words: 'Ada nama orang.' }
  const by = { device: randomUUID(), address: randomUUID() }
  assert.equal((await it.call('reportReview', { params: { id }, body: complaint }, by)).status, 202)
  const states = async () =>
    (await it.db.content`select state from content.integrity_review where company_id = ${company.id}`).map(
      ({ state }) => state,
    )
  const reports = async () => {
    const { rows } = (await it.call(deskCall('desk', 'report'), {}, { bearer: lead })).body
    return rows.filter((row: { company: string }) => row.company === 'Balai Angka').length
  }
  const ticket = await report(`/ulasan/${id}`)
  await decide(ticket, { decision: 'hide', content: { subject: 'review', id } })
  assert.deepEqual([await states(), await reports()], [['pending'], 0])
  await decide(ticket, { decision: 'refuse', words })
  assert.deepEqual([await states(), await reports()], [[], 1])
})

test('content taken down by two requests returns when both are refused', async () => {
  const company = await addCompany(it.db, { name: 'Balai Dua' })
  const [id = ''] = await publishReviews(it.db, company, {})
  const address = `/ulasan/${id}`
  const [first, second] = [await report(address), await report(address)]
  const taken = { subject: 'review', id }
  for (const ticket of [first, second]) await decide(ticket, { decision: 'hide', content: taken })
  const shown = async () => {
    const ticket = await report(address)
    const { contents } = await open(ticket)
    await decide(ticket, { decision: 'refuse', words })
    return seen(contents[0])
  }
  await decide(first, { decision: 'refuse', words })
  assert.equal(await shown(), false)
  await decide(second, { decision: 'refuse', words })
  assert.equal(await shown(), true)
})

test('a request can take only one piece of content down first', async () => {
  const ticket = await report(`/tanya/${await aQuestion(await addCompany(it.db, { name: 'Balai Tanya' }))}`)
  const [question, answer] = (await open(ticket)).contents
  assert.equal(await decide(ticket, { decision: 'hide', content: named(question) }), 200)
  assert.equal(await decide(ticket, { decision: 'hide', content: named(answer) }), 409)
  assert.deepEqual(
    (await open(ticket)).contents.map((content: FoundContent) => content.examined),
    [true, false],
  )
})

test('refusing a request does not restore a reply that was rewritten and rejected meanwhile', async () => {
  const id = await aReply(await addCompany(it.db, { name: 'Balai Balas' }))
  const ticket = await report(`/ulasan/${id}`)
  await decide(ticket, { decision: 'hide', content: { subject: 'reply', id } })
  await it.db.content`
    update content.review_reply set words = 'Kata lain.', version = ${randomUUID()} where review_id = ${id}`
  await decide(ticket, { decision: 'refuse', words })
  const [reply] = await it.db.content`select state from content.review_reply where review_id = ${id}`
  assert.equal(reply?.['state'], 'rejected')
})

test('a request holds no copy of the reply that was taken down first', async () => {
  const id = await aReply(await addCompany(it.db, { name: 'Balai Tanpa Salinan' }))
  const ticket = await report(`kerjajujur.example/en/reviews/${id}`)
  await decide(ticket, { decision: 'hide', content: { subject: 'reply', id } })
  const rows = await it.db.content<{ id: string; sealed: Buffer }[]>`select id, sealed from content.inquiry`
  const row = rows.find(one => ticket.endsWith(one.id.slice(0, 8).toUpperCase()))
  assert.ok(row)
  assert.deepEqual(Object.keys(openInquiry(it.secrets, row).takenDown ?? {}).sort(), [
    'id',
    'subject',
    'version',
  ])
})

test('content removed earlier stays removed when a request about it is refused', async () => {
  const company = await addCompany(it.db, { name: 'Balai Tiga' })
  const [id = ''] = await publishReviews(it.db, company, {})
  const taken = removal({ subject: 'review', id }, 2)
  await decide(await report(`/ulasan/${id}`), { decision: 'uphold', words, content: taken })
  const second = await report(`/ulasan/${id}`)
  await decide(second, { decision: 'hide', content: named(taken) })
  assert.deepEqual((await open(second)).flags, [])
  await decide(second, { decision: 'refuse', words })
  assert.equal((await open(await report(`/ulasan/${id}`))).review.stub.guideline, 2)
})

test('a refused requester may ask once more, and the desk shows the earlier decision', async () => {
  const email = 'ratri@contoh.id'
  const first = await report(places.page, { email })
  await decide(first, { decision: 'refuse', words })
  const mails = (await inboxOf(it, email)).map(({ body }) => body).join()
  assert.match(mails, /Laporkan sekali lagi:\nhttps:\/\/kerjajujur\.example\/lapor\n/)
  const { earlier, flags } = await open(await report(places.page, { email, ticket: first }))
  assert.deepEqual([earlier, flags], [{ ticket: first, outcome: 'refused' }, ['again']])
})

test('a company’s own statements are named by its page, from which this desk takes nothing down', async () => {
  const { path, contents } = await open(await report(places.page))
  assert.deepEqual([path, contents], [new URL(places.page).pathname, []])
})

test('a vacancy is declined from the desk, ended or not, and its company reads why', async () => {
  const company = await addCompany(it.db, { name: 'Balai Kerja' })
  const { token } = await newOwner(it, company, { plan: 'active' })
  const post = async () => (await it.call('saveVacancy', { body: someVacancy() }, { bearer: token })).body.id
  const [open_, closed] = [await post(), await post()]
  await it.call('closeVacancy', { params: { id: closed } }, { bearer: token })
  for (const id of [open_, closed]) {
    const ticket = await report(`/pekerjaan/${id}`, { class: 'court_order' })
    const [content] = (await open(ticket)).contents
    assert.deepEqual([content.subject, content.id, content.words.includes('Staf')], ['vacancy', id, true])
    assert.equal(await decide(ticket, { decision: 'hide', content: named(content) }), 422)
    assert.equal(await decide(ticket, { decision: 'uphold', words, content: removal(content, null) }), 200)
    assert.equal((await it.call('vacancy', { params: { id } })).status, 404)
    const { note } = (await it.call('ownerVacancy', { params: { id } }, { bearer: token })).body
    assert.match(note, /mengabulkan permintaan/)
    assert.equal((await open(await report(`/pekerjaan/${id}`))).contents[0].words, null)
  }
})

test('an address at another host names no content of the site, whatever its path', async () => {
  const { pathname } = new URL(places.review)
  for (const host of [
    'https://kerjajujur.example.lain.test',
    'https://lain.test',
    'https://kerjajujur.example@lain.test',
    'https://kerjajujur.example:8443',
    '//lain.test',
    'lain.test',
  ]) {
    const { address, path, contents } = await open(await report(host + pathname))
    assert.deepEqual([address, path, contents], [host + pathname, null, []], host)
  }
  for (const host of ['http://KerjaJujur.example', '//kerjajujur.example', 'kerjajujur.example', ''])
    assert.equal((await open(await report(host + pathname))).path, pathname, host)
})
