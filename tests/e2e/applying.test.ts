// Applying over an unreliable connection to a busy server: parts of a file that have arrived are not sent again.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { accounts } from '#shared/messages/id/accounts/accounts.ts'
import { forms } from '#shared/messages/id/forms/forms.ts'
import { applying } from '#shared/messages/id/jobs/applying.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { href } from '#shared/paths.ts'
import { PART_BYTES } from '#shared/rules/file-kinds.ts'
import { document } from '../support/files/pictures.ts'
import { until } from '../support/until.ts'
import { look, journeys } from './browser.ts'
import { codeFor, newAddress } from './people.ts'
import { settled } from './settled.ts'
import { signInByCode, waitSignedIn } from './sign-in.ts'
import { api } from './site.ts'
import { send } from './submissions.ts'

const house = journeys()
const CV = Buffer.concat([document(), Buffer.alloc(2 * PART_BYTES, ' '), document()])

test('on a phone a person applies despite a broken connection and a busy server, sees what was sent, and withdraws it', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'login'))
  const address = newAddress()
  await signInByCode(reader, house.url, address)
  await waitSignedIn(page)
  const { vacancies } = await api<{ vacancies: { id: string; title: string }[] }>(house.url, '/v2/jobs')
  const [vacancy] = vacancies
  assert.ok(vacancy)
  const sent: number[] = []
  await page.route('**/api/files/parts/*', route => {
    const from = Number(route.request().url().split('/').at(-1))
    const breaks = from > 0 && !sent.includes(from)
    sent.push(from)
    if (!breaks) return route.continue()
    return from === PART_BYTES ? route.abort('connectionfailed') : route.fulfill({ status: 503, json: {} })
  })
  await namedInAccount(page, 'Sekar Ratri')
  await page.goto(href('id', 'applyJob', { id: vacancy.id }))
  await settled(page)
  const name = page.getByLabel(applying.fields.name)
  await until(async () => (await name.inputValue()) === 'Sekar Ratri')
  assert.equal(await page.getByLabel(applying.fields.email).inputValue(), '')
  await name.fill('Sekar Ayu')
  await page.reload()
  await settled(page)
  assert.equal(await name.inputValue(), 'Sekar Ayu', 'what was typed stays')
  await page.getByLabel(applying.fields.phone).fill('0812 9090 1122')
  await page
    .getByLabel(applying.file.label)
    .setInputFiles({ name: 'CV Sekar.pdf', mimeType: 'application/pdf', buffer: CV })
  await page.getByText(forms.stopped.line).waitFor()
  await look(reader, 'a broken line')
  await page.getByText(forms.stopped.server).waitFor()
  await page.getByRole('button', { name: forms.stopped.again }).click()
  await page.getByText(applying.file.there('0,5')).waitFor()
  assert.deepEqual(sent, [0, PART_BYTES, PART_BYTES, 2 * PART_BYTES, 2 * PART_BYTES])
  await page.getByRole('button', { name: applying.check }).click()
  await page.getByText('CV Sekar.pdf').waitFor()
  await page.getByText(applying.letter.also).waitFor()
  await losesAnswer(page)
  await page.getByRole('button', { name: applying.send }).click()
  await page.getByText(applying.lost).waitFor()
  await page.getByText('CV Sekar.pdf').waitFor()
  await page.getByRole('button', { name: applying.send }).click()
  await page.getByRole('heading', { level: 1, name: applying.sent.title }).waitFor()
  await page.goto(href('id', 'applyJob', { id: vacancy.id }))
  await page.getByText(applying.earlier.once).waitFor()
  await look(reader, 'applied before')
  await sendsAgain(vacancy.id, address)
  await page.getByRole('link', { name: applying.earlier.own }).click()
  await page.getByRole('link', { name: vacancy.title }).waitFor()
  await takesBack(page)
  await reader.close()
})

