import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payKeys } from '#server/authorship/keys.ts'
import { loadPlaces, type Places } from '#server/places/places.ts'
import type { Db } from '#server/platform/db/db.ts'
import { mergeCompanies } from '#tests/support/merge.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { submitReview } from '#tests/support/submitted.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { eraseCounted } from '../by-key/counted-pay.ts'
import { takeSnapshot } from './snapshot.ts'

let it: TestApp
let places: Places
let named = 0
before(async () => {
  it = await testApp()
  places = await loadPlaces(it.db.content)
})
after(() => it.close())

const newCompany = () =>
  addCompany(it.db, { name: `Beras ${(named += 1)}`, industry: 'retail', city_id: '32.75' })
const seen = async ({ slug }: { slug: string }, query = {}) =>
  (await it.call('companySalaries', { params: { slug }, query })).body
const withdraw = (code: string | undefined) =>
  it.db.begin('content', tx => eraseCounted(tx, it.secrets, payKeys(it.secrets, code as string)))
/** A database that fails at the first statement that matches `at`. */
function failing(at: RegExp): Db {
  return {
    ...it.db,
    begin: (schema, work) =>
      it.db.begin(schema, tx =>
        work(
          new Proxy(tx, {
            apply(target, self, args: [TemplateStringsArray]) {
              if (at.test(String(args[0]))) throw new Error('cut off')
              return Reflect.apply(target as never, self, args)
            },
          }),
        ),
      ),
  }
}

test('readers see the figures of Monday, and nothing of later amounts', async () => {
  const company = await newCompany()
  await pay(it, company.id, ...steps(4))
  await nextMonday(it)
  const { cells, whole } = await seen(company)
  assert.deepEqual([cells, whole], [[], null])
  await pay(it, company.id, ...steps(3))
  assert.deepEqual((await seen(company)).cells, [])
  await nextMonday(it)
  const after = await seen(company)
  assert.deepEqual([after.cells.length, after.whole.people], [1, 5])
  const { range, department, job_type } = after.cells[0]
  assert.deepEqual([department, job_type, range.people, range.p50], ['logistics', 'employee', 5, 6_100_000])
})

test('a review’s salary counts from the Monday after its publication, and no longer after its withdrawal', async () => {
  const company = await newCompany()
  await pay(it, company.id, ...steps(4))
  const review = employeeReview(company.id, { monthly_salary: 6_400_000, fixed_allowances: 100_000 })
  const { code } = await submitReview(it, review)
  await nextMonday(it)
  assert.deepEqual((await seen(company)).cells, [])
  await it.db
    .content`update content.review set state = 'approved', publish_from = '2026-01-01' where company_id = ${company.id}`
  await publishDue(it.db, it)
  await pay(it, company.id, ...steps(2))
  await nextMonday(it)
  assert.equal((await seen(company)).cells[0].range.people, 5)
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).status, 200)
  assert.equal((await seen(company)).cells[0].range.people, 5, 'until Monday')
  await nextMonday(it)
  assert.deepEqual((await seen(company)).cells, [])
})

test('a review that the team removes leaves its salary in the figures', async () => {
  const company = await newCompany()
  const review = employeeReview(company.id, { monthly_salary: 6_400_000 })
  await submitReview(it, review)
  await it.db
    .content`update content.review set state = 'approved', publish_from = '2026-01-01' where company_id = ${company.id}`
  await publishDue(it.db, it)
  await pay(it, company.id, ...steps(4))
  await nextMonday(it)
  const before = await seen(company)
  await it.db
    .content`update content.review set state = 'removed', guideline = 3 where company_id = ${company.id}`
  await nextMonday(it)
  assert.deepEqual((await seen(company)).cells, before.cells)
})

test('figures are made once a week, by the first process to start, and appear completely or not at all', async () => {
  const company = await newCompany()
  await pay(it, company.id, ...steps(5, { comment: 'Lembur dihitung.' }))
  it.clock.move(7 * 86_400_000)
  const before = await seen(company)
  for (const at of [
    /insert into content.pay_cell/,
    /insert into content.pay_comment/,
    /delete from content.pay_figure/,
  ]) {
    await assert.rejects(takeSnapshot({ ...it, db: failing(at) }, places), /cut off/)
    assert.deepEqual(await seen(company), before)
  }
  await Promise.all([takeSnapshot(it, places), takeSnapshot(it, places)])
  const { cells, comments, as_of } = await seen(company)
  assert.deepEqual([cells[0].range.people, comments.length], [5, 5])
  assert.notEqual(as_of, before.as_of)
  await pay(it, company.id, ...steps(5))
  await takeSnapshot(it, places)
  assert.equal((await seen(company)).cells[0].range.people, 5, 'not twice a week')
})

