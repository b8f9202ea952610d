import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payKeys } from '#server/authorship/keys.ts'
import { eraseCounted } from '#server/pay/by-key/counted-pay.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay, steps } from '#tests/support/paid.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let bearer: string
let slug: string
let codes: string[]
before(async () => {
  it = await testApp()
  const company = await addCompany(it.db, { name: 'Slip Rapi' })
  slug = company.slug
  const told = steps(5).map((amount, at) => ({ ...amount, comment: `Kata ke-${at}.` }))
  codes = await pay(it, company.id, ...told)
  await nextMonday(it)
  bearer = (await signInStaff(it)).token
})
after(() => it.close())

type Comment = { id: string; words: string | null; stub: string | null }
const comments = async (): Promise<Comment[]> =>
  (await it.call('companySalaries', { params: { slug } })).body.comments
const report = (id: string) =>
  it.call('reportSalaryComment', { params: { id }, body: { guideline: 2, words: 'Menyebut nama.' } })
const waiting = async () => (await it.call('deskReport', {}, { bearer })).body.rows
const decide = async (id: string, body: object) => {
  const opened = await it.call('openReport', { params: { id } }, { bearer })
  assert.equal((await it.call('decideReport', { params: { id }, body }, { bearer })).status, 200)
  await it.app.tasks.drain()
  return opened.body
}

test('the team reads a reported comment, which leaves a stub if it breaks a guideline, and figures stay', async () => {
  const before = (await it.call('companySalaries', { params: { slug } })).body.cells
  const [first] = await comments()
  assert.equal((await report(first?.id ?? '')).status, 202)
  const [row] = await waiting()
  assert.deepEqual([row.subject, row.subject_id, row.headline], ['salary_comment', first?.id, first?.words])
  const opened = await decide(row.id, { uphold: true, guideline: 2 })
  assert.deepEqual([opened.comment, opened.review, opened.company], [first?.words, null, 'Slip Rapi'])
  const left = (await comments()).find(({ id }) => id === first?.id)
  assert.deepEqual([left?.words, left?.stub], [null, 'team'])
  assert.deepEqual((await it.call('companySalaries', { params: { slug } })).body.cells, before)
  const { events } = (await it.call('teamHistory', { query: { subject: first?.id } }, { bearer })).body
  assert.deepEqual(
    events.map((event: { act: string }) => event.act),
    ['comment_removed'],
  )
  await nextMonday(it)
  assert.equal((await comments()).find(({ id }) => id === first?.id)?.stub, 'team', 'the next week, too')
})

test('a report of a deleted comment leaves the desk', async () => {
  bearer = (await signInStaff(it)).token
  const shown = (await comments()).filter(({ stub }) => stub === null)
  for (const { id } of shown) await report(id)
  assert.equal((await waiting()).length, 4)
  for (const code of codes)
    await it.db.begin('content', tx => eraseCounted(tx, it.secrets, payKeys(it.secrets, code)))
  assert.deepEqual(await waiting(), [])
  assert.equal((await it.call('teamCounts', {}, { bearer })).body.report, 0)
  assert.equal((await report(shown[0]?.id ?? '')).status, 404)
})
