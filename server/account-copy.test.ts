// The copy that a person downloads: all data of the account and its address, nothing of a review or of anybody else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { copyAsCsv, copyAsJson, type AccountCopy } from '#web/accounts/own/account-copy.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { ask } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { document } from '#tests/support/files/pictures.ts'
import { applied, hiring, resume, applicationBody } from '#tests/support/jobs/applications.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

/** By table of account data: columns that the copy contains, as they are or in words, and columns that it omits. */
const COLUMNS: Record<string, { included: string[]; omitted: string[] }> = {
  account: {
    included: ['created_month', 'email_ct', 'locale', 'mail_refused', 'phone_ct', 'profile_ct', 'saved_ct'],
    // Keys by which the account is found.
    omitted: ['email_idx', 'id', 'phone_idx'],
  },
  consent_event: {
    included: ['purpose', 'sealed'],
    omitted: ['account_id', 'id'],
  },
  session: { included: ['sealed'], omitted: ['delete_on', 'holder_id', 'kind', 'token_hash'] },
  application: {
    included: [
      'answered_on',
      'company_id',
      'id',
      'locale',
      'quiet',
      'sealed',
      'seen_on',
      'sent_on',
      'state',
      'vacancy_id',
    ],
    // The end of a vacancy is the vacancy's data.
    omitted: ['applicant', 'ended_on'],
  },
  subscriber: {
    included: ['address_ct', 'locale', 'refusals'],
    omitted: ['address_idx', 'id', 'refused_on'],
  },
  subscription: {
    included: ['id', 'kind', 'name_ct', 'since', 'state', 'wants'],
    omitted: ['subscriber_id', 'sent_until'],
  },
}

/** Tables that the copy omits, with the reason. */
const NONE: Record<string, string> = {
  asker: 'closed under what was asked: neither account nor address finds it',
  pass_holder:
    'that a browser asked for the year’s key, under a hash of the address: it outlives the account',
  signed_in_before: 'a hash of browser and address together: no account finds it',
  private_file: 'the résumé itself, which “My applications” gives',
  challenge: 'a code under way, gone within two hours, whoever asked for it',
  message: 'a letter that is being sent, gone within a week',
  inbox_message: 'the letters of a demo, as their reader has them',
  task: 'work under way',
  consent_text: 'the words of each consent, which it tells',
  owner: 'an account of another kind',
  owner_link: 'an account of another kind',
  owner_mail: 'an account of another kind',
  membership: 'a company’s',
  staff: 'the team’s',
  alert_run: 'nobody’s',
  limit_count: 'hashes that name nobody',
  rewriting: 'nobody’s',
}

test('a new table or column of account data is in the copy, or its omission has a reason', async () => {
  const rows = await it.db.identity<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'identity'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`
  const tables = [...new Set(rows.map(({ table }) => table))].toSorted()
  assert.deepEqual(tables, [...Object.keys(COLUMNS), ...Object.keys(NONE)].toSorted())
  for (const [name, { included, omitted }] of Object.entries(COLUMNS))
    assert.deepEqual(
      rows.flatMap(({ table, column }) => (table === name ? [column] : [])).toSorted(),
      [...included, ...omitted].toSorted(),
      name,
    )
})

test('the copy of a person who used every feature has each item, none of their anonymous texts, and nobody else’s data', async () => {
  const person = await signIn(it, 'sekar.ayu@contoh.id')
  const as = { bearer: person.token, device: person.email }
  const { company, owner, vacancy } = await hiring(it, { title: 'Juru Muat Malam' })
  const followed = await addCompany(it.db, { name: 'Kapal Teduh' })
  await it.call('nameAccount', { body: { name: 'Sekar Ayu' } }, as)
  await it.call('chooseLanguage', { body: { language: 'en' } }, as)
  const job = { id: vacancy, title: 'Juru Muat Malam', company: 'Gudang' }
  await it.call('save', { body: { jobs: [job], companies: [{ ...followed, name: 'Kapal Teduh' }] } }, as)
  const body = applicationBody(vacancy, await resume(it, 'CV Sekar.pdf'), { name: 'Sekar Ayuningtyas' })
  const { id } = (await it.call('applyJob', { body }, as)).body
  const decision = { decision: 'invited', message: 'Silakan datang Rabu pagi.' }
  await it.call('answerApplication', { params: { id }, body: decision }, { bearer: owner.token })
  const { email } = person
  await it.call('subscribeAdvice', { body: { email, first_name: 'Sekarini', last_name: 'Ayudia' } })
  await it.call('subscribeSearch', { body: { email, q: 'gudang beku' } })
  const question = await ask(it, company.id, { email, question: 'Apakah seragam dipotong dari gaji?' })
  const pass = await reviewPass(it, person.token, followed.id)
  const review = employeeReview(followed.id, { headline: 'Kerja tenang di galangan' })
  assert.equal((await it.call('submitReview', { body: review }, { bearer: pass })).status, 201)
  const other = await applied(it, vacancy, { name: 'Tirta Lain' })
  await it.app.tasks.drain()

  const kept = await copyOf(person.token)
  for (const copy of [copyAsJson(kept), copyAsCsv(kept, { part: 'part', key: 'key', value: 'value' })]) {
    const here = ['sekar.ayu@contoh.id', 'Sekar Ayu', '2026-03', 'Aku menyetujui Syarat']
    const works = [
      'Juru Muat Malam',
      'Sekar Ayuningtyas',
      'CV Sekar.pdf',
      'invited',
      'Silakan datang Rabu pagi.',
    ]
    const mails = ['Kapal Teduh', 'Sekarini Ayudia', 'gudang beku', 'advice', 'unconfirmed']
    for (const one of [...here, ...works, ...mails]) assert.ok(copy.includes(one), one)
    const mine = [question.id, question.code, 'seragam', 'galangan', String(review['manage_code']), pass]
    const others = [other.person.email, other.person.id, 'Tirta', owner.email, owner.id, 'Ratri']
    for (const one of [...mine, ...others]) assert.ok(!copy.includes(one), one)
  }
  assert.equal(kept.language, 'en')
  assert.deepEqual(
    kept.letters.subscriptions.map(({ kind, since, state }) => [kind, since, state]).toSorted(),
    [
      ['advice', '2026-03-11', 'unconfirmed'],
      ['search', '2026-03-11', 'unconfirmed'],
    ],
  )
})

test('only the sender of a résumé can download it', async () => {
  const { vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  const file = (bearer: string) =>
    it.app.http.inject({
      url: `/api/applications/${id}/attachment`,
      headers: { authorization: `Bearer ${bearer}` },
    })
  const given = await file(person.token)
  assert.deepEqual([given.statusCode, given.rawPayload.equals(document())], [200, true])
  assert.match(String(given.headers['content-disposition']), /^attachment; .*CV/)
  assert.equal((await file((await signIn(it)).token)).statusCode, 404)
  await it.call('withdrawApplication', { params: { id } }, { bearer: person.token })
  assert.equal((await file(person.token)).statusCode, 404)
})

/** As the account’s page combines it. */
async function copyOf(bearer: string): Promise<AccountCopy> {
  const read = async (name: 'ownAccount' | 'ownApplications' | 'saved' | 'ownLetters') =>
    (await it.call(name, {}, { bearer })).body
  const { token: _, ...letters } = await read('ownLetters')
  const { applications } = await read('ownApplications')
  return { ...(await read('ownAccount')), applications, saved: await read('saved'), letters }
}
