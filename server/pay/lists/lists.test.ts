import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'

const WEEK = '2026-11-16'
type Figure = [scope: string, a: string, b: string, people: number, companies: number, p50: number]
const FIGURES: Figure[] = [
  ['role', 'nurse', '', 25, 5, 5_200_000],
  ['role', 'graphic-designer', '', 25, 5, 7_000_000],
  ['role', 'ui-ux-designer', '', 50, 5, 13_000_000],
  ['role', 'librarian', '', 10, 3, 4_000_000],
  ['role_city', 'nurse', '35.78', 10, 3, 6_200_000],
  ['role_city', 'nurse', '33.74', 10, 3, 4_700_000],
  ['role_province', 'nurse', '35', 10, 3, 5_900_000],
  ['role_year', 'nurse', '2023', 10, 3, 4_600_000],
  ['role_year', 'nurse', '2025', 10, 3, 5_000_000],
  ['role_year', 'nurse', '2026', 10, 3, 5_400_000],
  ['department', 'design', '', 100, 10, 8_000_000],
  ['department', 'it', '', 50, 10, 9_000_000],
  ['department_province', 'design', '35', 50, 5, 8_200_000],
  ['department_province', 'design', '31', 25, 5, 9_100_000],
  ['department_province', 'design', '32', 50, 3, 8_100_000],
  ['industry_department', 'design', 'retail', 100, 3, 7_800_000],
  ['industry_department', 'design', 'mining_energy', 50, 3, 8_800_000],
  ['city', '35.78', '', 50, 5, 6_000_000],
  ['province', '35', '', 50, 5, 5_700_000],
  ['province', '31', '', 25, 5, 8_000_000],
]

let it: TestApp
before(async () => {
  it = await testApp()
  it.clock.set(`${WEEK}T03:00:00+07:00`)
  const { owner } = it.db
  const rows = FIGURES.map(([scope, a, b, people, companies, p50]) => {
    const range = { p10: null, p25: p50 - 500_000, p50, p75: p50 + 500_000, p90: null }
    return { scope, a, b, c: '', people, companies, ...range }
  })
  await owner`insert into content.pay_figure ${owner(rows)}`
  await owner`insert into content.pay_snapshot (week) values (${WEEK})`
})
after(() => it.close())

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
const top = async (search = '') => (await it.call('topSalaries', { query: { search } })).body
const payBenchmark = async (query: object, locale: 'id' | 'en' = 'id') =>
  it.call('payBenchmark', { query: { job_role: 'nurse', ...query } }, { locale })

test('a list shows items that reach its floor, the highest median first', async () => {
  const { as_of, roles, departments, cities, floors } = await top()
  assert.equal(as_of, WEEK)
  assert.deepEqual(names(roles), ['Desainer UI/UX', 'Desainer Grafis', 'Perawat'])
  assert.deepEqual(names(departments), ['Desain'])
  assert.deepEqual(names(cities), ['Kota Surabaya'])
  assert.deepEqual(floors.role, [25, 5])
})

test('a search filters every list by its words', async () => {
  const { roles, departments, cities, matches } = await top('desainer surabaya')
  assert.deepEqual(names(roles), ['Desainer UI/UX', 'Desainer Grafis'])
  assert.deepEqual(names(departments), ['Desain'])
  assert.deepEqual(names(cities), ['Kota Surabaya'])
  assert.equal(matches.city.name, 'Kota Surabaya')
  // Roles with figures come before others of that name.
  assert.deepEqual(names(matches.roles).slice(0, 2).toSorted(), ['Desainer Grafis', 'Desainer UI/UX'])
})

test('a department’s provinces and industries have the floors of the map and of the list of industries', async () => {
  const { body } = await it.call('departmentPay', { params: { department: 'design' } })
  assert.deepEqual(names(body.provinces), ['Jawa Timur'])
  assert.deepEqual(
    body.industries.map((row: { industry: string }) => row.industry),
    ['retail'],
  )
})

test('the map has every province, those below its floor without a figure', async () => {
  const { provinces } = (await it.call('payMap', {})).body
  assert.equal(provinces.length, 38)
  const of = (code: string) => provinces.find((one: { code: string }) => one.code === code)
  assert.equal(of('35').range.p50, 5_700_000)
  assert.equal(of('31').range, null)
  assert.ok(of('31').minimum_wage > 5_000_000)
})

test('a role shows its cities, and each year beside the average of all provinces’ minimum wages if all are known', async () => {
  const { cities, years } = (await it.call('rolePay', { params: { role: 'nurse' } })).body
  assert.deepEqual(names(cities), ['Kota Surabaya', 'Kota Semarang'])
  const known = years.map((one: { year: number; minimum_wage: number | null }) => [
    one.year,
    one.minimum_wage !== null,
  ])
  assert.deepEqual(known, [
    [2023, false],
    [2025, true],
    [2026, true],
  ])
  const [, before, now] = years
  assert.ok(before.minimum_wage < now.minimum_wage)
})

test('a city can be given by its id or by its common name, in either language', async () => {
  for (const city of ['35.78', 'surabaya', 'Kota Surabaya', 'Surabaya City']) {
    const { body } = await payBenchmark({ city })
    assert.equal(body.city.id, '35.78', city)
    assert.deepEqual(
      [body.benchmark.of.scope, body.benchmark.range.p50, body.wider],
      ['role_city', 6_200_000, false],
    )
    assert.equal(body.minimum_wage.level, 'regency')
  }
})

test('if a city has too little data the answer is its province’s, marked as wider', async () => {
  const { body } = await payBenchmark({ city: 'malang' })
  assert.deepEqual(
    [body.city.name, body.benchmark.of.scope, body.benchmark.of.province, body.wider],
    ['Kota Malang', 'role_province', 'Jawa Timur', true],
  )
  assert.deepEqual(names(body.namesakes), ['Kabupaten Malang'])
})

test('a name of several places leads to a question, and an unknown one is a mistake at its field', async () => {
  const { body } = await payBenchmark({ city: 'jakarta' })
  assert.equal(body.city, null)
  assert.equal(body.namesakes.length, 5)
  assert.equal(body.benchmark.of.scope, 'role')
  const refused = await payBenchmark({ city: 'Entahberantah' })
  assert.equal(refused.status, 422)
  assert.deepEqual(Object.keys(refused.body.errors), ['city'])
})
