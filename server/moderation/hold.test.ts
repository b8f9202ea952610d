import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { importDirectory } from '#server/directory/import.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

const TEN_MINUTES = 10 * 60_000

let it: TestApp
let administrator: string
let editor: string
let moderator: string

before(async () => {
  it = await testApp({ env: { DECISION_SECONDS: '10' } })
  administrator = (await signInStaff(it, 'administrator')).token
  editor = (await signInStaff(it, 'editor')).token
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

/** Letters alone: with digits it may look like somebody's number. */
const newWord = () => randomUUID().replace(/[^a-f]/g, '')

async function sendReview(companyId: string, company?: string): Promise<void> {
  const { token } = await signIn(it)
  const body = { company_id: companyId, ...(company && { unlisted: true }) }
  const { pass } = (await it.call('reviewPass', { body }, { bearer: token })).body
  const review = employeeReview(companyId, company ? { company } : {})
  assert.equal((await it.call('submitReview', { body: review }, { bearer: pass })).status, 201)
}

async function takesEffect(): Promise<void> {
  it.clock.move(11_000)
  await it.app.tasks.drain()
}

async function waitingCompany(name: string): Promise<string> {
  const id = randomUUID()
  await sendReview(id, name)
  return id
}

async function reportsOfOneReview(): Promise<[string, string]> {
  const { id: company } = await addCompany(it.db, { name: `Lentera ${newWord()}` })
  await sendReview(company)
  const [row] = await it.db.content`select id from content.review where company_id = ${company}`
  const params = { id: row?.['id'] }
  await it.call('decideReview', { params, body: { decision: 'publish' } }, { bearer: administrator })
  await takesEffect()
  for (const guideline of [1, 2]) {
    const reader = { device: randomUUID() }
    const sent = await it.call('reportReview', { params, body: { guideline, words: null } }, reader)
    assert.equal(sent.status, 202)
  }
  const reports = await it.db
    .content`select id from content.report where subject_id = ${params.id} order by id`
  return reports.map(report => report['id']) as [string, string]
}

async function waitingRow(): Promise<string> {
  const name = `Pelita ${newWord()}`
  const source = (async function* () {
    yield Buffer.from(
      `name,city,website\nPT ${name},Kota Bandung,${name.slice(7)}.co.id\nCV ${name},Kota Bandung,\n`,
    )
  })()
  await importDirectory({ db: it.db, clock: it.clock, source, report: () => {} })
  const [row] = await it.db.content`select key from content.import_candidate where name = ${name}`
  return String(row?.['key'])
}

type Desk = {
  hold: EndpointName
  list: EndpointName
  rows: 'companies' | 'reports' | 'candidates'
  decide: EndpointName
  undo: EndpointName
  body: object
  /** Who may decide on it beside administrators, and who on other things alone. */
  colleague: () => string
  stranger: () => string
  make: () => Promise<string>
}
const DESKS: Desk[] = [
  {
    hold: 'holdCompany',
    list: 'teamCompanies',
    rows: 'companies',
    decide: 'decideCompany',
    undo: 'undoCompany',
    body: { decision: 'decline' },
    colleague: () => editor,
    stranger: () => moderator,
    make: () => waitingCompany(`Baru ${newWord()}`),
  },
  {
    hold: 'holdReport',
    list: 'teamReports',
    rows: 'reports',
    decide: 'decideReport',
    undo: 'undoReport',
    body: { uphold: false },
    colleague: () => moderator,
    stranger: () => editor,
    make: async () => (await reportsOfOneReview())[0],
  },
  {
    hold: 'holdCandidate',
    list: 'teamCandidates',
    rows: 'candidates',
    decide: 'decideCandidate',
    undo: 'undoCandidate',
    body: { decision: 'drop' },
    colleague: () => editor,
    stranger: () => moderator,
    make: waitingRow,
  },
]

for (const { hold, list, rows, decide, undo, body, colleague, stranger, make } of DESKS) {
  const take = (id: string, bearer: string) => it.call(hold, { params: { id } }, { bearer })
  const settle = (id: string, bearer: string) => it.call(decide, { params: { id }, body }, { bearer })
  const waiting = async (id: string, bearer: string): Promise<boolean> => {
    const { [rows]: listed } = (await it.call(list, {}, { bearer })).body
    return listed.some((one: { id: string }) => one.id === id)
  }
  const count = async (bearer: string): Promise<number> =>
    (await it.call('teamCounts', {}, { bearer })).body[rows]

  const desks = () => ({ first: administrator, second: colleague() })

  test(`${hold}: what lies on one desk is on no other’s, until ten minutes have passed`, async () => {
    const { first, second } = desks()
    const id = await make()
    const before = await count(second)
    assert.deepEqual((await take(id, first)).body, { held: true })
    assert.deepEqual([await waiting(id, first), await waiting(id, second)], [true, false])
    assert.ok((await count(second)) < before)
    for (const refused of [await take(id, second), await settle(id, second)])
      assert.deepEqual([refused.status, refused.body.code], [409, 'held'])
    it.clock.move(TEN_MINUTES)
    assert.equal(await waiting(id, second), true)
    assert.equal((await take(id, second)).status, 200)
    assert.equal((await settle(id, first)).body.code, 'held')
  })

  test(`${hold}: of two who ask at one moment one gets it`, async () => {
    const { first, second } = desks()
    const id = await make()
    const answers = await Promise.all([take(id, first), take(id, second), take(id, first), take(id, second)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409])
  })

  test(`${hold}: what is undone is back on the desk that it came from; what has taken effect is on none`, async () => {
    const { first, second } = desks()
    const id = await make()
    assert.equal((await settle(id, first)).status, 200)
    assert.equal((await take(id, second)).body.code, 'held')
    assert.equal((await it.call(undo, { params: { id } }, { bearer: first })).status, 200)
    assert.equal((await take(id, second)).body.code, 'held')
    assert.equal((await settle(id, first)).status, 200)
    await takesEffect()
    for (const bearer of [first, second]) assert.equal((await take(id, bearer)).body.code, 'already_decided')
  })

  test(`${hold}: only who may decide on it takes it`, async () => {
    const id = await make()
    assert.equal((await take(id, stranger())).status, 403)
    assert.equal((await it.call(hold, { params: { id } })).status, 401)
    assert.ok([404, 409].includes((await take(randomUUID(), administrator)).status))
  })
}

test('all reports of one review lie on one desk', async () => {
  const [one, other] = await reportsOfOneReview()
  const take = (id: string, bearer: string) => it.call('holdReport', { params: { id } }, { bearer })
  assert.equal((await take(one, administrator)).status, 200)
  assert.equal((await take(other, moderator)).body.code, 'held')
  const listed = async (bearer: string) =>
    (await it.call('teamReports', {}, { bearer })).body.reports
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id === one || id === other)
  assert.deepEqual((await listed(administrator)).sort(), [one, other])
  assert.deepEqual(await listed(moderator), [])
})

test('with the last report of a review its hold goes, and not before', async () => {
  const [one, other] = await reportsOfOneReview()
  const dismiss = (id: string) =>
    it.call('decideReport', { params: { id }, body: { uphold: false } }, { bearer: administrator })
  const holds = async () => {
    const [row] = await it.db.content<{ n: number }[]>`
      select count(*) as n from content.desk_hold h join content.report r on r.subject_id = h.subject_id where r.id = ${one}`
    return row?.n
  }
  await dismiss(one)
  await takesEffect()
  const taken = await it.call('holdReport', { params: { id: other } }, { bearer: moderator })
  assert.equal(taken.body.code, 'held', 'the other report is still on the first desk')
  assert.equal(await holds(), 1)
  await dismiss(other)
  await takesEffect()
  assert.equal(await holds(), 0)
})

test('whoever leaves gives back all that lay on the desk', async () => {
  const id = await waitingCompany(`Pergi ${newWord()}`)
  const take = (bearer: string) => it.call('holdCompany', { params: { id } }, { bearer })
  assert.equal((await take(editor)).status, 200)
  assert.equal((await take(administrator)).body.code, 'held')
  assert.equal((await it.call('leaveDesk')).status, 401)
  assert.equal((await it.call('leaveDesk', {}, { bearer: moderator })).status, 200)
  assert.equal((await take(administrator)).body.code, 'held', 'a colleague left, not the editor')
  assert.equal((await it.call('leaveDesk', {}, { bearer: editor })).status, 200)
  assert.equal((await take(administrator)).status, 200)
})

test('who held what is forgotten the next night, though nobody decides any more', async () => {
  const id = await waitingCompany(`Sunyi ${newWord()}`)
  await it.call('holdCompany', { params: { id } }, { bearer: editor })
  const holds = async () => (await it.db.content`select 1 from content.desk_hold`).length
  assert.notEqual(await holds(), 0)
  it.clock.move(24 * 60 * 60_000)
  await it.app.tasks.drain()
  assert.equal(await holds(), 0)
})
