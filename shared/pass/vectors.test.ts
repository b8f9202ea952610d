// The vectors of docs/pass-1.md. `node shared/pass/vectors.test.ts --write` writes them again.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import test from 'node:test'
import { COMPANIES, drawn, hex, SITE, unhex, YEAR } from '#tests/support/pass/credential.ts'
import { accountContext, DOMAIN, payContext, requestContext, reviewContext } from './domain.ts'
import { H, hashToPoint } from './group.ts'
import { createKey, keyId } from './key.ts'
import { present, verify } from './presentation.ts'
import { createRequest } from './request.ts'
import { issue, receive } from './response.ts'
import { createSeed, recoveryCodeOf } from './seed.ts'

const FILE = new URL('vectors.json', import.meta.url)
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
  const shown = (contexts: Uint8Array[], label: string) => {
    const purpose = { contexts, bound }
    const presentation = present(issuer, credential, purpose, drawn(label))
    const tags = verify(issuer, key.privateKey, purpose, presentation)
    assert(tags)
    return {
      contexts: contexts.map(hex),
      bases: contexts.map(context => hex(hashToPoint(context, DOMAIN.tag).toBytes())),
      bound: hex(bound),
      presentation: hex(presentation),
      storedTags: tags.map(hex),
    }
  }
  const scalar = (value: bigint) => value.toString(16).padStart(64, '0')
  return {
    randomness: 'The n-th draw of a label, from 0, is SHAKE128(label ‖ n in four bytes, big-endian).',
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
      { label: 'one tag', ...shown([reviewContext(one, YEAR)], 'one tag') },
      {
        label: 'three tags',
        ...shown(
          [reviewContext(one, YEAR), reviewContext(two, YEAR), payContext(undefined, YEAR)],
          'three tags',
        ),
      },
    ],
  }
}

if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(computed(), null, 2)}\n`)

const stored: ReturnType<typeof computed> = JSON.parse(readFileSync(FILE, 'utf8'))

test('the profile’s vectors are computed again with the same bytes', () => {
  assert.deepEqual(computed(), stored)
})

test('the stored messages are accepted as they are', () => {
  const issuer = { site: stored.site, year: stored.year, publicKey: unhex(stored.key.publicKey) }
  for (const { contexts, bound, presentation, storedTags } of stored.presentations) {
    const purpose = { contexts: contexts.map(unhex), bound: unhex(bound) }
    const tags = verify(issuer, unhex(stored.key.privateKey), purpose, unhex(presentation))
    assert.deepEqual(tags?.map(hex), storedTags)
  }
})
