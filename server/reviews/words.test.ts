import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { MASK } from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { signIn } from '#tests/support/sign-in.ts'

let it: TestApp
let bearer: string
before(async () => {
  it = await testApp()
  bearer = (await signIn(it)).token
})
after(() => it.close())

const companyOf = async (...reviews: Record<string, unknown>[]) => {
  const company = await addCompany(it.db, { name: 'Gudang Kata' })
  const ids = await publishReviews(it.db, company, ...reviews)
  return { company, ids }
}
const found = async ({ slug }: { slug: string }, query: object, as: object = { bearer }) => {
  const { body } = await it.call('companyReviews', { params: { slug }, query }, as)
  return { ids: body.reviews.map(({ id }: { id: string }) => id), page: body.page, locked: body.locked }
}

test('a signed-in reader finds reviews by words of any of their texts, in any case, with or without accents', async () => {
  const { company, ids } = await companyOf(
    { headline: 'Lembur terus' },
    { likes: 'Uang LEMBUR cair' },
    { dislikes: 'Kafé tutup saat lemburan' },
    { advice: 'Bayar THR' },
    { employment_status: 2, application_result: 'rejected', surprise_text: 'Ditanya soal lembur' },
    { likes: 'Tidak ada yang sama' },
  )
  const [first, second, third, thr, applicant] = ids
  assert.deepEqual((await found(company, { q: 'lembur' })).ids, [first, second, third, applicant])
  assert.deepEqual((await found(company, { q: 'kafe lembur' })).ids, [third])
  assert.deepEqual((await found(company, { q: 'thr' })).ids, [thr])
  assert.deepEqual((await found(company, { q: 'lembur', type: 'applicant' })).ids, [applicant])
  assert.equal((await found(company, { q: 'lembur' })).page.total, 4)
  assert.equal((await found(company, { q: 'cuti' })).page.total, 0)
})

test('punctuation alone filters nothing, and no character is a wildcard', async () => {
  const { company } = await companyOf({ likes: 'Lembur (wajib)' }, {})
  assert.equal((await found(company, { q: '.*' })).page.total, 2)
  assert.equal((await found(company, { q: '(wajib' })).page.total, 1)
})

test('masked words and hidden or removed reviews are not found', async () => {
  const { company } = await companyOf(
    { likes: `Atasan ${MASK} marah` },
    { state: 'hidden', likes: 'lembur' },
    { state: 'removed', guideline: 1, likes: 'lembur' },
  )
  assert.equal((await found(company, { q: 'lembur' })).ids.length, 0)
  // A mask is not a word, so it filters nothing.
  assert.equal((await found(company, { q: MASK })).page.total, 2)
})

test('many results are paged, each once', async () => {
  const { company } = await companyOf(
    ...Array.from({ length: 45 }, (_, i) => ({ likes: i % 2 ? 'lembur' : 'cuti' })),
  )
  const first = await found(company, { q: 'lembur' })
  assert.deepEqual([first.page.from, first.page.to, first.page.total], [1, 20, 22])
  const second = await found(company, { q: 'lembur', cursor: first.page.next })
  assert.equal(new Set([...first.ids, ...second.ids]).size, 22)
})

test('a visitor finds only open reviews, and no number reveals words of a locked one', async () => {
  const open = [{ likes: 'cuti' }, { likes: 'lembur' }, { likes: 'cuti' }]
  const { company, ids } = await companyOf(...open, { likes: 'lembur' }, { likes: 'lembur parkir' })
  const visitor = (q: string) => found(company, { q }, {})
  assert.deepEqual(await visitor('lembur'), {
    ids: [ids[1]],
    page: { from: 1, to: 1, total: 1, next: null, previous: null },
    locked: 2,
  })
  assert.deepEqual(await visitor('parkir'), await visitor('tidakadadimanapun'))
})

test('a reader who searches very often must wait a little; filters, other readers and visitors are not affected', async () => {
  const { company } = await companyOf({ likes: 'Uang lembur cair' })
  const own = (await signIn(it)).token
  const ask = (query: object, as: object = { bearer: own }) =>
    it.call('companyReviews', { params: { slug: company.slug }, query }, as)
  for (let turn = 0; turn < 60; turn += 1) assert.equal((await ask({ q: 'lembur' })).status, 200)
  const refused = await ask({ q: 'lembur' })
  assert.deepEqual([refused.status, refused.body.code], [429, 'rate_limited'])
  assert.equal((await ask({ score: 4 })).status, 200)
  assert.equal((await ask({ q: 'lembur' }, { bearer })).status, 200)
  assert.equal((await ask({ q: 'lembur' }, {})).status, 200)
  it.clock.move(5 * 60_000)
  assert.equal((await ask({ q: 'lembur' })).status, 200)
})
