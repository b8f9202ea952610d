import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  RATING_GROUPS,
  REVIEW_SORTS,
  type ReviewSort,
} from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { scoreOf } from './scoring.ts'

const WELDER = 'welder'
const ELSEWHERE = '31.74'
type Row = {
  id: string
  score: number
  star: number
  published_on: string
  employment_status: number
  recommended: boolean
  job_role_id: string | null
  city_id: string
  department: string | null
  helpful_count: number
}

let it: TestApp
let bearer: string
before(async () => {
  it = await testApp()
  bearer = (await signIn(it)).token
})
after(() => it.close())

const list = async ({ slug }: { slug: string }, query: object, as: object = {}) =>
  (await it.call('companyReviews', { params: { slug }, query }, as)).body

test('each filter finds its reviews in every order, page after page, each once', async () => {
  const company = await addCompany(it.db, { name: 'Banyak Sisi' })
  // Means of two, three and thirteen ratings, including halves; several on one day.
  const given = Array.from({ length: 70 }, (_, i) => ({
    ...scoreOf([...Array(1 + (i % 13)).fill(1 + (i % 5)), 1 + ((i * 3) % 5)]),
    employment_status: i % 3,
    application_result: i % 3 === 2 ? 'rejected' : null,
    recommended: i % 4 > 0,
    job_role_id: i % 2 ? WELDER : null,
    city_id: i % 7 ? '32.75' : ELSEWHERE,
    department: i % 3 === 2 ? null : i % 5 ? 'production' : 'it',
    helpful_count: (i * 7) % 5,
    published_on: `2026-01-${String(1 + (i % 9)).padStart(2, '0')}`,
  }))
  const ids = await publishReviews(it.db, company, ...given)
  const rows = given.map((row, i) => ({ ...row, id: ids[i] }) as Row)
  const filters: [query: object, fits: (row: Row) => boolean][] = [
    ...[1, 2, 3, 4, 5].map((score): [object, (row: Row) => boolean] => [
      { score },
      row => row.star === score,
    ]),
    [{ recommend: 0 }, row => !row.recommended],
    [{ type: 'applicant' }, row => row.employment_status === 2],
    [{ job_role: WELDER }, row => row.job_role_id === WELDER && row.employment_status < 2],
    [{ city: ELSEWHERE }, row => row.city_id === ELSEWHERE],
    [{ department: 'it' }, row => row.department === 'it'],
    [
      { department: 'production', city: ELSEWHERE, recommend: 1 },
      row => row.department === 'production' && row.city_id === ELSEWHERE && row.recommended,
    ],
    [
      { score: 4, type: 'former', recommend: 1 },
      row => row.star === 4 && row.employment_status === 1 && row.recommended,
    ],
    [
      { job_role: WELDER, recommend: 0 },
      row => row.job_role_id === WELDER && row.employment_status < 2 && !row.recommended,
    ],
    [{}, () => true],
  ]
  for (const [query, fits] of filters)
    for (const sort of REVIEW_SORTS) {
      const expected = rows.filter(fits).toSorted(orderOf(sort))
      const found = await readAll(company.slug, { ...query, sort })
      assert.deepEqual(
        found.ids,
        expected.map(({ id }) => id),
        JSON.stringify({ ...query, sort }),
      )
      assert.equal(found.total, expected.length)
    }
})

test('each page says which reviews it contains, and back leads to the same pages', async () => {
  const company = await addCompany(it.db, { name: 'Dua Arah' })
  await publishReviews(it.db, company, ...Array.from({ length: 45 }, () => ({})))
  for (const sort of REVIEW_SORTS) {
    const pageAt = (cursor: string) => list(company, { sort, cursor }, { bearer })
    const first = await pageAt('')
    assert.deepEqual([first.page.from, first.page.to, first.page.total], [1, 20, 45])
    const second = await pageAt(first.page.next)
    const third = await pageAt(second.page.next)
    assert.deepEqual([third.page.from, third.page.to, third.page.next], [41, 45, null])
    assert.deepEqual(await pageAt(third.page.previous), second)
    assert.equal(second.page.previous, '')
  }
})

