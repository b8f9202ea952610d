import assert from 'node:assert/strict'
import { test } from 'node:test'
import { example, examplePrivateKey, examplePublicJwk } from '#tests/support/raffle/rfc9474.ts'
import { blindSign, isSigned, publicKeyOf } from './blind-rsa.ts'

test('signs the RFC’s blinded example as the RFC does', () => {
  const signature = blindSign(examplePrivateKey(), example('blinded_msg'))
  assert.equal(signature?.toString('hex'), example('blind_sig').toString('hex'))
})

test('accepts the RFC’s signature, and refuses it with one changed bit or for another message', () => {
  const key = publicKeyOf(examplePublicJwk)
  assert.equal(isSigned(key, example('input_msg'), example('sig')), true)
  const bent = example('sig')
  bent[100] = (bent[100] as number) ^ 1
  assert.equal(isSigned(key, example('input_msg'), bent), false)
  assert.equal(isSigned(key, example('msg'), example('sig')), false)
  assert.equal(isSigned(key, example('input_msg'), example('sig').subarray(1)), false)
})

test('refuses to sign anything but a number below the modulus', () => {
  const key = examplePrivateKey()
  assert.equal(blindSign(key, Buffer.alloc(512, 0xff)), undefined)
  assert.equal(blindSign(key, Buffer.from('short')), undefined)
})
