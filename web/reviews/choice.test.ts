import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { choiceOf, choiceQuery, filtersOf, isFiltered } from './choice.ts'

const choiceAt = (query: string) => choiceOf(new URLSearchParams(query))
const addressOf = (query: string) =>
  href('id', 'companyReviews', { id: 'klinik' }, choiceQuery(choiceAt(query)))

test('an address with every filter, an order and a page is built as it was parsed', () => {
  const whole =
    '?sort=best&type=former&score=4&recommend=0&department=it&job_role=nurse&city=33.74&cursor=abc'
  assert.equal(addressOf(whole), `/perusahaan/klinik/ulasan${whole}`)
})

test('defaults are not in the address', () => {
  assert.equal(addressOf('?sort=newest'), '/perusahaan/klinik/ulasan')
  assert.equal(isFiltered(choiceAt('?sort=best&cursor=abc')), false)
})

test('an unknown value of a filter is ignored, as on the server', () => {
  const strange = `?type=boss&score=9&recommend=yes&department=warehouse&city=Bekasi&sort=loudest&job_role=${'x'.repeat(81)}`
  assert.deepEqual(filtersOf(choiceAt(strange)), {})
  assert.equal(addressOf(strange), '/perusahaan/klinik/ulasan')
})

test('filters alone omit the order and the page', () => {
  const choice = choiceAt('?score=5&recommend=1&sort=worst&cursor=abc')
  assert.deepEqual(filtersOf(choice), { score: '5', recommend: '1' })
  assert.equal(isFiltered(choice), true)
})