test('a review and the summary of a set list ratings in the order of the form and of the company’s page', async () => {
  const company = await addCompany(it.db, { name: 'Bengkel Urut' })
  const ratings = EMPLOYEE_RATINGS.map((_, place) => (place % 5) + 1)
  await publishReviews(it.db, company, { ratings }, { ratings }, { ratings })
  const keys = Object.values(RATING_GROUPS).flat()
  const given = keys.map(key => ratings[EMPLOYEE_RATINGS.indexOf(key)])
  const { reviews } = await list(company, {}, { bearer })
  assert.deepEqual(
    reviews[0].ratings,
    keys.map((key, place) => ({ key, value: given[place] })),
  )
  const { body: summary } = await it.call('reviewSummary', { params: { slug: company.slug }, query: {} })
  assert.deepEqual(
    summary.ratings,
    keys.map((key, place) => ({ key, mean: given[place], count: 3 })),
  )
})

test('filters use the details that the page shows, and the summary equals the filtered set', async () => {
  const company = await addCompany(it.db, { name: 'Bengkel Uji' })
  const role = { job_role_id: 'office-administrator' }
  await publishReviews(
    it.db,
    company,
    { ...role, score: 5000, star: 5, ratings: Array(13).fill(5) },
    { ...role, score: 5000, star: 5, ratings: Array(13).fill(5) },
    { ...role, score: 2000, star: 2, recommended: false, ratings: Array(13).fill(2) },
    { score: 3000, star: 3, city_id: '31.74', ratings: Array(13).fill(3) },
  )
  const total = async (query: object) => (await list(company, query, { bearer })).page.total
  assert.deepEqual(
    [
      await total({ score: 5 }),
      await total({ score: 4 }),
      await total({ recommend: 0 }),
      await total({ recommend: '1' }),
    ],
    [2, 0, 1, 3],
  )
  assert.deepEqual(
    [await total({ job_role: role.job_role_id }), await total({ job_role: role.job_role_id, score: 2 })],
    [3, 1],
  )
  const summary = async (query: object) =>
    (await it.call('reviewSummary', { params: { slug: company.slug }, query })).body
  const ofRole = await summary({ job_role: role.job_role_id })
  assert.deepEqual(
    [ofRole.count, ofRole.score, ofRole.recommend_count, ofRole.stars],
    [3, 4, 2, [0, 1, 0, 0, 2]],
  )
  assert.equal(ofRole.ratings[0].mean, 4)
  const tooFew = await summary({ score: 5 })
  assert.deepEqual([tooFew.count, tooFew.score, tooFew.stars, tooFew.ratings[0].mean], [2, null, null, null])
  assert.deepEqual(
    tooFew.ratings.map((one: { count: number }) => one.count),
    Array(13).fill(2),
  )
  const none = await summary({ score: 4 })
  assert.deepEqual([none.count, none.ratings.at(-1).count, none.ratings.at(-1).mean], [0, 0, null])
  const { body: choices } = await it.call('reviewFilters', { params: { slug: company.slug } })
  assert.deepEqual(
    choices.job_roles.map((one: { id: string; count: number }) => [one.id, one.count]),
    [['office-administrator', 3]],
  )
  assert.deepEqual(
    choices.cities.map((one: { id: string; count: number }) => [one.id, one.count]),
    [['32.75', 3]],
  )
})

