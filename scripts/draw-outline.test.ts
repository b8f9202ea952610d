import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { drawOutline } from './draw-outline.ts'

test('the map outline equals the script’s output from its source, and is small', () => {
  const kept = readFileSync(new URL('../web/companies/locator/indonesia.svg', import.meta.url), 'utf8')
  assert.ok(drawOutline() === kept, 'scripts/draw-outline.ts makes another one')
  assert.ok(kept.length < 20_000)
})