test('an amount withdrawn during the calculation dissolves its group in the next week', async () => {
  const company = await newCompany()
  const [code] = await pay(it, company.id, ...steps(5))
  it.clock.move(7 * 86_400_000)
  const db: Db = {
    ...it.db,
    // The second transaction writes what the first one read.
    begin: (schema, work) => it.db.begin(schema, work).finally(() => withdraw(code)),
  }
  await takeSnapshot({ ...it, db }, places)
  await nextMonday(it)
  assert.deepEqual((await seen(company)).cells, [])
})

test('merged companies have one cell, and the shown comments of both', async () => {
  const [one, other] = [await newCompany(), await newCompany()]
  await pay(it, one.id, ...steps(5, { comment: 'Gaji tepat waktu.' }))
  await pay(it, other.id, ...steps(5, { comment: 'Slip lengkap.' }))
  await nextMonday(it)
  await mergeCompanies(it, other.id, one.id)
  await nextMonday(it)
  const { cells, comments } = await seen(one)
  const [{ range }] = cells
  assert.deepEqual([range.people, comments.length], [10, 10])
  assert.deepEqual((await seen(other)).cells, cells, 'the address of the other one leads here')
})

test('comments appear in threes, at random positions, without other details, and only beside figures', async () => {
  const company = await newCompany()
  const words = ['Satu.', 'Dua.', 'Tiga.', 'Empat.', 'Lima.', 'Enam.', 'Tujuh.']
  const amounts = words.map((comment, at) => ({ comment, base: 6_000_000 + at * 100_000 }))
  await pay(it, company.id, ...amounts.slice(0, 4))
  await nextMonday(it)
  assert.deepEqual((await seen(company)).comments, [], 'four people are too few')
  const [fifth] = await pay(it, company.id, ...amounts.slice(4, 5))
  await pay(it, company.id, ...steps(2))
  await nextMonday(it)
  const { comments } = await seen(company)
  assert.deepEqual(
    comments.map((one: { words: string }) => one.words).toSorted(),
    words.slice(0, 5).toSorted(),
  )
  assert.deepEqual(Object.keys(comments[0]), ['id', 'words', 'stub', 'hidden'])
  const some = async (most: number) => {
    const body = await seen(company, { comments: most })
    return [body.comments.length, body.more_comments]
  }
  assert.deepEqual(
    [await some(2), await some(5), await some(0)],
    [
      [2, 3],
      [5, 0],
      [0, 0],
    ],
  )
  await pay(it, company.id, ...amounts.slice(5))
  await nextMonday(it)
  assert.equal((await seen(company)).comments.length, 5, 'two new ones wait for a third')
  await withdraw(fifth)
  assert.equal((await seen(company)).comments.length, 4, 'words go at once')
  await pay(it, company.id, ...steps(1, { comment: 'Delapan.' }), ...steps(2))
  await nextMonday(it)
  const after = (await seen(company)).comments.map((one: { words: string }) => one.words)
  assert.deepEqual([after.length, after.includes('Lima.'), after.includes('Delapan.')], [7, false, true])
})

test('roles and places need ten people of one year and three companies', async () => {
  const companies = [await newCompany(), await newCompany(), await newCompany()]
  const [first, second, third] = companies
  const nurse = { role: 'nurse', department: 'health-medical', city: '35.78' } as const
  const range = async () => (await it.call('rolePay', { params: { role: 'nurse' } })).body.range
  await pay(it, first?.id ?? null, ...steps(5, nurse))
  await pay(it, second?.id ?? null, ...steps(5, nurse))
  await nextMonday(it)
  assert.equal(await range(), null, 'two companies')
  await pay(it, third?.id ?? null, ...steps(4, nurse))
  await nextMonday(it)
  assert.equal(await range(), null, 'four new people are too few for a group')
  await pay(it, null, ...steps(1, { ...nurse, given_in: 2027 }))
  await nextMonday(it)
  assert.equal(await range(), null, 'one who gave it in another year is in no group with them')
  await pay(it, null, ...steps(1, nurse))
  await nextMonday(it)
  assert.equal((await range()).people, 10)
  const compared = await it.call('payBenchmark', { query: { job_role: 'nurse', city: '35.78' } })
  const { benchmark, wider } = compared.body
  assert.deepEqual([benchmark.of.scope, benchmark.of.city, wider], ['role_city', 'Kota Surabaya', false])
})
