import assert from 'node:assert/strict'
import { test } from 'node:test'
import { containsAll, patternsOf, splitAtFound } from './found-words.ts'

const contains = (text: string, question: string) => containsAll(text, patternsOf(question))

test('every search word matches in any case, with or without accents, at the beginning of a word', () => {
  assert.ok(contains('Lemburnya dibayar penuh.', 'lembur'))
  assert.ok(contains('Uang THR telat', 'thr TELAT'))
  assert.ok(contains('Café di lobi', 'cafe'))
  assert.ok(contains('Cafe di lobi', 'Café'))
  assert.ok(!contains('Kota tua', 'ot'))
  assert.ok(!contains('Uang THR', 'thr telat'))
})

test('punctuation is not a word, and a search of punctuation alone is empty', () => {
  assert.deepEqual(patternsOf('.* ( | █ \\'), [])
  assert.ok(contains('Gaji (bersih) naik', '(bersih)'))
})

test('a text is split around the matches', () => {
  assert.deepEqual(splitAtFound('Lembur, lalu lemburan.', patternsOf('lembur')), [
    '',
    'Lembur',
    ', lalu ',
    'lembur',
    'an.',
  ])
  assert.deepEqual(splitAtFound('Apa adanya', []), ['Apa adanya'])
})
