import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matching } from './matching.ts'

const places = [
  'Kabupaten Bekasi, Jawa Barat',
  'Kota Bekasi, Jawa Barat',
  'Jakarta Barat, DKI Jakarta',
  'Kota Bima, Nusa Tenggara Barat',
].map(label => ({ label }))
const found = (typed: string) => matching(places, typed).map(({ label }) => label.split(',')[0])

test('every typed word begins a word, in any order, whatever its case and accents', () => {
  assert.deepEqual(found('bekasi kota'), ['Kota Bekasi'])
  assert.deepEqual(found('KOTA  bé'), ['Kota Bekasi'])
  assert.deepEqual(found('kasi'), [])
})

test('what begins with the text itself comes first', () => {
  assert.equal(found('jakarta')[0], 'Jakarta Barat')
  assert.equal(found('').length, 4)
})
