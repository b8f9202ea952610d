import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { moveReview } from './moves.ts'

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

test('a role leads to companies with at least three reviews from it, most reviews first', async () => {
  await write('Bengkel Dua', 'welder', 2)
  await write('Bengkel Tiga', 'welder', 3)
  await write('Bengkel Lima', 'welder', 5)
  await write('Bengkel Pelamar', 'welder', 6, {
    employment_status: APPLICANT,
    application_result: 'rejected',
  })
  await write('Kantor Lain', 'secretary', 4)
  const { role, companies, page } = await companiesOf('welder')
  assert.deepEqual(
    companies.map((one: { name: string; role_count: number }) => [one.name, one.role_count]),
    [
      ['Bengkel Lima', 5],
      ['Bengkel Tiga', 3],
    ],
  )
  assert.deepEqual(page, { from: 1, to: 2, total: 2, next: null, previous: null })
  assert.deepEqual(role, { id: 'welder', name: 'Tukang Las', department: 'production' })
  const { body } = await it.call('jobRole', { params: { role: 'welder' }, query: {} }, { locale: 'en' })
  assert.equal(body.role.name, 'Welder')
})

test('its count equals the company’s reviews filtered by that role', async () => {
  const [company] = (await companiesOf('welder')).companies
  const { body } = await it.call('companyReviews', {
    params: { slug: company.slug },
    query: { job_role: 'welder' },
  })
  assert.equal(body.page.total, company.role_count)
})

test('many companies are paged, each once, including those with equal numbers of reviews', async () => {
  const written = []
  for (let i = 0; i < 45; i += 1) written.push(await write(`Gudang ${i}`, 'nurse', 3 + (i % 2)))
  const pages: { slug: string; role_count: number }[][] = []
  let previous
  let cursor: string | null | undefined
  do {
    const page = await companiesOf('nurse', cursor ? { cursor } : {})
    pages.push(page.companies)
    ;({ next: cursor, previous } = page.page)
  } while (cursor)
  assert.deepEqual(
    pages.map(page => page.length),
    [20, 20, 5],
  )
  assert.deepEqual((await companiesOf('nurse', { cursor: previous })).companies, pages[1])
  const all = pages.flat()
  assert.deepEqual(all.map(({ slug }) => slug).toSorted(), written.map(({ slug }) => slug).toSorted())
  assert.ok(all.every((one, at) => at === 0 || one.role_count <= all[at - 1]!.role_count))
})

test('paging continues at the right place, even if the last company has lost reviews since', async () => {
  const { companies, page } = await companiesOf('nurse')
  const rest = (await companiesOf('nurse', { cursor: page.next })).companies
  await it.db.owner`
    update content.company_facet set review_count = 2 where company_id = ${companies.at(-1).id} and job_role_id = 'nurse'`
  assert.deepEqual((await companiesOf('nurse', { cursor: page.next })).companies, rest)
})

test('a company that is no longer listed is left out, and an invalid cursor starts from the beginning', async () => {
  const company = await write('Toko Hilang', 'librarian', 3)
  assert.equal((await companiesOf('librarian', { cursor: 'x' })).companies.length, 1)
  await it.db.owner`update content.company set status = 0 where id = ${company.id}`
  await it.db.owner`update content.company_stats set status = 0 where company_id = ${company.id}`
  assert.deepEqual((await companiesOf('librarian')).companies, [])
})

test('a role without reviews exists and is empty, and an unknown one is not found', async () => {
  assert.deepEqual((await companiesOf('accountant')).companies, [])
  assert.equal((await it.call('jobRole', { params: { role: 'penjinak-bom' }, query: {} })).status, 404)
})

test(
  'two simultaneous changes never leave a role listed that fewer than three reviews disclose',
  { skip: !process.env['TEST_DATABASE_URL'] && 'the embedded engine has one connection' },
  async () => {
    const company = await addCompany(it.db, { name: 'Bengkel Serentak' })
    const three = Array(3).fill({ job_role_id: 'welder' })
    const [welder, , , other] = await publishReviews(it.db, company, ...three, { job_role_id: 'secretary' })
    assert.deepEqual(await rolesOf(company.id), ['welder'])
    const gate = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const first = it.db.begin('content', async tx => {
      await moveReview(tx, String(welder), { to: 'withdrawn' })
      written.resolve()
      await gate.promise
    })
    await written.promise
    const second = it.db.begin('content', tx => moveReview(tx, String(other), { to: 'withdrawn' }))
    await someoneWaits()
    gate.resolve()
    await Promise.all([first, second])
    assert.deepEqual(await rolesOf(company.id), [])
  },
)

async function rolesOf(companyId: string): Promise<string[]> {
  const [row] = await it.db.content<{ roles: string[] }[]>`
    select roles from content.company_stats where company_id = ${companyId}`
  return row?.roles ?? []
}

/** Waits until a transaction of this database waits for another. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const [row] = await it.db.owner`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    if (row) return
  }
}
