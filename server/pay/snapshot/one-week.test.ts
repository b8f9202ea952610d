// An attacker with a domain has any number of mailboxes and gives invented pay with them within a week.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payroll as en } from '#shared/messages/en/pay/payroll.ts'
import { payroll as id } from '#shared/messages/id/pay/payroll.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'

let it: TestApp
let named = 0
before(async () => void (it = await testApp()))
after(() => it.close())

const newCompany = () =>
  addCompany(it.db, { name: `Semen ${(named += 1)}`, industry: 'manufacturing', city_id: '32.75' })
const seen = async ({ slug }: { slug: string }) =>
  (await it.call('companySalaries', { params: { slug } })).body
/** Runs Mondays until no given amount is pending any more. */
async function mondays(): Promise<void> {
  for (let week = 0; week < 4; week += 1) await nextMonday(it)
}
const HONEST = { base: 7_350_000, thr_months: 1.4 }
const invented = (count: number, week = '2026-02-09') => steps(count, { week, thr_months: 1 })

test('one honest salary is in no figure with any number of amounts of one week, before or after it', async () => {
  const [before, later] = [await newCompany(), await newCompany()]
  await pay(it, before.id, { ...HONEST, week: '2026-01-05' })
  await pay(it, later.id, ...invented(4))
  await nextMonday(it)
  await pay(it, before.id, ...invented(4))
  await pay(it, later.id, { ...HONEST, week: '2026-03-23' })
  await mondays()
  for (const company of [before, later]) {
    const { cells, whole } = await seen(company)
    assert.deepEqual([cells, whole], [[], null])
  }
})

test('one honest salary is in no figure with amounts of seven days that span two weeks', async () => {
  const company = await newCompany()
  await pay(it, company.id, { ...HONEST, week: '2026-01-05' })
  await pay(it, company.id, ...invented(2, '2026-02-09'), ...invented(2, '2026-02-16'))
  await mondays()
  assert.deepEqual((await seen(company)).cells, [])
})

test('two salaries of other weeks are shown together with them', async () => {
  const company = await newCompany()
  await pay(it, company.id, { ...HONEST, week: '2026-01-05' }, { base: 6_650_000, week: '2026-01-19' })
  await pay(it, company.id, ...invented(3))
  await nextMonday(it)
  assert.equal((await seen(company)).cells.length, 1)
})

test('if nothing counts yet, one more may be enough, and both languages ask for no more', async () => {
  const company = await newCompany()
  await pay(it, company.id, ...invented(3), { ...HONEST, week: '2026-03-09' })
  await nextMonday(it)
  assert.deepEqual((await seen(company)).cells, [])
  assert.match(id.few.needs, /sedikitnya satu gaji lagi/)
  assert.match(en.few.needs, /At least one more salary/)
  await pay(it, company.id, { ...HONEST, week: '2026-01-05' })
  await nextMonday(it)
  assert.equal((await seen(company)).cells.length, 1)
})

test('a figure does not change while all new amounts are of one week', async () => {
  const company = await newCompany()
  await pay(it, company.id, ...steps(6))
  await nextMonday(it)
  const before = await seen(company)
  assert.equal(before.cells.length, 1)
  await pay(it, company.id, ...steps(9, { base: 20_000_000, week: '2026-02-09' }))
  await mondays()
  const { cells, whole } = await seen(company)
  assert.deepEqual([cells, whole], [before.cells, before.whole])
})

test('one honest THR is in no figure with those of one week', async () => {
  const company = await newCompany()
  const silent = { base: 6_650_000, week: '2026-01-19' }
  await pay(it, company.id, { ...HONEST, week: '2026-01-05' }, silent, ...invented(4))
  await nextMonday(it)
  const { cells, whole, thr_months } = await seen(company)
  assert.equal(cells.length, 1)
  assert.deepEqual([thr_months, whole.people], [null, 5])
})

test('one honest salary of a role and a city is in no figure with those of one week', async () => {
  const role = { role: 'nurse', city: '35.78', department: 'health-medical' } as const
  const companies = [await newCompany(), await newCompany(), await newCompany()]
  await pay(it, companies[0]!.id, { ...HONEST, ...role, week: '2026-01-05' })
  for (const { id } of companies) await pay(it, id, ...invented(4).map(one => ({ ...one, ...role })))
  await mondays()
  const figures = await it.db.content`select scope from content.pay_figure where a = 'nurse' or b = '35.78'`
  assert.deepEqual([...figures], [])
  await pay(it, companies[0]!.id, { ...HONEST, ...role, week: '2026-03-02' })
  await mondays()
  const all = await it.db.content`select scope from content.pay_figure where a = 'nurse'`
  assert.ok(all.length > 0)
})
