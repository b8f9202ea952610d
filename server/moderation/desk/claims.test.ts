import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { DESK_SUBJECTS, deskCall, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import { payMac } from '#server/authorship/keys.ts'
import { importDirectory } from '#server/companies/directory/import.ts'
import { hideReview } from '#server/reviews/removal.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { givePay, somePay } from '#tests/support/pay.ts'
import { publishReviews } from '#tests/support/published.ts'
import { reply } from '#tests/support/owner-desk/replies.ts'
import { heldVacancy } from '#tests/support/jobs/vacancies.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

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

/** Only letters, because digits may look like a phone number. */
const newWord = () => randomUUID().replace(/[^a-f]/g, '')

async function sendReview(companyId: string, company?: string): Promise<string> {
  const review = employeeReview(companyId, company ? { company } : {})
  return (await submitReview(it, review, company ? { unlisted: true } : {})).code
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

async function waitingReview(): Promise<string> {
  const { id: company } = await addCompany(it.db, { name: `Suluh ${newWord()}` })
  await sendReview(company)
  const [row] = await it.db.content`select id from content.review where company_id = ${company}`
  return String(row?.['id'])
}

async function reportsOfOneReview(): Promise<[one: string, other: string, code: string]> {
  const { id: company } = await addCompany(it.db, { name: `Lentera ${newWord()}` })
  const code = await sendReview(company)
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
  const [one, other] = reports.map(report => String(report['id'])) as [string, string]
  return [one, other, code]
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

async function heldPay(): Promise<string> {
  const code = await givePay(it, somePay(null, { monthly_salary: 90_000_000, confirmed: true }))
  const [row] = await it.db.content`
    select id from content.pay_waiting where manage_mac = ${payMac(it.secrets, code)}`
  return String(row?.['id'])
}

async function heldReply(): Promise<string> {
  const company = await addCompany(it.db, { name: `Balas ${newWord()}` })
  const [id = ''] = await publishReviews(it.db, company, {})
  await reply(it, id, 'Kami tahu siapa yang menulis ini.')
  return id
}

async function hiddenReview(): Promise<string> {
  const company = await addCompany(it.db, { name: `Sembunyi ${newWord()}` })
  const [id = ''] = await publishReviews(it.db, company, {})
  const details = { guideline: 1, words: null, locale: 'id' } as const
  await it.db.begin('content', tx => hideReview(tx, it.clock, id, details))
  const [row] = await it.db.content`select id from content.hiding where subject_id = ${id}`
  return String(row?.['id'])
}

type Item = {
  subject: DeskSubject
  body: object
  make: () => Promise<string>
}
const ITEMS: Item[] = [
  {
    subject: 'review',
    body: { decision: 'publish' },
    make: waitingReview,
  },
  {
    subject: 'company',
    body: { decision: 'decline' },
    make: () => waitingCompany(`Baru ${newWord()}`),
  },
  {
    subject: 'report',
    body: { uphold: false },
    make: async () => (await reportsOfOneReview())[0],
  },
  {
    subject: 'candidate',
    body: { decision: 'drop' },
    make: waitingRow,
  },
  {
    subject: 'pay',
    body: { decision: 'accept' },
    make: heldPay,
  },
  {
    subject: 'reply',
    body: { decision: 'show' },
    make: heldReply,
  },
  {
    subject: 'hiding',
    body: { uphold: false },
    make: hiddenReview,
  },
  {
    subject: 'vacancy',
    body: { decision: 'show' },
    make: () => heldVacancy(it),
  },
]

for (const { subject, body, make } of ITEMS) {
  const isEditors = DESK_SUBJECTS[subject].role === 'editor'
  const colleague = () => (isEditors ? editor : moderator)
  const unauthorised = () => (isEditors ? moderator : editor)
  const take = (id: string, bearer: string) =>
    it.call(deskCall('open', subject), { params: { id } }, { bearer })
  const settle = (id: string, bearer: string) =>
    it.call(deskCall('decide', subject), { params: { id }, body }, { bearer })
  const waiting = async (id: string, bearer: string): Promise<boolean> => {
    const { rows } = (await it.call(deskCall('desk', subject), {}, { bearer })).body
    return rows.some((one: { id: string }) => one.id === id)
  }
  const count = async (bearer: string): Promise<number> =>
    (await it.call('teamCounts', {}, { bearer })).body[subject]

  const desks = () => ({ first: administrator, second: colleague() })

  test(`${subject}: an item claimed by one member is not listed for colleagues until ten minutes have passed`, async () => {
    const { first, second } = desks()
    const id = await make()
    const before = await count(second)
    assert.equal((await take(id, first)).body.id, id)
    assert.deepEqual([await waiting(id, first), await waiting(id, second)], [true, false])
    assert.ok((await count(second)) < before)
    for (const refused of [await take(id, second), await settle(id, second)])
      assert.deepEqual([refused.status, refused.body.code], [409, 'claimed'])
    it.clock.move(TEN_MINUTES)
    assert.equal(await waiting(id, second), true)
    assert.equal((await take(id, second)).status, 200)
    assert.equal((await settle(id, first)).body.code, 'claimed')
  })

  test(`${subject}: of two members who open it at the same time one gets it`, async () => {
    const { first, second } = desks()
    const id = await make()
    const answers = await Promise.all([take(id, first), take(id, second), take(id, first), take(id, second)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409, 409])
  })

  test(`${subject}: an undone decision returns the item to its desk, and one that has taken effect is on no desk`, async () => {
    const { first, second } = desks()
    const id = await make()
    assert.equal((await settle(id, first)).status, 200)
    assert.equal((await take(id, second)).body.code, 'already_decided')
    assert.equal(
      (await it.call(deskCall('undo', subject), { params: { id } }, { bearer: first })).status,
      200,
    )
    assert.equal((await take(id, second)).body.code, 'claimed')
    assert.equal((await settle(id, first)).status, 200)
    await takesEffect()
    for (const bearer of [first, second]) assert.equal((await take(id, bearer)).body.code, 'already_decided')
  })

  test(`${subject}: only a role that may decide on it can claim it`, async () => {
    const id = await make()
    assert.equal((await take(id, unauthorised())).status, 403)
    assert.equal((await it.call(deskCall('open', subject), { params: { id } })).status, 401)
    assert.ok([404, 409].includes((await take(randomUUID(), administrator)).status))
  })
}

test('all reports of one review are on one desk', async () => {
  const [one, other] = await reportsOfOneReview()
  const take = (id: string, bearer: string) => it.call('openReport', { params: { id } }, { bearer })
  assert.equal((await take(one, administrator)).status, 200)
  assert.equal((await take(other, moderator)).body.code, 'claimed')
  const listed = async (bearer: string) =>
    (await it.call('deskReport', {}, { bearer })).body.rows
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id === one || id === other)
  assert.deepEqual((await listed(administrator)).sort(), [one, other])
  assert.deepEqual(await listed(moderator), [])
})

test('the claim of a review ends with its last report, and not before', async () => {
  const [one, other] = await reportsOfOneReview()
  const dismiss = (id: string) =>
    it.call('decideReport', { params: { id }, body: { uphold: false } }, { bearer: administrator })
  const claims = () => claimsOf(one)
  await dismiss(one)
  await takesEffect()
  const taken = await it.call('openReport', { params: { id: other } }, { bearer: moderator })
  assert.equal(taken.body.code, 'claimed', 'the other report is still on the first desk')
  assert.equal(await claims(), 1)
  await dismiss(other)
  await takesEffect()
  assert.equal(await claims(), 0)
})

test('a review withdrawn while a decision on its report is pending leaves no claim behind', async () => {
  const [one, , code] = await reportsOfOneReview()
  const body = { uphold: false }
  await it.call('decideReport', { params: { id: one }, body }, { bearer: administrator })
  assert.equal(await claimsOf(one), 1)
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).status, 200)
  await takesEffect()
  assert.equal(await claimsOf(one), 0)
})

