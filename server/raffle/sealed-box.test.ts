import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newBoxKeys, openSealed, sealTo } from './sealed-box.ts'

test('only the holder of the private key opens a box', () => {
  const [keys, other] = [newBoxKeys(), newBoxKeys()]
  const box = sealTo(keys.publicKey, 'rani@contoh.id')
  assert.equal(openSealed(keys.privateKey, box), 'rani@contoh.id')
  assert.throws(() => openSealed(other.privateKey, box))
})

test('a box that was changed anywhere does not open', () => {
  const keys = newBoxKeys()
  const box = sealTo(keys.publicKey, 'rani@contoh.id')
  for (const at of [20, 43, 44, 60, box.length - 1]) {
    const changed = Buffer.from(box)
    changed[at] = (changed[at] as number) ^ 1
    assert.throws(() => openSealed(keys.privateKey, changed), `byte ${at}`)
  }
})

test('all boxes have one length, each looks different, and a text that is too long is refused', () => {
  const { publicKey } = newBoxKeys()
  const boxes = ['a', 'a', 'x'.repeat(256)].map(text => sealTo(publicKey, text))
  assert.equal(new Set(boxes.map(({ length }) => length)).size, 1)
  assert.notDeepEqual(boxes[0], boxes[1])
  assert.throws(() => sealTo(publicKey, 'x'.repeat(257)))
})
