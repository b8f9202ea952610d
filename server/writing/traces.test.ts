import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { reply } from '#tests/support/owner-desk/replies.ts'
import { answer, ask, askShown } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { givePay, somePay } from '#tests/support/pay.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { declineCompany } from '#server/companies/approve.ts'
import { hideReview } from '#server/reviews/removal.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function send(company: string, name?: string, words: Record<string, unknown> = {}): Promise<string> {
  const { token } = await signIn(it)
  const pass = await reviewPass(it, token, company, { unlisted: name !== undefined })
  const review = employeeReview(company, { ...words, ...(name && { company: name }) })
  assert.equal((await it.call('submitReview', { body: review }, { bearer: pass })).status, 201)
  return String(review['manage_code'])
}

const transaction = async (): Promise<number> =>
  Number((await it.db.owner`select pg_current_xact_id()::text as id`)[0]?.['id'])

/** Tables of both schemas with rows that one of these transactions wrote or locked. */
async function tracesOf(from: number, to: number): Promise<string[]> {
  const tables = await it.db.owner<{ name: string }[]>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('identity', 'content') and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await it.db.owner`
      select count(*)::int as n from ${it.db.owner(name)}
      where xmin::text::bigint between ${from} and ${to} or xmax::text::bigint between ${from} and ${to}`
    if (row?.['n'] > 0) found.push(name)
  }
  return found
}

test('after an hour no row of either schema shows the transaction of an author’s act', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tambang Garam' })
  const declined = randomUUID()
  const declinedCode = await send(declined, 'Usaha Rumah')
  await it.db.begin('content', tx => declineCompany(tx, declined))
  await hours(1)
  const from = await transaction()
  const code = await send(company)
  await send(randomUUID(), 'Warung Pojok Sari')
  const edited = await send(company)
  const body = employeeReview(company, { manage_code: edited, headline: 'Kata yang lain' })
  assert.equal((await it.call('editReview', { body }, { bearer: edited })).status, 200)
  await it.call('withdrawReview', {}, { bearer: code })
  const pay = somePay(company)
  const [unchanged, withdrawn] = [await givePay(it, pay), await givePay(it, somePay(null))]
  const changed = { body: { ...pay, monthly_salary: 6_900_000 } }
  assert.equal((await it.call('changePay', changed, { bearer: unchanged })).status, 200)
  assert.equal((await it.call('withdrawPay', {}, { bearer: withdrawn })).status, 200)
  const again = employeeReview(declined, { manage_code: declinedCode, headline: 'Ini memang usaha' })
  assert.equal((await it.call('editReview', { body: again }, { bearer: declinedCode })).status, 200)
  const to = await transaction()
  const touched = await tracesOf(from, to)
  const written = ['review', 'duplicate_tag', 'pay_waiting', 'review_pass'].map(name => `content.${name}`)
  for (const table of [...written, 'identity.account', 'identity.session'])
    assert.ok(touched.includes(table), `${table} is there before`)
  await hours(1)
  assert.deepEqual(await tracesOf(from, to), [])
})

test('after an hour no row shows the transaction of a question or an answer, its change or its withdrawal', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Kilang Tebu' })
  const shown = await askShown(it, company)
  await hours(1)
  const from = await transaction()
  const [edited, withdrawn] = [await ask(it, company, { email: 'tanya@contoh.id' }), await ask(it, company)]
  const readerAnswer = await answer(it, shown.id, { email: 'jawab@contoh.id' })
  const other = { message: 'Apakah seragam diganti setiap tahun?', agree: true }
  assert.equal((await it.call('editMessage', { body: other }, { bearer: edited.code })).status, 200)
  assert.equal((await it.call('withdrawMessage', {}, { bearer: withdrawn.code })).status, 200)
  await it.app.tasks.drain()
  assert.equal((await it.call('withdrawMessage', {}, { bearer: readerAnswer.code })).status, 200)
  const to = await transaction()
  const touched = await tracesOf(from, to)
  for (const table of ['content.question', 'content.answer', 'identity.asker'])
    assert.ok(touched.includes(table), `${table} is there before`)
  await hours(1)
  assert.deepEqual(await tracesOf(from, to), [])
})

