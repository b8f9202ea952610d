import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { addCompany } from '../../tests/support/companies.ts'

const BEKASI = {
  amount: 5_999_443,
  year: 2026,
  level: 'regency',
  place: 'Kota Bekasi',
  at_least: false,
  source:
    'Keputusan Gubernur Jawa Barat 561.7/Kep.862-Kesra/2025, menurut tabel keputusan dalam data terbuka iqbalmusyaffa/career-hub; daftar media 26 Desember 2025',
  checked: true,
}

let it: TestApp
before(async () => {
  it = await testApp()
  await it.db.content`
    insert into content.pay_figure (scope, a, b, c, people, companies, p25, p50, p75)
    values ('department', 'it', '', '', 5, 3, 5000000, 6000000, 7000000)`
})
after(() => it.close())

/** A company with two cells, as a snapshot would have written them. */
async function paying(name: string, city_id: string | null): Promise<string> {
  const { id, slug } = await addCompany(it.db, { name, city_id })
  for (const [department, p50] of [
    ['it', 6_000_000],
    ['sales', 5_900_000],
  ] as const)
    await it.db.content`
      insert into content.pay_cell (company_id, department, job_type, people, p25, p50, p75)
      values (${id}, ${department}, '', 5, ${p50 - 100_000}, ${p50}, ${p50 + 100_000})`
  return slug
}

const salariesOf = async (slug: string) => (await it.call('companySalaries', { params: { slug } })).body

test('a company’s pay is shown beside its regency’s minimum wage, with pay below it marked', async () => {
  const { minimum_wage, cells } = await salariesOf(await paying('Gudang Bekasi', '32.75'))
  assert.deepEqual(minimum_wage, BEKASI)
  assert.deepEqual(
    cells.map((cell: any) => [cell.department, cell.below_minimum]),
    [
      ['it', false],
      ['sales', true],
    ],
  )
})

test('a regency without its own wage shows its province’s, named as such, and marked if it is unverified', async () => {
  const { minimum_wage } = await salariesOf(await paying('Toko Padang', '13.71'))
  assert.deepEqual(minimum_wage, {
    amount: 3_182_955,
    year: 2026,
    level: 'province',
    place: 'Sumatera Barat',
    at_least: false,
    source: 'rekap Kementerian Ketenagakerjaan, 6 Januari 2026, dikutip di sebuah forum',
    checked: false,
  })
})

test('a company without a city has no minimum wage beside its pay', async () => {
  const { minimum_wage, cells } = await salariesOf(await paying('Tanpa Kota', null))
  assert.equal(minimum_wage, null)
  assert.ok(cells.every((cell: any) => !cell.below_minimum))
})

test('a pay is compared with the minimum wage of its city', async () => {
  const compared = async (monthly_salary: number, city?: string) =>
    (await it.call('comparePay', { body: { department: 'it', city, monthly_salary } })).body
  const { minimum_wage, outcome } = await compared(5_900_000, '32.75')
  assert.deepEqual(minimum_wage, BEKASI)
  assert.equal(outcome.below_minimum, true)
  assert.equal((await compared(6_000_000, '32.75')).outcome.below_minimum, false)
  assert.deepEqual((await compared(1_000_000)).outcome.below_minimum, false)
})

test('the map shows every province’s minimum wage', async () => {
  const { provinces } = (await it.call('payMap')).body
  assert.equal(provinces.length, 38)
  assert.ok(provinces.every((province: any) => province.minimum_wage > 2_000_000))
})

/** The program in the new year, when the wages of one province and one regency are known. */
async function inTheNewYear() {
  await it.db.content`
    insert into content.minimum_wage (province_id, city_id, year, amount, source, checked) values
      (null, '32.74', 2027, 3000000, 'x', 'read'), ('32', null, 2027, 2400000, 'x', 'read')
    on conflict do nothing`
  const other = await testApp({ db: { ...it.db, close: async () => {} }, secrets: it.secrets })
  const minimumWageAt = async (city: string) =>
    (await other.call('payBenchmark', { query: { department: 'it', city } })).body.minimum_wage
  return { other, minimumWageAt }
}

test('in the new year the newest wage in force is shown, not last year’s and not the next', async () => {
  const { other, minimumWageAt } = await inTheNewYear()
  assert.equal((await minimumWageAt('32.74')).year, 2026)
  other.clock.set('2027-01-01T01:00:00Z')
  assert.equal((await minimumWageAt('32.74')).year, 2027)
  await other.close()
})

test('if only the province’s wage is new, a regency’s wage of the year before applies as a minimum', async () => {
  const { other, minimumWageAt } = await inTheNewYear()
  other.clock.set('2027-01-01T01:00:00Z')
  assert.deepEqual(await minimumWageAt('32.75'), { ...BEKASI, at_least: true })
  const { level, year, at_least } = await minimumWageAt('32.73')
  assert.deepEqual([level, year, at_least], ['regency', 2026, true])
  await other.close()
})

test('pay of one year is not compared with the minimum wage of the next', async () => {
  const slug = await paying('Gudang Lama', '32.74')
  const { other } = await inTheNewYear()
  await it.db.content`insert into content.pay_snapshot (week) values ('2026-12-28')`
  other.clock.set('2027-01-02T01:00:00Z')
  const { minimum_wage, years } = (await other.call('companySalaries', { params: { slug } })).body
  assert.deepEqual([years.to, minimum_wage.year], [2026, 2026])
  await other.close()
})
