import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '#server/platform/config.ts'
import { testApp } from '../../tests/support/app.ts'

const SMTP = { SMTP_URL: 'smtp://127.0.0.1:9' }
const WHATSAPP = { WHATSAPP_TOKEN: 'secret', WHATSAPP_PHONE_ID: '123', WHATSAPP_TEMPLATE: 'login_code' }
const PRODUCTION = {
  MODE: 'production',
  ...SMTP,
  PUBLIC_URL: 'https://kerjajujur.example',
  OPERATOR: 'PT Contoh',
  CONTACT_EMAIL: 'halo@contoh.example',
  DATABASE_URL: 'postgres://owner@db/kerjajujur',
  SECRETS: '{}',
}

test('WhatsApp is offered where it is configured, and where the local inbox replaces it', () => {
  const offers = (env: Record<string, string>) => readConfig(env).offersWhatsApp
  assert.equal(offers({}), true)
  assert.equal(offers(SMTP), false)
  assert.equal(offers(PRODUCTION), false)
  assert.equal(offers({ ...PRODUCTION, ...WHATSAPP }), true)
})

test('where it is not offered, a number is refused with a hint to a way that works', async t => {
  const app = await testApp({ env: SMTP })
  t.after(app.close)
  for (const name of ['loginPhone', 'registerPhone'] as const) {
    const refused = await app.call(name, { body: { phone: '081234567890' } }, { locale: 'en' })
    assert.equal(refused.status, 422)
    assert.match(refused.body.errors.phone[0], /Use email/)
  }
  const [left] = await app.db.identity`select count(*) as count from identity.message`
  assert.equal(left?.['count'], 0)
})

test('an incomplete configuration is refused, and so is an address without encryption', () => {
  for (const missing of Object.keys(WHATSAPP))
    assert.throws(
      () => readConfig({ ...WHATSAPP, [missing]: '' }),
      (error: Error) => error.message.includes(`\n  ${missing}:`) && !error.message.includes('secret'),
    )
  const clear = { ...PRODUCTION, ...WHATSAPP, WHATSAPP_URL: 'http://graph.example' }
  assert.throws(() => readConfig(clear), /WHATSAPP_URL/)
})
