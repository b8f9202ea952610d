import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { forgetLeft, handedOver, handOver, justSent, letGo, markSaved, unstore, type Sent } from './sent.ts'

const CODE = '7QK2M9XPRT4VWZ3HB8NDCJ5FGA'
const company = { slug: 'pabrik', name: 'Pabrik' }
const sent: Sent = { code: CODE, company, slot: 'review-draft:pabrik', earlier: false, ticket: null }
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
  letGo()
  forgetLeft()
  handOver(sent)
})

const isCodeInTab = () => [...stored.values()].some(text => text.includes(CODE))

test('an unsaved code stays in the tab, so that a reload shows it again', () => {
  assert.equal(isCodeInTab(), true)
  assert.equal(handedOver()?.code, CODE)
})

test('a code that is saved or stored elsewhere is deleted from the tab and still shown on the page', () => {
  for (const action of [markSaved, unstore]) {
    handOver(sent)
    action()
    assert.equal(isCodeInTab(), false)
    assert.equal(handedOver()?.code, CODE)
  }
})

test('leaving the thank-you page deletes the code from tab and page, and the form still knows the company', () => {
  letGo()
  assert.equal(stored.size, 0)
  assert.equal(handedOver(), undefined)
  assert.deepEqual(justSent(), company)
})

test('signing out deletes the code from the tab, and the earlier submission is not remembered', () => {
  forgetLeft()
  assert.equal(isCodeInTab(), false)
  assert.equal(handedOver()?.code, CODE, 'whoever signs out before keeping it must still read it')
  letGo()
  forgetLeft()
  assert.equal(justSent(), undefined)
})
