import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pickedSpan, startPicking, stepped, trimmed, type Picking, type Step, type Texts } from './picking.ts'

const TEXTS: Texts = [
  { field: 'headline', text: 'Gudang rapi' },
  { field: 'likes', text: '' },
  { field: 'dislikes', text: 'Aplikasi macet. Pak Rendra sabar.\nLembur terus' },
]
const words = (picking: Picking | undefined) => {
  const span = picking && pickedSpan(TEXTS, picking)
  return span && TEXTS.find(({ field }) => field === span.field)?.text.slice(span.start, span.end)
}
const walk = (...steps: Step[]) =>
  steps.reduce((at, step) => stepped(TEXTS, at, step, false), startPicking(TEXTS) as Picking)

test('picking starts at the first word, or at the current mark', () => {
  assert.equal(words(startPicking(TEXTS)), 'Gudang')
  assert.equal(words(startPicking(TEXTS, { field: 'dislikes', start: 20 })), 'Rendra')
  assert.equal(words(startPicking(TEXTS, { field: 'likes', start: 0 })), 'Gudang')
  assert.equal(startPicking([{ field: 'likes', text: ' ' }]), undefined)
})

test('a sideways arrow moves by words, and beyond a text’s end into the next text with words', () => {
  assert.equal(words(walk('right')), 'rapi')
  assert.equal(words(walk('right', 'right')), 'Aplikasi')
  assert.equal(words(walk('right', 'right', 'left')), 'rapi')
  assert.equal(words(walk('left')), 'Gudang')
})

test('an arrow down or up moves by sentences', () => {
  assert.equal(words(walk('down')), 'Aplikasi')
  assert.equal(words(walk('down', 'down')), 'Pak')
  assert.equal(words(walk('down', 'down', 'down')), 'Lembur')
  assert.equal(words(walk('down', 'down', 'down', 'up')), 'Pak')
})

test('with Shift the selection grows and shrinks, and stays in its text', () => {
  const at = walk('down', 'down')
  const two = stepped(TEXTS, at, 'right', true)
  assert.equal(words(two), 'Pak Rendra')
  assert.equal(words(stepped(TEXTS, two, 'left', true)), 'Pak')
  assert.equal(words(stepped(TEXTS, stepped(TEXTS, at, 'left', true), 'left', true)), 'Aplikasi macet. Pak')
  const end = stepped(TEXTS, stepped(TEXTS, at, 'down', true), 'down', true)
  assert.equal(words(end), 'Pak Rendra sabar.\nLembur terus')
})

test('a selection loses surrounding spaces and never splits a character', () => {
  const of = (text: string, start: number, end: number) => {
    const span = trimmed(text, { field: 'likes', start, end })
    return span && text.slice(span.start, span.end)
  }
  assert.equal(of('satu  dua tiga', 4, 10), 'dua')
  assert.equal(of('satu  dua', 4, 6), undefined)
  assert.equal(of('a😀b', 1, 2), '😀')
  assert.equal(of('a😀b', 2, 4), '😀b')
})
