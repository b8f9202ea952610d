import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksOf, type Inline } from './markdown.ts'

const textOf = (words: Inline[]) => words.map(({ text, bold }) => (bold ? `[${text}]` : text)).join('')
const drawn = (text: string) =>
  blocksOf(text).map(block => {
    if (block.kind === 'paragraph') return block.lines.map(textOf).join(' / ')
    if (block.kind === 'heading') return `# ${textOf(block.words)}`
    return `${block.ordered ? '1.' : '-'} ${block.items.map(textOf).join(' | ')}`
  })

test('empty lines separate paragraphs, and a single line break breaks a line', () => {
  assert.deepEqual(drawn('Satu\ndua\n\n\r\ntiga'), ['Satu / dua', 'tiga'])
})

test('lines that begin with a dash, a star, a dot or a number are lists', () => {
  assert.deepEqual(drawn('- a\n* b\n• c\n1. d\n2) e\nf'), ['- a | b | c', '1. d | e', 'f'])
})

test('a line that begins with a hash is a heading, and a hash alone is not', () => {
  assert.deepEqual(drawn('## Tugas\n#1 di kota'), ['# Tugas', '#1 di kota'])
})

test('two stars around words make them bold, and other stars stay', () => {
  assert.deepEqual(drawn('Gaji **pasti** dan 2 ** 3, **, **a*b**'), ['Gaji [pasti] dan 2 ** 3, **, **a*b**'])
})

test('links, pictures and HTML are plain text', () => {
  const text = '<script>x</script> [a](https://a.id) ![b](c)'
  assert.deepEqual(drawn(text), [text])
})
