// The vectors of draft-ietf-privacypass-arc-crypto-01, suite ARCV1-P256. They give no blinds: a blind is a response
// minus challenge times secret, so that our own prover can be given the same ones.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { drawnScalars, hex, unhex } from '#tests/support/pass/credential.ts'
import { DOMAIN, text } from './domain.ts'
import { G, H, hashToPoint, hashToScalar, readPoints, readScalars, scalars, type Point } from './group.ts'
import { createKey } from './key.ts'
import { isProven, prove, type Relation } from './proof.ts'
import { requestOf } from './request.ts'
import { issue, receive } from './response.ts'

type Values = Record<string, string>
const suite: Record<string, Values> = JSON.parse(
  readFileSync(new URL('../../tests/support/pass/arc-vectors.json', import.meta.url), 'utf8'),
)['ARCV1-P256']
const of = (section: string) => {
  const values = suite[section] as Values
  return {
    hex: (...names: string[]) => names.map(name => values[name] as string).join(''),
    bytes: (...names: string[]) => unhex(names.map(name => values[name]).join('')),
    scalar: (name: string) => BigInt(`0x${values[name]}`),
    point: (name: string) => readPoints(unhex(values[name] as string), 1)?.[0] as Point,
  }
}
const key = of('ServerKey')
const asked = of('CredentialRequest')
const answered = of('CredentialResponse')
const issued = of('Credential')

const publicKey = key.bytes('X0', 'X1', 'X2')
const privateKey = key.bytes('x0', 'x1', 'x2', 'xb')
const request = asked.bytes('m1_enc', 'm2_enc', 'proof')
const response = answered.bytes('U', 'enc_U_prime', 'X0_aux', 'X1_aux', 'X2_aux', 'H_aux', 'proof')
const secrets = {
  m1: asked.scalar('m1'),
  m2: asked.scalar('m2'),
  r1: asked.scalar('r1'),
  r2: asked.scalar('r2'),
}

function blindsOf(proof: Uint8Array, witness: bigint[]): bigint[] {
  const [challenge, ...responses] = readScalars(proof, 1 + witness.length) as [bigint, ...bigint[]]
  return responses.map((one, at) => scalars.sub(one, scalars.mul(challenge, witness[at] as bigint)))
}

test('the key has the public bytes of the draft', () => {
  const drawn = drawnScalars(['x0', 'x1', 'x2', 'xb'].map(name => key.scalar(name)))
  const made = createKey(drawn)
  assert.equal(hex(made.publicKey), hex(publicKey))
  assert.equal(hex(made.privateKey), hex(privateKey))
})

test('the attribute is the draft’s hash of its request context', () => {
  const made = hashToScalar(asked.bytes('request_context'), DOMAIN.requestContext)
  assert.equal(made, asked.scalar('m2'))
})

test('the request has the bytes of the draft', () => {
  const blinds = blindsOf(asked.bytes('proof'), [secrets.m1, secrets.m2, secrets.r1, secrets.r2])
  assert.equal(hex(requestOf(secrets, drawnScalars(blinds))), hex(request))
})

test('the response has the bytes of the draft, and gives its credential', () => {
  const b = answered.scalar('b')
  const [t1, t2] = [scalars.mul(b, key.scalar('x1')), scalars.mul(b, key.scalar('x2'))]
  const witness = [...['x0', 'x1', 'x2', 'xb'].map(name => key.scalar(name)), b, t1, t2]
  const drawn = drawnScalars([b, ...blindsOf(answered.bytes('proof'), witness)])
  const made = issue({ publicKey }, privateKey, request, drawn)
  assert.equal(made && hex(made.response), hex(response))
  assert.equal(made && hex(made.m1Enc), asked.hex('m1_enc'))
  const credential = receive({ publicKey }, secrets, response)
  assert.equal(credential && hex(credential), issued.hex('m1', 'U', 'U_prime'))
})

for (const [name, nonce] of [
  ['Presentation1', 0n],
  ['Presentation2', 1n],
] as const)
  test(`the draft’s ${name} has its bytes, with its range proof for two nonces built here`, () => {
    const shown = of(name)
    const m1 = issued.scalar('m1')
    const [a, r, z] = [shown.scalar('a'), shown.scalar('r'), shown.scalar('z')]
    const blinding = shown.scalar('nonce_blinding')
    const U = issued.point('U').multiply(a)
    const base = hashToPoint(shown.bytes('presentation_context'), DOMAIN.tag)
    const X1 = key.point('X1')
    const points = {
      U,
      UPrimeCommit: issued.point('U_prime').multiply(a).add(G.multiply(r)),
      m1Commit: U.multiply(m1).add(H.multiply(z)),
      V: X1.multiply(z).subtract(G.multiply(r)),
      X1,
      tag: base.multiply(scalars.inv(scalars.add(m1, nonce))),
      base,
      nonceCommit: H.multiply(blinding).add(nonce === 1n ? G : G.subtract(G)),
    }
    const { UPrimeCommit, m1Commit, tag, nonceCommit } = points
    assert.equal(
      [U, UPrimeCommit, m1Commit, tag, nonceCommit].map(point => hex(point.toBytes())).join(''),
      shown.hex('U', 'U_prime_commit', 'm1_commit', 'tag', 'nonce_commit'),
    )
    const relation: Relation = {
      session: text('ARCV1-P256CredentialPresentation'),
      elements: { G, H, ...points },
      secrets: ['m1', 'z', 'minusR', 'nonce', 'blinding', 'bit', 's', 's2'],
      equations: [
        ['m1Commit', ['m1', 'U'], ['z', 'H']],
        ['V', ['z', 'X1'], ['minusR', 'G']],
        ['nonceCommit', ['nonce', 'G'], ['blinding', 'H']],
        ['base', ['m1', 'tag'], ['nonce', 'tag']],
        ['nonceCommit', ['bit', 'G'], ['s', 'H']],
        ['nonceCommit', ['bit', 'nonceCommit'], ['s2', 'H']],
      ],
    }
    // The proof of the vectors is preceded by the commitment to the nonce's only bit.
    const proof = shown.bytes('proof').subarray(33)
    assert(isProven(relation, proof))
    const s2 = nonce === 1n ? 0n : blinding
    const witness = [m1, z, scalars.neg(r), nonce, blinding, nonce, blinding, s2]
    assert.equal(hex(prove(relation, witness, drawnScalars(blindsOf(proof, witness)))), hex(proof))
  })
