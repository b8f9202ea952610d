import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { choiceOf, choiceQuery, filtersOf, isFiltered } from './choice.ts'

const choiceAt = (query: string) => choiceOf(new URLSearchParams(query))
const addressOf = (query: string) =>
  href('id', 'companyReviews', { id: 'klinik' }, choiceQuery(choiceAt(query)))

test('an address with every filter, an order and a page comes back as it was', () => {
  const whole =
    '?sort=best&type=former&score=4&recommend=0&department=it&job_role=nurse&city=33.74&cursor=abc'
  assert.equal(addressOf(whole), `/perusahaan/klinik/ulasan${whole}`)
})

test('what is usual does not stand in the address', () => {
  assert.equal(addressOf('?sort=newest'), '/perusahaan/klinik/ulasan')
  assert.equal(isFiltered(choiceAt('?sort=best&cursor=abc')), false)
})

test('a value that no filter has is passed over, as the server does', () => {
  const strange = `?type=boss&score=9&recommend=yes&department=warehouse&city=Bekasi&sort=loudest&job_role=${'x'.repeat(81)}`
  assert.deepEqual(filtersOf(choiceAt(strange)), {})
  assert.equal(addressOf(strange), '/perusahaan/klinik/ulasan')
})

test('filters alone leave the order and the page out', () => {
  const choice = choiceAt('?score=5&recommend=1&sort=worst&cursor=abc')
  assert.deepEqual(filtersOf(choice), { score: '5', recommend: '1' })
  assert.equal(isFiltered(choice), true)
})
