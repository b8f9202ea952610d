import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchOf, changed, isFiltered, queryOf } from './query.ts'

const search = (search: string) => searchOf(new URLSearchParams(search))

test('parsing an address and building it again gives the same address', () => {
  const query = {
    q: 'gudang',
    city: '32.75',
    department: 'logistics',
    pay: '5000000',
    experience: '0',
    remote: '1',
  }
  const given = queryOf(search(new URLSearchParams(query).toString()))
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  assert.deepEqual(known, { ...query, pay: 5_000_000, experience: 0 })
})

test('unknown values are ignored', () => {
  assert.equal(
    isFiltered(search('department=x&job_type=boss&pay=-1&experience=99&within=0&score=9&role=../x')),
    false,
  )
  assert.equal(search('sort=cheapest').sort, null)
})

test('punctuation alone is not a search word', () => {
  for (const q of ['%%', '🙂', ' …']) assert.equal(search(new URLSearchParams({ q }).toString()).q, '', q)
  assert.equal(search('q=c%2B%2B').q, 'c++')
})

test('choosing no experience is a filter', () => {
  assert.equal(isFiltered(search('experience=0')), true)
})

test('another choice starts at the first page, and a city replaces the province', () => {
  const { cursor, city, province } = changed(search('province=32&cursor=x&q=a'), { city: '32.75' })
  assert.deepEqual({ cursor, city, province }, { cursor: null, city: '32.75', province: null })
})
