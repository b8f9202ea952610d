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
  const kept = { ...draft }
  const call = (async (name: string, input: { body?: Record<string, unknown> }, bearer?: string) => {
    calls.push({ name, bearer, code: input.body?.['manage_code'] })
    if (name === 'submitReview') blinded.push(input.body?.['raffle_blinded'])
    const answer = answers[name]?.shift() ?? assert.fail(`${name} was not expected`)
    if ('refused' in answer) throw answer
    return answer
  }) as unknown as Call
  const outcome = await sendReview(draft, 'id', call, part => void Object.assign(kept, part), prepare)
  return { outcome, calls, blinded, kept, names: calls.map(({ name }) => name) }
}

const fresh = completeDraft(CURRENT_EMPLOYEE)
const sentBefore: Draft = { ...fresh, code: '0'.repeat(26), pass: 'P1', unsure: true }
const pass = (text: string) => ({ pass: text, expires_in: 900 })
const done = { state: 'pending' }

test('the first attempt creates a code, gets a pass with the session and sends with the pass', async () => {
  const { outcome, calls, kept } = await send(fresh, { reviewPass: [pass('P1')], submitReview: [done] })
  assert.deepEqual(outcome, { kind: 'sent', code: kept.code, earlier: false, ticket: null })
  assert.match(String(kept.code), MANAGE_CODE)
  assert.deepEqual(calls, [
    { name: 'reviewPass', bearer: undefined, code: undefined },
    { name: 'submitReview', bearer: 'P1', code: kept.code },
  ])
})

test('code and pass are stored before the answer arrives, so that a repeat is the same submission', async () => {
  const first = await send(fresh, { reviewPass: [pass('P1')], submitReview: [refuse(0, 'offline')] })
  assert.deepEqual(first.outcome, { kind: 'offline' })
  assert.deepEqual([first.kept.pass, first.kept.unsure], ['P1', true])
  const second = await send(first.kept, { submitReview: [done] })
  assert.deepEqual(second.calls, [{ name: 'submitReview', bearer: 'P1', code: first.kept.code }])
})

test('an expired pass is requested again once', async () => {
  const stale = refuse(403, 'pass_invalid')
  const mended = await send(
    { ...fresh, pass: 'old' },
    { submitReview: [stale, done], reviewPass: [pass('P2')] },
  )
  assert.equal(mended.outcome.kind, 'sent')
  assert.deepEqual(mended.names, ['submitReview', 'reviewPass', 'submitReview'])
  const twice = await send(
    { ...fresh, pass: 'old' },
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
  const { outcome, kept } = await send(sentBefore, {
    submitReview: [refuse(422, 'invalid', errors)],
    myReview: [refuse(404, 'not_found')],
  })
  assert.deepEqual(outcome, { kind: 'refused', errors, message: '' })
  assert.equal(kept.unsure, false)
})

test('a signed-out author is asked to sign in, and a failed submission can be tried again', async () => {
  const failing = async (answer: Answer) => (await send(fresh, { reviewPass: [answer] })).outcome.kind
  assert.equal(await failing(refuse(401, 'unauthenticated')), 'sign-in')
  assert.equal(await failing(refuse(429, 'rate_limited')), 'limited')
  assert.equal(await failing(refuse(503, 'unavailable')), 'failed')
})

test('an unlisted company gets its pass as such', async () => {
  const asked: unknown[] = []
  const call = (async (name: string, input: { body?: unknown }) => {
    if (name === 'reviewPass') asked.push(input.body)
    return name === 'reviewPass' ? pass('P1') : done
  }) as unknown as Call
  const draft = { ...fresh, company: unlistedCompany('Warung Bu Tini') }
  const sent = await sendReview(draft, 'id', call, () => {})
  assert.equal(sent.kind, 'sent')
  assert.deepEqual(asked, [{ company_id: draft.company.id, unlisted: true }])
})

test('a raffle token is sent with the review, the same one on a repeat, and its ticket is returned', async () => {
  const made = (text: string) => ({ blinded: text, keep: { month: text } }) as unknown as Blinded
  const prepared = ['A', 'B'].map(made)
  const prepare = async () => prepared.shift() ?? null
  const first = await send(fresh, { reviewPass: [pass('P1')], submitReview: [refuse(0, 'offline')] }, prepare)
  const second = await send(first.kept, { submitReview: [{ ...done, raffle_signature: 'S' }] }, prepare)
  assert.deepEqual([...first.blinded, ...second.blinded], ['A', 'A'])
  assert.deepEqual(second.outcome, {
    kind: 'sent',
    code: first.kept.code,
    earlier: false,
    ticket: { keep: { month: 'A' }, signature: 'S' },
  })
})

test('without a raffle the review is sent unchanged', async () => {
  const { blinded, outcome } = await send(fresh, { reviewPass: [pass('P1')], submitReview: [done] })
  assert.deepEqual(blinded, [undefined])
  assert.equal(outcome.kind === 'sent' && outcome.ticket, null)
})
