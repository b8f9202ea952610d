import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import type { Call } from '#web/platform/call.ts'
import { joinRaffle } from './join.ts'

const ticket = {
  month: '2026-11',
  token: Buffer.from('a token of some bytes').toString('base64url'),
  signature: 'S',
  key: 'N',
}
const given = { contact: 'rani@contoh.id', agree_rules: true }
const month = (n: string) => ({ months: [{ month: '2026-11', public_key: { kty: 'RSA', n, e: 'AQAB' } }] })
const refuse = (status: number, code: string, errors = {}) => ({
  refused: true,
  status,
  code,
  errors,
  message: '',
})

/** Joins against one answer per call; returns the outcome and the calls. */
async function join(raffleState: object, raffleEntry: object) {
  const names: string[] = []
  const call = (async (name: string) => {
    names.push(name)
    const answer = name === 'raffleState' ? raffleState : raffleEntry
    if ('refused' in answer) throw answer
    return answer
  }) as unknown as Call
  return { outcome: await joinRaffle(ticket, given, 'id', call), names }
}

test('a ticket joins and gets the number in the answer', async () => {
  const { outcome } = await join(month('N'), { entry: 'E' })
  assert.deepEqual(outcome, { kind: 'joined', entry: 'E' })
})

test('a ticket is not sent if its key differs from the public one', async () => {
  const { outcome, names } = await join(month('OTHER'), { entry: 'E' })
  assert.deepEqual([outcome, names], [{ kind: 'changed' }, ['raffleState']])
})

test('a ticket whose month is over is not sent', async () => {
  const { outcome, names } = await join({ months: [] }, { entry: 'E' })
  assert.deepEqual([outcome, names], [{ kind: 'closed' }, ['raffleState']])
})

test('a ticket whose answer was lost has joined, with the number of its token', async () => {
  const { outcome } = await join(month('N'), refuse(409, 'token_used'))
  const entry = createHash('sha256').update('entry').update(Buffer.from(ticket.token, 'base64url'))
  assert.deepEqual(outcome, { kind: 'joined', entry: entry.digest('hex') })
})

test('different failures give different outcomes', async () => {
  const kinds = async (answer: object) => (await join(month('N'), answer)).outcome.kind
  assert.equal(await kinds(refuse(0, 'offline')), 'offline')
  assert.equal(await kinds(refuse(429, 'rate_limited')), 'limited')
  assert.equal(await kinds(refuse(500, 'internal')), 'failed')
  assert.equal(await kinds(refuse(409, 'raffle_closed')), 'closed')
  assert.deepEqual((await join(month('N'), refuse(422, 'invalid', { contact: ['!'] }))).outcome, {
    kind: 'refused',
    errors: { contact: ['!'] },
  })
})
