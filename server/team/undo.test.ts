import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

const TEN_MINUTES = 10 * 60_000

let it: TestApp
let moderator: string
let editor: string
let administrator: string

before(async () => {
  it = await testApp({ env: { DECISION_SECONDS: '10' } })
  moderator = (await signInStaff(it, 'moderator')).token
  editor = (await signInStaff(it, 'editor')).token
  administrator = (await signInStaff(it, 'administrator')).token
})
after(() => it.close())

async function seconds(count: number): Promise<void> {
  it.clock.move(count * 1000)
  await it.app.tasks.drain()
}

async function sendReview(companyId: string, company?: string): Promise<string> {
  const review = employeeReview(companyId, company ? { company } : {})
  return (await submitReview(it, review, company ? { unlisted: true } : {})).code
}

async function published(companyId: string): Promise<string> {
  await sendReview(companyId)
  const [row] = await it.db
    .content`select id from content.review where company_id = ${companyId} and state = 'pending'`
  const params = { id: row?.['id'] }
  await it.call('decideReview', { params, body: { decision: 'publish' } }, { bearer: moderator })
  await seconds(11)
  return params.id
}

const waiting = async () => (await it.call('deskCompany', {}, { bearer: editor })).body
const reports = async () => (await it.call('deskReport', {}, { bearer: moderator })).body
const counts = async () => (await it.call('teamCounts', {}, { bearer: moderator })).body
const acts = async (subject: string) =>
  (await it.call('teamHistory', { query: { subject } }, { bearer: editor })).body.events.map(
    (one: { act: string }) => one.act,
  )

test('a decision on a company can be undone for ten seconds, and then leaves no trace', async () => {
  const { id: into } = await addCompany(it.db, { name: 'Samudra Luas' })
  const id = randomUUID()
  const code = await sendReview(id, 'PT Samudra Luas')
  const decide = (body: object) => it.call('decideCompany', { params: { id }, body }, { bearer: editor })
  const undo = (bearer = editor) => it.call('undoCompany', { params: { id } }, { bearer })
  for (const body of [
    { decision: 'merge', into },
    { decision: 'decline' },
    { decision: 'approve', confirm_name: true },
  ]) {
    assert.deepEqual((await decide(body)).body, { takes_effect_in: 10 })
    assert.equal((await decide(body)).body.code, 'already_decided')
    assert.equal((await waiting()).total, 0, 'no colleague is shown it')
    assert.equal((await counts()).company, 0)
    await seconds(9)
    assert.equal((await undo(moderator)).status, 403)
    assert.equal((await undo()).status, 200)
    await seconds(11)
    assert.equal((await waiting()).total, 1)
    assert.deepEqual(await acts(id), [])
    assert.equal((await it.call('myReview', {}, { bearer: code })).body.state, 'pending')
  }
  await decide({ decision: 'merge', into })
  await seconds(11)
  assert.equal((await undo()).body.code, 'already_decided')
  assert.deepEqual(await acts(id), ['merged'])
  const own = (await it.call('myReview', {}, { bearer: code })).body
  assert.equal(own.company.name, 'Samudra Luas')
})

test('a decided review is on nobody’s desk while it can be undone, and returns to its moderator’s desk after an undo', async () => {
  const company = await addCompany(it.db, { name: 'Teluk Tenang' })
  const ids: string[] = []
  for (let one = 0; one < 4; one += 1) {
    await sendReview(company.id)
    const rows = await it.db
      .content`select id from content.review where company_id = ${company.id} and state = 'pending'`
    ids.push(rows.map(row => String(row['id'])).find(id => !ids.includes(id)) as string)
  }
  const open = async (id: string | undefined, bearer: string) =>
    (await it.call('openReview', { params: { id } }, { bearer })).status
  const [first, ...others] = ids
  const params = { id: first }
  await it.call('decideReview', { params, body: { decision: 'publish' } }, { bearer: moderator })
  // So many that the first is no longer claimed.
  for (const id of others) assert.equal(await open(id, moderator), 200)
  assert.equal(await open(first, administrator), 409)
  assert.equal((await it.call('undoReview', { params }, { bearer: moderator })).status, 200)
  assert.equal(await open(first, moderator), 200)
})

test('a decision on a report can be undone for ten seconds, and then leaves no trace', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Pasir Putih' })
  const review = await published(company)
  const body = { guideline: 3, words: 'Rahasia pabrik.' }
  await it.call('reportReview', { params: { id: review }, body })
  const [{ id }] = (await reports()).rows
  const decide = (uphold: boolean) =>
    it.call(
      'decideReport',
      { params: { id }, body: uphold ? { uphold, guideline: 3 } : { uphold } },
      { bearer: moderator },
    )
  const undo = (bearer = moderator) => it.call('undoReport', { params: { id } }, { bearer })
  for (const uphold of [true, false]) {
    assert.deepEqual((await decide(uphold)).body, { takes_effect_in: 10 })
    assert.equal((await decide(uphold)).body.code, 'already_decided')
    assert.deepEqual(await reports(), { total: 0, rows: [] })
    assert.equal((await counts()).report, 0)
    await seconds(9)
    assert.equal((await undo(editor)).status, 403)
    assert.equal((await undo()).status, 200)
    await seconds(11)
    assert.equal((await reports()).total, 1)
    assert.equal((await it.call('review', { params: { id: review } })).body.review.stub ?? null, null)
    assert.deepEqual(await acts(id), [])
  }
  await decide(true)
  await seconds(11)
  assert.equal((await undo()).body.code, 'already_decided')
  assert.equal((await it.call('review', { params: { id: review } })).body.review.stub.by, 'team')
  assert.deepEqual(await acts(id), ['upheld'])
})

test('nobody can undo a colleague’s decision', async () => {
  const id = randomUUID()
  await sendReview(id, 'Bukit Batu')
  const params = { id }
  const undo = (bearer: string) => it.call('undoCompany', { params }, { bearer })
  await it.call('decideCompany', { params, body: { decision: 'decline' } }, { bearer: editor })
  assert.equal((await undo(editor)).status, 200)
  // Until then it is on the editor's desk.
  it.clock.move(TEN_MINUTES)
  await it.call('decideCompany', { params, body: { decision: 'approve' } }, { bearer: administrator })
  assert.equal((await undo(editor)).body.code, 'already_decided')
  await seconds(11)
  assert.deepEqual(await acts(id), ['listed'])
})

test('an undo call of another desk has no effect', async () => {
  const id = randomUUID()
  await sendReview(id, 'Bukit Kapur')
  await it.call('decideCompany', { params: { id }, body: { decision: 'approve' } }, { bearer: editor })
  for (const name of ['undoReport', 'undoReview'] as const)
    assert.equal((await it.call(name, { params: { id } }, { bearer: moderator })).status, 409)
  await seconds(11)
  assert.deepEqual(await acts(id), ['listed'])
})
