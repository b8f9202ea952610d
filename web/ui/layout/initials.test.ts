import assert from 'node:assert/strict'
import test from 'node:test'
import { initials } from './initials.ts'

const CASES: [string, string][] = [
  ['Lintang Muara Kargo', 'LM'],
  ['PT Lintang Muara Kargo Tbk', 'LM'],
  ['PT. Samarata Rasa, Tbk.', 'SR'],
  ['CV Griya Bata', 'GB'],
  ['UD. sumber rejeki', 'SR'],
  ['Bank X (Persero)', 'BX'],
  ['Kopi', 'K'],
  ['PT Kopi', 'K'],
  ['9 Naga Niaga', '9N'],
  ['élan vital', 'ÉV'],
  ['PT', 'P'],
  ['', ''],
  ['— & —', ''],
  ['Toko "Maju" Jaya', 'TM'],
]

for (const [name, expected] of CASES)
  test(`${name || 'nothing'} gives ${expected || 'nothing'}`, () => assert.equal(initials(name), expected))