async function claimsOf(report: string): Promise<number | undefined> {
  const [row] = await it.db.content<{ n: number }[]>`
    select count(*) as n from content.desk_claim c join content.report r on r.subject_id = c.subject_id where r.id = ${report}`
  return row?.n
}

test('leaving the desk releases all its claims', async () => {
  const id = await waitingCompany(`Pergi ${newWord()}`)
  const take = (bearer: string) => it.call('openCompany', { params: { id } }, { bearer })
  assert.equal((await take(editor)).status, 200)
  assert.equal((await take(administrator)).body.code, 'claimed')
  assert.equal((await it.call('leaveDesk')).status, 401)
  assert.equal((await it.call('leaveDesk', {}, { bearer: moderator })).status, 200)
  assert.equal((await take(administrator)).body.code, 'claimed', 'a colleague left, not the editor')
  assert.equal((await it.call('leaveDesk', {}, { bearer: editor })).status, 200)
  assert.equal((await take(administrator)).status, 200)
})

test('claims are deleted the next night, even if nobody decides', async () => {
  const id = await waitingCompany(`Sunyi ${newWord()}`)
  await it.call('openCompany', { params: { id } }, { bearer: editor })
  const claims = async () => (await it.db.content`select 1 from content.desk_claim`).length
  assert.notEqual(await claims(), 0)
  it.clock.move(24 * 60 * 60_000)
  await it.app.tasks.drain()
  assert.equal(await claims(), 0)
})