test('the account’s name is shown and sent with an application, and does not stay on a shared phone', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'login'))
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await namedInAccount(page, 'Melati Wulan')
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(house.url, '/v2/jobs')
  const id = vacancies[0]?.id ?? assert.fail('nothing is open')
  await page.goto(href('id', 'applyJob', { id }))
  await settled(page)
  const name = page.getByLabel(applying.fields.name)
  await until(async () => (await name.inputValue()) === 'Melati Wulan')
  const stored = () => page.evaluate(key => localStorage.getItem(key) ?? '', `apply:${id}`)
  await page.getByRole('button', { name: applying.check }).click()
  await page.getByText(applying.missing.attachment).waitFor()
  assert.equal(await stored(), '', 'what is not complete keeps nothing that was not typed')
  await page.getByLabel(applying.fields.phone).fill('0812 9090 1144')
  await page
    .getByLabel(applying.file.label)
    .setInputFiles({ name: 'CV Melati.pdf', mimeType: 'application/pdf', buffer: document() })
  await page.getByRole('button', { name: applying.file.remove('CV Melati.pdf') }).waitFor()
  await page.getByRole('button', { name: applying.check }).click()
  await page.getByText(applying.letter.also).waitFor()
  await page.locator('.apply-letter').getByText('Melati Wulan', { exact: true }).waitFor()
  assert.match(await stored(), /0812 9090 1144/)
  assert.doesNotMatch(await stored(), /Melati Wulan/)
  const request = page.waitForRequest('**/api/apply-job')
  await page.getByRole('button', { name: applying.send }).click()
  assert.equal((await request).postDataJSON().name, 'Melati Wulan')
  await page.getByRole('heading', { level: 1, name: applying.sent.title }).waitFor()
  assert.equal(await stored(), '')
  await reader.close()
})

/** The name that the account page promises to fill in. */
async function namedInAccount(page: Page, name: string): Promise<void> {
  const bearer =
    (await page.evaluate(() => localStorage.getItem('token'))) ?? assert.fail('nobody is signed in')
  const { method, path } = ENDPOINTS.nameAccount
  await send(house.url, path.replace(/^\/api/, ''), { name }, { method, bearer })
}

async function takesBack(page: Page): Promise<void> {
  const { own } = applying
  const confirmation = async (what: 'withdraw' | 'remove') => {
    await page.getByRole('button', { name: own[what], exact: true }).click()
    const dialog = page.getByRole('dialog', { name: own.ask[what] })
    await dialog.getByRole('button', { name: own[what], exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await confirmation('withdraw')
  await page.getByText(own.withdrawn).waitFor()
  assert.equal(await page.getByText(applying.answered, { exact: true }).count(), 0)
  await confirmation('remove')
  await page.getByText(own.none).waitFor()
}

/** The server accepts the next application, but its answer is lost. */
const losesAnswer = (page: Page) =>
  page.route(
    '**/api/apply-job',
    async route => {
      assert.equal((await route.fetch()).status(), 201)
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )

/** Applies again in a browser without any record of it: the first application stays, and the new one is not sent. */
async function sendsAgain(id: string, address: string): Promise<void> {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'applyJob', { id }))
  await settled(page)
  await page.getByLabel(applying.fields.name).fill('Sekar Lain')
  await page.getByLabel(applying.fields.phone).fill('0812 9090 1133')
  await page
    .getByLabel(applying.file.label)
    .setInputFiles({ name: 'CV lain.pdf', mimeType: 'application/pdf', buffer: document() })
  await page.getByRole('button', { name: applying.file.remove('CV lain.pdf') }).waitFor()
  await page.getByRole('button', { name: applying.check }).click()
  await page.getByRole('button', { name: applying.send }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(accounts.email.label).fill(address)
  await form.getByRole('button', { name: accounts.email.submit }).click()
  await form.getByLabel(accounts.code.label).fill(await codeFor(house.url, address))
  await page.getByText(applying.earlier.second).waitFor()
  await reader.close()
}
