import assert from 'node:assert/strict'
import { test } from 'node:test'
import { masked } from '#shared/rules/mask.ts'
import { MASK } from '#shared/contract/keys.ts'
import {
  marksOf,
  masksOf,
  nextOpen,
  NO_CARE,
  openMarks,
  piecesOf,
  previewsOf,
  withFate,
  withHand,
  type Finding,
  type Mark,
} from './marks.ts'

const TEXT = 'Aplikasi macet. Pak Rendra hanya bilang sabar. Sejak Bu Sari pindah, makin lambat.'
const at = (words: string, kind: Finding['kind'] = 'name'): Finding => {
  const start = TEXT.indexOf(words)
  return { field: 'dislikes', start, end: start + words.length, kind, effect: 'hold' }
}
const span = (words: string) => {
  const { field, start, end } = at(words)
  return { field, start, end }
}
const FOUND = [at('Bu Sari'), at('Pak Rendra')]
const read = (marks: readonly Mark[]) => marks.map(({ start, end }) => TEXT.slice(start, end))

test('marks are numbered in reading order, the headline first', () => {
  const headline: Finding = { field: 'headline', start: 3, end: 9, kind: 'vulgar', effect: 'hold' }
  const marks = marksOf([...FOUND, headline], NO_CARE)
  assert.deepEqual(
    marks.map(({ field, number }) => [field, number]),
    [
      ['headline', 1],
      ['dislikes', 2],
      ['dislikes', 3],
    ],
  )
  assert.deepEqual(read(marks.slice(1)), ['Pak Rendra', 'Bu Sari'])
})

test('a finding of screening is open until it is masked or accepted', () => {
  const [first, second] = marksOf(FOUND, NO_CARE) as [Mark, Mark]
  const care = withFate(withFate(NO_CARE, first, 'mask'), second, 'keep')
  const marks = marksOf(FOUND, care)
  assert.deepEqual(openMarks(marks), [])
  assert.deepEqual(masksOf(marks), [span('Pak Rendra')])
})

test('the next open mark wraps around to the beginning, and stops when all are decided', () => {
  const marks = marksOf(FOUND, NO_CARE)
  assert.equal(nextOpen(marks, marks[1]?.key)?.number, 1)
  assert.equal(nextOpen(marks, undefined)?.number, 1)
  const care = withFate(NO_CARE, marks[0] as Mark, 'keep')
  assert.equal(nextOpen(marksOf(FOUND, care), marks[0]?.key)?.number, 2)
  const done = withFate(care, marks[1] as Mark, 'mask')
  assert.equal(nextOpen(marksOf(FOUND, done), marks[1]?.key), undefined)
})

test('a manual mask replaces what it overlaps, and needs no decision', () => {
  const care = withHand(NO_CARE, FOUND, span('Rendra hanya bilang'))
  const marks = marksOf(FOUND, care)
  assert.deepEqual(read(marks), ['Pak Rendra hanya bilang', 'Bu Sari'])
  assert.deepEqual(
    marks.map(({ kind, fate }) => [kind, fate]),
    [
      ['hand', 'mask'],
      ['name', undefined],
    ],
  )
})

test('a mask that grows over one mark may reach the next, and all become one', () => {
  const care = withHand(NO_CARE, FOUND, span('Rendra hanya bilang sabar. Sejak Bu'))
  assert.deepEqual(read(marksOf(FOUND, care)), ['Pak Rendra hanya bilang sabar. Sejak Bu Sari'])
  const twice = withHand(withHand(NO_CARE, [], span('hanya ')), [], span('bilang'))
  assert.deepEqual(read(marksOf([], twice)), ['hanya bilang'])
})

test('removing a manual mask leaves the marks under it open', () => {
  const care = withHand(NO_CARE, FOUND, span('Pak Rendra hanya'))
  const [hand] = marksOf(FOUND, care) as [Mark]
  const back = marksOf(FOUND, withFate(care, hand, 'keep'))
  assert.deepEqual(read(openMarks(back)), ['Pak Rendra', 'Bu Sari'])
})

test('the joined pieces give the text again', () => {
  const pieces = piecesOf('dislikes', TEXT, marksOf(FOUND, NO_CARE))
  assert.equal(pieces.map(({ text }) => text).join(''), TEXT)
  assert.deepEqual(
    pieces.filter(({ mark }) => mark).map(({ text }) => text),
    ['Pak Rendra', 'Bu Sari'],
  )
  for (const { start, text } of pieces) assert.equal(TEXT.slice(start, start + text.length), text)
  assert.deepEqual(piecesOf('likes', '', []), [])
})

test('the preview shows each sentence with a mask once, as the server will write it', () => {
  const marks = marksOf(FOUND, NO_CARE)
  const care = marks.reduce((before, mark) => withFate(before, mark, 'mask'), NO_CARE)
  const all = marksOf(FOUND, care)
  const shown = previewsOf('dislikes', TEXT, all).map(({ pieces }) =>
    pieces.map(({ text, mark }) => (mark ? MASK : text)).join(''),
  )
  assert.deepEqual(shown, [`${MASK} hanya bilang sabar.`, `Sejak ${MASK} pindah, makin lambat.`])
  const server = masked({ dislikes: TEXT }, masksOf(all))['dislikes']
  for (const sentence of shown) assert.ok(server?.includes(sentence))
  assert.deepEqual(previewsOf('dislikes', TEXT, marks), [])
})

test('two masks in one sentence give one preview', () => {
  const text = 'Pak Rendra dan Bu Sari pergi. Lalu tenang.'
  const found = ['Pak Rendra', 'Bu Sari'].map(words => {
    const start = text.indexOf(words)
    return { field: 'likes', start, end: start + words.length, kind: 'name', effect: 'hold' } as const
  })
  const care = marksOf(found, NO_CARE).reduce((before, mark) => withFate(before, mark, 'mask'), NO_CARE)
  const [only, more] = previewsOf('likes', text, marksOf(found, care))
  assert.equal(more, undefined)
  assert.equal(only?.pieces.map(({ text: words, mark }) => (mark ? '#' : words)).join(''), '# dan # pergi.')
})
