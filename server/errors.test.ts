// Compares docs/errors.md with the program: each row is triggered, and its status and both texts must match.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { accounts as accountsEn } from '#shared/messages/en/accounts/accounts.ts'
import { sorry as sorryEn } from '#shared/messages/en/frame/sorry.ts'
import { companies as companiesEn } from '#shared/messages/en/companies/companies.ts'
import { reviews as reviewsEn } from '#shared/messages/en/reviews/reviews.ts'
import { search as searchEn } from '#shared/messages/en/discovery/search.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts/accounts.ts'
import { sorry as sorryId } from '#shared/messages/id/frame/sorry.ts'
import { companies as companiesId } from '#shared/messages/id/companies/companies.ts'
import { reviews as reviewsId } from '#shared/messages/id/reviews/reviews.ts'
import { search as searchId } from '#shared/messages/id/discovery/search.ts'
import type { Locale } from '#shared/locale.ts'
import { seedStaff } from '#server/accounts/seed.ts'
import { createCompanies } from '#server/companies/create.ts'
import { LISTED, PENDING } from '#server/companies/status.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { codeFor, signIn, signInStaff } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

type Told = { status: number; body: any }
type Trigger = (locale: Locale) => Promise<Told>

const WORDS = {
  id: {
    accounts: accountsId,
    sorry: sorryId,
    companies: companiesId,
    reviews: reviewsId,
    search: searchId,
  },
  en: {
    accounts: accountsEn,
    sorry: sorryEn,
    companies: companiesEn,
    reviews: reviewsEn,
    search: searchEn,
  },
}

