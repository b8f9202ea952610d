import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { addCompany } from '../../tests/support/companies.ts'

let it: TestApp
let slug: string
before(async () => {
  it = await testApp()
  await it.db.content`
    insert into content.pay_figure (scope, a, b, c, people, companies, p10, p25, p50, p75, p90) values
      ('role_city', 'warehouse-staff', '32.75', '', 25, 5, 5800000, 6000000, 6400000, 6900000, 7300000),
      ('role', 'warehouse-staff', '', '', 50, 5, 4100000, 4800000, 5600000, 6900000, 8500000),
      ('role_years', 'warehouse-staff', '3', '', 10, 3, 5100000, 5300000, 5600000, 6900000, 8500000),
      ('department_province', 'logistics', '32', '', 50, 5, 4100000, 4800000, 5600000, 6900000, 8500000)`
  const company = await addCompany(it.db, { name: 'Gudang Bekasi', city_id: '32.75' })
  slug = company.slug
  await it.db.content`
    insert into content.pay_cell (company_id, department, job_type, people, p25, p50, p75) values
      (${company.id}, '', '', 50, 6000000, 6500000, 7000000),
      (${company.id}, 'logistics', 'employee', 25, 6000000, 6400000, 7000000),
      (${company.id}, 'it', 'employee', 10, 8000000, 9000000, 9900000)`
})
after(() => it.close())

const payBenchmark = (query: object) => it.call('payBenchmark', { query })
const compared = async (monthly_salary: number) =>
  (await it.call('comparePay', { body: { job_role: 'warehouse-staff', city: '32.75', monthly_salary } })).body

test('pay is compared by the common name of a role and a city, in either language', async () => {
  for (const query of [
    { job_role: 'staf gudang', city: 'bekasi' },
    { job_role: 'Warehouse Staff', city: 'Bekasi City' },
    { job_role: 'warehouse-staff', city: 'Kota Bekasi' },
    { job_role: 'warehouse clerk', city: 'bekasi' },
    { job_role: 'karyawan gudang', city: 'bekasi' },
  ]) {
    const { body } = await payBenchmark(query)
    assert.deepEqual(
      [body.role.id, body.city.name, body.benchmark.of.scope, body.wider],
      ['warehouse-staff', 'Kota Bekasi', 'role_city', false],
    )
    assert.equal(body.minimum_wage.place, 'Kota Bekasi')
  }
})

test('an ambiguous role leads to a question, and an unknown one is refused at its field', async () => {
  const several = await payBenchmark({ job_role: 'desainer' })
  assert.equal(several.status, 422)
  assert.ok(several.body.errors.job_role)
  assert.ok(several.body.candidates.job_role.length > 3)
  const near = await payBenchmark({ job_role: 'juru gudang' })
  assert.deepEqual(
    near.body.candidates.job_role.map(({ id }: { id: string }) => id),
    ['warehouse-administrator', 'warehouse-manager', 'warehouse-staff'],
  )
  const none = await payBenchmark({ job_role: 'qqqzzz' })
  assert.deepEqual([none.status, Object.keys(none.body.errors)], [422, ['job_role']])
})

test('a figure for a wider group than requested is marked as wider', async () => {
  const { body } = await payBenchmark({ job_role: 'staf gudang', city: 'Surabaya' })
  assert.deepEqual([body.benchmark.of.scope, body.wider], ['role', true])
})

test('ignored parts of the request are named, and a department’s province counts as wider than its city', async () => {
  const cases = [
    [
      { job_role: 'staf gudang', city: 'bekasi', years: 4, job_type: 'employee' },
      'role_city',
      false,
      ['job_type', 'years'],
    ],
    [{ job_role: 'staf gudang', years: 4 }, 'role_years', false, []],
    [{ job_role: 'staf gudang', years: 8 }, 'role', false, ['years']],
    [{ department: 'logistics', city: 'bekasi' }, 'department_province', true, ['city']],
    [{ job_role: 'staf gudang', city: 'surabaya', years: 4 }, 'role_years', true, ['city']],
  ] as const
  for (const [query, scope, wider, without] of cases) {
    const { body } = await payBenchmark(query)
    assert.deepEqual([body.benchmark.of.scope, body.wider, body.without], [scope, wider, without])
  }
})

test('the answer to a sent pay shows its position among others, and stores it nowhere', async () => {
  const { outcome } = await compared(5_200_000)
  assert.deepEqual(outcome, {
    monthly_salary: 5_200_000,
    place: 'below',
    percentile: { from: 0, to: 10 },
    above_median: -1_200_000,
    below_minimum: true,
  })
  assert.deepEqual((await compared(6_400_000)).outcome.percentile, { from: 50, to: 60 })
  assert.equal((await payBenchmark({ job_role: 'warehouse-staff' })).body.outcome, null)
})

test('a company’s pay of a role is that of its department, whether the role is given by name or by id', async () => {
  for (const job of ['warehouse-staff', 'staf gudang']) {
    const { body } = await it.call('companySalaries', { params: { slug }, query: { job } })
    assert.deepEqual([body.filters.job, body.filters.department], ['Staf Gudang', 'logistics'])
    assert.deepEqual(
      body.cells.map((cell: { department: string }) => cell.department),
      ['logistics'],
    )
  }
  const unknown = await it.call('companySalaries', { params: { slug }, query: { job: 'qqqzzz' } })
  assert.deepEqual([unknown.status, Object.keys(unknown.body.errors)], [422, ['job']])
})

test('the company’s tab shows the number of people behind its pay, as the floor of a band', async () => {
  const tabs = async () => (await it.call('company', { params: { slug } })).body.tabs
  assert.deepEqual(await tabs(), { reviews: 0, salaries: 50, jobs: 0 })
  const { slug: other } = await addCompany(it.db, { name: 'Tanpa Gaji' })
  assert.equal((await it.call('company', { params: { slug: other } })).body.tabs.salaries, null)
})
