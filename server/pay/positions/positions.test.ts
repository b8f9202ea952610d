import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { newOwner } from '#tests/support/sign-in.ts'

const BEKASI = '32.75'
const BANDUNG = '32.73'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const find = async (query: object = {}) => (await it.call('positions', { query })).body
const roles = async (query: object = {}): Promise<string[]> =>
  (await find(query)).positions.map(({ role }: { role: { id: string } }) => role.id)

async function hiring(name: string, ...given: object[]) {
  const company = await addCompany(it.db, { name })
  const { token } = await newOwner(it, company)
  for (const one of given) {
    const { status, body } = await it.call('saveVacancy', { body: someVacancy(one) }, { bearer: token })
    assert.equal(status, 200, JSON.stringify(body))
  }
  return company
}
const addReviews = (company: string, role: string, city: string, reviews: number) =>
  it.db.content`insert into content.company_facet (company_id, job_role_id, city_id, review_count)
    values (${company}, ${role}, ${city}, ${reviews})`

test('a position without vacancies, reviews and pay is not listed', async () => {
  assert.deepEqual(await roles(), [])
})

test('a position shows who hires, and is found by its name in either language, its city and its company', async () => {
  const { slug } = await hiring('Gudang Posisi', {}, { title: 'Kepala Gudang', cities: [BANDUNG] })
  for (const query of [
    {},
    { q: 'gudang' },
    { q: 'warehouse' },
    { city: BEKASI },
    { city: 'bandung' },
    { company: slug },
  ])
    assert.deepEqual(await roles(query), ['warehouse-staff'], JSON.stringify(query))
  const none = [{ q: 'perawat' }, { city: '51.71' }, { department: 'it' }, { job_type: 'intern' }]
  for (const query of none) assert.deepEqual(await roles(query), [], JSON.stringify(query))
  const [row] = (await find()).positions
  assert.deepEqual([row.open.vacancies, row.open.companies], [2, 1])
  assert.deepEqual(row.hiring, [{ slug, name: 'Gudang Posisi' }])
  assert.equal((await find({ city: BEKASI })).positions[0].open.vacancies, 1)
})

test('reviews count from three in the same group on, and those of unlisted companies never', async () => {
  const two = await addCompany(it.db, { name: 'Dua Suara' })
  await addReviews(two.id, 'nurse', '', 2)
  const away = await addCompany(it.db, { name: 'Belum Terdaftar', status: 0 })
  await addReviews(away.id, 'nurse', '', 9)
  assert.ok(!(await roles()).includes('nurse'))
  const three = await addCompany(it.db, { name: 'Tiga Suara' })
  await addReviews(three.id, 'nurse', '', 3)
  await addReviews(three.id, 'nurse', BANDUNG, 2)
  const row = (await find({ q: 'nurse' })).positions[0]
  assert.deepEqual(row.review_counts, { reviews: 3, companies: 1 })
  assert.deepEqual(await roles({ q: 'nurse', city: BANDUNG }), [])
  assert.deepEqual(await roles({ company: three.slug }), ['nurse'])
})

test('positions with the newest vacancy come first, then those with the most reviews', async () => {
  await addReviews((await addCompany(it.db, { name: 'Banyak Suara' })).id, 'finance-cashier', '', 40)
  assert.deepEqual(await roles(), ['warehouse-staff', 'finance-cashier', 'nurse'])
  assert.deepEqual(await roles({ sort: 'reviews' }), ['finance-cashier', 'nurse', 'warehouse-staff'])
})

test('each filter counts what its options would leave, in one call or one by one', async () => {
  const { body } = await it.call('positionFilters', { query: {} })
  assert.deepEqual(
    body.cities.map((one: { value: { id: string }; count: number }) => [one.value.id, one.count]),
    [
      [BANDUNG, 1],
      [BEKASI, 1],
    ],
  )
  assert.deepEqual(
    body.companies.map((one: { value: { name: string }; count: number }) => [one.value.name, one.count]),
    [['Gudang Posisi', 1]],
  )
  for (const filter of ['cities', 'companies', 'departments', 'job_types']) {
    const one = await it.call('positionFilter', { params: { filter }, query: {} })
    assert.deepEqual(one.body, { [filter]: body[filter] })
  }
  assert.equal((await it.call('positionFilter', { params: { filter: 'ages' }, query: {} })).status, 404)
})

test('pay equals that of the role’s page from its floor on, and is the department’s below it', async () => {
  const companies = await Promise.all(
    ['A', 'B', 'C'].map(letter => addCompany(it.db, { name: `Bayar ${letter}` })),
  )
  for (const { id } of companies) await pay(it, id, ...steps(8, { role: 'warehouse-staff' }))
  await nextMonday(it)
  const row = (await find({ q: 'gudang', sort: 'pay' })).positions[0]
  const page = (await it.call('rolePay', { params: { role: 'warehouse-staff' } })).body
  assert.ok(page.range)
  assert.deepEqual(row.pay.range, page.range)
})

test('a page has twenty positions, and cursors lead forward and back', async () => {
  const { id } = await addCompany(it.db, { name: 'Segala Posisi' })
  const all: { id: string }[] = (await it.call('jobRoles', {})).body.job_roles
  for (const role of all.slice(0, 45))
    await it.db.content`
    insert into content.company_facet (company_id, job_role_id, city_id, review_count)
    values (${id}, ${role.id}, '', 5) on conflict do nothing`
  const first = await find({ sort: 'name' })
  assert.equal(first.positions.length, 20)
  const second = await find({ sort: 'name', cursor: first.page.next })
  assert.equal(second.page.from, 21)
  const back = await find({
    sort: 'name',
    cursor: (await find({ sort: 'name', cursor: second.page.next })).page.previous,
  })
  assert.deepEqual(back.positions, second.positions)
})
