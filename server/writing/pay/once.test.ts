// One amount a person, company and year, whichever form brings it, sent by its author who forgot, or by somebody who holds
// the author's mailbox and wants to know.
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

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const monday = () => admitWaiting(it)
const own = async (bearer: string) => (await it.call('myPay', {}, { bearer })).body
const ownReview = async (bearer: string) => (await it.call('myReview', {}, { bearer })).body

/** Somebody with a company of their own. */
async function somebody() {
  const { id: company } = await addCompany(it.db, { name: `Bengkel ${newManageCode()}` })
  return { company, token: (await signIn(it)).token }
}
type Person = Awaited<ReturnType<typeof somebody>>

const give = ({ company, token }: Person, more: object = {}): Promise<string> =>
  givePay(it, somePay(company, { ...more }), token)

async function review({ company, token }: Person, more: object = {}, pass?: string): Promise<string> {
  const asked = await it.call('reviewPass', { body: { company_id: company } }, { bearer: token })
  const body = employeeReview(company, { ...more })
  const sent = await it.call('submitReview', { body }, { bearer: pass ?? asked.body.pass })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return String(body['manage_code'])
}

/** The review appears, as the day's slot has it. */
async function publish(...codes: string[]): Promise<void> {
  const macs = codes.map(code => manageMac(it.secrets, code))
  await it.db.content`
    update content.review set state = 'approved', publish_from = '2026-03-11' where manage_mac in ${it.db.content(macs)}`
  await publishDue(it.db, it)
}

/** How many amounts of a company count. */
async function counted({ company }: Person): Promise<number> {
  const rows = await it.db.content`select 1 from content.salary where company_id = ${company}`
  return rows.length
}

test('asking, sending, looking, changing and taking back answer the same, has the person told or not', async () => {
  const told = await Promise.all(
    [true, false].map(async has => {
      const person = await somebody()
      if (has) await give(person)
      const { company, token } = person
      const asked = await it.call('payPass', { body: { company_id: company, year: 2026 } }, { bearer: token })
      const body = somePay(company)
      const bearer = String(body['manage_code'])
      const sent = await it.call('givePay', { body }, { bearer: asked.body.pass })
      const changed = await it.call('changePay', { body: { ...body, monthly_salary: 6_400_000 } }, { bearer })
      const { company: _, ...waiting } = await own(bearer)
      const withdrawn = await it.call('withdrawPay', {}, { bearer })
      const again = await it.call('withdrawPay', {}, { bearer })
      assert.deepEqual(again.body, withdrawn.body)
      const { company: __, ...gone } = await own(bearer)
      return {
        asked: [asked.status, Object.keys(asked.body), asked.body.expires_in],
        sent: [sent.status, sent.body],
        changed: [changed.status, changed.body],
        waiting,
        withdrawn: [withdrawn.body.state, typeof withdrawn.body.pass],
        gone,
      }
    }),
  )
  assert.deepEqual(told[0], told[1])
})

