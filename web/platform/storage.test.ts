import assert from 'node:assert/strict'
import test from 'node:test'
import { storedJson, storedText, tabKeys } from './storage.ts'

/** Like a browser's storage; `full`: it refuses to store anything more. */
function browser({ full = false } = {}) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, text)
    },
  }
  const keys = { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor: () => ENUMERABLE }
  const value = new Proxy(storage, keys)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value, configurable: true })
  return items
}
const ENUMERABLE = { enumerable: true, configurable: true }

test('a value is stored under its key until it is removed', () => {
  const items = browser()
  const choice = storedText('browser', 'theme')
  assert.equal(choice.get(), undefined)
  assert.equal(choice.put('dark'), true)
  assert.equal(items.get('theme'), 'dark')
  assert.equal(choice.get(), 'dark')
  choice.put(undefined)
  assert.equal(items.has('theme'), false)
})

test('the same object is returned until it changes, so that a component may keep it', () => {
  browser()
  const codes = storedJson<string[]>('browser', 'codes')
  codes.put(['A'])
  assert.equal(codes.get(), codes.get())
  codes.put(['B'])
  assert.deepEqual(codes.get(), ['B'])
})

test('an unreadable value counts as missing', () => {
  const items = browser()
  items.set('codes', '{"half"')
  items.set('count', '"three"')
  assert.equal(storedJson('browser', 'codes').get(), undefined)
  const count = storedJson('browser', 'count', value => (typeof value === 'number' ? value : undefined))
  assert.equal(count.get(), undefined)
})

test('a browser that stores nothing is reported, and the page keeps values in memory', () => {
  browser({ full: true })
  const codes = storedJson<string[]>('browser', 'codes')
  assert.equal(codes.put(['A']), false)
  assert.deepEqual(codes.get(), ['A'])
  codes.put(undefined)
  assert.equal(codes.get(), undefined)
  const draft = storedJson<{ text: string }>('tab', 'draft:one')
  assert.equal(draft.put({ text: 'typed' }), false)
  assert.deepEqual(draft.get(), { text: 'typed' })
  assert.deepEqual(tabKeys('draft:'), ['draft:one'])
  draft.put(undefined)
  assert.equal(draft.get(), undefined)
})

test('where storage is forbidden nothing fails, and the page keeps values in memory', () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  const theme = storedText('browser', 'theme')
  assert.equal(theme.put('dark'), false)
  assert.equal(theme.get(), 'dark')
  const sent = storedText('tab', 'sent')
  assert.equal(sent.put('CODE'), false)
  assert.equal(sent.get(), 'CODE')
  assert.deepEqual(tabKeys('se'), ['sent'])
})
