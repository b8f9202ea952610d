// The forms without scripts, submitted through the built pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

const send = (url: string, fields: Record<string, string>, site = 'same-origin') =>
  it.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(fields).toString(),
  })
const message = 'Halo, aku ingin bertanya tentang cara kalian menghitung skor.'

test('each form can be sent without scripts, and the answer shows its number', async () => {
  const given = { email: 'tanpa.skrip@contoh.id', message }
  const report = { class: 'other', who: 'person', name: 'Ratri', address: 'contoh.id/ulasan/x', agree: 'yes' }
  for (const [page, more] of [
    ['contact', {}],
    ['reportContent', report],
    ['dataRequest', { right: 'access' }],
  ] as const) {
    const answer = await send(href('en', page), { ...given, ...more })
    assert.equal(answer.statusCode, 200, page)
    assert.match(answer.body, /KJ-[\dA-F]{8}/)
    assert.equal(answer.headers['cache-control'], 'no-store')
  }
  await it.app.tasks.drain()
  assert.equal((await inboxOf(it, given.email)).length, 3)
})

test('missing values are reported beside their fields, and typed values stay', async () => {
  const answer = await send(href('id', 'contact'), { email: 'bukan', message })
  assert.equal(answer.statusCode, 422)
  assert.match(answer.body, /aria-invalid="true"/)
  assert.ok(answer.body.includes(message))
})

test('all mistakes of a report are listed above it at once, and ticked boxes stay ticked', async () => {
  const report = { class: 'person', who: 'person', name: 'Ratri', email: 'bukan', message, agree: 'yes' }
  const { statusCode, body } = await send(href('id', 'reportContent'), { ...report, address: 'bukan alamat' })
  assert.equal(statusCode, 422)
  const [above = '', below = ''] = body.split('class="trouble"')
  assert.deepEqual(
    ['address', 'email', 'agree'].map(id => above.includes(`href="#${id}"`)),
    [true, true, false],
  )
  assert.match(below, /<input[^>]*name="agree"[^>]*checked/)
  for (const id of ['address', 'email']) assert.ok(below.includes(`id="${id}"`))
})

test('a form from another site is refused', async () => {
  const given = { email: 'lain@contoh.id', message }
  assert.equal((await send(href('id', 'contact'), given, 'cross-site')).statusCode, 403)
  assert.equal((await inboxOf(it, given.email)).length, 0)
})
