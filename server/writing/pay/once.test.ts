// One amount per person, company and year, from either form; the second is sent by a forgetful author, or by an
// attacker with the author's mailbox who wants to know whether there is a first.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { manageMac } from '#server/authorship/keys.ts'
import { admitWaiting } from '#server/pay/standalone/admit.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { givePay, payPass, somePay } from '#tests/support/pay.ts'
import { employeeReview, formerReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { permitPay, reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const monday = () => admitWaiting(it)
const own = async (bearer: string) => (await it.call('myPay', {}, { bearer })).body
const ownReview = async (bearer: string) => (await it.call('myReview', {}, { bearer })).body

/** A person with a company of their own. */
async function somebody() {
  const { id: company } = await addCompany(it.db, { name: `Bengkel ${newManageCode()}` })
  return { company, token: (await signIn(it)).token }
}
type Person = Awaited<ReturnType<typeof somebody>>

const give = ({ company, token }: Person, more: object = {}): Promise<string> =>
  givePay(it, somePay(company, { ...more }), token)

async function review({ company, token }: Person, more: object = {}, pass?: string): Promise<string> {
  const body = employeeReview(company, { ...more })
  const bearer = pass ?? (await reviewPass(it, token, company, { pay: false }))
  if (body['monthly_salary'] != null) await permitPay(it, token, company, bearer)
  const sent = await it.call('submitReview', { body }, { bearer })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return String(body['manage_code'])
}

/** Publishes the review, as the daily publication does. */
async function publish(...codes: string[]): Promise<void> {
  const macs = codes.map(code => manageMac(it.secrets, code))
  await it.db.content`
    update content.review set state = 'approved', publish_from = '2026-03-11' where manage_mac in ${it.db.content(macs)}`
  await publishDue(it.db, it)
}

/** Number of counted amounts of a company. */
async function counted({ company }: Person): Promise<number> {
  const rows = await it.db.content`select 1 from content.salary where company_id = ${company}`
  return rows.length
}

test('submissions, views, changes and withdrawals get the same answers whether the person has given pay or not', async () => {
  const results = await Promise.all(
    [true, false].map(async has => {
      const person = await somebody()
      if (has) await give(person)
      const { company, token } = person
      const pass = await payPass(it, token, { company_id: company })
      const body = somePay(company)
      const bearer = String(body['manage_code'])
      const sent = await it.call('givePay', { body }, { bearer: pass })
      const changed = await it.call('changePay', { body: { ...body, monthly_salary: 6_400_000 } }, { bearer })
      const { company: _, ...waiting } = await own(bearer)
      const withdrawn = await it.call('withdrawPay', {}, { bearer })
      const again = await it.call('withdrawPay', {}, { bearer })
      assert.deepEqual(again.body, withdrawn.body)
      const { company: __, ...rest } = await own(bearer)
      return {
        sent: [sent.status, sent.body],
        changed: [changed.status, changed.body],
        waiting,
        withdrawn: [withdrawn.body.state, typeof withdrawn.body.pass],
        rest,
      }
    }),
  )
  assert.deepEqual(results[0], results[1])
})

test('on Monday the first amount counts, and the second is set aside, erased, and its code says why', async () => {
  const person = await somebody()
  const first = await give(person)
  const second = await give(person, { monthly_salary: 9_876_500 })
  await monday()
  assert.equal(await counted(person), 1)
  const { company, ...setAside } = await own(second)
  assert.equal(company.id, person.company)
  assert.deepEqual(setAside, {
    state: 'set_aside',
    year: 2026,
    guideline: null,
    note: null,
    comment_hidden: null,
    pay: null,
    again: false,
  })
  const body = somePay(person.company, { manage_code: second })
  const changed = await it.call('changePay', { body }, { bearer: second })
  assert.deepEqual([changed.status, changed.body.code], [409, 'pay_exists'])
  assert.equal((await it.call('withdrawPay', {}, { bearer: second })).body.pass, null)
  assert.equal((await own(second)).state, 'set_aside')
  await monday()
  assert.equal(await counted(person), 1)
  assert.notEqual(first, second)
})

test('no row shows which amount came second', async () => {
  const person = await somebody()
  await give(person)
  await give(person)
  await monday()
  await give(await somebody())
  const rows = await it.db.content<{ length: number }[]>`
    select octet_length(box) as length from content.pay_waiting`
  assert.ok(rows.length > 1)
  assert.equal(new Set(rows.map(({ length }) => length)).size, 1)
})

test('a review with a salary counts as given pay, so that a separate amount comes second', async () => {
  const person = await somebody()
  const code = await review(person, { monthly_salary: 6_000_000 })
  const standalone = await give(person)
  await monday()
  assert.equal((await own(standalone)).state, 'set_aside')
  await publish(code)
  assert.equal(await counted(person), 1)
  assert.equal((await ownReview(code)).salary_second, false)
})

test('the salary of a later review is left out at its publication, and only its code says so from then on', async () => {
  const person = await somebody()
  await give(person)
  const code = await review(person, { monthly_salary: 6_000_000 })
  const { draft, salary_second } = await ownReview(code)
  assert.deepEqual([draft.monthly_salary, salary_second], [6_000_000, false])
  await publish(code)
  const after = await ownReview(code)
  assert.deepEqual([after.state, after.second, after.salary_second], ['published', false, true])
  await monday()
  assert.equal(await counted(person), 1)
  const [row] = await it.db.content`
    select 1 from content.review where company_id = ${person.company} and salary_box is not null`
  assert.equal(row, undefined)
})

test('after a review without pay, pay can be given separately', async () => {
  const person = await somebody()
  await review(person)
  const standalone = await give(person)
  await monday()
  assert.equal(await counted(person), 1)
  assert.equal((await it.call('myPay', {}, { bearer: standalone })).body.state !== 'set_aside', true)
})

for (const [when, first] of [
  ['before', 'the review’s'],
  ['after', 'the one alone'],
] as const)
  test(`a salary added to a pending review ${when} pay was given alone: ${first} counts`, async () => {
    const person = await somebody()
    const body = employeeReview(person.company)
    const code = await review(person, body)
    const change = async () => {
      await permitPay(it, person.token, person.company, code)
      return it.call('editReview', { body: { ...body, monthly_salary: 6_600_000 } }, { bearer: code })
    }
    if (when === 'before') assert.equal((await change()).status, 200)
    const standalone = await give(person)
    if (when === 'after') assert.equal((await change()).status, 200)
    await monday()
    await publish(code)
    assert.equal(await counted(person), 1)
    const isSecond = [(await ownReview(code)).salary_second, (await own(standalone)).state === 'set_aside']
    assert.deepEqual(isSecond, when === 'before' ? [false, true] : [true, false])
  })

test('withdrawn pay can be given again with its code’s pass, and counts once', async () => {
  const person = await somebody()
  const code = await give(person)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: code })).body
  assert.deepEqual([(await own(code)).state, (await own(code)).again], ['withdrawn', true])
  const next = somePay(person.company, { monthly_salary: 6_900_000 })
  assert.equal((await it.call('givePay', { body: next }, { bearer: pass })).status, 201)
  assert.equal((await own(code)).again, false)
  assert.equal((await it.call('withdrawPay', {}, { bearer: code })).body.pass, null)
  await monday()
  assert.equal(await counted(person), 1)
})