test('on Monday the first amount counts; the second is set aside, its code says why, and nothing of it is left', async () => {
  const person = await somebody()
  const first = await give(person)
  const second = await give(person, { monthly_salary: 9_876_500 })
  await monday()
  assert.equal(await counted(person), 1)
  const { company, ...aside } = await own(second)
  assert.equal(company.id, person.company)
  assert.deepEqual(aside, {
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

test('no row says which amount came second', async () => {
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

test('a review with a salary tells it, so that an amount alone comes second', async () => {
  const person = await somebody()
  const code = await review(person, { monthly_salary: 6_000_000 })
  const alone = await give(person)
  await monday()
  assert.equal((await own(alone)).state, 'set_aside')
  await publish(code)
  assert.equal(await counted(person), 1)
  assert.equal((await ownReview(code)).salary_second, false)
})

test('a review after it appears without its salary, and only its code says so, once it has appeared', async () => {
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

test('a review that tells no pay leaves it to be told alone', async () => {
  const person = await somebody()
  await review(person)
  const alone = await give(person)
  await monday()
  assert.equal(await counted(person), 1)
  assert.equal((await it.call('myPay', {}, { bearer: alone })).body.state !== 'set_aside', true)
})

for (const [when, first] of [
  ['before', 'the review’s'],
  ['after', 'the one alone'],
] as const)
  test(`a salary that is written into a waiting review ${when} pay was given alone: ${first} counts`, async () => {
    const person = await somebody()
    const body = employeeReview(person.company)
    const code = await review(person, body)
    const change = () =>
      it.call('editReview', { body: { ...body, monthly_salary: 6_600_000 } }, { bearer: code })
    if (when === 'before') assert.equal((await change()).status, 200)
    const alone = await give(person)
    if (when === 'after') assert.equal((await change()).status, 200)
    await monday()
    await publish(code)
    assert.equal(await counted(person), 1)
    const isSecond = [(await ownReview(code)).salary_second, (await own(alone)).state === 'set_aside']
    assert.deepEqual(isSecond, when === 'before' ? [false, true] : [true, false])
  })

test('pay that was taken back is told anew with the pass of its code, and counts once', async () => {
  const person = await somebody()
  const code = await give(person)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: code })).body
  assert.deepEqual([(await own(code)).state, (await own(code)).again], ['withdrawn', true])
  const anew = somePay(person.company, { monthly_salary: 6_900_000 })
  assert.equal((await it.call('givePay', { body: anew }, { bearer: pass })).status, 201)
  assert.equal((await own(code)).again, false)
  assert.equal((await it.call('withdrawPay', {}, { bearer: code })).body.pass, null)
  await monday()
  assert.equal(await counted(person), 1)
})

test('a second amount that is taken back and told anew stays a second one', async () => {
  const person = await somebody()
  await give(person)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: await give(person) })).body
  const anew = somePay(person.company)
  assert.equal((await it.call('givePay', { body: anew }, { bearer: pass })).status, 201)
  await monday()
  assert.equal((await own(String(anew['manage_code']))).state, 'set_aside')
  assert.equal(await counted(person), 1)
})

test('a review that is taken back takes its salary along, and brings it or another when it is written anew', async () => {
  for (const [before, after] of [
    [6_000_000, 6_100_000],
    [null, 6_100_000],
  ]) {
    const person = await somebody()
    const code = await review(person, { monthly_salary: before })
    const { pass } = (await it.call('withdrawReview', {}, { bearer: code })).body
    const anew = await review(person, { monthly_salary: after }, pass)
    const alone = await give(person)
    await publish(anew)
    await monday()
    assert.equal(await counted(person), 1)
    assert.deepEqual([(await ownReview(anew)).salary_second, (await own(alone)).state], [false, 'set_aside'])
  }
})

test('each year is told once: this one and the last, which a former employee’s review tells too', async () => {
  const person = await somebody()
  await give(person)
  await give(person, { year: 2025 })
  await monday()
  assert.equal(await counted(person), 2)
  const left = await somebody()
  const body = formerReview(left.company, { monthly_salary: 6_000_000, left_at_year: 2025 })
  const code = await review(left, body)
  const [lastYear, thisYear] = [await give(left, { year: 2025 }), await give(left)]
  await publish(code)
  await monday()
  assert.equal((await own(lastYear)).state, 'set_aside')
  assert.notEqual((await own(thisYear)).state, 'set_aside')
  assert.equal(await counted(left), 2)
})

test('without a company a year is told once, beside those of companies', async () => {
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

test('who told pay of a company under the name that was merged has told it', async () => {
  const { token } = await signIn(it)
  const editor = (await signInStaff(it, 'editor')).token
  const { id: into } = await addCompany(it.db, { name: 'Sumber Baja' })
  const id = randomUUID()
  const asked = { body: { company_id: id, unlisted: true } }
  const { pass } = (await it.call('reviewPass', asked, { bearer: token })).body
  const body = employeeReview(id, { company: 'CV Sumber Baja', monthly_salary: 6_000_000 })
  assert.equal((await it.call('submitReview', { body }, { bearer: pass })).status, 201)
  const early = await payPass(it, token, { company_id: into })
  const merge = { params: { id }, body: { decision: 'merge', into } }
  assert.equal((await it.call('decideCompany', merge, { bearer: editor })).status, 200)
  await it.app.tasks.drain()
  const stale = await it.call('givePay', { body: somePay(into) }, { bearer: early })
  assert.equal(stale.body.code, 'pass_invalid')
  const alone = await give({ company: into, token })
  await monday()
  assert.equal((await own(alone)).state, 'set_aside')
})

test('an amount that cannot be read keeps none of the others waiting', async () => {
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

test('the night takes what is two years old: tags, leaves, and amounts that never counted', async () => {
  const person = await somebody()
  await give(person)
  await give(person, { year: 2025 })
  await review(await somebody())
  it.clock.set('2027-01-02T04:00:00+07:00')
  await it.app.tasks.drain()
  const years = async (table: string) => {
    const rows = await it.db.owner<
      { year: number }[]
    >`select distinct year from ${it.db.owner(table)} order by year`
    return rows.map(({ year }) => year)
  }
  for (const table of ['content.pay_guard', 'content.pay_leave', 'content.pay_waiting'])
    assert.deepEqual(await years(table), [2026], table)
})