test('after an hour no row shows the transaction of an act on a review that is weeks old, in any state', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Galangan Tua' })
  const published = await send(company, undefined, { job_role_id: 'administrative-staff' })
  const waiting = await send(company)
  const [{ id }] = (await it.db.owner`
    select id from content.review where company_id = ${company} and job_role_id is not null`) as never as [
    { id: string },
  ]
  await it.db.begin('content', tx => moveReview(tx, id, { to: 'approved', publishFrom: '2026-03-11' }))
  await hours(21 * 24)
  const report = { guideline: 3, words: 'Ini tidak benar.' }
  assert.equal((await it.call('reportReview', { params: { id }, body: report })).status, 202)
  await reply(it, id, 'Mulai Desember syaratnya ditempel di ketiga gudang.')
  const hiding = { guideline: 2, words: null, locale: 'id' } as const
  await it.db.begin('content', tx => hideReview(tx, it.clock, id, hiding))
  await hours(1)
  const old = () =>
    it.db.owner`select id, xmin::text from content.review where company_id = ${company} order by id`
  const before = await old()
  await hours(1)
  assert.deepEqual([...(await old())], [...before], 'an hour in which nothing happened leaves reviews alone')

  const from = await transaction()
  assert.equal((await it.call('withdrawReview', {}, { bearer: published })).status, 200)
  const body = employeeReview(company, { manage_code: waiting, headline: 'Kata yang lain' })
  assert.equal((await it.call('editReview', { body }, { bearer: waiting })).status, 200)
  const to = await transaction()
  const touched = await tracesOf(from, to)
  for (const table of ['company_facet', 'company_quarter', 'company_stats', 'report', 'review'])
    assert.ok(touched.includes(`content.${table}`), `${table} is there before`)
  await hours(1)
  assert.deepEqual(await tracesOf(from, to), [])
})

/** Runs all due tasks, advances the clock and runs them again. */
async function hours(count: number): Promise<void> {
  await it.app.tasks.drain()
  it.clock.move(count * 3600_000)
  await it.app.tasks.drain()
}

test('the team’s decisions and people’s visits are mixed with those of the whole month', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Percetakan Rawa' })
  const decide = async () => {
    const moderator = (await signInStaff(it)).token
    await send(company)
    const [{ id }] = (await it.db.owner`
      select id from content.review where company_id = ${company} and state = 'pending'`) as never as [
      { id: string },
    ]
    const decided = { params: { id }, body: { decision: 'publish' } }
    assert.equal((await it.call('decideReview', decided, { bearer: moderator })).status, 200)
    await hours(1)
  }
  for (let round = 0; round < 3; round += 1) await decide()
  for (const table of ['content.event', 'identity.account', 'identity.session', 'content.review']) {
    const written = await it.db.owner`select distinct xmin from ${it.db.owner(table)}`
    assert.equal(written.length, 1, table)
  }
})

test('limits on an author’s acts write no row: requesting a pass, sending, editing and withdrawing leave none', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Bengkel Sunyi' })
  const { token } = await signIn(it)
  const counted = () =>
    it.db.owner`select name, counter, until, xmin::text from identity.limit_count order by name`
  const before = [...(await counted())]
  await reviewPass(it, token, randomUUID(), { unlisted: true })
  const pass = await reviewPass(it, token, company)
  const body = employeeReview(company)
  const bearer = String(body['manage_code'])
  assert.equal((await it.call('submitReview', { body }, { bearer: pass })).status, 201)
  assert.equal((await it.call('editReview', { body: { ...body, likes: 'Lain.' } }, { bearer })).status, 200)
  assert.equal((await it.call('withdrawReview', {}, { bearer })).status, 200)
  const code = await givePay(it, somePay(company), token)
  assert.equal((await it.call('withdrawPay', {}, { bearer: code })).status, 200)
  assert.deepEqual([...(await counted())], before)
})
