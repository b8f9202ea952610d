import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { inboxOf, signIn } from '#tests/support/sign-in.ts'
import { notifyAccounts } from './notify-accounts.ts'

const LETTER = {
  id: { subject: 'Pemberitahuan penting', body: 'Pada 1 Maret kami mengetahui sesuatu.' },
  en: { subject: 'An important notice', body: 'On 1 March we learnt something.' },
}

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const got = async (email: string) =>
  (await inboxOf(it, email))
    .map(({ subject }) => subject)
    .filter(subject => /penting|important/.test(subject))

test('after a data breach each affected account gets one mail in its language, and others get none', async () => {
  const [first, second, other] = [await signIn(it), await signIn(it), await signIn(it)]
  await it.call('chooseLanguage', { body: { language: 'en' } }, { bearer: second.token })
  const ids = [first.id, second.id]
  assert.deepEqual(await notifyAccounts(it, LETTER, { ids, sends: false }), { notified: 2, unreached: 0 })
  await it.app.tasks.drain()
  assert.deepEqual(await got(first.email), [])
  for (const _ of [1, 2]) {
    await notifyAccounts(it, LETTER, { ids, sends: true })
    await it.app.tasks.drain()
  }
  assert.deepEqual(
    [await got(first.email), await got(second.email), await got(other.email)],
    [['Pemberitahuan penting'], ['An important notice'], []],
  )
  const everybody = await notifyAccounts(it, LETTER, { ids: undefined, sends: false })
  assert.deepEqual(everybody, { notified: 3, unreached: 0 })
})
