import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { THREADS } from '#web/pay/map/threads.ts'
import { weaveMap } from './weave-map.ts'

test('the woven map equals the script’s output from its sources, without manual changes', () => {
  const kept = readFileSync(new URL('../web/pay/map/threads.ts', import.meta.url), 'utf8')
  assert.ok(weaveMap() === kept, 'scripts/weave-map.ts makes another one')
})

test('every province has a thread, the smallest too, and the file is small', () => {
  assert.equal(Object.keys(THREADS).length, 38)
  for (const [province, path] of Object.entries(THREADS)) assert.match(path, /^(M\d+ [\d.]+H\d+)+$/, province)
  assert.ok(Object.values(THREADS).join('').length < 12_000)
})
