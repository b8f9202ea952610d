import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openFolder } from './folder.ts'

test('programs that start on one folder at the same time all see that it is writable, and leave nothing in it', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'kerjajujur-test-'))
  t.after(() => rmSync(folder, { recursive: true }))
  await Promise.all(Array.from({ length: 20 }, () => openFolder(folder)))
  assert.deepEqual(readdirSync(folder).toSorted(), ['private', 'public'])
})
