import assert from 'node:assert/strict'
import test from 'node:test'
import { rankings as en } from '#shared/messages/en/discovery/rankings.ts'
import { rankings as id } from '#shared/messages/id/discovery/rankings.ts'
import { countIn } from './title.ts'

test('a list by score counts reviews, and one by an aspect its answers, above the floor and below', () => {
  assert.equal(id.floor(countIn('score', id)('10'), '24'), 'Batas: 10 ulasan dalam 24 bulan.')
  assert.equal(id.have('8', countIn('gender', id)('10')), '8 dari 10 jawaban')
  assert.equal(en.have('8', countIn('parkingspace', en)('10')), '8 of 10 answers')
})
