import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { MUTATIONS } from './mutations.ts'

const ROOT = new URL('../../', import.meta.url)

test('each mutated line occurs in its file exactly once, and its test file exists', () => {
  for (const { promise, file, from, test: noticing } of MUTATIONS) {
    assert.equal(readFileSync(new URL(file, ROOT), 'utf8').split(from).length, 2, promise)
    assert.ok(existsSync(new URL(noticing, ROOT)), promise)
  }
})
