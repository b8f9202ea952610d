// The preferences page without JavaScript, through the built pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ALERT_KINDS } from '#shared/contract/jobs/alert-keys.ts'
import { letters as words } from '#shared/messages/id/jobs/letters.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { askShown } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { inboxOf } from '#tests/support/sign-in.ts'
import { MOST_REFUSALS } from './store.ts'

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

const listOf = (html: string): string =>
  /<ul class="alert-list">.*?<\/ul>/s.exec(html)?.[0] ?? assert.fail('no list')
/** The elements of each row; the layout has two columns. */
const rowsOf = (html: string): string[] =>
  [...listOf(html).matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) =>
    row.replace(/<(p|div)\b.*?<\/\1>/gs, ' $1').trim(),
  )
const buttonsOf = (html: string): string[] =>
  [...listOf(html).matchAll(/<button[^>]*>([^<]+)/g)].map(([, label = '']) => label.trim())
const subscribe = async (email: string, body: object) =>
  assert.equal((await it.call('subscribeSearch', { body: { email, ...body } })).status, 202)

test('news of a question stops for good: the page says so before the press, and offers no restart after it', async () => {
  const { id: company } = await addCompany(it.db, { name: 'Tanya Surat' })
  const email = 'berhenti@contoh.example'
  await askShown(it, company, { email })
  const page = await pageFor(email)
  const shown = await read(page)
  assert.ok(shown.includes(words.forGood))
  assert.deepEqual(rowsOf(shown), ['p div'], 'its words in one column, its button in the other')
  const stopped = await send(page, { kind: 'own_message', stopped: '1' })
  assert.ok(stopped.includes(words.ended.lead))
  assert.ok(!stopped.includes(words.stopped.lead))
  assert.ok(!stopped.includes(`>${words.begin}`))
})

test('a subscriber to advice sees only its own frequency before confirming', async () => {
  const email = 'saran@contoh.example'
  const body = { email, first_name: 'Sekar', last_name: 'Ayu' }
  assert.equal((await it.call('subscribeAdvice', { body })).status, 202)
  const shown = await read(await pageFor(email))
  assert.ok(shown.includes(words.weekly))
  assert.doesNotMatch(shown.slice(shown.indexOf('<main')), /sehari/)
})

test('unconfirmed subscriptions come before active ones', async () => {
  const email = 'dua-kabar@contoh.example'
  await subscribe(email, { q: 'kurir' })
  const page = await pageFor(email)
  await send(page, { subscription: 'all', stopped: '0' })
  await subscribe(email, { q: 'gudang' })
  // Sorts last by id.
  await it.db.identity`
    update identity.subscription set id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
    where state = 'unconfirmed' and wants ->> 'q' = 'gudang'`
  assert.deepEqual(buttonsOf(await read(page)), [words.agree, words.stop])
})

test('paused subscriptions are shown as paused, and can be restarted or stopped', async () => {
  const email = 'ditolak@contoh.example'
  await subscribe(email, { q: 'kurir' })
  const page = await pageFor(email)
  await send(page, { subscription: 'all', stopped: '0' })
  await it.db.identity`update identity.subscriber set refusals = ${MOST_REFUSALS}`
  const paused = await read(page)
  assert.ok(paused.includes(words.pausedOne) && !paused.includes(words.states.active))
  assert.deepEqual([rowsOf(paused), buttonsOf(paused)], [['p div'], [words.begin, words.stop]])
  await send(page, { subscription: 'all', stopped: '1' })
  assert.deepEqual(buttonsOf(await read(page)), [words.begin])
})

test('without a topic the page lists each kind of news, with a link to its form', async () => {
  const html = await read(href('id', 'subscribe'))
  const ways = [...listOf(html).matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
  assert.equal(ways.length, ALERT_KINDS.length)
  for (const url of ways) assert.equal((await it.app.http.inject({ url })).statusCode, 200, url)
  assert.match(await read(ways.at(-1) ?? ''), /name="first_name"/)
})
