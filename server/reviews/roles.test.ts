import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'

const APPLICANT = 2

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

const write = async (name: string, job_role_id: string, count: number, rest: object = {}) => {
  const company = await addCompany(it.db, { name })
  await publishReviews(it.db, company, ...Array(count).fill({ job_role_id, ...rest }))
  return company
}
const companiesOf = async (role: string, query: object = {}) =>
  (await it.call('jobRole', { params: { role }, query })).body

test('a role leads to the companies of which three people in it wrote, most reviews first', async () => {
  await write('Bengkel Dua', 'welder', 2)
  await write('Bengkel Tiga', 'welder', 3)
  await write('Bengkel Lima', 'welder', 5)
  await write('Bengkel Pelamar', 'welder', 6, {
    employment_status: APPLICANT,
    application_result: 'rejected',
  })
  await write('Kantor Lain', 'secretary', 4)
  const { role, companies, next } = await companiesOf('welder')
  assert.deepEqual(
    companies.map((one: { name: string; role_count: number }) => [one.name, one.role_count]),
    [
      ['Bengkel Lima', 5],
      ['Bengkel Tiga', 3],
    ],
  )
  assert.equal(next, null)
  assert.deepEqual(role, { id: 'welder', name: 'Tukang Las', department: 'production' })
  const { body } = await it.call('jobRole', { params: { role: 'welder' }, query: {} }, { locale: 'en' })
  assert.equal(body.role.name, 'Welder')
})

test('what it counts is what the company’s reviews show when chosen by that role', async () => {
  const [company] = (await companiesOf('welder')).companies
  const { body } = await it.call('companyReviews', {
    params: { slug: company.slug },
    query: { job_role: 'welder' },
  })
  assert.equal(body.total, company.role_count)
})

test('many companies come page by page, each once, those with as many reviews too', async () => {
  const written = []
  for (let i = 0; i < 45; i += 1) written.push(await write(`Gudang ${i}`, 'nurse', 3 + (i % 2)))
  const pages: { slug: string; role_count: number }[][] = []
  let cursor: string | null | undefined
  do {
    const page = await companiesOf('nurse', cursor ? { cursor } : {})
    pages.push(page.companies)
    cursor = page.next
  } while (cursor)
  assert.deepEqual(
    pages.map(page => page.length),
    [20, 20, 5],
  )
  const all = pages.flat()
  assert.deepEqual(all.map(({ slug }) => slug).toSorted(), written.map(({ slug }) => slug).toSorted())
  assert.ok(all.every((one, at) => at === 0 || one.role_count <= all[at - 1]!.role_count))
})

test('a page goes on where the one before ended, though its last company has fewer reviews since', async () => {
  const { companies, next } = await companiesOf('nurse')
  const rest = (await companiesOf('nurse', { cursor: next })).companies
  await it.db.owner`
    update content.company_facet set review_count = 2 where company_id = ${companies.at(-1).id} and job_role_id = 'nurse'`
  assert.deepEqual((await companiesOf('nurse', { cursor: next })).companies, rest)
})

test('a company that is not listed any more is left out; a cursor that is none begins anew', async () => {
  const company = await write('Toko Hilang', 'librarian', 3)
  assert.equal((await companiesOf('librarian', { cursor: 'x' })).companies.length, 1)
  await it.db.owner`update content.company set status = 0 where id = ${company.id}`
  await it.db.owner`update content.company_stats set status = 0 where company_id = ${company.id}`
  assert.deepEqual((await companiesOf('librarian')).companies, [])
})

test('a role that nobody wrote from is there and empty; one that does not exist is missing', async () => {
  assert.deepEqual((await companiesOf('accountant')).companies, [])
  assert.equal((await it.call('jobRole', { params: { role: 'penjinak-bom' }, query: {} })).status, 404)
})
