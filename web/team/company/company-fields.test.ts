import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PendingCompany } from '#shared/contract/team/desk-company.ts'
import { approvalOf, fieldsOf, firstWrong, hostOf } from './company-fields.ts'

const places = { city: (name: string) => name, province: (name: string) => name }
const company: PendingCompany = {
  id: 'a',
  slug: 'angin-timur',
  name: 'PT Angin Timur',
  legal_form: 'PT',
  city: { id: '35.78', name: 'Kota Surabaya', kind: 'kota', province: 'Jawa Timur' },
  website_host: null,
  industry: null,
  reviews: 1,
  declined_before: false,
}

test('a company approved without edits keeps its data', () => {
  assert.deepEqual(approvalOf(fieldsOf(company, places)), {
    decision: 'approve',
    name: 'PT Angin Timur',
    legal_form: 'PT',
    industry: null,
    website_host: null,
    city_id: '35.78',
  })
})

test('corrections are sent trimmed, with only the host of a pasted address', () => {
  const fields = { ...fieldsOf(company, places), name: ' Angin Timur ', legal_name: 'PT Angin Timur Raya' }
  const sent = approvalOf({ ...fields, size_band: '51-200', website_host: 'https://Angin.co.id/kami?a=1' })
  assert.equal(sent.name, 'Angin Timur')
  assert.equal(sent.legal_name, 'PT Angin Timur Raya')
  assert.equal(sent.size_band, '51-200')
  assert.equal(sent.website_host, 'angin.co.id')
})

test('an emptied field is sent as empty', () => {
  const sent = approvalOf({ ...fieldsOf(company, places), legal_form: '', city: null })
  assert.equal(sent.legal_form, null)
  assert.equal(sent.city_id, null)
})

test('a host is extracted from any pasted address', () => {
  assert.equal(hostOf(' www.contoh.id:8080/x '), 'www.contoh.id')
  assert.equal(hostOf('contoh.id#a'), 'contoh.id')
  assert.equal(hostOf(''), '')
})

test('the first invalid field gets the focus', () => {
  assert.equal(firstWrong({ city_id: ['x'], name: ['y'] }), 'name')
  assert.equal(firstWrong({}), undefined)
})
