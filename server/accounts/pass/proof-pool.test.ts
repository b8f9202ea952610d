import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { createRequest } from '#shared/pass/request.ts'
import { receive } from '#shared/pass/response.ts'
import { held } from '#tests/support/pass/credential.ts'
import { createProofPool } from './proof-pool.ts'

const { issuer, privateKey } = held()
/** A false proof: random bytes of the right length. */
const task = () => ({
  issuer,
  privateKey,
  purpose: { uses: [{ kind: 'pay' as const, company: null }], bound: randomBytes(32) },
  presentation: randomBytes(260),
})
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'verified',
    ({ code }: { code: string }) => code,
  )

test('eight proofs of one network may wait, and others do not wait for its next ones', async () => {
  const { verify } = createProofPool()
  const crowd = Array.from({ length: 10 }, () => codeOf(verify(task(), '198.51.100.1')))
  const other = codeOf(verify(task(), '198.51.100.2'))
  const expected = [...Array(8).fill('verified'), 'rate_limited', 'rate_limited']
  assert.deepEqual([await Promise.all(crowd), await other], [expected, 'verified'])
  assert.equal(await codeOf(verify(task(), '198.51.100.1')), 'verified', 'its places are free again')
})

test('no provider fills the queue with its customers, and a full one still admits a new network', async () => {
  const { verify } = createProofPool()
  const customers = Array.from({ length: 70 }, (_, at) => codeOf(verify(task(), `2001:db8:${at}::1`)))
  const networks = Array.from({ length: 250 }, (_, at) => codeOf(verify(task(), `203.0.${at}.1`)))
  const again = codeOf(verify(task(), '203.0.7.1'))
  const answers = await Promise.all(customers)
  assert.equal(answers.filter(code => code === 'verified').length, 63)
  assert.deepEqual(new Set(await Promise.all(networks)), new Set(['verified']))
  assert.equal(await again, 'rate_limited')
})

test('a true request is answered from the thread as it is without one', async () => {
  const { request, secrets } = createRequest(issuer, randomBytes(16))
  const issued = await createProofPool().issue({ issuer, privateKey, request }, '192.0.2.1')
  assert.ok(issued && receive(issuer, secrets, issued.response))
})
