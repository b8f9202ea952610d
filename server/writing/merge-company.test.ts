import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { manageMac } from '#server/authorship/keys.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let editor: string

before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

const newPass = (session: string, company: string, unlisted = false) =>
  reviewPass(it, session, company, { unlisted, pay: false })
const send = (body: object, bearer: string) => it.call('submitReview', { body }, { bearer })

/** A review that names a company for the first time. */
async function sendNew(bearer: string, company: string): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const review = employeeReview(id, { company })
  const sent = await send(review, await newPass(bearer, id, true))
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return { id, code: String(review['manage_code']) }
}

async function merge(id: string, into: string): Promise<void> {
  const body = { decision: 'merge', into }
  const answer = await it.call('decideCompany', { params: { id }, body }, { bearer: editor })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  await it.app.tasks.drain()
}

/** Whether a sent review is shown once the team has approved it. */
async function appears({ manage_code }: Record<string, unknown>): Promise<boolean> {
  const bearer = String(manage_code)
  await it.db.content`
    update content.review set state = 'approved', publish_from = '2026-03-11' where manage_mac = ${manageMac(it.secrets, bearer)}`
  await publishDue(it.db, it)
  return (await it.call('myReview', {}, { bearer })).body.state === 'published'
}

test('a pass from before a merge permits no second review of the company', async () => {
  const { id: into } = await addCompany(it.db, { name: 'Sumber Laut' })
  const { token: wrote } = await signIn(it)
  const { token: wroteNot } = await signIn(it)
  const { id } = await sendNew(wrote, 'CV Sumber Laut')
  const [early, other] = [await newPass(wrote, into), await newPass(wroteNot, into)]
  await merge(id, into)
  assert.equal((await send(employeeReview(into), early)).body.code, 'pass_invalid')
  const second = employeeReview(into)
  assert.equal((await send(second, await newPass(wrote, into))).status, 201)
  assert.equal(await appears(second), false)

  assert.equal((await send(employeeReview(into), other)).body.code, 'pass_invalid')
  const next = await newPass(wroteNot, into)
  assert.equal((await send(employeeReview(into), next)).status, 201, 'the form asks again by itself')
})

test('passes requested during a merge permit no second review either', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id: into } = await addCompany(it.db, { name: `Sumber Angin ${round}` })
    const { token } = await signIn(it)
    const { id } = await sendNew(token, `CV Sumber Angin ${round}`)
    const requests = Array.from({ length: 3 }, () => newPass(token, into))
    const [, ...answers] = await Promise.all([merge(id, into), ...requests])
    for (const pass of answers) {
      const second = employeeReview(into)
      const sent = await send(second, pass)
      assert.ok(sent.body.code === 'pass_invalid' || !(await appears(second)), 'a second review appears')
    }
  }
})

test('the pass of a withdrawn review moves with its company', async () => {
  const { id: into } = await addCompany(it.db, { name: 'Karya Bumi' })
  const { token } = await signIn(it)
  const { id, code } = await sendNew(token, 'PT Karya Bumi')
  const { pass } = (await it.call('withdrawReview', {}, { bearer: code })).body
  await merge(id, into)
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).body.pass, pass)
  assert.equal((await send(employeeReview(into), pass)).status, 201)
  assert.equal((await send(employeeReview(into), pass)).body.code, 'pass_used')
})

test('reviews withdrawn during the merge of their company can be rewritten', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id: into } = await addCompany(it.db, { name: `Karya Langit ${round}` })
    const { token } = await signIn(it)
    const { id, code } = await sendNew(token, `PT Karya Langit ${round}`)
    const [{ status, body }] = await Promise.all([
      it.call('withdrawReview', {}, { bearer: code }),
      merge(id, into),
    ])
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal((await send(employeeReview(into), body.pass)).status, 201)
  }
})
