import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { readConfig } from './config.ts'
import { newSecrets, readSecrets, SECRET_NAMES } from './secrets.ts'

const PRODUCTION = {
  MODE: 'production',
  DATABASE_URL: 'postgres://owner@db/kerjajujur',
  SECRETS_FILE: '/run/secrets.json',
  PUBLIC_URL: 'https://kerjajujur.example/',
  SMTP_URL: 'smtps://mail.example',
  OPERATOR: 'PT Contoh',
  CONTACT_EMAIL: 'halo@contoh.example',
}

test('without any setting the program is a demo on the embedded database', () => {
  const config = readConfig({})
  assert.equal(config.production, false)
  assert.equal(config.DATABASE_URL, undefined)
  assert.equal(config.publicUrl, 'http://localhost:3000')
  assert.equal(config.slot, 'now')
})

test('production with all it needs starts, publishes daily and has its address without a slash', () => {
  const config = readConfig(PRODUCTION)
  assert.equal(config.slot, 'daily')
  assert.equal(config.publicUrl, 'https://kerjajujur.example')
})

for (const missing of ['DATABASE_URL', 'SECRETS_FILE', 'PUBLIC_URL', 'SMTP_URL', 'OPERATOR', 'CONTACT_EMAIL'])
  test(`production without ${missing} is refused by that name alone`, () => {
    assert.throws(() => readConfig({ ...PRODUCTION, [missing]: '' }), named([missing]))
  })

test('production refuses development settings', () => {
  assert.throws(() => readConfig({ ...PRODUCTION, NODE_ENV: 'development' }), named(['NODE_ENV']))
})

test('production runs on the embedded database only with the setting that accepts data loss', () => {
  const embedded = { ...PRODUCTION, DATABASE_URL: undefined }
  const accepted = { ...embedded, ALLOW_EMBEDDED_DATABASE: 'yes-and-i-accept-data-loss-at-power-failure' }
  assert.equal(readConfig(accepted).production, true)
  assert.throws(() => readConfig({ ...embedded, ALLOW_EMBEDDED_DATABASE: 'yes' }), /ALLOW_EMBEDDED_DATABASE/)
})

test('a raffle needs organiser, permit, its months and witness: an incomplete set prevents the start, and none means no raffle', () => {
  const raffle = {
    RAFFLE_ORGANISER: 'PT Contoh',
    RAFFLE_PERMIT: '1/2026',
    RAFFLE_FROM: '2026-01',
    RAFFLE_UNTIL: '2026-12',
    RAFFLE_WITNESS: 'Notaris Contoh',
  }
  for (const missing of Object.keys(raffle))
    assert.throws(() => readConfig({ ...PRODUCTION, ...raffle, [missing]: '' }), named([missing]))
  assert.equal(readConfig(PRODUCTION).raffle, undefined)
  assert.equal(readConfig({ ...PRODUCTION, ...raffle }).raffle?.permit, '1/2026')
})

test('one message names every mistake', () => {
  const mistakes = { PORT: '70000', MODE: 'live', DATABASE_URL: 'mysql://x', DECISION_SECONDS: 'soon' }
  assert.throws(() => readConfig(mistakes), named(Object.keys(mistakes)))
})

test('a first run outside production creates its secrets, and the next run reads the same', () => {
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'kerjajujur-test-')) })
  const made = readSecrets(config)
  assert.deepEqual(readSecrets(config), made)
  assert.equal(new Set(SECRET_NAMES.map(name => made[name].toString('hex'))).size, SECRET_NAMES.length)
})

test('secrets that are short, missing or not JSON are refused by name, never by value', () => {
  const good = Object.fromEntries(
    Object.entries(newSecrets()).map(([name, key]) => [name, key.toString('base64')]),
  )
  const given = (SECRETS: string) => readSecrets(readConfig({ SECRETS }))
  assert.throws(() => given(JSON.stringify({ ...good, box: 'c2hvcnQ=' })), /32 bytes of base64: box$/)
  assert.throws(
    () => given('{"box":"c2hvcnQ='),
    (error: Error) => /SECRETS/.test(error.message) && !/c2hvcnQ/.test(error.message),
  )
  const file = join(mkdtempSync(join(tmpdir(), 'kerjajujur-test-')), 'none.json')
  assert.throws(() => readSecrets(readConfig({ ...PRODUCTION, SECRETS_FILE: file })), /SECRETS_FILE: .*none/)
  writeFileSync(file, JSON.stringify(good))
  assert.equal(readSecrets(readConfig({ ...PRODUCTION, SECRETS_FILE: file })).box.length, 32)
})

/** The message names these settings, one a line, and no other. */
function named(names: string[]): (error: Error) => boolean {
  return error => {
    const lines = error.message.split('\n').slice(1)
    assert.deepEqual(lines.map(line => line.trim().split(':')[0]).sort(), [...names].sort())
    return true
  }
}
