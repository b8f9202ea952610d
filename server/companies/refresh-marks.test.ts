import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { refreshMarks } from './refresh-marks.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

const three = Array(3).fill({ job_role_id: 'welder' })
const found = async (query: object): Promise<string[]> =>
  (await it.call('searchCompanies', { query })).body.companies
    .map(({ slug }: { slug: string }) => slug)
    .toSorted()
const rows = () =>
  it.db.content`select company_id, ctid::text as place, industry, roles from content.company_stats order by 1`

test('what an older program left behind about a company’s industry and roles is mended within a day', async () => {
  const one = await addCompany(it.db, { name: 'Las Satu', slug: 'las-satu', industry: 'logistics' })
  const two = await addCompany(it.db, { name: 'Las Dua', slug: 'las-dua', industry: 'retail' })
  await publishReviews(it.db, one, ...three)
  await it.db
    .content`update content.company_stats set industry = null, roles = '{}' where company_id = ${one.id}`
  await it.db.content`
    update content.company_stats set industry = 'logistics', roles = '{welder}' where company_id = ${two.id}`
  const byMarks = async () => [await found({ industry: 'logistics' }), await found({ q: 'welder' })]
  assert.deepEqual(await byMarks(), [['las-dua'], ['las-dua']])
  await it.app.tasks.drain()
  it.clock.move(25 * 3_600_000)
  await it.app.tasks.drain()
  assert.deepEqual(await byMarks(), [['las-satu'], ['las-satu']])
  assert.deepEqual(await found({ industry: 'retail' }), ['las-dua'])
})

test('of many companies only those that differ are written, in either mark', async () => {
  const roles = ['welder', 'secretary', 'accountant'].flatMap(job_role_id => Array(3).fill({ job_role_id }))
  for (let place = 0; place < 5; place += 1) {
    const company = await addCompany(it.db, { name: `Banyak ${place}`, industry: 'health' })
    await publishReviews(it.db, company, ...roles)
  }
  const right = await rows()
  await refreshMarks(it.db)
  assert.deepEqual(await rows(), right, 'nothing differed')
  const every = (third: number) =>
    right.filter((_, place) => place % 3 === third).map(({ company_id }) => company_id as string)
  await it.db.content`
    update content.company_stats set industry = 'mining' where company_id = any(${every(0)}::uuid[])`
  await it.db.content`
    update content.company_stats set roles = '{secretary}' where company_id = any(${every(1)}::uuid[])`
  await refreshMarks(it.db, 2)
  const mended = await rows()
  const said = (list: typeof mended) => list.map(({ place: _, ...row }) => row)
  assert.deepEqual(said(mended), said(right))
  const untouched = (list: typeof mended) => list.filter(({ company_id }) => every(2).includes(company_id))
  assert.deepEqual(untouched(mended), untouched(right))
})
