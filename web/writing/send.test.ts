import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import type { Call, CallError } from '#web/platform/call.ts'
import { held } from '#tests/support/pass/credential.ts'
import { encode } from '#web/platform/base64.ts'
import type { Blinded } from '#web/raffle/prepare.ts'
import { unlistedCompany, type Draft } from './drafts/draft.ts'
import { completeDraft } from './example-draft.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
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
  const paid: unknown[] = []
  const stored = { ...draft }
  const call = (async (name: string, input: { body?: Record<string, unknown> }, bearer?: string) => {
    if (name === 'passKeys') return KEYS
    if (name === 'payPass') return void paid.push(input.body?.['pass_hash'])
    calls.push({ name, bearer, code: input.body?.['manage_code'] })
    if (name === 'submitReview') blinded.push(input.body?.['raffle_blinded'])
    const answer = answers[name]?.shift() ?? assert.fail(`${name} was not expected`)
    if ('refused' in answer) throw answer
    return answer
  }) as unknown as Call
  const outcome = await sendReview(draft, 'id', call, part => void Object.assign(stored, part), {
    ...(prepare && { prepare }),
    place: HELD,
  })
  return { outcome, calls, blinded, paid, stored, names: calls.map(({ name }) => name) }
}

const { issuer, seed, credential } = held()
const { site, year } = issuer
const key = encode(issuer.publicKey)
const KEYS = { site, keys: [{ year, key }] }
/** A browser with this year's credential. */
const HELD: CredentialPlace = {
  get: () => ({ site, year, key, seed: encode(seed), credential: encode(credential) }),
  put: () => assert.fail('has a credential'),
}

const unsent = completeDraft(CURRENT_EMPLOYEE)
const sentBefore: Draft = { ...unsent, code: '0'.repeat(26), pass: 'P1', unsure: true }
const permitted = { expires_in: 3600 }
const done = { state: 'pending' }

test('the first attempt creates a code, has a pass permitted without the session and sends with the pass', async () => {
  const { outcome, calls, stored } = await send(unsent, { reviewPass: [permitted], submitReview: [done] })
  assert.deepEqual(outcome, { kind: 'sent', code: stored.code, earlier: false, ticket: null })
  assert.match(String(stored.code), MANAGE_CODE)
  assert.deepEqual(calls, [
    { name: 'reviewPass', bearer: undefined, code: undefined },
    { name: 'submitReview', bearer: stored.pass, code: stored.code },
  ])
})

test('code and pass are stored before the answer arrives, so that a repeat is the same submission', async () => {
  const first = await send(unsent, { reviewPass: [permitted], submitReview: [refuse(0, 'offline')] })
  assert.deepEqual(first.outcome, { kind: 'offline' })
  assert.deepEqual([typeof first.stored.pass, first.stored.unsure], ['string', true])
  const second = await send(first.stored, { submitReview: [done] })
  assert.deepEqual(second.calls, [
    { name: 'submitReview', bearer: first.stored.pass, code: first.stored.code },
  ])
})

test('an expired pass is requested again once', async () => {
  const stale = refuse(403, 'pass_invalid')
  const mended = await send(
    { ...unsent, pass: 'old' },
    { submitReview: [stale, done], reviewPass: [permitted] },
  )
  assert.equal(mended.outcome.kind, 'sent')
  assert.deepEqual(mended.names, ['submitReview', 'reviewPass', 'submitReview'])
  const twice = await send(
    { ...unsent, pass: 'old' },
    { submitReview: [stale, stale], reviewPass: [permitted] },
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

test('a review with pay has its pass permitted for pay too, also when the pay was added later', async () => {
  const hash = (pass: string | null) => createHash('sha256').update(String(pass)).digest('base64url')
  const both = await send(unsent, { reviewPass: [permitted], submitReview: [done] })
  assert.deepEqual(both.paid, [hash(both.stored.pass)])
  const without = await send({ ...unsent, salary: '' }, { reviewPass: [permitted], submitReview: [done] })
  assert.deepEqual(without.paid, [])
  const refused = refuse(403, 'pay_pass_invalid')
  const added = await send({ ...unsent, pass: 'before' }, { submitReview: [refused, done] })
  assert.deepEqual([added.outcome.kind, added.paid], ['sent', [hash('before')]])
})

test('an unlisted company gets its pass as such', async () => {
  const requests: unknown[] = []
  const call = (async (name: string, input: { body?: unknown }) => {
    if (name === 'passKeys') return KEYS
    if (name === 'reviewPass' || name === 'payPass') requests.push(input.body)
    return name === 'submitReview' ? done : permitted
  }) as unknown as Call
  const draft = { ...unsent, company: unlistedCompany('Warung Bu Tini') }
  const sent = await sendReview(draft, 'id', call, () => {}, { place: HELD })
  assert.equal(sent.kind, 'sent')
  const asked = requests.map(body => body as { company_id: string; unlisted: boolean })
  assert.deepEqual(
    asked.map(({ company_id, unlisted }) => [company_id, unlisted]),
    [
      [draft.company.id, true],
      [draft.company.id, true],
    ],
    'for the review and for its pay',
  )
})

test('a raffle token is sent with the review, the same one on a repeat, and its ticket is returned', async () => {
  const made = (text: string) => ({ blinded: text, secret: { month: text } }) as unknown as Blinded
  const prepared = ['A', 'B'].map(made)
  const prepare = async () => prepared.shift() ?? null
  const first = await send(unsent, { reviewPass: [permitted], submitReview: [refuse(0, 'offline')] }, prepare)
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
  const { blinded, outcome } = await send(unsent, { reviewPass: [permitted], submitReview: [done] })
  assert.deepEqual(blinded, [undefined])
  assert.equal(outcome.kind === 'sent' && outcome.ticket, null)
})