test('a department finds its employees’ reviews including stubs, and has means from three on', async () => {
  const company = await addCompany(it.db, { name: 'Bagian Gudang' })
  const applied = { employment_status: 2, department: null, job_type: null, application_result: 'rejected' }
  const well = { score: 5000, star: 5, ratings: Array(13).fill(5) }
  const ids = await publishReviews(
    it.db,
    company,
    { department: 'it' },
    applied,
    { department: 'sales', ...well },
    { department: 'sales', ...well, state: 'hidden' },
    { department: 'sales', ...well, state: 'removed' },
    { department: 'design', state: 'removed' },
  )
  const found = async (query: object) => {
    const { reviews, page } = await list(company, query, { bearer })
    return { ids: reviews.map(({ id }: { id: string }) => id), total: page.total }
  }
  const summary = async (query: object) => {
    const { body } = await it.call('reviewSummary', { params: { slug: company.slug }, query })
    return [body.count, body.score, body.ratings[0].mean]
  }
  assert.deepEqual(await found({ department: 'sales' }), { ids: ids.slice(2, 5), total: 2 })
  assert.deepEqual(await summary({ department: 'sales' }), [2, null, null])
  const [newest] = await publishReviews(it.db, company, { department: 'sales', ratings: Array(13).fill(2) })
  assert.deepEqual((await found({ department: 'sales' })).ids[0], newest)
  assert.deepEqual(await summary({ department: 'sales' }), [3, 14 / 3, 4])
  for (const department of DEPARTMENTS) {
    assert.deepEqual(await found({ department, type: 'applicant' }), { ids: [], total: 0 })
    assert.ok(!(await found({ department })).ids.includes(ids[1]), department)
  }
  const { body } = await it.call('reviewFilters', { params: { slug: company.slug } })
  assert.deepEqual(body.departments, ['it', 'sales'])
  assert.equal((await found({ department: 'warehouse' })).total, 5, 'no department is no filter')
})

test('a visitor who filters by department reads those among the company’s three newest, and the number of the others', async () => {
  const company = await addCompany(it.db, { name: 'Bagian Terkunci' })
  const [first] = await publishReviews(
    it.db,
    company,
    { department: 'sales' },
    {},
    {},
    { department: 'sales', likes: 'Ini terkunci' },
    { department: 'sales' },
    { department: 'production' },
  )
  const of = async (department: string) => {
    const { reviews, locked } = await list(company, { department })
    return { ids: reviews.map(({ id }: { id: string }) => id), locked }
  }
  assert.deepEqual(await of('sales'), { ids: [first], locked: 2 })
  assert.deepEqual(await of('production'), { ids: [], locked: 1 })
})

test('roles and cities with equal numbers of reviews are sorted by name, cities as in every list of places', async () => {
  const company = await addCompany(it.db, { name: 'Bengkel Uji' })
  const [bekasiRegency, ambon] = ['32.16', '81.71']
  for (const [job_role_id, city_id] of [
    ['accountant', bekasiRegency],
    ['office-administrator', ambon],
  ])
    await publishReviews(it.db, company, ...Array.from({ length: 3 }, () => ({ job_role_id, city_id })))
  for (const locale of ['id', 'en'] as const) {
    const { body } = await it.call('reviewFilters', { params: { slug: company.slug } }, { locale })
    const names = body.job_roles.map((one: { name: string }) => one.name)
    assert.equal(names.length, 2)
    assert.deepEqual(names, names.toSorted(new Intl.Collator(locale).compare))
    assert.deepEqual(
      body.cities.map((one: { id: string }) => one.id),
      [ambon, bekasiRegency],
    )
  }
})

test('a city filter does not reveal the city of a review that shows only its role', async () => {
  const company = await addCompany(it.db, { name: 'Bengkel Uji' })
  const role = { job_role_id: 'office-administrator' }
  const [lone] = await publishReviews(
    it.db,
    company,
    { ...role, city_id: '31.74' },
    role,
    role,
    { city_id: '31.74' },
    { city_id: '31.74' },
  )
  // If two were shown with their city, one of the others would be known to be from there.
  const all = await list(company, {}, { bearer })
  assert.deepEqual(new Set(all.reviews.map((one: { city: object | null }) => one.city)), new Set([null]))
  assert.equal((await list(company, { city: '31.74' }, { bearer })).page.total, 0)
  assert.deepEqual(await citiesToChoose(company), [])
  await publishReviews(it.db, company, { city_id: '31.74' })
  const seen = await list(company, { city: '31.74' }, { bearer })
  assert.ok(!seen.reviews.some((one: { id: string }) => one.id === lone))
  assert.equal(seen.page.total, 3)
  assert.deepEqual(
    seen.reviews.map((one: { city: { id: string } }) => one.city.id),
    Array(3).fill('31.74'),
  )
  assert.deepEqual(await citiesToChoose(company), [['31.74', 3]])
})

