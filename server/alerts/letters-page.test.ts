// The page of choices as its plain forms answer, through the pages as they are built.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { letters as words } from '#shared/messages/id/alerts/letters.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { askShown } from '#tests/support/asking/asked.ts'
import { addCompany } from '#tests/support/companies.ts'
import { inboxOf } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

async function pageFor(email: string): Promise<string> {
  const [letter] = await inboxOf(it, email)
  const token = /langganan\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? assert.fail(letter?.body)
  return href('id', 'mailChoices', { token })
}
const read = async (url: string) => (await it.app.http.inject({ url })).body
const send = async (url: string, fields: Record<string, string>) =>
  (
    await it.app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(fields).toString(),
    })
  ).body

test('news of a question ends for good: so it is said before the press, and after it nothing promises a beginning', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tanya Surat' })
  const email = 'berhenti@contoh.example'
  await askShown(it, company, { email })
  const page = await pageFor(email)
  assert.ok((await read(page)).includes(words.forGood))
  const stopped = await send(page, { kind: 'asked', stopped: '1' })
  assert.ok(stopped.includes(words.ended.lead))
  assert.ok(!stopped.includes(words.stopped.lead))
  assert.ok(!stopped.includes(`>${words.begin}`))
})

test('who asked for advice reads one frequency before agreeing: that of advice', async () => {
  const email = 'saran@contoh.example'
  const body = { email, first_name: 'Sekar', last_name: 'Ayu' }
  assert.equal((await it.call('subscribeAdvice', { body })).status, 202)
  const shown = await read(await pageFor(email))
  assert.ok(shown.includes(words.weekly))
  assert.doesNotMatch(shown.slice(shown.indexOf('<main')), /sehari/)
})
