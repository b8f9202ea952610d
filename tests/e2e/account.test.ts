// A person's own account: a second address, signing out another device, a copy of their data, and deletion.
import assert from 'node:assert/strict'
import { json } from 'node:stream/consumers'
import test from 'node:test'
import type { OwnAccount as Account } from '#shared/contract/accounts/own-account.ts'
import { signed } from '#server/platform/delivery/signed-hook.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { account as en } from '#shared/messages/en/accounts/account.ts'
import { account as id } from '#shared/messages/id/accounts/account.ts'
import { asking } from '#shared/messages/id/questions/asking.ts'
import { href } from '#shared/paths.ts'
import { until } from '../support/until.ts'
import { look, checkAccessInBoth, journeys } from './browser.ts'
import { codeFor, newAddress } from './people.ts'
import { api } from './site.ts'
import { isSignedIn } from './sign-in.ts'
import { wordsOf } from './words.ts'

const SECRET = 'rahasia-untuk-uji-yang-cukup-panjang'
const house = journeys({ MAIL_HOOK_SECRET: SECRET })
const WORDS = { id, en }

/** A session as the sign-in creates it: a device of this person. */
async function signedIn(address: string): Promise<{ token: string; user: object }> {
  const post = (path: string, body: object) =>
    api<{ user_id: string; token: string; user: object }>(house.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const { user_id } = await post('/auth/login-email', { email: address })
  const two_factor_code = await codeFor(house.url, address)
  return post('/auth/2fa', { user_id, two_factor_code, consent: true })
}

test('a person can add only a proven address, download a copy of their data and delete the account', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const words = WORDS.en
  const { accounts } = wordsOf('en')
  await page.goto(href('en', 'account'))
  await page.getByText(words.signedOut).waitFor()
  const [address, another] = [newAddress(), newAddress()]
  const session = await signedIn(address)
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, session)
  await page.goto(href('en', 'account'))
  await page.locator('main').getByText(address, { exact: true }).waitFor()
  await look(reader, 'the account')

  await page.getByRole('button', { name: words.addresses.change.email }).click()
  const dialog = page.getByRole('dialog', { name: words.addresses.change.email })
  await dialog.getByLabel(accounts.email.label).fill(another)
  await dialog.getByRole('button', { name: accounts.email.submit }).click()
  const code = await codeFor(house.url, another)
  await dialog.getByLabel(accounts.code.label).fill(code)
  await page.locator('main').getByText(another, { exact: true }).waitFor()

  const name = page.getByLabel(words.name.label)
  await name.fill('Sekar Ayu')
  await page.getByRole('button', { name: words.name.submit }).click()
  await page.getByText(words.name.saved).waitFor()
  const language = page.getByLabel(words.language.label)
  assert.equal(await language.inputValue(), '')
  await language.selectOption('en')
  await page.getByText(words.language.saved).waitFor()
  assert.equal(await language.inputValue(), 'en')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.data.json }).click()
  const copy = (await json(await (await arriving).createReadStream())) as Account
  assert.deepEqual([copy.name, copy.email, copy.consents.length], ['Sekar Ayu', another, 1])

  await page.getByRole('link', { name: words.data.leave }).click()
  await page.getByRole('heading', { level: 1, name: words.leave.title }).waitFor()
  await look(reader, 'leaving')
  await page.getByRole('button', { name: words.leave.agree }).click()
  await page.getByText(words.leave.done).waitFor()
  assert.equal(await isSignedIn(page), false)
  reader.checkQuiet()
  await reader.close()
})

test('a person whose mail bounced sees a warning, which disappears after they enter a code sent there', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const { addresses: words } = id
  const address = newAddress()
  const session = await signedIn(address)
  await refuse(address, session.token)
  await page.goto(href('id', 'account'))
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, session)
  await page.reload()
  await page.getByText(words.mailRefused).waitFor()
  await look(reader, 'refused mail')
  const before = await codeFor(house.url, address)
  await page.getByRole('button', { name: words.prove }).click()
  const dialog = page.getByRole('dialog', { name: words.prove })
  const { accounts } = wordsOf('id')
  await dialog.getByText(address, { exact: true }).waitFor()
  await checkAccessInBoth(page, 'its own address')
  assert.equal(await dialog.getByRole('textbox').count(), 0, 'no other address can be typed')
  await dialog.getByRole('button', { name: accounts.email.submit }).click()
  const code = await codeFor(house.url, address, before)
  await dialog.getByLabel(accounts.code.label).waitFor()
  assert.equal(await dialog.getByRole('button', { name: accounts.code.otherAddress }).count(), 0)
  await dialog.getByLabel(accounts.code.label).fill(code)
  await page.getByText(words.proved).waitFor()
  assert.equal(await page.getByText(words.mailRefused).count(), 0)
  reader.checkQuiet()
  await reader.close()
})

/** Calls the provider's webhook with a bounce of a mail to the address. */
async function refuse(email: string, token: string): Promise<void> {
  const body = JSON.stringify({ id: email, email })
  const headers = { 'content-type': 'application/json', signature: signed(SECRET, now(), body) }
  const answer = await fetch(`${house.url}/hooks/mail-refused`, { method: 'POST', headers, body })
  assert.equal(answer.status, 204)
  const own = { headers: { authorization: `Bearer ${token}` } }
  await until(async () => (await api<Account>(house.url, '/account', own)).mail_refused)
}
const now = () => Math.floor(Date.now() / 1000)

test('on a shared phone signing out names the codes that it deletes, and leaves nothing behind', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { shared: words } = id
  await page.goto(href('id', 'account'))
  await page.getByText(id.signedOut).waitFor()
  const { token, user } = await signedIn(newAddress())
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem(
        'own-reviews',
        JSON.stringify([{ code: 'ABCDEFGHWXYZ', company: 'Klinik Bentara' }]),
      )
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('user', String(user))
      localStorage.setItem('token', String(token))
    },
    [token, JSON.stringify(user)],
  )
  await page.goto(href('id', 'account'))
  await page.getByRole('button', { name: words.action }).click()
  const dialog = page.getByRole('dialog', { name: words.action })
  await dialog.getByText(words.code('Klinik Bentara', 'WXYZ')).waitFor()
  assert.equal(await dialog.getByText('ABCD EFGH WXYZ').isVisible(), false)
  await dialog.locator('summary').click()
  await dialog.getByText('ABCD EFGH WXYZ').waitFor()
  await reader.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: asking.own.code.copy }).click()
  await dialog.getByText(asking.own.code.copied).waitFor()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'ABCDEFGHWXYZ')
  await checkAccessInBoth(page, 'what goes')
  const ended = page.waitForResponse(answer => answer.url().endsWith(ENDPOINTS.logout.path))
  await dialog.getByRole('button', { name: words.action }).click()
  await page.getByText(words.done).waitFor()
  await ended
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  assert.deepEqual(
    stored.filter(key => key !== 'scroll'),
    [],
  )
  const answer = await fetch(`${house.url}/api/account`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(await page.locator('html').getAttribute('data-theme'), null)
  assert.equal(answer.status, 401, 'the session has ended on the server, too')
  reader.checkQuiet()
  await reader.close()
})
