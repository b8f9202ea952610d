import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { finishRaffle, prepareRaffle } from '#web/raffle/blinding.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { join, joining, reviewWithTicket } from '#tests/support/raffle/raffle.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'

let it: TestApp

before(async () => {
  it = await testApp()
})
after(() => it.close())

const send = (body: object, bearer: string) => it.call('submitReview', { body }, { bearer })
const currentMonth = async () => (await it.call('raffleState')).body.months[0]

test('the state has organiser, permit, its months, witness, prizes, key, closing day, and the number of entries as a band', async () => {
  const { status, body } = await it.call('raffleState')
  assert.equal(status, 200)
  const { organiser, permit, from, until, witness } = body
  assert.deepEqual(
    [organiser, permit, from, until, witness],
    ['PT Contoh Jujur (demo)', 'DEMO-000/2026', '2026-01', '2035-12', 'Notaris Contoh (demo)'],
  )
  assert.deepEqual(body.prizes, { count: 3, rupiah: 500_000 })
  const [march, february] = body.months
  assert.deepEqual([march.month, march.closes_on], ['2026-03', '2026-04-14'])
  assert.deepEqual([february.month, february.closes_on], ['2026-02', '2026-03-14'])
  assert.deepEqual(march.entries, { from: 0, to: 9 })
  const again = (await it.call('raffleState')).body
  assert.equal(again.months[0].public_key.n, march.public_key.n, 'one key a month')
})

test('a sent review returns one signature, and the same one when it is sent again', async () => {
  const { blinded, secret } = await prepareRaffle(await currentMonth())
  const company = await addCompany(it.db, { name: 'Pabrik Sekali' })
  const { token } = await signIn(it)
  const pass = await reviewPass(it, token, company.id)
  const body = employeeReview(company.id, { raffle_blinded: blinded })
  const first = await send(body, pass)
  const again = await send(body, 'any-other-pass')
  assert.deepEqual(again.body, first.body)
  const ticket = await finishRaffle(secret, first.body.raffle_signature)
  assert.equal((await join(it, ticket)).status, 201)
})

test('another blinded token for the same review is refused', async () => {
  const { body, pass } = await reviewWithTicket(it)
  const { blinded } = await prepareRaffle(await currentMonth())
  const other = await send({ ...body, raffle_blinded: blinded }, pass)
  assert.equal(other.status, 422)
  assert.deepEqual(Object.keys(other.body.errors), ['manage_code'])
})

test('editing gives no second ticket, nor does sending the edited words again', async () => {
  const { body } = await reviewWithTicket(it)
  const { blinded } = await prepareRaffle(await currentMonth())
  const changed = { ...body, headline: 'Judul yang lain sama sekali', raffle_blinded: blinded }
  const edited = await it.call('editReview', { body: changed }, { bearer: String(body['manage_code']) })
  assert.deepEqual(edited.body, { state: 'pending' })
  assert.deepEqual((await send(changed, 'any')).body, { state: 'pending', raffle_signature: null })
})

test('a review rewritten after its withdrawal gives no second ticket, however often it is sent', async () => {
  const { body } = await reviewWithTicket(it)
  const { body: withdrawn } = await it.call('withdrawReview', {}, { bearer: String(body['manage_code']) })
  const { blinded } = await prepareRaffle(await currentMonth())
  const anew = employeeReview(String(body['company_id']), { raffle_blinded: blinded })
  const expected = { state: 'pending', raffle_signature: null }
  assert.deepEqual((await send(anew, withdrawn.pass)).body, expected)
  assert.deepEqual((await send(anew, withdrawn.pass)).body, expected)
})

test('a review is accepted although its ticket cannot be signed', async () => {
  const company = await addCompany(it.db, { name: 'Pabrik Tanpa Tiket' })
  const { token } = await signIn(it)
  const pass = await reviewPass(it, token, company.id)
  const long = 'A'.repeat(512)
  const misshapen = await send(employeeReview(company.id, { raffle_blinded: long }), pass)
  assert.deepEqual(Object.keys(misshapen.body.errors), ['raffle_blinded'])
  const old = employeeReview(company.id, { raffle_blinded: `2025-01.${long}` })
  const taken = await send(old, pass)
  assert.deepEqual([taken.status, taken.body.raffle_signature], [201, null])
})

test('one ticket sent twenty times at once makes one entry', async () => {
  const { ticket } = await reviewWithTicket(it)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => join(it, ticket, `orang${at}@contoh.id`)),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, ...Array(19).fill(409)])
  const refused = answers.filter(({ status }) => status === 409)
  assert.equal(new Set(refused.map(({ body }) => JSON.stringify(body))).size, 1)
  assert.equal(refused[0]?.body.code, 'token_used')
})

test('a forged signature, another month or another token is refused, and uses nothing up', async () => {
  const { ticket } = await reviewWithTicket(it)
  const forged = [
    { ...ticket, signature: `A${ticket.signature.slice(1, -1)}A` },
    { ...ticket, month: '2026-02' },
    { ...ticket, month: '2020-01' },
    { ...ticket, token: `${ticket.token.slice(0, 80)}AAAAAA` },
  ]
  for (const one of forged) {
    const answer = await join(it, one)
    assert.equal(answer.status, 422)
    assert.equal(answer.body.errors.token[0], 'Tiket ini tidak sah.')
  }
  assert.equal((await join(it, ticket)).status, 201)
})