const citiesToChoose = async ({ slug }: { slug: string }) => {
  const { body } = await it.call('reviewFilters', { params: { slug } })
  return body.cities.map((one: { id: string; count: number }) => [one.id, one.count])
}

test('each option of a filter shows its number of reviews, and does not count reviews with a hidden city', async () => {
  const company = await addCompany(it.db, { name: 'Bengkel Uji' })
  const [clerk, accountant] = [{ job_role_id: 'office-administrator' }, { job_role_id: 'accountant' }]
  const [jakarta, ambon, bekasi] = [{ city_id: '31.74' }, { city_id: '81.71' }, { city_id: '32.75' }]
  await publishReviews(
    it.db,
    company,
    ...Array.from({ length: 3 }, () => ({ ...clerk, ...jakarta })),
    { ...clerk, ...ambon },
    { ...clerk, ...bekasi },
    { ...clerk, ...bekasi },
    { ...accountant, ...ambon },
    { ...accountant, ...ambon },
    { ...accountant, ...bekasi, employment_status: 2, application_result: 'rejected' },
    ...Array.from({ length: 3 }, () => ({ job_role_id: null, ...ambon })),
  )
  const { body } = await it.call('reviewFilters', { params: { slug: company.slug } })
  const choices = [
    ...body.cities.map(({ id, count }: { id: string; count: number }) => ({ query: { city: id }, count })),
    ...body.job_roles.map(({ id, count }: { id: string; count: number }) => ({
      query: { job_role: id },
      count,
    })),
  ]
  assert.ok(choices.length >= 3)
  for (const { query, count } of choices)
    assert.equal((await list(company, query, { bearer })).page.total, count, JSON.stringify(query))
})

async function readAll(slug: string, query: object): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const { reviews, page } = await list({ slug }, { ...query, cursor }, { bearer })
    ids.push(...reviews.map(({ id }: { id: string }) => id))
    if (!page.next) return { ids, total: page.total }
    cursor = page.next
  }
}

function orderOf(sort: ReviewSort): (a: Row, b: Row) => number {
  const byScore = sort === 'best' || sort === 'worst'
  const before = (row: Row) => (byScore ? row.score : sort === 'helpful' ? row.helpful_count : '')
  const key = (row: Row) => `${before(row)} ${row.published_on} ${row.id}`
  const direction = sort === 'oldest' || sort === 'worst' ? 1 : -1
  return (a, b) => direction * (key(a) < key(b) ? -1 : 1)
}

test('filters may be one JSON parameter or separate ones, and separate ones take precedence', async () => {
  const company = await addCompany(it.db, { name: 'Saringan Bersama' })
  await publishReviews(
    it.db,
    company,
    { score: 5000, star: 5 },
    { score: 5000, star: 5, recommended: false },
    { score: 2000, star: 2 },
  )
  const stars = async (
    query: object,
    name: 'companyReviews' | 'companyReviewsFirst' = 'companyReviewsFirst',
  ) =>
    (await it.call(name, { params: { slug: company.slug }, query }, { bearer })).body.reviews.map(
      (one: { star: number }) => one.star,
    )
  const both = { score: 5, recommend: 'true', city: '', sort: 'newest' }
  assert.deepEqual(await stars({ filters: JSON.stringify(both) }), [5])
  assert.deepEqual(await stars({ filters: 'score=5&recommend=1&city=' }, 'companyReviews'), [5])
  assert.deepEqual(await stars({ filters: 'score=5', score: '2' }), [2])
  for (const nonsense of [
    '',
    '7',
    'null',
    '[',
    '["score"]',
    '{"city":"\\u0000"}',
    'city=%00',
    '{"score":{}}',
  ])
    assert.equal((await stars({ filters: nonsense })).length, 3, nonsense)
  const summary = await it.call('reviewSummary', {
    params: { slug: company.slug },
    query: { filters: 'score=5' },
  })
  assert.equal(summary.body.count, 2)
})
