import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { startSession } from '#web/platform/session.ts'
import { load, saveInAccount, unsaveInAccount } from './account-saved.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  removeItem: (key: string) => void items.delete(key),
  setItem: (key: string, text: string) => void items.set(key, text),
}
const browser = {
  localStorage: storage,
  location: { pathname: '/' },
  document: { documentElement: { toggleAttribute() {} } },
}
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value })

/** The requests with their accounts; `answer` completes the first one. */
let requests: string[] = []
let answer = () => {}
/** The timeout of each request. */
let limits: AbortController[] = []

mock.method(AbortSignal, 'timeout', () => {
  const limit = new AbortController()
  limits.push(limit)
  return limit.signal
})

beforeEach(() => {
  ;[requests, limits] = [[], []]
  signIn('sekar')
  globalThis.fetch = (address, { method, headers, signal } = {}) => {
    requests.push(`${method} ${address} ${new Headers(headers).get('authorization')}`)
    const saved = () => Response.json({ jobs: [], companies: [] })
    if (requests.length > 1) return Promise.resolve(saved())
    return new Promise((done, fail) => {
      answer = () => done(saved())
      signal?.addEventListener('abort', () => fail(signal.reason))
    })
  }
})

const signIn = (token: string) =>
  startSession({ token, user: { id: token, email: `${token}@contoh.id`, phone_number: null } })

test('a waiting request is sent for the account that was signed in when it was made, and for nobody else', async () => {
  const first = saveInAccount({ jobs: [] })
  await turn()
  const other = assert.rejects(unsaveInAccount('x'), { status: 401 })
  signIn('bima')
  const theirs = unsaveInAccount('y')
  answer()
  await Promise.all([first, other, theirs])
  assert.deepEqual(requests, [
    'POST /api/account/saved Bearer sekar',
    'DELETE /api/account/saved/y Bearer bima',
  ])
})

test('what is saved while the list loads is sent after the list has come', async () => {
  load('sekar')
  const saved = saveInAccount({ jobs: [] })
  await turn()
  assert.deepEqual(requests, ['GET /api/account/saved Bearer sekar'])
  answer()
  await saved
  assert.equal(requests[1], 'POST /api/account/saved Bearer sekar')
})

test('a request without an answer is given up after a while, and the next one is sent', async () => {
  const first = assert.rejects(saveInAccount({ jobs: [] }), { status: 0 })
  const next = unsaveInAccount('x')
  await turn()
  assert.equal(requests.length, 1)
  limits[0]?.abort()
  await first
  await next
  assert.equal(requests.length, 2)
})
