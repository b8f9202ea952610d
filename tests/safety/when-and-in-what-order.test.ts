// Times and orders that no reader sees, and that would reveal an author to a reader of the database's tables.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { publishDue } from '#server/reviews/publish.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

const TODAY = '2026-03-11'
const TOMORROW = '2026-03-12'
const MOST_AT_ONCE = 100

let it: TestApp
let moderator: string
before(async () => {
  it = await testApp({ env: { PUBLISH_SLOT: 'daily' } })
  moderator = (await signInStaff(it)).token
})
after(() => it.close())

type Company = { id: string }

const newCompany = (): Promise<Company> => addCompany(it.db, { name: `Tenun ${randomUUID()}` })

/** The first possible publication day of a stranger's review that the team has just approved. */
async function approvedDay(company: Company, body: Record<string, unknown> = {}): Promise<string> {
  const { id } = await submitReview(it, employeeReview(company.id, body))
  const decided = { params: { id }, body: { decision: 'publish' } }
  assert.equal((await it.call('decideReview', decided, { bearer: moderator })).status, 200)
  await it.app.tasks.drain()
  const [row] = await it.db.content<{ publish_from: string }[]>`
    select publish_from::text from content.review where id = ${id} and state = 'approved'`
  return String(row?.publish_from)
}

/** Approved reviews whose day has come, in order of arrival. */
async function addDue(company: Company, count: number, more: object = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
    company_id: company.id,
    state: 'approved',
    employment_status: 0,
    locale: 'id',
    week: '2026-03-02',
    guard_year: 2026,
    publish_from: TODAY,
    score: 4000,
    star: 4,
    overall_sentiment: 4,
    recommended: true,
    ratings: [4],
    answers: [],
    city_id: '32.75',
    headline: `Kata ${index}`,
    manage_mac: randomBytes(32),
    submission_mac: randomBytes(32),
    ...more,
  }))
  await it.db.content`insert into content.review ${it.db.content(rows)}`
  return rows.map(({ id }) => id)
}

const publish = () => publishDue(it.db, { secrets: it.secrets, clock: it.clock })

test('a review of a company with few reviews appears some random days after tomorrow', async () => {
  const days: string[] = []
  for (let one = 0; one < 12; one += 1) days.push(await approvedDay(await newCompany()))
  assert.ok(
    days.every(day => day > TOMORROW && day <= '2026-03-19'),
    days.join(),
  )
  assert.ok(new Set(days).size > 1, 'the delay is a matter of chance')
})

test('a review of a company with many reviews appears tomorrow, never on the day of its approval', async () => {
  const company = await newCompany()
  await publishReviews(it.db, company, {}, {}, {}, {}, {})
  assert.equal(await approvedDay(company), TOMORROW)
})

test('reviews of one day appear in random order, not in order of arrival', async () => {
  const company = await newCompany()
  const ids = await addDue(company, MOST_AT_ONCE + 20)
  await publish()
  const transactions = await it.db.content<{ ids: string[] }[]>`
    select array_agg(id order by id) as ids from content.review where company_id = ${company.id} and state = 'published'
    group by xmin::text order by count(*) desc`
  assert.deepEqual(
    transactions.map(one => one.ids.length),
    [MOST_AT_ONCE, 20],
  )
  assert.notDeepEqual(
    transactions[1]?.ids,
    ids.slice(MOST_AT_ONCE),
    'the last to come are not the last to appear',
  )
  assert.notDeepEqual(transactions[1]?.ids, ids.slice(0, 20))
  await it.db.content`delete from content.review where company_id = ${company.id}`
})

test('salaries are stored in the order of their keys, which differs from the order of their reviews', async () => {
  const company = await newCompany()
  await publishReviews(it.db, company, {}, {}, {}, {}, {})
  for (let one = 0; one < 8; one += 1)
    await approvedDay(company, { monthly_salary: 5_000_000 + one * 100_000 })
  it.clock.move(24 * 3600_000)
  await publish()
  const rows = await it.db.content<{ key: Buffer }[]>`
    select key from content.salary where company_id = ${company.id} order by ctid`
  const keys = rows.map(({ key }) => key.toString('hex'))
  assert.equal(keys.length, 8)
  assert.deepEqual(keys, keys.toSorted())
})

test('a pass expires on the hour, so that its expiry does not reveal when it was requested', async () => {
  it.clock.move(17 * 60_000 + 23_456)
  const { token } = await signIn(it)
  await reviewPass(it, token, (await newCompany()).id)
  const [odd] = await it.db.content<{ odd: number; kept: number }[]>`
    select count(*) as kept, count(*) filter (where expires_at <> date_trunc('hour', expires_at)) as odd
    from content.review_pass`
  assert.ok(Number(odd?.kept) > 0)
  assert.equal(Number(odd?.odd), 0)
})

test('publishing a review announces its company, so that cached pages are refreshed; a pending one announces nothing', async () => {
  moderator = (await signInStaff(it)).token
  const heard = new Set<string>()
  let onHeard = () => {}
  it.db.onChange(subjects => {
    for (const subject of subjects === 'all' ? ['all'] : subjects) heard.add(subject)
    onHeard()
  })
  const company = await newCompany()
  await approvedDay(company)
  const [row] = await it.db.content<{ id: string }[]>`
    select id from content.review where company_id = ${company.id}`
  const subjects = [`company:${company.id}`, `review:${row?.id}`]
  assert.ok(subjects.every(subject => !heard.has(subject)))
  it.clock.move(8 * 24 * 3600_000)
  const announced = new Promise<void>(done => {
    onHeard = () => subjects.every(subject => heard.has(subject)) && done()
  })
  await publish()
  await announced
})
