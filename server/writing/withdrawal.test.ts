import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { publishDue } from '#server/reviews/publish.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { submitReview } from '#tests/support/submitted.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

const send = (body: Record<string, unknown>, bearer: string) => it.call('submitReview', { body }, { bearer })

test('withdrawing erases words and salary, returns the same pass each time, and permits one new review', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tarik Kata' })
  const review = employeeReview(company, { monthly_salary: 7_000_000 })
  const { code: bearer } = await submitReview(it, review)
  const first = await it.call('withdrawReview', {}, { bearer })
  const second = await it.call('withdrawReview', {}, { bearer })
  assert.equal(first.body.state, 'withdrawn')
  assert.equal(first.body.pass, second.body.pass)
  const [row] = await it.db
    .content`select headline, likes, dislikes, advice, salary_box from content.review where company_id = ${company}`
  assert.deepEqual(row, { headline: '', likes: null, dislikes: null, advice: null, salary_box: null })
  const isRewritable = async () => (await it.call('myReview', {}, { bearer })).body.rewritable
  assert.equal(await isRewritable(), true)
  const next = employeeReview(company)
  assert.equal((await send(next, first.body.pass)).status, 201)
  assert.equal((await send(employeeReview(company), first.body.pass)).body.code, 'pass_used')
  assert.equal(await isRewritable(), false)
})

test('withdrawing a published review withdraws its salary', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tarik Gaji' })
  const review = employeeReview(company, { monthly_salary: 7_000_000 })
  const { code: bearer } = await submitReview(it, review)
  await it.db.content`
    update content.review set state = 'approved', publish_from = '2026-01-01' where company_id = ${company}`
  await publishDue(it.db, it)
  const salaries = () => it.db.content`select key from content.salary where company_id = ${company}`
  assert.equal((await salaries()).length, 1)
  await it.call('withdrawReview', {}, { bearer })
  assert.deepEqual([...(await salaries())], [])
})

test('the code of a review that the team removed permits no new one, withdrawn or not', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tarik Hapus' })
  const review = employeeReview(company)
  const { code: bearer } = await submitReview(it, review)
  await it.db
    .content`update content.review set state = 'removed', guideline = 3 where company_id = ${company}`
  const isRewritable = async () => (await it.call('myReview', {}, { bearer })).body.rewritable
  assert.equal(await isRewritable(), false)
  assert.equal((await it.call('withdrawReview', {}, { bearer })).body.pass, null)
  assert.equal(await isRewritable(), false)
})
