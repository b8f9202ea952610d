import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { completeDraft } from '#web/writing/example-draft.ts'
import { sendReview } from '#web/writing/send.ts'
import { submissionOf } from '#web/writing/submission.ts'
import { httpCall } from './call.ts'

/** Lengths of the request bodies sent while `act` runs. */
async function lengthsOf(act: () => Promise<unknown>): Promise<number[]> {
  const lengths: number[] = []
  Object.defineProperty(globalThis, 'location', { value: { pathname: '/' }, configurable: true })
  globalThis.fetch = async (_address, { body } = {}) => {
    lengths.push(new TextEncoder().encode(String(body)).length)
    return Response.json({ pass: 'P', state: 'pending', raffle_signature: null })
  }
  await act()
  return lengths
}

test('an author’s request has the same length for few or many words', async () => {
  for (const likes of ['Ramah.', 'Kata '.repeat(300), 'Rekan saling membantu – é. '.repeat(20)]) {
    const draft = { ...completeDraft(CURRENT_EMPLOYEE), likes, pass: 'P' }
    assert.deepEqual(await lengthsOf(() => sendReview(draft, 'id', httpCall, () => {})), [4096])
    const body = submissionOf(draft, '0'.repeat(26), 'id')
    assert.deepEqual(await lengthsOf(() => httpCall('editReview', { body } as never, 'CODE')), [4096])
  }
})

test('requests without an author’s words are not padded', async () => {
  const [length] = await lengthsOf(() => httpCall('loginEmail', { body: { email: 'a@contoh.id' } }))
  assert.equal(length, JSON.stringify({ email: 'a@contoh.id' }).length)
})
