// A second review of the year, sent by a forgetful author, or by an attacker with the author's mailbox who wants to
// know whether there is a first.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { manageMac } from '#server/authorship/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
let moderator: string
before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

type Writer = { token: string; company: string }
type Sent = { code: string; review: Record<string, unknown>; answer: unknown }

/** A person who has, or has not, reviewed a company this year. */
async function writer({ wrote }: { wrote: boolean }): Promise<Writer> {
  const { id: company } = await addCompany(it.db, { name: `Kebun ${newManageCode()}` })
  const { token } = await signIn(it)
  if (wrote) await write({ token, company })
  return { token, company }
}

async function write({ token, company }: Writer, pass?: string): Promise<Sent> {
  const bearer = pass ?? (await reviewPass(it, token, company))
  const review = employeeReview(company, { manage_code: newManageCode(), monthly_salary: 7_000_000 })
  const answer = await it.call('submitReview', { body: review }, { bearer })
  return { code: String(review['manage_code']), review, answer: [answer.status, answer.body] }
}

const own = async (code: string) => (await it.call('myReview', {}, { bearer: code })).body
const seen = async (code: string) => {
  const { company: _, draft, ...rest } = await own(code)
  return { ...rest, drafted: draft !== null }
}

async function accept(code: string): Promise<void> {
  const [row] = await it.db
    .content`select id from content.review where manage_mac = ${manageMac(it.secrets, code)}`
  const call = { params: { id: String(row?.['id']) }, body: { decision: 'publish', confirm_burst: true } }
  const answer = await it.call('decideReview', call, { bearer: moderator })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  await it.app.tasks.drain()
}

test('submissions, views and withdrawals get the same answers whether the person has written or not', async () => {
  const results = await Promise.all(
    [true, false].map(async wrote => {
      const { answer, code, review } = await write(await writer({ wrote }))
      const edit = await it.call('editReview', { body: { ...review, likes: 'Lain.' } }, { bearer: code })
      const waiting = await seen(code)
      const repeated = await it.call('submitReview', { body: review }, { bearer: 'any' })
      const { body: withdrawn } = await it.call('withdrawReview', {}, { bearer: code })
      const again = await it.call('withdrawReview', {}, { bearer: code })
      assert.deepEqual(again.body, withdrawn)
      return {
        answer,
        waiting,
        edit: [edit.status, edit.body],
        repeated: repeated.status,
        withdrawn: [withdrawn.state, typeof withdrawn.pass],
        after: await seen(code),
      }
    }),
  )
  assert.deepEqual(results[0], results[1])
})

test('a second review is decided like any other and is not published, its code says why, and its words are erased', async () => {
  const { code, review } = await write(await writer({ wrote: true }))
  await accept(code)
  const { state, second, headline, likes, rewritable, draft, review_id } = await own(code)
  assert.deepEqual(
    { state, second, headline, likes, rewritable, draft, review_id },
    {
      state: 'withdrawn',
      second: true,
      headline: null,
      likes: null,
      rewritable: false,
      draft: null,
      review_id: null,
    },
  )
  const edit = await it.call('editReview', { body: review }, { bearer: code })
  assert.deepEqual([edit.status, edit.body.code], [409, 'review_exists'])
  assert.equal((await it.call('withdrawReview', {}, { bearer: code })).body.pass, null)
  const [salary] = await it.db
    .content`select 1 from content.salary where company_id = ${String(review['company_id'])}`
  assert.equal(salary, undefined)
})

test('the first review is published, and does not mention a second', async () => {
  const person = await writer({ wrote: false })
  const first = await write(person)
  const second = await write(person)
  await accept(second.code)
  await accept(first.code)
  assert.deepEqual(
    [(await own(first.code)).state, (await own(first.code)).second],
    ['published', false],
    'whichever the team reads first',
  )
})

test('a second review stays second after a withdrawal and a rewrite', async () => {
  const person = await writer({ wrote: true })
  const { code } = await write(person)
  const { body } = await it.call('withdrawReview', {}, { bearer: code })
  const next = await write(person, body.pass)
  assert.deepEqual(next.answer, [201, { state: 'pending', raffle_signature: null }])
  await accept(next.code)
  assert.equal((await own(next.code)).second, true)
})

test('no row shows which of a company’s reviews came second', async () => {
  const person = await writer({ wrote: true })
  const { code } = await write(person)
  await write({ ...(await writer({ wrote: false })), company: person.company })
  const rows = () => it.db.content<{ duplicate_mark: Buffer; state: string }[]>`
    select duplicate_mark, state from content.review where company_id = ${person.company}`
  const marks = (await rows()).map(({ duplicate_mark }) => duplicate_mark)
  assert.equal(marks.length, 3)
  assert.equal(new Set(marks.map(({ length }) => length)).size, 1)
  assert.equal(new Set(marks.map(closed => closed.toString('hex'))).size, 3)
  await accept(code)
  const setAside = (await rows()).find(({ state }) => state === 'withdrawn')
  assert.equal(setAside?.duplicate_mark.length, marks[0]?.length)
})

test('no pass reveals what it knows about its person', async () => {
  const { token, company } = await writer({ wrote: true })
  const places = async () => {
    const rows = await it.db.content<{ place: Buffer }[]>`select place from content.review_pass`
    return rows.map(({ place }) => place)
  }
  const { code } = await write({ token, company })
  await it.call('withdrawReview', {}, { bearer: code })
  const closed = await places()
  assert.equal(new Set(closed.map(({ length }) => length)).size, 1)
  assert.equal(new Set(closed.map(place => place.toString('hex'))).size, closed.length)
})

test('a person has one review of a company per year, and another one in the next year', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Kebun Tahunan' })
  const states = async (codes: string[]) => Promise.all(codes.map(async code => (await own(code)).state))
  const { token } = await signIn(it, 'rani@example.com')
  const [first, second] = [await write({ token, company }), await write({ token, company })]
  await accept(first.code)
  await accept(second.code)
  it.clock.set('2027-01-01T00:00:00+07:00')
  moderator = (await signInStaff(it, 'moderator')).token
  const { token: later } = await signIn(it, 'rani@example.com')
  const third = await write({ token: later, company })
  await accept(third.code)
  assert.deepEqual(await states([first.code, second.code, third.code]), [
    'published',
    'withdrawn',
    'published',
  ])
})
