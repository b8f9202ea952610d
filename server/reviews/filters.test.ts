import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { REVIEW_SORTS, type ReviewSort } from '#shared/contract/keys.ts'
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
}

let it: TestApp
let bearer: string
before(async () => {
  it = await testApp()
  bearer = (await signIn(it)).token
})
after(() => it.close())

test('each filter finds its reviews in every order, page after page, each once', async () => {
  const company = await addCompany(it.db, { name: 'Banyak Sisi' })
  // Means of two, three and thirteen ratings, halves among them; several on a day.
  const given = Array.from({ length: 70 }, (_, i) => ({
    ...scoreOf([...Array(1 + (i % 13)).fill(1 + (i % 5)), 1 + ((i * 3) % 5)]),
    employment_status: i % 3,
    application_result: i % 3 === 2 ? 'rejected' : null,
    recommended: i % 4 > 0,
    job_role_id: i % 2 ? WELDER : null,
    city_id: i % 7 ? '32.75' : ELSEWHERE,
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

async function readAll(slug: string, query: object): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = []
  for (let cursor: string | undefined; ;) {
    const { body } = await it.call(
      'companyReviews',
      { params: { slug }, query: { ...query, cursor } },
      { bearer },
    )
    ids.push(...body.reviews.map(({ id }: { id: string }) => id))
    if (!body.next) return { ids, total: body.total }
    cursor = body.next
  }
}

function orderOf(sort: ReviewSort): (a: Row, b: Row) => number {
  const byScore = sort === 'best' || sort === 'worst'
  const key = (row: Row) => `${byScore ? row.score : ''} ${row.published_on} ${row.id}`
  const direction = sort === 'oldest' || sort === 'worst' ? 1 : -1
  return (a, b) => direction * (key(a) < key(b) ? -1 : 1)
}