test('a second amount stays second after a withdrawal and a rewrite', async () => {
  const person = await somebody()
  await give(person)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: await give(person) })).body
  const next = somePay(person.company)
  assert.equal((await it.call('givePay', { body: next }, { bearer: pass })).status, 201)
  await monday()
  assert.equal((await own(String(next['manage_code']))).state, 'set_aside')
  assert.equal(await counted(person), 1)
})

test('withdrawing a review withdraws its salary, and the rewritten review brings the same or another one', async () => {
  for (const [before, after] of [
    [6_000_000, 6_100_000],
    [null, 6_100_000],
  ]) {
    const person = await somebody()
    const code = await review(person, { monthly_salary: before })
    const { pass } = (await it.call('withdrawReview', {}, { bearer: code })).body
    const next = await review(person, { monthly_salary: after }, pass)
    const standalone = await give(person)
    await publish(next)
    await monday()
    assert.equal(await counted(person), 1)
    assert.deepEqual(
      [(await ownReview(next)).salary_second, (await own(standalone)).state],
      [false, 'set_aside'],
    )
  }
})

test('pay is given once a year, whatever year it speaks of, which a former employee’s review covers too', async () => {
  const person = await somebody()
  await give(person)
  const lastYears = await give(person, { year: 2025 })
  const left = await somebody()
  const body = formerReview(left.company, { monthly_salary: 6_000_000, left_at_year: 2025 })
  const code = await review(left, body)
  const standalone = await give(left)
  await publish(code)
  await monday()
  assert.deepEqual([await counted(person), await counted(left)], [1, 1])
  for (const second of [lastYears, standalone]) assert.equal((await own(second)).state, 'set_aside')
})

