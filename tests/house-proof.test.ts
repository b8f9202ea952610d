import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { contents } from './anonymity/report.ts'

test('the page of the proof was written by the current suite: its domains, attackers and plants', () => {
  const page = readFileSync(new URL('../docs/anonymity-proof.md', import.meta.url), 'utf8')
  assert.ok(page.includes(contents()), 'npm run prove:anonymity -- --write')
})
