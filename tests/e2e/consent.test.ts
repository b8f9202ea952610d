// Terms and guidelines open over the form that asks for consent, and the form stays as it was.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { legal as legalEn } from '#shared/messages/en/library/legal.ts'
import { legal as legalId } from '#shared/messages/id/library/legal.ts'
import { readPageText } from '#server/library/page-text.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { codeFor, newAddress } from './people.ts'
import { waitSignedIn } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview } from './write-review.ts'
import { settled } from './settled.ts'

const house = journeys()
const LEGAL = { id: legalId, en: legalEn }
const TERMS = { id: await readPageText('id', 'terms'), en: await readPageText('en', 'terms') }

test('the guidelines open over the last step, and back, Escape and the cross return to it', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { guidelinesLink, steps } = wordsOf('id').writing
  const { nav } = wordsOf('id').masthead
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'applicant', headline: 'Membaca panduannya dulu' })
  const address = page.url()
  const link = page.getByRole('link', { name: guidelinesLink })
  const dialog = page.getByRole('dialog', { name: LEGAL.id.guidelines.title })
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: nav.close }).click(),
  ]
  for (const way of ways) {
    await link.click()
    await dialog.getByText(LEGAL.id.guidelines.items[2]?.body ?? '').waitFor()
    await way()
    await dialog.waitFor({ state: 'hidden' })
    assert.equal(page.url(), address)
    assert.ok(await page.locator('#f-agree').isChecked())
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), guidelinesLink)
  }
  await link.click()
  await dialog.waitFor()
  await checkAccess(page, 'the guidelines over the form')
  await checkWidth(page, 'the guidelines over the form')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: steps.text.title }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('a new user sees three steps, no word of a missing account, and the terms over the third step', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { consent, step, email, code } = wordsOf('en').accounts
  const address = newAddress()
  await page.goto(href('en', 'register'))
  await settled(page)
  await page.getByText(step(1, 3)).waitFor()
  await page.getByRole('textbox', { name: email.label }).fill(address)
  await page.getByRole('button', { name: email.submit }).click()
  await page.getByText(step(2, 3)).waitFor()
  await page.getByRole('textbox', { name: code.label }).fill(await codeFor(house.url, address))
  await page.getByText(step(3, 3)).waitFor()
  await page.getByText(consent.register.lead).waitFor()
  assert.equal(await page.getByText(consent.login.lead).count(), 0)
  await page.locator('main').getByRole('link', { name: consent.sentence[1]!.text, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: TERMS.en.title })
  await dialog.getByText(TERMS.en.sections[0]?.title ?? '').click()
  await dialog.getByText(LEGAL.en.versions.changes.terms['2026-11-25']).waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await page.getByRole('checkbox').isChecked(), false)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: consent.submit }).click()
  await page.waitForURL(url => url.pathname !== href('en', 'register'))
  await reader.close()
})

test('closing the terms over a sign-in dialog leaves the dialog open, and the sign-in continues', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { accounts, masthead, reviews } = wordsOf('id')
  const { consent, email, code } = accounts
  const { slug } = await knownCompany(house.url)
  const address = newAddress()
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await settled(page)
  await page.locator('.locked').getByText(reviews.locked.signIn).click()
  const signIn = page.getByRole('dialog', { name: accounts.login.dialog })
  await signIn.getByLabel(email.label).fill(address)
  await signIn.getByRole('button', { name: email.submit }).click()
  await signIn.getByLabel(code.label).fill(await codeFor(house.url, address))
  const box = signIn.getByRole('checkbox')
  await box.check({ force: true })
  const terms = page.getByRole('dialog', { name: TERMS.id.title })
  const ways = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => terms.getByRole('button', { name: masthead.nav.close }).click(),
  ]
  for (const way of ways) {
    await signIn.getByRole('link', { name: consent.sentence[1]!.text, exact: true }).click()
    await terms.waitFor()
    await way()
    await terms.waitFor({ state: 'hidden' })
    assert.ok(await box.isChecked())
  }
  await signIn.getByRole('button', { name: consent.submit }).click()
  await waitSignedIn(page)
  await signIn.waitFor({ state: 'hidden' })
  reader.checkQuiet()
  await reader.close()
})