test('each invalid field is named, in both languages', async () => {
  const { ticket } = await reviewWithTicket(it)
  const good = joining(ticket)
  const cases: [object, string, string, string][] = [
    [
      { contact: 'entah' },
      'contact',
      'Tulis alamat email atau nomor HP yang lengkap.',
      'Enter a complete email address or phone number.',
    ],
    [
      { agree_rules: false },
      'agree_rules',
      'Kami perlu persetujuanmu untuk ini.',
      'We need your agreement for this.',
    ],
    [{ user_id: 'x' }, 'user_id', 'Isian ini tidak dikenal.', ''],
    [{ token: 'x' }, 'token', 'Format isian ini tidak dikenali. Periksa lagi.', ''],
  ]
  for (const [wrong, field, id, en] of cases) {
    const body = { ...good, ...wrong }
    assert.equal((await it.call('raffleEntry', { body })).body.errors[field]?.[0], id)
    const english = await it.call('raffleEntry', { body }, { locale: 'en' })
    if (en) assert.equal(english.body.errors[field]?.[0], en)
  }
  assert.equal((await join(it, ticket, '+62 812-3456-7890')).status, 201)
})

test('a network can send two hundred tickets an hour, with any device names', async () => {
  const { ticket } = await reviewWithTicket(it)
  const body = { ...joining(ticket), month: '2020-01' }
  const enter = (device: string, address = '203.0.113.7') =>
    it.call('raffleEntry', { body }, { device, address })
  for (let round = 0; round < 200; round += 1) assert.equal((await enter(`d${round}`)).status, 422)
  const refused = await enter('another')
  assert.deepEqual([refused.status, refused.retryAfterSeconds], [429, 3600])
  assert.equal((await enter('d0', '203.0.113.8')).status, 422)
})

test('after its last day a month accepts no ticket, and the page says so', async () => {
  const mine = await testApp()
  const { ticket } = await reviewWithTicket(mine)
  mine.clock.set('2026-04-14T23:59:00+07:00')
  const late = await reviewWithTicket(mine)
  assert.equal(late.ticket.month, '2026-04')
  mine.clock.set('2026-04-15T00:00:00+07:00')
  const answer = await join(mine, ticket)
  assert.deepEqual([answer.status, answer.body.code], [409, 'raffle_closed'])
  mine.clock.set('2026-04-16T04:00:00+07:00')
  await mine.app.tasks.drain()
  mine.clock.move(24 * 3600_000)
  await mine.app.tasks.drain()
  const { months, closed } = (await mine.call('raffleState')).body
  assert.deepEqual(
    months.map((one: { month: string }) => one.month),
    ['2026-04'],
  )
  assert.ok(closed.includes('2026-03'))
  await mine.close()
})

test('only months of the permit accept tickets', async () => {
  const permit = { RAFFLE_ORGANISER: 'PT Contoh', RAFFLE_PERMIT: '1/2026', RAFFLE_WITNESS: 'Notaris Contoh' }
  const mine = await testApp({ env: { ...permit, RAFFLE_FROM: '2026-03', RAFFLE_UNTIL: '2026-03' } })
  const months = async () =>
    (await mine.call('raffleState')).body.months.map(({ month }: { month: string }) => month)
  assert.deepEqual(await months(), ['2026-03'], 'February is not the permit’s')
  const { ticket } = await reviewWithTicket(mine)
  const asked = (await mine.call('raffleState')).body.months[0]
  mine.clock.set('2026-04-02T03:00:00Z')
  assert.deepEqual(await months(), ['2026-03'], 'nor is April')
  assert.equal((await join(mine, ticket)).status, 201)
  const { blinded } = await prepareRaffle({ ...asked, month: '2026-04' })
  const company = await addCompany(mine.db, { name: 'Sesudah Izin' })
  const { token } = await signIn(mine)
  const pass = await reviewPass(mine, token, company.id)
  const body = employeeReview(company.id, { raffle_blinded: blinded })
  assert.equal((await mine.call('submitReview', { body }, { bearer: pass })).body.raffle_signature, null)
  await mine.close()
})

test('without a permit there is no raffle, and reviews return no tickets', async () => {
  const mine = await testApp({
    env: {
      MODE: 'production',
      ALLOW_EMBEDDED_DATABASE: 'yes-and-i-accept-data-loss-at-power-failure',
      SECRETS: 'x',
      PUBLIC_URL: 'https://contoh.id',
      OPERATOR: 'PT Contoh',
      CONTACT_EMAIL: 'halo@contoh.id',
      SMTP_URL: 'smtp://contoh.id',
    },
  })
  assert.equal((await mine.call('raffleState')).status, 404)
  assert.equal((await mine.call('raffleDraw', { params: { month: '2026-02' } })).status, 404)
  const { ticket } = await reviewWithTicket(it)
  assert.equal((await join(mine, ticket)).status, 404)
  await mine.close()
})
