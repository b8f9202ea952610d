import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { moveReview } from './moves.ts'
import { publishDue } from './publish.ts'
import { sealDuplicateMark } from './duplicate-mark.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

const publish = () => publishDue(it.db, { secrets: it.secrets, clock: it.clock })

test('reviews published together give the same figures as one after the other, and withdrawing them sets all counts to zero', async () => {
  const [together, apart] = [
    await addCompany(it.db, { name: 'Bersama' }),
    await addCompany(it.db, { name: 'Sendiri' }),
  ]
  await withEach(await addApproved(apart.id), { to: 'published', publishedOn: '2026-03-11' })
  const ids = await addApproved(together.id)
  await publish()
  const figures = await figuresOf(together.id)
  assert.deepEqual(figures, await figuresOf(apart.id))
  const {
    review_count,
    applicant_count,
    rating_sums,
    rating_counts,
    applicant_rating_sums,
    answer_yes,
    stars,
  } = figures.stats ?? {}
  assert.deepEqual([review_count, applicant_count], [4, 2])
  assert.deepEqual(
    [rating_sums, rating_counts],
    [
      [12, 8, 5],
      [4, 3, 3],
    ],
  )
  assert.deepEqual(
    [applicant_rating_sums, answer_yes, stars],
    [
      [6, 5],
      [2, 0],
      [1, 0, 1, 2, 0],
    ],
  )
  assert.deepEqual(
    figures.facets.map(row => Object.values(row).join(' ')),
    [' 31.71 1', ' 32.75 5', 'welder  3', 'welder 31.71 1', 'welder 32.75 2'],
  )
  await withEach(ids, { to: 'withdrawn' })
  const { stats, facets, quarters } = await figuresOf(together.id)
  const { newest_on: _, rank_score: __, ...counts } = stats ?? {}
  assert.deepEqual([...new Set(Object.values(counts).flat())], [0])
  assert.deepEqual(
    [...facets, ...quarters].filter(row => row['review_count'] !== 0),
    [],
  )
})

test('hiding reviews and showing them again changes no figure', async () => {
  const company = await addCompany(it.db, { name: 'Sembunyi' })
  const ids = await addApproved(company.id)
  await publish()
  const { stats } = await figuresOf(company.id)
  await withEach(ids, { to: 'hidden', guideline: 3 })
  assert.deepEqual((await figuresOf(company.id)).stats, stats)
  await withEach(ids, { to: 'published' })
  assert.deepEqual((await figuresOf(company.id)).stats, stats)
})

test('a review rejected while the day’s reviews are collected is neither published nor set aside', async () => {
  const company = await addCompany(it.db, { name: 'Berubah Pikiran' })
  const ids = await addApproved(company.id)
  const second = sealDuplicateMark(it.secrets, { review: 'second', pay: 'first' })
  await it.db.content`update content.review set duplicate_mark = ${second} where id = ${ids[0] as string}`
  const begin: typeof it.db.begin = async (schema, work) => {
    await withEach(ids, { to: 'rejected', guideline: 3 })
    return it.db.begin(schema, work)
  }
  await publishDue({ ...it.db, begin }, it)
  const states = await it.db.content`
    select distinct state, headline from content.review where company_id = ${company.id}`
  assert.deepEqual([...states], [{ state: 'rejected', headline: 'Kata' }])
})

test('a review that cannot be published does not hold back the others', async () => {
  const company = await addCompany(it.db, { name: 'Satu Rusak' })
  const [broken, ...sound] = await addApproved(company.id)
  await it.db.content`update content.review set salary_box = 'no box' where id = ${broken as string}`
  await assert.rejects(publish())
  const states = await it.db.content<{ id: string; state: string }[]>`
    select id, state from content.review where company_id = ${company.id}`
  const published = states.filter(row => row.state === 'published').map(row => row.id)
  assert.deepEqual(published.toSorted(), sound.toSorted())
  assert.equal((await figuresOf(company.id)).stats?.['review_count'], 3)
})

/** Two kinds of authors, shared and unique roles, and missing ratings. */
async function addApproved(companyId: string): Promise<string[]> {
  const rows = [
    { employment_status: 0, job_role_id: 'welder', ratings: [5, null, 1], answers: [1, 0] },
    { employment_status: 0, job_role_id: 'welder', ratings: [4, 4, null], answers: [null, 0] },
    {
      employment_status: 1,
      job_role_id: null,
      ratings: [2, 3, 3],
      answers: [1, null],
      recommended: false,
      score: 2667,
      star: 3,
    },
    {
      employment_status: 1,
      job_role_id: 'welder',
      ratings: [1, 1, 1],
      answers: [],
      city_id: '31.71',
      score: 1000,
      star: 1,
    },
    { employment_status: 2, job_role_id: 'welder', ratings: [1, null], answers: [] },
    { employment_status: 2, job_role_id: null, ratings: [5, 5], answers: [], overall_sentiment: 5 },
  ].map(row => ({
    id: randomUUID(),
    company_id: companyId,
    state: 'approved',
    locale: 'id',
    week: '2026-03-02',
    guard_year: 2026,
    publish_from: '2026-03-11',
    score: 4000,
    star: 4,
    overall_sentiment: 4,
    recommended: true,
    city_id: '32.75',
    headline: 'Kata',
    manage_mac: randomBytes(32),
    submission_mac: randomBytes(32),
    ...row,
  }))
  for (const row of rows) await it.db.content`insert into content.review ${it.db.content(row)}`
  return rows.map(row => row.id)
}

async function withEach(ids: string[], move: Parameters<typeof moveReview>[2]): Promise<void> {
  for (const id of ids) await it.db.begin('content', tx => moveReview(tx, id, move))
}

async function figuresOf(companyId: string) {
  const sql = it.db.content
  const [stats] = await sql<Record<string, unknown>[]>`
    select review_count, score_sum, recommend_count, stars, sentiments, rating_sums, rating_counts, answer_yes, answer_no, former_count,
      applicant_count, applicant_score_sum, applicant_rating_sums, applicant_rating_counts, newest_on, rank_score
    from content.company_stats where company_id = ${companyId}`
  const facets = await sql<Record<string, unknown>[]>`
    select job_role_id, city_id, review_count from content.company_facet where company_id = ${companyId} order by 1, 2`
  const quarters = await sql<Record<string, unknown>[]>`
    select quarter, review_count, score_sum from content.company_quarter where company_id = ${companyId}`
  return { stats, facets: [...facets], quarters: [...quarters] }
}
