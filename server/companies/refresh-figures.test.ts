import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addCompany, scored } from '../../tests/support/companies.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { refreshFigures } from './refresh-figures.ts'

let app: TestApp
before(async () => {
  app = await testApp()
  await industry('logistics', 5, 6)
  await industry('retail', 4, 20)
  await industry('health', 5, 5)
  await refresh()
})
after(() => app.close())

const refresh = () => app.db.begin('content', tx => refreshFigures(tx, app.clock))
const figures = async (slug: string) => (await app.call('company', { params: { slug } })).body.figures

/** Companies with a score of 4, a first rating of 4 in each review, and a second rating in one company only. */
async function industry(
  key: 'logistics' | 'retail' | 'health',
  companies: number,
  reviews: number,
): Promise<void> {
  for (let i = 1; i <= companies; i++) {
    const { id } = await addCompany(
      app.db,
      { name: `Uji ${key} ${i}`, slug: `${key}-${i}`, industry: key },
      {
        ...scored(reviews, 4),
        rating_sums: [reviews * 4, i === 1 ? 90 : 0],
        rating_counts: [reviews, i === 1 ? 30 : 0],
      },
    )
    await app.db.content`
      insert into content.company_quarter (company_id, quarter, review_count, score_sum)
      values (${id}, '2025-07-01', ${reviews}, ${reviews * 4000})`
    if (i < 5)
      await app.db.content`
        insert into content.company_quarter (company_id, quarter, review_count, score_sum) values (${id}, '2025-10-01', 1, 4000)`
  }
}

test('an industry with five companies and thirty reviews has means', async () => {
  const { ratings, trend } = await figures('logistics-1')
  assert.equal(ratings[0].industry_mean, 4)
  assert.equal(trend.find((quarter: { start: string }) => quarter.start === '2025-07-01').industry_score, 4)
})

test('a rating that only one company answers has no mean of the industry', async () => {
  const { ratings } = await figures('logistics-1')
  assert.equal(ratings[1].mean, 3)
  assert.equal(ratings[1].industry_mean, null)
})

test('a quarter with four companies has no mean of the industry', async () => {
  const { trend } = await figures('logistics-1')
  assert.equal(
    trend.find((quarter: { start: string }) => quarter.start === '2025-10-01').industry_score,
    null,
  )
})

test('four companies or twenty-five reviews are too few for a mean', async () => {
  assert.equal((await figures('retail-1')).ratings[0].industry_mean, null)
  assert.equal((await figures('health-1')).ratings[0].industry_mean, null)
})

test('an industry that falls below the floor loses its means', async () => {
  await app.db.content`update content.company set status = 0 where slug = 'logistics-5'`
  await refresh()
  assert.equal((await figures('logistics-1')).ratings[0].industry_mean, null)
  await app.db.content`update content.company set status = 1 where slug = 'logistics-5'`
  await refresh()
})

test('the ranking’s prior is the companies’ mean, and ranks use it', async () => {
  const [figure] = await app.db.content`select score_mean from content.platform_figure`
  assert.equal(figure?.['score_mean'], 4000)
  const { id } = await addCompany(
    app.db,
    { name: 'Satu Saja', slug: 'satu-saja' },
    { review_count: 1, score_sum: 1000 },
  )
  await refresh()
  const [row] = await app.db.content`select rank_score from content.company_stats where company_id = ${id}`
  assert.equal(row?.['rank_score'], 3500)
})

test('the daily task calculates the figures again', async () => {
  await app.db.content`delete from content.platform_figure`
  await app.app.tasks.drain()
  app.clock.move(25 * 3_600_000)
  await app.app.tasks.drain()
  const rows = await app.db.content`select made_on from content.platform_figure`
  assert.equal(rows.length, 1)
})
