import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { padded } from '#shared/contract/padding.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

const STEP = 4096
let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

/** A request as sent: the method, the bearer and the bytes of the body. */
const over = async (method: 'GET' | 'POST' | 'PUT', url: string, bearer: string, payload?: string) => {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const answer = await it.app.http.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    body: answer.json(),
    length: answer.rawPayload.length,
    caching: answer.headers['cache-control'],
  }
}

async function sendOver(words: Record<string, unknown>, fill: (json: string) => string) {
  const { id } = await addCompany(it.db, { name: `Pabrik ${newManageCode()}` })
  const { token } = await signIn(it)
  const pass = await reviewPass(it, token, id)
  const review = employeeReview(id, { ...words, manage_code: newManageCode() })
  const sent = await over('POST', '/api/review', pass, fill(JSON.stringify(review)))
  return { review, code: String(review['manage_code']), pass, sent }
}

test('a padded body is treated like an unpadded one, and sending it again without padding is the same review', async () => {
  const { review, code, pass, sent } = await sendOver({ likes: 'Ramah.' }, padded)
  assert.equal(sent.status, 201)
  const again = await over('POST', '/api/review', pass, JSON.stringify(review))
  assert.deepEqual([again.status, again.body], [201, sent.body])
  const edit = { ...review, likes: 'Ramah sekali.' }
  assert.equal((await over('PUT', '/api/my-review', code, padded(JSON.stringify(edit)))).status, 200)
  assert.equal((await over('GET', '/api/my-review', code)).body.likes, 'Ramah sekali.')
})

test('a client that pads nothing is served', async () => {
  const { sent } = await sendOver({}, json => json)
  assert.equal(sent.status, 201)
})

test('answers to an author have the same length for few or many words, refused or accepted', async () => {
  for (const likes of ['Ramah.', 'Kata '.repeat(300), 'Rekan saling membantu – é. '.repeat(20)]) {
    const { review, code, sent } = await sendOver({ likes }, padded)
    const own = await over('GET', '/api/my-review', code)
    const wrong = { ...review, headline: 'Hubungi 0812 3456 7890 saja' }
    const refused = await over('PUT', '/api/my-review', code, padded(JSON.stringify(wrong)))
    assert.equal(refused.status, 422)
    for (const answer of [sent, own, refused]) {
      assert.equal(answer.length, STEP)
      assert.equal(answer.caching, 'no-store, no-transform', 'compressed by a proxy it would tell again')
    }
  }
})

test('the largest body includes its padding', async () => {
  const { pass, review } = await sendOver({}, padded)
  const long = JSON.stringify(review) + ' '.repeat(2 * 1024 * 1024)
  assert.equal((await over('POST', '/api/review', pass, long)).status, 413)
})
