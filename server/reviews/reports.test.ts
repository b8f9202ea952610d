import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { publishReviews } from '#tests/support/published.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let companies = 0
before(async () => void (it = await testApp()))
after(() => it.close())

async function published(): Promise<string> {
  companies += 1
  const company = await addCompany(it.db, { name: `Bengkel Lapor ${companies}` })
  const [id = ''] = await publishReviews(it.db, company, {})
  return id
}

test('an honest report after a flood of others is counted by its reason, and the desk shows it', async () => {
  const id = await published()
  const report = (round: number, guideline: number) =>
    it.call(
      'reportReview',
      { params: { id }, body: { guideline, words: `Alasan ${round}` } },
      { device: `h${round}`, address: '203.0.113.10' },
    )
  for (let round = 0; round < 20; round += 1) await report(round, 6)
  for (const round of [20, 21, 22]) assert.equal((await report(round, 1)).status, 202)
  const { token: bearer } = await signInStaff(it)
  const { rows } = (await it.call('deskReport', {}, { bearer })).body
  const [first, ...more] = rows.filter(
    (row: { subject_id: string; guideline: number }) => row.subject_id === id && row.guideline === 1,
  )
  assert.deepEqual([first.times, more], [3, []])
  const opened = await it.call('openReport', { params: { id: first.id } }, { bearer })
  assert.deepEqual([opened.body.times, opened.body.words], [3, null])
})

test('a report names a guideline and is stored once, and floods are stopped', async () => {
  const id = await published()
  const report = (body: object, device = 'reporter') =>
    it.call('reportReview', { params: { id }, body }, { device })
  assert.equal((await report({ guideline: 1, words: 'Menyebut nama.' })).status, 202)
  assert.equal((await report({ guideline: 1, words: 'Menyebut nama.' })).status, 202)
  assert.equal((await it.db.content`select 1 from content.report where subject_id = ${id}`).length, 1)
  assert.deepEqual(Object.keys((await report({ words: 'x' })).body.errors), ['guideline'])
  const number = await report({ guideline: 2, words: 'Ada nomor 0812-3456-7890 di sana.' })
  assert.deepEqual([number.status, Object.keys(number.body.errors)], [422, ['words']])
  for (let index = 0; index < 12; index += 1) await report({ guideline: 2, words: `Alasan ${index}` })
  const stopped = await report({ guideline: 2, words: 'lagi' })
  assert.equal(stopped.status, 429)
  assert.ok((stopped.retryAfterSeconds ?? 0) > 0)
})

test('of a thousand reports of a review from one network most are refused, the team gets twenty, and no message is sent', async () => {
  const id = await published()
  const messages = async () => {
    const [row] = await it.db.identity`
      select (select count(*) from identity.message)::int + (select count(*) from identity.inbox_message)::int as count`
    return row?.['count'] as number
  }
  await it.app.tasks.drain()
  const before = await messages()
  let refused = 0
  for (let round = 0; round < 1_000; round += 1) {
    const body = { guideline: 2, words: `Alasan ${round}` }
    const as = { device: `r${round}`, address: '203.0.113.9' }
    if ((await it.call('reportReview', { params: { id }, body }, as)).status === 429) refused += 1
  }
  await it.app.tasks.drain()
  assert.equal((await messages()) - before, 0)
  const stored = await it.db.content`
    select times from content.report where subject_id = ${id} order by times`
  assert.equal(stored.length, 21, 'twenty whole, and the others counted')
  assert.equal(stored.at(-1)?.['times'], 1_000 - refused - 20)
  assert.ok(refused >= 800, `${refused} refused`)
})
