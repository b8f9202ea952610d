import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { declineCompany, listCompany } from '#server/companies/approve.ts'
import { mergeCompanies } from '#tests/support/merge.ts'
import { addCompany, scored } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

const CITY = '32.73'
type Card = { slug: string; review_count: number; applicant_count: number }

let app: TestApp
before(async () => void (app = await testApp()))
after(() => app.close())

const search = async (query: object) => (await app.call('searchCompanies', { query })).body
const slugs = async (query: object): Promise<string[]> =>
  (await search(query)).companies.map((card: Card) => card.slug)

test('a company with several words of the typed beginning is found and counted once', async () => {
  await addCompany(app.db, { name: 'Kelana Kelapa Kelud', slug: 'kelana', city_id: CITY }, scored(3, 4))
  await addCompany(app.db, { name: 'Bukit Kelapa', slug: 'bukit', city_id: CITY }, { applicant_count: 2 })
  for (const query of [{ q: 'kel' }, { q: 'kel', sort: 'most' }, { q: 'kel', city: CITY }]) {
    const { page, companies, facets } = await search(query)
    assert.deepEqual([page.total, companies.length, facets.city[0].count], [2, 2, 2], JSON.stringify(query))
  }
  assert.deepEqual(
    (await search({ q: 'kelapa', sort: 'most' })).companies.map((card: Card) => [
      card.slug,
      card.review_count,
      card.applicant_count,
    ]),
    [
      ['kelana', 3, 0],
      ['bukit', 0, 2],
    ],
  )
  assert.deepEqual(await slugs({ q: 'kelap', score: '4' }), ['kelana'])
})

test('a search by one word applies filters to current figures, from the moment they change', async () => {
  const { id } = await addCompany(app.db, { name: 'Wijayakusuma', slug: 'wijaya' })
  assert.deepEqual(await slugs({ q: 'wijayakusuma', score: '4' }), [])
  for (const [score, found] of [
    [4, ['wijaya']],
    [2, []],
  ] as const) {
    await app.db
      .content`update content.company_stats set ${app.db.content(scored(3, score))} where company_id = ${id}`
    assert.deepEqual(await slugs({ q: 'wijayakusuma', score: '4' }), found)
  }
})

test('a search by one word finds no pending, merged or declined company, and finds a company as soon as it is listed', async () => {
  const { id: stays } = await addCompany(app.db, { name: 'Rajawali Timur', slug: 'rajawali-timur' })
  const { id: merged } = await addCompany(app.db, { name: 'Rajawalitimur', slug: 'rajawalitimur' })
  const { id: declined } = await addCompany(app.db, { name: 'Rajawali Palsu', slug: 'palsu', status: 0 })
  const { id: pending } = await addCompany(app.db, { name: 'Rajawali Muda', slug: 'muda', status: 0 })
  assert.deepEqual((await slugs({ q: 'rajawali' })).toSorted(), ['rajawali-timur', 'rajawalitimur'])
  await mergeCompanies(app, merged, stays)
  await app.db.begin('content', async tx => {
    await declineCompany(tx, declined)
    await listCompany(tx, app.clock, pending, {})
  })
  assert.deepEqual((await slugs({ q: 'rajawali' })).toSorted(), ['muda', 'rajawali-timur'])
})
