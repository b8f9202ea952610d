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

test('every typed word must begin a word, in any order, case and with any accents', () => {
  assert.deepEqual(found('bekasi kota'), ['Kota Bekasi'])
  assert.deepEqual(found('KOTA  bé'), ['Kota Bekasi'])
  assert.deepEqual(found('kasi'), [])
})

test('a place is found by its name without its kind, the town before the regency around it', () => {
  const both = [
    { label: 'Kota Bandung, Jawa Barat', sought: ['Kota Bandung Jawa Barat'] },
    { label: 'Kab. Bandung, Jawa Barat', sought: ['Kabupaten Bandung Jawa Barat'] },
    { label: 'Kab. Bandung Barat, Jawa Barat', sought: ['Kabupaten Bandung Barat Jawa Barat'] },
  ]
  const labels = (typed: string) => matching(both, typed).map(({ label }) => label.split(',')[0])
  assert.deepEqual(labels('bandung'), ['Kota Bandung', 'Kab. Bandung', 'Kab. Bandung Barat'])
  assert.deepEqual(labels('kabupaten bandung'), ['Kab. Bandung', 'Kab. Bandung Barat'])
  assert.deepEqual(labels('kab bandung b'), ['Kab. Bandung Barat', 'Kab. Bandung'])
})

test('the Indonesian name finds a place listed by its English name', () => {
  const place = { label: 'South Tangerang City, Banten', sought: ['Kota Tangerang Selatan Banten'] }
  assert.deepEqual(matching([place], 'tangerang selatan'), [place])
  assert.deepEqual(matching([place], 'south tang'), [place])
})

test('a nickname finds its place first, with its kind or without', () => {
  const places = [
    { label: 'Kota Solok, Sumatera Barat' },
    { label: 'Kota Surakarta, Jawa Tengah', sought: ['Kota Surakarta Jawa Tengah', 'solo'] },
  ]
  for (const typed of ['solo', 'Kota Solo'])
    assert.deepEqual(matching(places, typed), places.toReversed(), typed)
  assert.deepEqual(matching(places, 'solok'), [places[0]])
})

test('entries that begin with the text come first', () => {
  assert.equal(found('jakarta')[0], 'Jakarta Barat')
  assert.equal(found('').length, 4)
})

test('a place is found with a typing error if nothing matches exactly', () => {
  const cities = ['Kota Bandung, Jawa Barat', 'Kota Sleman, DI Yogyakarta', 'Kota Yogyakarta, DI Yogyakarta']
  const near = (typed: string) =>
    matching(
      cities.map(label => ({ label })),
      typed,
    ).map(({ label }) => label)
  assert.deepEqual(near('Bandng'), [cities[0]])
  assert.deepEqual(near('kota badnung jaw'), [cities[0]])
  assert.deepEqual(near('Yogjakarta'), [cities[2], cities[1]])
  const roles = ['Software Engineer', 'Sales Engineer', 'Soft Skills Trainer'].map(label => ({ label }))
  assert.deepEqual(matching(roles, 'Softwre Enginer'), [roles[0]])
  assert.deepEqual(matching(roles, 'sal'), [roles[1]], 'what is spelt so stands alone')
  assert.deepEqual(near('bnd'), [], 'too short to guess')
})
