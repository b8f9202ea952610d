// The vectors of docs/pass-1.md. `node shared/pass/vectors.test.ts --write` writes them again.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import test from 'node:test'
import { COMPANIES, drawn, hex, SITE, unhex, YEAR } from '#tests/support/pass/credential.ts'
import { accountContext, DOMAIN, requestContext, useContext, type Use } from './domain.ts'
import { H, hashToPoint } from './group.ts'
import { createKey, keyId, type Issuer } from './key.ts'
import { present, verify } from './presentation.ts'
import { createRequest } from './request.ts'
import { issue, receive } from './response.ts'
import { createSeed, recoveryCodeOf } from './seed.ts'

const FILE = new URL('vectors.json', import.meta.url)
/** Made by a second implementation, for the uses of the first presentation. */
const FORGERIES = [
  '00000000000000000000000000000000000000000000000000000000000000000003c2a5ef4599f9e79d877ec63f111e580cbeea31b7b24937fefd0e98a66ee0f14e03cd41227b1956817966a39113fd92fd229ced2406b07a99cbb7d5f9ed996c27800257d13b62b11a75c7e3f776c1c0d738b83510a6e2ac07acc9ff6e6c4ced821c2fc8fdd26394a82aad7997a383f7364152580588911c0400d051f5b5c94bffbd180c3a38391a50f995e8517a79a3a1985fb760952e42789efbaab3e7ce428aa8469730bd75f425ce33ccd6e46021fa9fcdec0342b9eac9eec62007ccc2e4de2b16fd67d00d5a861f1ba1671da8820b4cfa74a3a7b1c816b95fecfdc2542a85c8ea',
  '00000000000000000000000000000000000000000000000000000000000000000003c2a5ef4599f9e79d877ec63f111e580cbeea31b7b24937fefd0e98a66ee0f14e03cd41227b1956817966a39113fd92fd229ced2406b07a99cbb7d5f9ed996c278003fa61bf1acb40cd39e864be5da58e008cfa1f7bb2e2ce803d0841b215c76db53c0368beee2611048b90311daa68e8bef4d08c1d7346e303895f3f548beb9320c4a88f6eeb3a3ff33a16b4ef31286bc6c44104a4e2a0026cb21d51543e757862a4a5593e5bfd581a1b9bea4c40ea4705d2b2a6c0423e0820c70e232d2599747b1ae5aaf9256a83dfa857fb76748921ca21257bb1f62a56f1e4696a177ae06f5c44',
]
const [one, two] = COMPANIES as [string, string]

function computed() {
  const key = createKey(drawn('key'))
  const issuer = { site: SITE, year: YEAR, publicKey: key.publicKey }
  const seed = createSeed(drawn('seed'))
  const { request, secrets } = createRequest(issuer, seed, drawn('request'))
  const issued = issue(issuer, key.privateKey, request, drawn('response'))
  const credential = issued && receive(issuer, secrets, issued.response)
  assert(issued && credential)
  const bound = drawn('bound')(new Uint8Array(32))
  const shown = (label: string, uses: Use[]) =>
    shownFor({ issuer, privateKey: key.privateKey, credential, bound }, label, uses)
  const scalar = (value: bigint) => value.toString(16).padStart(64, '0')
  return {
    randomness:
      'The n-th draw of a label, from 0, is SHAKE128(label ‖ n in four bytes, big-endian): 48 bytes for a scalar, 16 for the seed, 32 for what is bound (label "bound"). Scalars and blinds share one count for each label.',
    site: SITE,
    year: YEAR,
    H: hex(H.toBytes()),
    key: {
      label: 'key',
      privateKey: hex(key.privateKey),
      publicKey: hex(key.publicKey),
      id: hex(keyId(key.publicKey)),
    },
    seed: { label: 'seed', bytes: hex(seed), recoveryCode: recoveryCodeOf(seed) },
    request: {
      label: 'request',
      requestContext: hex(requestContext(SITE, YEAR, keyId(key.publicKey))),
      accountContext: hex(accountContext(SITE, YEAR, seed)),
      m1: scalar(secrets.m1),
      m2: scalar(secrets.m2),
      r1: scalar(secrets.r1),
      r2: scalar(secrets.r2),
      bytes: hex(request),
    },
    response: { label: 'response', bytes: hex(issued.response) },
    credential: hex(credential),
    presentations: [
      shown('one tag', [{ kind: 'review', company: one }]),
      shown('three tags', [
        { kind: 'review', company: one },
        { kind: 'review', company: two },
        { kind: 'pay', company: null },
      ]),
      shown('pay at a company', [{ kind: 'pay', company: two }]),
    ],
    refused: {
      why: 'U is the identity, as 33 zeros: every equation then holds for any secret, without a credential.',
      presentations: FORGERIES,
    },
  }
}

type Holder = { issuer: Issuer; privateKey: Uint8Array; credential: Uint8Array; bound: Uint8Array }

function shownFor({ issuer, privateKey, credential, bound }: Holder, label: string, uses: Use[]) {
  const purpose = { uses, bound }
  const contexts = uses.map(use => useContext(use, YEAR))
  const presentation = present(issuer, credential, purpose, drawn(label))
  const tags = verify(issuer, privateKey, purpose, presentation)
  assert(tags)
  return {
    label,
    uses,
    contexts: contexts.map(hex),
    bases: contexts.map(context => hex(hashToPoint(context, DOMAIN.tag).toBytes())),
    bound: hex(bound),
    presentation: hex(presentation),
    storedTags: tags.map(hex),
  }
}

if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(computed(), null, 2)}\n`)

const stored: ReturnType<typeof computed> = JSON.parse(readFileSync(FILE, 'utf8'))

test('the profile’s vectors are computed again with the same bytes', () => {
  assert.deepEqual(computed(), stored)
})

test('the stored messages are accepted as they are', () => {
  const issuer = { site: stored.site, year: stored.year, publicKey: unhex(stored.key.publicKey) }
  for (const { uses, bound, presentation, storedTags } of stored.presentations) {
    const purpose = { uses, bound: unhex(bound) }
    const tags = verify(issuer, unhex(stored.key.privateKey), purpose, unhex(presentation))
    assert.deepEqual(tags?.map(hex), storedTags)
  }
})

test('a forgery that hides the secret behind the identity is refused', () => {
  const issuer = { site: stored.site, year: stored.year, publicKey: unhex(stored.key.publicKey) }
  const [{ uses, bound }] = stored.presentations as [(typeof stored.presentations)[0]]
  for (const forged of stored.refused.presentations)
    assert.equal(
      verify(issuer, unhex(stored.key.privateKey), { uses, bound: unhex(bound) }, unhex(forged)),
      undefined,
    )
})
