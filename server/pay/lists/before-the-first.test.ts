import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { salaries as en } from '#shared/messages/en/pay/salaries.ts'
import { salaries as id } from '#shared/messages/id/pay/salaries.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

let it: TestApp
before(async () => {
  it = await testApp({ web: 'built' })
})
after(() => it.close())

test('before the first Monday pages of pay say when figures appear, and invite visitors to give pay', async () => {
  for (const [locale, { empty }] of [
    ['id', id],
    ['en', en],
  ] as const) {
    const { statusCode, body } = await it.app.http.inject({ url: href(locale, 'salaries') })
    assert.equal(statusCode, 200)
    for (const text of [empty.title, empty.body, empty.give, `href="${href(locale, 'givePay')}"`])
      assert.ok(body.includes(text), text)
  }
})
