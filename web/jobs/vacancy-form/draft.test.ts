import assert from 'node:assert/strict'
import { test } from 'node:test'
import { vacancyDraft } from './draft.ts'
import { blankFields } from './fields.ts'

test('a draft that was stored before a field existed has the field’s empty value', () => {
  const items = new Map<string, string>()
  const getItem = (key: string) => items.get(key) ?? null
  const setItem = (key: string, text: string) => void items.set(key, text)
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem, setItem }, configurable: true })
  const place = vacancyDraft('new', () => ({ id: 'one', version: null, base: blankFields('id') }))
  const { experience: _, ...earlier } = { ...blankFields('id'), title: 'Kasir' }
  place.save({ ...place.empty(), fields: earlier as ReturnType<typeof blankFields> })
  const draft = place.read()
  assert.deepEqual([draft?.fields.title, draft?.fields.experience], ['Kasir', ''])
})
