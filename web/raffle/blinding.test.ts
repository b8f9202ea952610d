import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  blindSign,
  isSigned,
  newKeyPair,
  privateKeyOf,
  publicKeyOf,
} from '#server/raffle/tickets/blind-rsa.ts'
import { example, examplePublicJwk } from '#tests/support/raffle/rfc9474.ts'
import { finishRaffle, prepareRaffle } from './blinding.ts'

const month = '2026-11'
const b64 = (bytes: Buffer) => bytes.toString('base64url')

test('unblinds the signature of the RFC’s example to the RFC’s signature', async () => {
  const secret = {
    month,
    key: examplePublicJwk,
    token: b64(example('input_msg')),
    inverse: b64(example('inv')),
  }
  const ticket = await finishRaffle(secret, b64(example('blind_sig')))
  assert.equal(ticket.signature, b64(example('sig')))
})

test('the server signs the browser’s blinded message, and accepts the unblinded signature', async () => {
  const { publicJwk, privatePem } = await newKeyPair()
  const { blinded, secret } = await prepareRaffle({ month, public_key: publicJwk })
  const [of, message] = blinded.split('.') as [string, string]
  assert.equal(of, month)
  const signature = blindSign(privateKeyOf(privatePem), Buffer.from(message, 'base64url')) as Buffer
  const ticket = await finishRaffle(secret, b64(signature))
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  assert.equal(isSigned(publicKeyOf(publicJwk), bytes(ticket.token), bytes(ticket.signature)), true)
  assert.notEqual(ticket.signature, b64(signature), 'the server never saw this signature')
})

test('a signature of another key gives no ticket', async () => {
  const [own, other] = await Promise.all([newKeyPair(), newKeyPair()])
  const { blinded, secret } = await prepareRaffle({ month, public_key: own.publicJwk })
  const message = Buffer.from(blinded.split('.')[1] as string, 'base64url')
  const signature = blindSign(privateKeyOf(other.privatePem), message)
  await assert.rejects(finishRaffle(secret, b64(signature ?? Buffer.alloc(384, 1))))
})
