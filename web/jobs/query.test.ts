import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedOf, changed, isFiltered, queryOf } from './query.ts'

const asked = (search: string) => askedOf(new URLSearchParams(search))

test('parsing an address and building it again gives the same address', () => {
  const query = {
    q: 'gudang',
    city: '32.75',
    department: 'logistics',
    pay: '5000000',
    experience: '0',
    remote: '1',
  }
  const given = queryOf(asked(new URLSearchParams(query).toString()))
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  assert.deepEqual(known, { ...query, pay: 5_000_000, experience: 0 })
})

test('unknown values are ignored', () => {
  assert.equal(
    isFiltered(asked('department=x&job_type=boss&pay=-1&experience=99&within=0&score=9&role=../x')),
    false,
  )
  assert.equal(asked('sort=cheapest').sort, null)
})

test('punctuation alone is not a search word', () => {
  for (const q of ['%%', '🙂', ' …']) assert.equal(asked(new URLSearchParams({ q }).toString()).q, '', q)
  assert.equal(asked('q=c%2B%2B').q, 'c++')
})

test('choosing no experience is a filter', () => {
  assert.equal(isFiltered(asked('experience=0')), true)
})

test('another choice starts at the first page, and a city replaces the province', () => {
  const { cursor, city, province } = changed(asked('province=32&cursor=x&q=a'), { city: '32.75' })
  assert.deepEqual({ cursor, city, province }, { cursor: null, city: '32.75', province: null })
})
