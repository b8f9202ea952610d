import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { searchOf, changed, isFiltered, NO_FILTERS, queryOf } from './query.ts'

const FULL =
  'q=bank&score=4&recommend=1&industry=logistics&city=32.73&feature=parkingspace&feature=freemeals&sort=best&cursor=abc'
const read = (query: string) => searchOf(new URLSearchParams(query))

test('parsing an address and building it again gives the same address', () => {
  const search = read(FULL)
  assert.deepEqual(search, {
    q: 'bank',
    score: 4,
    recommend: '1',
    industry: 'logistics',
    city: '32.73',
    feature: ['parkingspace', 'freemeals'],
    sort: 'best',
    cursor: 'abc',
  })
  assert.equal(href('en', 'searchCompany', {}, queryOf(search)), `/en/search/company?${FULL}`)
})

test('an empty search has an address without a query', () => {
  assert.equal(href('id', 'searchCompany', {}, queryOf(read(''))), '/pencarian/perusahaan')
  assert.equal(href('id', 'searchCompany', {}, queryOf(read('q=&city=&sort='))), '/pencarian/perusahaan')
})

test('unknown values are ignored', () => {
  const search = read(
    'score=6&score=x&recommend=yes&feature=pool&feature=&industry=plumbing&sort=cheapest&src=home',
  )
  assert.deepEqual(queryOf(search), queryOf(read('')))
  assert.equal(isFiltered(search), false)
})

test('features have a fixed order and appear once, however they are given', () => {
  assert.deepEqual(read('feature=freemeals&feature=parkingspace&feature=freemeals').feature, [
    'parkingspace',
    'freemeals',
  ])
})

test('another choice starts at the first page and keeps the rest', () => {
  const again = changed(read(FULL), { score: null })
  assert.equal(again.cursor, null)
  assert.equal(again.city, '32.73')
  const plain = changed(read(FULL), NO_FILTERS)
  assert.equal(isFiltered(plain), false)
  assert.equal(plain.q, 'bank')
  assert.equal(plain.sort, 'best')
})

test('each filter counts as one', () => {
  for (const query of ['score=1', 'recommend=0', 'industry=retail', 'city=32.73', 'feature=freemeals'])
    assert.equal(isFiltered(read(query)), true, query)
})
