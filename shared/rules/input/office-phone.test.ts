import assert from 'node:assert/strict'
import test from 'node:test'
import { readOfficePhone } from './office-phone.ts'

const MOBILE = [
  '0812 3456 7890',
  '812 3456 7890',
  '+62 812-3456-7890',
  '0812 3456 7890 (WA)',
  'https://wa.me/6281234567890',
  'wa.me/6281234567890?text=Halo',
  '+62 62 812 3456 7890',
  '٠٨١٢٣٤٥٦٧٨٩٠',
  '\u202a+62 812-3456-7890\u202c',
  '0812\u200b34567890',
]
const LANDLINE = [
  '21 555 1234',
  '(021) 555-1234',
  '+62 21 555 1234',
  '+62 (0)21 555 1234',
  '0062 21 5551234',
  '62 21 555 1234',
  'Kantor: 021-5551234',
  'Telp. 021/5551234',
]

test('every usual notation of a company’s number gives the same number', () => {
  for (const code of ['+62', '62']) {
    for (const text of MOBILE)
      assert.deepEqual(readOfficePhone(code, text), { number: '+62 81234567890' }, text)
    for (const text of LANDLINE)
      assert.deepEqual(readOfficePhone(code, text), { number: '+62 215551234' }, text)
  }
})

test('an extension is kept', () => {
  for (const more of ['ext. 12', 'ext 12', 'Ext.12', 'x12', '#12', ', pesawat 12', '(ekst. 12)', '/ ext 12'])
    assert.deepEqual(
      readOfficePhone('+62', `(021) 555-1234 ${more}`),
      { number: '+62 215551234 ext. 12' },
      more,
    )
})

const ABROAD: [string, string, string][] = [
  ['+65', '6123 4567', '+65 61234567'],
  ['+65', '6512 3456', '+65 65123456'],
  ['+65', '+65 6123 4567', '+65 61234567'],
  ['+62', '+65 6123 4567', '+6561234567'],
  ['+65', '+62 812 3456 7890', '+62 81234567890'],
  ['+65', '+62 21 555 1234', '+62215551234'],
  ['+44', '020 7946 0018', '+44 2079460018'],
  ['+1', '(415) 555-0123', '+1 4155550123'],
  ['+91', '91234 56789', '+91 9123456789'],
  ['+62', '0800 1 123456', '+62 8001123456'],
  ['+62', '1500 123', '+62 1500123'],
]

test('the separate country code applies if the number has none of its own', () => {
  for (const [code, text, number] of ABROAD) assert.deepEqual(readOfficePhone(code, text), { number }, text)
})

const MISTAKES: [string, string][] = [
  ['', 'office_phone'],
  ['nanti saja', 'office_phone'],
  ['hr@contoh.id', 'office_phone'],
  ['0812-3456-789O', 'office_phone'],
  ['0812 3456 7890 1234', 'office_phone'],
  ['0812 3456', 'office_phone_short'],
  ['021 555', 'office_phone_short'],
  ['+62 21 555', 'office_phone_short'],
  ['+65 61', 'office_phone_short'],
  ['0812-3456-7890 / 0813-1111-2222', 'office_phone_two'],
  ['021 5551234 atau 0812 3456 7890', 'office_phone_two'],
  ['(021) 555-1234 / 555-1235', 'office_phone_two'],
  ['021-5551234/35', 'office_phone_two'],
]

test('an invalid company number leads to a message that says what is wrong with it', () => {
  for (const [text, mistake] of MISTAKES) assert.deepEqual(readOfficePhone('+62', text), { mistake }, text)
})
