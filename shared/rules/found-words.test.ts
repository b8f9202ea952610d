import assert from 'node:assert/strict'
import { test } from 'node:test'
import { containsAll, patternsOf, splitAtFound } from './found-words.ts'

const contains = (text: string, question: string) => containsAll(text, patternsOf(question))

test('every word is looked for in any case, with or without accents, at the beginning of a word', () => {
  assert.ok(contains('Lemburnya dibayar penuh.', 'lembur'))
  assert.ok(contains('Uang THR telat', 'thr TELAT'))
  assert.ok(contains('Café di lobi', 'cafe'))
  assert.ok(contains('Cafe di lobi', 'Café'))
  assert.ok(!contains('Kota tua', 'ot'))
  assert.ok(!contains('Uang THR', 'thr telat'))
})

test('signs are no words, and a question of signs alone asks for nothing', () => {
  assert.deepEqual(patternsOf('.* ( | █ \\'), [])
  assert.ok(contains('Gaji (bersih) naik', '(bersih)'))
})

test('a text is split where what was found stands', () => {
  assert.deepEqual(splitAtFound('Lembur, lalu lemburan.', patternsOf('lembur')), [
    '',
    'Lembur',
    ', lalu ',
    'lembur',
    'an.',
  ])
  assert.deepEqual(splitAtFound('Apa adanya', []), ['Apa adanya'])
})
