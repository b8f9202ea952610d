import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf } from '#tests/support/sign-in.ts'

/** A Wednesday, and the Mondays after it. */
const WEDNESDAY = '2026-03-11T03:00:00Z'
const MONDAYS = ['2026-03-16T02:00:00Z', '2026-03-23T02:00:00Z', '2026-03-30T02:00:00Z']
let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

async function subscribed(locale: 'id' | 'en'): Promise<{ email: string; token: string; id: string }> {
  const email = `${randomUUID()}@pembaca.example`
  const body = { email, first_name: 'Sekar', last_name: 'Ayu' }
  const from = { locale, address: `198.51.100.${locale === 'id' ? 3 : 4}` }
  assert.equal((await it.call('subscribeAdvice', { body }, from)).status, 202)
  const [letter] = await inboxOf(it, email)
  const token = /(?:langganan|subscriptions)\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? assert.fail()
  const [{ id }] = (await it.call('mailChoices', { params: { token } })).body.subscriptions
  return { email, token, id }
}

const agree = ({ token, id }: { token: string; id: string }, locale: 'id' | 'en', stopped = false) =>
  it.call('chooseMail', { params: { token }, body: { subscription: id, stopped } }, { locale })

async function write(key: string, day: string): Promise<void> {
  for (const locale of ['id', 'en'])
    await it.db.content`
      insert into content.post (key, locale, version, state, slug, situation, title, description, body, related, sources, published_on, reviewed_on)
      values (${key}, ${locale}, 1, 'published', ${`${key}-${locale}`}, 'pay', ${`${key} ${locale}`}, 'x', 'x', '{}', '[]', ${day}, ${day})`
}

async function on(moment: string): Promise<void> {
  await it.app.tasks.drain()
  it.clock.set(moment)
  await it.app.tasks.drain()
}

const digests = async (email: string) =>
  (await inboxOf(it, email)).filter(({ subject }) => /^(Bacaan baru|Something new)/.test(subject))

test('on Monday a confirmed subscriber gets last week’s advice once, in their language, and an unconfirmed one gets nothing', async () => {
  it.clock.set(WEDNESDAY)
  const reader = await subscribed('id')
  const other = await subscribed('en')
  const silent = await subscribed('id')
  await agree(reader, 'id')
  await agree(other, 'en')
  await write('sebelumnya', '2026-03-09')
  await write('lembur-malam', '2026-03-13')
  await on(MONDAYS[0]!)
  const [letter, ...more] = await digests(reader.email)
  assert.deepEqual(more, [])
  assert.match(letter?.body ?? '', /lembur-malam id\n\S+\/artikel\/lembur-malam-id/)
  assert.doesNotMatch(letter?.body ?? '', /sebelumnya/, 'from before they asked')
  assert.match((await digests(other.email))[0]?.body ?? '', /lembur-malam en\n\S+\/en\/blog\/lembur-malam-en/)
  assert.deepEqual(await digests(silent.email), [])
  await on('2026-03-17T02:00:00Z')
  await on(MONDAYS[1]!)
  // The mail of the week before has been deleted from the inbox.
  assert.deepEqual(await digests(reader.email), [], 'a week without anything new is one without a letter')
  await agree(other, 'en', true)
  await write('cuti', '2026-03-24')
  await on(MONDAYS[2]!)
  assert.match((await digests(reader.email))[0]?.body ?? '', /cuti id/)
  assert.doesNotMatch(JSON.stringify(await digests(other.email)), /cuti/, 'stopped')
})