test('pay without a company is given once per year, separately from companies', async () => {
  const person = await somebody()
  await give(person)
  const codes = [
    await givePay(it, somePay(null), person.token),
    await givePay(it, somePay(null), person.token),
  ]
  await monday()
  const states = await Promise.all(codes.map(async code => (await own(code)).state))
  assert.equal(states.filter(state => state === 'set_aside').length, 1)
  assert.equal(states[1], 'set_aside')
})

test('pay given to a merged company counts as given for the other one', async () => {
  const { token } = await signIn(it)
  const editor = (await signInStaff(it, 'editor')).token
  const { id: into } = await addCompany(it.db, { name: 'Sumber Baja' })
  const id = randomUUID()
  const pass = await reviewPass(it, token, id, { unlisted: true })
  const body = employeeReview(id, { company: 'CV Sumber Baja', monthly_salary: 6_000_000 })
  assert.equal((await it.call('submitReview', { body }, { bearer: pass })).status, 201)
  const early = await payPass(it, token, { company_id: into })
  const merge = { params: { id }, body: { decision: 'merge', into } }
  assert.equal((await it.call('decideCompany', merge, { bearer: editor })).status, 200)
  await it.app.tasks.drain()
  const stale = await it.call('givePay', { body: somePay(into) }, { bearer: early })
  assert.equal(stale.body.code, 'pass_invalid')
  const standalone = await give({ company: into, token })
  await monday()
  assert.equal((await own(standalone)).state, 'set_aside')
})

test('an unreadable amount does not delay the others', async () => {
  const person = await somebody()
  await give(person)
  const broken = await somebody()
  await give(broken)
  const [row] = await it.db.content`select id from content.pay_waiting where state = 'waiting' limit 1`
  await it.db.content`update content.pay_waiting set box = 'no box' where id = ${row?.['id'] as string}`
  await monday()
  assert.equal((await counted(person)) + (await counted(broken)), 1)
  await it.db.content`delete from content.pay_waiting where box = 'no box'`
})

test('pay is not added to a review of last year, but given separately', async () => {
  it.clock.set('2026-12-31T20:00:00+07:00')
  const person = await somebody()
  const body = employeeReview(person.company)
  const code = await review(person, body)
  it.clock.set('2027-01-01T08:00:00+07:00')
  await permitPay(it, person.token, person.company, code)
  const change = { body: { ...body, monthly_salary: 6_600_000 } }
  const { status, body: answer } = await it.call('editReview', change, { bearer: code })
  assert.deepEqual([status, Object.keys(answer.errors)], [422, ['monthly_salary']])
})

test('the nightly task deletes uncounted amounts after two years', async () => {
  const person = await somebody()
  for (const year of [2027, 2027]) await give(person, { year })
  await give(person, { year: 2026 })
  await review(await somebody())
  it.clock.set('2028-01-02T04:00:00+07:00')
  await it.app.tasks.drain()
  const years = async (table: string) => {
    const rows = await it.db.owner<
      { year: number }[]
    >`select distinct year from ${it.db.owner(table)} order by year`
    return rows.map(({ year }) => year)
  }
  for (const table of ['content.pay_waiting']) assert.deepEqual(await years(table), [2027], table)
})

test('pay can be added to a review whose company still waits, also hours after a lost attempt', async () => {
  const { token } = await signIn(it)
  const id = randomUUID()
  const body = employeeReview(id, { company: 'CV Tunggu Saja' })
  const pass = await reviewPass(it, token, id, { unlisted: true, pay: false })
  assert.equal((await it.call('submitReview', { body }, { bearer: pass })).status, 201)
  const code = String(body['manage_code'])
  await permitPay(it, token, id, code)
  it.clock.move(3 * 3600_000)
  await permitPay(it, token, id, code)
  const change = { body: { ...body, monthly_salary: 6_600_000 } }
  const { status, body: answer } = await it.call('editReview', change, { bearer: code })
  assert.equal(status, 200, JSON.stringify(answer))
})
