import assert from 'node:assert/strict'
import test from 'node:test'
import { changedLines } from './changed-lines.ts'

test('a comparison of two texts shows the lines that only one of them has, under their fields', () => {
  const before = { title: 'Late pay', body: 'One.\n\nTwo.', slug: 'late-pay' }
  assert.deepEqual(changedLines(before, { ...before }), [])
  assert.deepEqual(changedLines(before, { ...before, body: 'One.\n\nTwo and a half.\n\nThree.' }), [
    { field: 'body', removed: ['Two.'], added: ['Two and a half.', 'Three.'] },
  ])
})
