// The contact forms: without scripts, and after a session has ended.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { contact as en } from '#shared/messages/en/contact/contact.ts'
import { contact as id } from '#shared/messages/id/contact/contact.ts'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { isSignedIn, signInAsNew } from './sign-in.ts'

const house = journeys()
const WORDS = { id, en }

test('without scripts a message is written and sent, and the two other forms are there', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk', script: false })
  const { page } = reader
  const words = WORDS.en
  for (const [name, { submit }] of [
    ['reportContent', words.report],
    ['dataRequest', words.right],
    ['contact', words.write],
  ] as const) {
    await page.goto(href('en', name))
    assert.ok(await page.getByRole('button', { name: submit }).isVisible(), name)
    await checkWidth(page, name)
    if (name === 'reportContent') {
      assert.ok(await page.getByText(words.filesNeedScript).isVisible())
      assert.equal(await page.getByText(words.files.choose, { exact: true }).isVisible(), false)
    }
  }
  await page.getByLabel(words.write.message).fill('Bagaimana skor perusahaan dihitung?')
  await page.getByLabel(words.email).fill(newAddress())
  await page.getByRole('button', { name: words.write.submit }).click()
  await page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor()
  assert.equal(new URL(page.url()).search, '')
  await reader.close()
})

/** A request to remove a photo, complete except for its proof. */
async function fillReport(page: Page): Promise<void> {
  const { report, name, email } = WORDS.id
  await page.goto(href('id', 'reportContent'))
  await settled(page)
  await page.getByLabel(report.class).selectOption('copyright')
  await page.getByLabel(report.address).fill(house.url + href('id', 'company', { id: 'lintang-muara-kargo' }))
  await page.getByLabel(report.message).fill('Foto di halaman itu dipotret dan dimuat lebih dulu oleh kami.')
  await page.getByLabel(report.who).selectOption({ index: 1 })
  await page.getByLabel(name, { exact: true }).fill('Kirana Wibisana')
  await page.getByLabel(email).fill(newAddress())
  await page.getByRole('checkbox').check()
}

test('a request with a refused file cannot be sent until the file is removed', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { report, files, sent } = WORDS.id
  await fillReport(page)
  const letter = { name: 'bukti.docx', mimeType: 'application/msword', buffer: Buffer.from('Bukti kami.') }
  await page.locator('input[type=file]').setInputFiles(letter)
  await page.locator('.proof-refused').waitFor()
  await page.getByRole('button', { name: report.submit }).click()
  await page.getByText(files.refused).waitFor()
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).type), 'file')
  await checkAccessInBoth(page, 'a request with a file that was refused')
  await page.getByRole('button', { name: files.remove(letter.name) }).click()
  assert.equal(await page.getByText(files.refused).isVisible(), false)
  await page.getByRole('button', { name: report.submit }).click()
  await page.getByRole('heading', { level: 1, name: sent.title }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('a takedown request is sent although its session has ended', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { report, sent } = WORDS.id
  await signInAsNew(reader, house.url)
  await fillReport(page)
  await page.evaluate(() => localStorage.setItem('token', 'kedaluwarsa'))
  await page.getByRole('button', { name: report.submit }).click()
  await page.getByRole('heading', { level: 1, name: sent.title }).waitFor()
  assert.equal(await isSignedIn(page), false)
  reader.checkQuiet()
  await reader.close()
})
