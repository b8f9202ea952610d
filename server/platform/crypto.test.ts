import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { openBytes, SEAL_BYTES, sealBytes } from './crypto.ts'

const key = randomBytes(32)
const CONTEXT = 'a context longer than one block'
const texts = fc.uint8Array({ maxLength: 70 }).map(bytes => Buffer.from(bytes))

test('sealed data can be opened, has the declared length, and never looks the same twice', () => {
  fc.assert(
    fc.property(texts, text => {
      const sealed = sealBytes(key, text, CONTEXT)
      assert.deepEqual(openBytes(key, sealed, CONTEXT), text)
      assert.equal(sealed.length, SEAL_BYTES + text.length)
      assert.notDeepEqual(sealBytes(key, text, CONTEXT), sealed)
    }),
  )
})

test('data with a truncated tag cannot be opened, whatever is left of it', () => {
  const sealed = sealBytes(key, Buffer.alloc(0), CONTEXT)
  for (let length = 0; length < SEAL_BYTES; length += 1)
    assert.throws(() => openBytes(key, sealed.subarray(0, length), CONTEXT), `${length} bytes`)
})

test('a changed bit, another key or another context prevents opening', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, chosen) => {
      const sealed = sealBytes(key, text, CONTEXT)
      const bit = chosen % (sealed.length * 8)
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
      assert.throws(() => openBytes(key, changed, CONTEXT))
      assert.throws(() => openBytes(randomBytes(32), sealed, CONTEXT))
      assert.throws(() => openBytes(key, sealed, 'another'))
    }),
  )
})
