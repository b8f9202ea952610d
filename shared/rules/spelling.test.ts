import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { closeForms, farForms, LONG_WORD, mayBegin, typingErrors, typoForms } from './spelling.ts'

const letters = fc.constantFrom(...'abcdefgh')
const word = (min: number) => fc.string({ unit: letters, minLength: min, maxLength: 16 })

/** One typing error at a place: kind 0 omits a letter, 1 adds one, 2 replaces one, 3 swaps two. */
function mistype(text: string, kind: number, place: number, letter: string): string {
  const i = place % text.length
  if (kind === 0) return text.slice(0, i) + text.slice(i + 1)
  if (kind === 1) return text.slice(0, i) + letter + text.slice(i)
  if (kind === 2) return text.slice(0, i) + letter + text.slice(i + 1)
  const j = Math.min(i, text.length - 2)
  return text.slice(0, j) + text[j + 1] + text[j] + text.slice(j + 2)
}
const error = fc.tuple(fc.nat(3), fc.nat(40), letters)

test('a word with one error shares a form with the word', () => {
  fc.assert(
    fc.property(word(3), error, (text, [kind, place, letter]) => {
      const forms = new Set(typoForms(text))
      assert.ok(closeForms(mistype(text, kind, place, letter)).some(form => forms.has(form)))
    }),
  )
})

test('a long word with two errors shares a form with the word', () => {
  fc.assert(
    fc.property(word(LONG_WORD), error, error, (text, one, two) => {
      const forms = new Set(typoForms(text))
      assert.ok(farForms(mistype(mistype(text, ...one), ...two)).some(form => forms.has(form)))
    }),
    { numRuns: 1000 },
  )
})

test('each error counts once', () => {
  assert.equal(typingErrors('sentral', 'central'), 1)
  assert.equal(typingErrors('bnak', 'bank'), 1)
  assert.equal(typingErrors('bank', 'bank'), 0)
  assert.equal(typingErrors('bak', 'bank'), 1)
  assert.equal(typingErrors('', 'bank'), 4)
  assert.equal(typingErrors('telekumonikasi', 'telekomunikasi'), 2)
})

test('a long word has few forms', () => {
  assert.ok(typoForms('telekomunikasi').length < 50)
  assert.deepEqual(typoForms('x'.repeat(31)), [])
})

test('a typed beginning of a word may contain one error, and two if it is long', () => {
  assert.ok(mayBegin('bandung', 'ban'))
  assert.ok(mayBegin('bandung', 'badn'))
  assert.ok(!mayBegin('bandung', 'bdn'))
  assert.ok(mayBegin('yogyakarta', 'jogjakarta'))
  assert.ok(!mayBegin('yogyakarta', 'jogja'))
})
