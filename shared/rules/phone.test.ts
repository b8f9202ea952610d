import assert from 'node:assert/strict'
import test from 'node:test'
import { readPhone, showPhone } from './phone.ts'

const SAME = [
  '081234567890',
  '6281234567890',
  '+6281234567890',
  '0812-3456-7890',
  '0812 3456 7890',
  '0812.3456.7890',
  '62 812 3456 7890',
  '62-812-3456-7890',
  '+62 812-3456-7890',
  '+62-812-3456-7890',
  '+62 812 3456 7890',
  '(0812) 3456 7890',
  '(+62) 812 3456 7890',
  '+62 (0)812 3456 7890',
  '+62 0812 3456 7890',
  '620812 3456 7890',
  '006281234567890',
  '00 62 812 3456 7890',
  '812 3456 7890',
  '+081234567890',
  '  0812 3456 7890\t',
  '0812–3456—7890',
  '0812\u00a03456\u202f7890',
  '0812\u20113456\u20117890',
  '\u202a+62 812-3456-7890\u202c',
  '\u200e0812\u200b34567890',
  '0812/3456/7890',
  '０８１２３４５６７８９０',
  '＋６２　８１２－３４５６－７８９０',
  '（０８１２）３４５６　７８９０',
  '+62 62 812 3456 7890',
  '62 62 812 3456 7890',
  '٠٨١٢٣٤٥٦٧٨٩٠',
  '0812 3456 7890 (WA)',
  'WA: 0812 3456 7890',
  'No. HP 0812-3456-7890',
  'https://wa.me/6281234567890',
  'wa.me/6281234567890?text=Halo',
  'https://api.whatsapp.com/send?phone=6281234567890&text=Halo',
]

test('every usual notation of a number gives the same number', () => {
  for (const text of SAME) assert.deepEqual(readPhone(text), { number: '+6281234567890' }, text)
})

const LENGTHS: [string, boolean][] = [
  ['0811 12345', false],
  ['0811 123456', true],
  ['0811 1234567', true],
  ['0811 12345678', true],
  ['0895 1234 56789', true],
  ['0895 1234 567890', false],
]

test('ten to thirteen digits are a mobile number, fewer or more are not', () => {
  for (const [text, fine] of LENGTHS) assert.equal(readPhone(text).number !== undefined, fine, text)
})

test('all mobile prefixes are recognised, and other prefixes are refused', () => {
  for (const prefix of ['081', '082', '083', '085', '086', '087', '088', '089'])
    assert.ok(readPhone(`${prefix}123456789`).number, prefix)
  for (const prefix of ['080', '084']) assert.equal(readPhone(`${prefix}123456789`).mistake, 'phone', prefix)
})

const MISTAKES: [string, string][] = [
  ['', 'phone'],
  ['   ', 'phone'],
  ['+', 'phone'],
  ['0', 'phone'],
  ['62', 'phone'],
  ['ani@contoh.id', 'phone'],
  ['081234567890 ext 5', 'phone'],
  ['0812-3456-789O', 'phone'],
  ['08123+4567890', 'phone'],
  ['++6281234567890', 'phone'],
  ['0812;3456', 'phone'],
  ['0812345678901234', 'phone'],
  ['0812\r\n34567890, 081234567891', 'phone_two'],
  ['0812', 'phone_short'],
  ['0812 3456', 'phone_short'],
  ['0812 3456 7890 / 0813 1234 5678', 'phone_two'],
  ['0812 3456 7890 atau 0813 1234 5678', 'phone_two'],
  ['1'.repeat(10_000), 'phone'],
  ['+1 415 555 0123', 'phone_foreign'],
  ['+65 9123 4567', 'phone_foreign'],
  ['+60 12-345 6789', 'phone_foreign'],
  ['0044 7911 123456', 'phone_foreign'],
  ['+86 138 1234 5678', 'phone_foreign'],
  ['021 5551234', 'phone_landline'],
  ['(021) 555-1234', 'phone_landline'],
  ['+62 21 555 1234', 'phone_landline'],
  ['0628 123456', 'phone_landline'],
]

test('a number that is not an Indonesian mobile number leads to a message that says what is wrong with it', () => {
  for (const [text, mistake] of MISTAKES) assert.deepEqual(readPhone(text), { mistake }, text.slice(0, 40))
})

test('a parsed number parses to itself, and is displayed in groups', () => {
  for (const text of ['0811 1234567', '0812 3456 7890', '0895123456789']) {
    const { number = '' } = readPhone(text)
    assert.equal(readPhone(number).number, number)
    assert.equal(readPhone(showPhone(number)).number, number)
  }
  assert.equal(showPhone('+6281234567890'), '+62 812-3456-7890')
  assert.equal(showPhone('+628111234567'), '+62 811-1234-567')
})
