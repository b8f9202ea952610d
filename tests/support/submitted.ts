import assert from 'node:assert/strict'
import { manageMac } from '#server/authorship/keys.ts'
import type { TestApp } from './app.ts'
import { reviewPass } from './pass/passes.ts'
import { signIn } from './sign-in.ts'

/**
 * Sends a review through the API as a new person; returns its id, which no author learns, and its code. `pass`: further
 * input for the pass.
 */
export async function submitReview(
  it: TestApp,
  body: Record<string, unknown>,
  pass: { unlisted?: boolean } = {},
): Promise<{ id: string; code: string }> {
  const { token } = await signIn(it)
  const bearer = await reviewPass(it, token, String(body['company_id']), pass)
  const sent = await it.call('submitReview', { body }, { bearer })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  const code = String(body['manage_code'])
  const [row] = await it.db.content<{ id: string }[]>`
    select id from content.review where manage_mac = ${manageMac(it.secrets, code)}`
  return { id: String(row?.id), code }
}
