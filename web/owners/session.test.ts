import assert from 'node:assert/strict'
import test from 'node:test'
import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { storedJson } from '#web/platform/storage.ts'
import { ownerDraft, ownerSelf, ownerSession, signOutOwner, startOwnerSession } from './session.ts'

/** Like a browser's storage. */
function area(): Map<string, string> {
  return new Map()
}
const [browser, tab] = [area(), area()]
for (const [name, stored] of [
  ['localStorage', browser],
  ['sessionStorage', tab],
] as const)
  Object.defineProperty(globalThis, name, {
    value: new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => void stored.delete(key),
        setItem: (key: string, text: string) => void stored.set(key, text),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  })

const SELF: OwnerSelf = {
  user: { id: 'o', name: 'Ratri', email: 'ratri@kantor.example', role: 'SDM', phone: '+62 21 555' },
  company: { id: 'c', slug: 'kantor', name: 'Kantor' },
  subscription: { state: 'trial', since: '2026-03-11', until: '2026-09-10' },
  may: ['account'],
}

test('the browser stores only what the head shows of an owner, and the identity stays in this page’s memory', () => {
  startOwnerSession({ token: 't', ...SELF })
  assert.deepEqual(JSON.parse(browser.get('owner') ?? ''), { token: 't', company: SELF.company })
  assert.deepEqual(ownerSelf(), SELF)
})

test('signing out deletes an owner’s drafts, and keeps a reader’s', () => {
  startOwnerSession({ token: 't', ...SELF })
  ownerDraft<object>('reply:r').put({ text: 'Terima kasih' })
  storedJson<object>('tab', 'draft:review').put({ text: 'Ulasan' })
  signOutOwner()
  assert.deepEqual([ownerSession(), ownerSelf(), [...tab.keys()]], [undefined, undefined, ['draft:review']])
})