const MINUTE = 60_000
let it: TestApp
let closed: TestApp
before(async () => {
  it = await testApp({ env: { WHATSAPP_PER_MINUTE: '1' } })
  closed = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
after(async () => {
  await it.close()
  await closed.close()
})

const phone = (number: unknown, app = () => it): Trigger => {
  return locale => app().call('loginPhone', { body: { phone: number } }, { locale, device: randomUUID() })
}
const email = (address: unknown): Trigger => {
  return locale => it.call('registerEmail', { body: { email: address } }, { locale })
}

const TRIGGERS: Record<string, Trigger> = {
  'session-ended': locale => it.call('me', {}, { locale, bearer: 'ended' }),
  'email-missing': email(undefined),
  'email-wrong': email('nobody'),
  'phone-missing': phone(undefined),
  'phone-wrong': phone('0812-3456-789O'),
  'phone-short': phone('0812 3456'),
  'phone-two': phone('0812 3456 7890 / 0813 1234 5678'),
  'phone-foreign': phone('+65 9123 4567'),
  'phone-landline': phone('021 5551234'),
  'phone-off': phone('081234567890', () => closed),
  'too-often': async locale => {
    const body = { email: `${randomUUID()}@contoh.id` }
    await it.call('loginEmail', { body }, { device: locale })
    return it.call('loginEmail', { body }, { device: locale, locale })
  },
  'whatsapp-busy': async locale => {
    await phone('081234567891')(locale)
    return phone('081234567892')(locale)
  },
  'code-wrong': async locale => tryCode(locale, await asked(), { wrong: true }),
  'code-expired': async locale => {
    const attempt = await asked()
    it.clock.move(5 * MINUTE)
    return tryCode(locale, attempt)
  },
  'code-tries': async locale => {
    const attempt = await asked()
    for (let round = 0; round < 5; round += 1) await tryCode(locale, attempt, { wrong: true })
    return tryCode(locale, attempt)
  },
  'consent-missing': async locale => tryCode(locale, await asked()),
  'team-code-wrong': teamCode,
  'review-missing': review({ headline: '' }),
  'review-rating': review({ ratings: { salary: 9 } }),
  'review-message': review({ headline: '' }),
  'review-pass': review({}),
  'name-listed': sameName,
  'too-large': overHttp({ 'content-type': 'application/json' }, `"${'a'.repeat(3 * 1024 * 1024)}"`),
  'wrong-type': overHttp({ 'content-type': 'text/csv' }, 'a,b'),
  busy: async locale => {
    const away = await testApp()
    await away.db.close()
    return away.call('company', { params: { slug: 'toko' } }, { locale })
  },
  'unknown-call': overHttp({ 'content-type': 'application/json' }, '{}', '/api/nothing'),
}

const doc = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8')

/** The cells of each row of a section's table, without its head. */
function rowsOf(section: string): string[][] {
  const text = doc.split(/^## /m).find(part => part.startsWith(section)) ?? assert.fail(section)
  const lines = text.split('\n').filter(line => line.startsWith('| '))
  return lines.slice(1).map(line => line.slice(2, -2).split(' | '))
}

test('the document and this test list the same answers', () => {
  assert.deepEqual(
    rowsOf('Answers').map(([row]) => row),
    Object.keys(TRIGGERS),
  )
})

for (const [row = '', , status, where = '', id, en] of rowsOf('Answers'))
  test(`${row} is answered as documented`, async () => {
    for (const [locale, text] of [
      ['id', id],
      ['en', en],
    ] as const) {
      // So late after the previous one that no limit applies.
      it.clock.move(3 * 60 * MINUTE)
      const told = await TRIGGERS[row]?.(locale)
      assert.equal(told?.status, Number(status), JSON.stringify(told?.body))
      const [list, field = ''] = where.split('.')
      assert.equal(list === 'message' ? told?.body.message : told?.body.errors[field]?.[0], text)
    }
  })

test('texts of pages equal the document’s', async () => {
  for (const [row, , path = '', id, en] of rowsOf('Said'))
    for (const [locale, text] of [
      ['id', id],
      ['en', en],
    ] as const) {
      const [room = '', ...keys] = path.split('.')
      const words = WORDS[locale][room as keyof typeof WORDS.id] as unknown
      assert.equal(keys.reduce(inside, words), text, `${row} ${locale}`)
    }
})

test('a row without a test names the call that it belongs to', () => {
  for (const [text, call] of rowsOf('Comes')) assert.ok(text && call, `${text} ${call}`)
})

const inside = (words: unknown, key: string): unknown => (words as Record<string, unknown> | undefined)?.[key]

type Asked = { user_id: string; code: string }

async function asked(): Promise<Asked> {
  const address = `${randomUUID()}@contoh.id`
  const { body } = await it.call('loginEmail', { body: { email: address } }, { device: address })
  return { user_id: body.user_id, code: await codeFor(it, address) }
}

function tryCode(locale: Locale, { user_id, code }: Asked, { wrong = false } = {}): Promise<Told> {
  const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  return it.call('verifyCode', { body: { user_id, two_factor_code: wrong ? other : code } }, { locale })
}

async function teamCode(locale: Locale): Promise<Told> {
  const [member] = await seedStaff(it, it.clock)
  const address = member?.email ?? ''
  const { body } = await it.call('teamLogin', { body: { email: address } }, { device: `team ${locale}` })
  const given = { user_id: body.user_id, two_factor_code: await codeFor(it, address), totp: '000000' }
  // Three of a million codes are right.
  if (member?.code === given.totp) given.totp = '111111'
  return it.call('teamVerify', { body: given }, { locale })
}

async function sameName(locale: Locale): Promise<Told> {
  const { token } = await signInStaff(it, 'editor')
  const name = 'Klinik Bentara'
  const [listed] = await it.db
    .content`select 1 from content.company where name = ${name} and status = ${LISTED}`
  const facts = { listed_on: '2026-01-01', city_id: '32.75' }
  const waiting = { name: 'PT Klinik Bentara', status: PENDING, ...facts }
  const made = await it.db.begin('content', tx =>
    createCompanies(tx, [waiting, ...(listed ? [] : [{ name, ...facts }])]),
  )
  const given = { params: { id: made[0]?.id ?? '' }, body: { decision: 'approve' } }
  return it.call('decideCompany', given, { bearer: token, locale })
}

/** A valid review except for the given fault; without one, its pass is invalid. */
function review(fault: object): Trigger {
  return async locale => {
    const [company] = await it.db.begin('content', tx =>
      createCompanies(tx, [{ slug: randomUUID(), name: randomUUID(), listed_on: '2026-01-01' }]),
    )
    const { token } = await signIn(it)
    const company_id = company?.id ?? ''
    const pass = await reviewPass(it, token, company_id)
    const whole = employeeReview(company_id)
    const ratings = { ...(whole['ratings'] as object), ...(fault as { ratings?: object }).ratings }
    const bearer = Object.keys(fault).length > 0 ? pass : 'invalid'
    return it.call('submitReview', { body: { ...whole, ...fault, ratings } }, { bearer, locale })
  }
}

function overHttp(headers: Record<string, string>, payload: string, url = '/api/auth/login-email'): Trigger {
  return async locale => {
    const answer = await it.app.http.inject({ method: 'POST', url, headers: { ...headers, locale }, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
}
