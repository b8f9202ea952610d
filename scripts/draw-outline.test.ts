import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { drawOutline } from './draw-outline.ts'

test('the outline of maps is what its source gives, and travels lightly', () => {
  const kept = readFileSync(new URL('../web/companies/locator/indonesia.svg', import.meta.url), 'utf8')
  assert.ok(drawOutline() === kept, 'scripts/draw-outline.ts makes another one')
  assert.ok(kept.length < 20_000)
})
