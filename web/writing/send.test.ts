import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import type { Call, CallError } from '#web/platform/call.ts'
import type { Blinded } from '#web/raffle/prepare.ts'
import { unlistedCompany, type Draft } from './drafts/draft.ts'
import { completeDraft } from './example-draft.ts'
import { sendReview } from './send.ts'

type Sent = { name: string; bearer: string | undefined; code: unknown }
type Answer = object | Partial<CallError>
const refuse = (status: number, code = '', errors = {}): Answer => ({
  refused: true,
  status,
  code,
  errors,
  message: '',
})

/** Sends a draft against a list of answers per call; returns the calls and the resulting draft. */
async function send(
  draft: Draft,
  answers: Record<string, Answer[]>,
  prepare?: () => Promise<Blinded | null>,
) {
  const calls: Sent[] = []
  const blinded: unknown[] = []
  const stored = { ...draft }
  const call = (async (name: string, input: { body?: Record<string, unknown> }, bearer?: string) => {
    calls.push({ name, bearer, code: input.body?.['manage_code'] })
    if (name === 'submitReview') blinded.push(input.body?.['raffle_blinded'])
    const answer = answers[name]?.shift() ?? assert.fail(`${name} was not expected`)
    if ('refused' in answer) throw answer
    return answer
  }) as unknown as Call
  const outcome = await sendReview(draft, 'id', call, part => void Object.assign(stored, part), prepare)
  return { outcome, calls, blinded, stored, names: calls.map(({ name }) => name) }
}

const unsent = completeDraft(CURRENT_EMPLOYEE)
const sentBefore: Draft = { ...unsent, code: '0'.repeat(26), pass: 'P1', unsure: true }
const pass = (text: string) => ({ pass: text, expires_in: 900 })
const done = { state: 'pending' }

test('the first attempt creates a code, gets a pass with the session and sends with the pass', async () => {
  const { outcome, calls, stored } = await send(unsent, { reviewPass: [pass('P1')], submitReview: [done] })
  assert.deepEqual(outcome, { kind: 'sent', code: stored.code, earlier: false, ticket: null })
  assert.match(String(stored.code), MANAGE_CODE)
  assert.deepEqual(calls, [
    { name: 'reviewPass', bearer: undefined, code: undefined },
    { name: 'submitReview', bearer: 'P1', code: stored.code },
  ])
})

test('code and pass are stored before the answer arrives, so that a repeat is the same submission', async () => {
  const first = await send(unsent, { reviewPass: [pass('P1')], submitReview: [refuse(0, 'offline')] })
  assert.deepEqual(first.outcome, { kind: 'offline' })
  assert.deepEqual([first.stored.pass, first.stored.unsure], ['P1', true])
  const second = await send(first.stored, { submitReview: [done] })
  assert.deepEqual(second.calls, [{ name: 'submitReview', bearer: 'P1', code: first.stored.code }])
})

test('an expired pass is requested again once', async () => {
  const stale = refuse(403, 'pass_invalid')
  const mended = await send(
    { ...unsent, pass: 'old' },
    { submitReview: [stale, done], reviewPass: [pass('P2')] },
  )
  assert.equal(mended.outcome.kind, 'sent')
  assert.deepEqual(mended.names, ['submitReview', 'reviewPass', 'submitReview'])
  const twice = await send(
    { ...unsent, pass: 'old' },
    { submitReview: [stale, stale], reviewPass: [pass('P2')] },
  )
  assert.equal(twice.outcome.kind, 'refused')
})

test('a review that arrived although its answer was lost is found by its code', async () => {
  const taken = refuse(422, 'invalid', { manage_code: ['taken'] })
  const { outcome } = await send(sentBefore, { submitReview: [taken], myReview: [{ state: 'pending' }] })
  assert.deepEqual(outcome, { kind: 'sent', code: sentBefore.code, earlier: true, ticket: null })
  const used = await send(sentBefore, {
    submitReview: [refuse(409, 'pass_used')],
    myReview: [{ state: 'pending' }, { state: 'pending' }],
  })
  assert.equal(used.outcome.kind, 'sent')
})

test('mistakes of a review that never arrived are reported by field', async () => {
  const errors = { headline: ['Paling sedikit 5 huruf.'] }
  const { outcome, stored } = await send(sentBefore, {
    submitReview: [refuse(422, 'invalid', errors)],
    myReview: [refuse(404, 'not_found')],
  })
  assert.deepEqual(outcome, { kind: 'refused', errors, message: '' })
  assert.equal(stored.unsure, false)
})

test('a signed-out author is asked to sign in, and a failed submission can be tried again', async () => {
  const failing = async (answer: Answer) => (await send(unsent, { reviewPass: [answer] })).outcome.kind
  assert.equal(await failing(refuse(401, 'unauthenticated')), 'sign-in')
  assert.equal(await failing(refuse(429, 'rate_limited')), 'limited')
  assert.equal(await failing(refuse(503, 'unavailable')), 'failed')
})

test('an unlisted company gets its pass as such', async () => {
  const requests: unknown[] = []
  const call = (async (name: string, input: { body?: unknown }) => {
    if (name === 'reviewPass') requests.push(input.body)
    return name === 'reviewPass' ? pass('P1') : done
  }) as unknown as Call
  const draft = { ...unsent, company: unlistedCompany('Warung Bu Tini') }
  const sent = await sendReview(draft, 'id', call, () => {})
  assert.equal(sent.kind, 'sent')
  assert.deepEqual(requests, [{ company_id: draft.company.id, unlisted: true }])
})

test('a raffle token is sent with the review, the same one on a repeat, and its ticket is returned', async () => {
  const made = (text: string) => ({ blinded: text, secret: { month: text } }) as unknown as Blinded
  const prepared = ['A', 'B'].map(made)
  const prepare = async () => prepared.shift() ?? null
  const first = await send(
    unsent,
    { reviewPass: [pass('P1')], submitReview: [refuse(0, 'offline')] },
    prepare,
  )
  const second = await send(first.stored, { submitReview: [{ ...done, raffle_signature: 'S' }] }, prepare)
  assert.deepEqual([...first.blinded, ...second.blinded], ['A', 'A'])
  assert.deepEqual(second.outcome, {
    kind: 'sent',
    code: first.stored.code,
    earlier: false,
    ticket: { secret: { month: 'A' }, signature: 'S' },
  })
})

test('without a raffle the review is sent unchanged', async () => {
  const { blinded, outcome } = await send(unsent, { reviewPass: [pass('P1')], submitReview: [done] })
  assert.deepEqual(blinded, [undefined])
  assert.equal(outcome.kind === 'sent' && outcome.ticket, null)
})
