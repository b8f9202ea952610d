// An applicant whose position is not listed can continue.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, chooseStatus } from './write-review.ts'

const house = journeys()

test('an applicant who chose a listed position and then leaves the list starts with an empty field', async () => {
  const reader = await house.reader()
  const { page, locale } = reader
  const { slug } = await knownCompany(house.url)
  const role = page.locator('#f-job_role_id')
  await page.goto(href(locale, 'companyWriteReview', { id: slug }))
  await chooseStatus(page, 'applicant')
  await role.fill('sta')
  await page.locator('[role=listbox] [role=option]').first().click()
  assert.notEqual(await role.inputValue(), '')
  await page.getByRole('button', { name: wordsOf(locale).forms.combobox.exit }).click()
  await page.getByRole('button', { name: wordsOf(locale).writing.fields.job_role_id.listed }).waitFor()
  assert.equal(await role.inputValue(), '')
  reader.checkQuiet()
  await reader.close()
})

test('an unlisted position can be typed, and the consent is given again after returning to the draft', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { writing } = wordsOf('en')
  const { slug } = await knownCompany(house.url)
  const role = 'Penenun Zirbang'
  await page.goto(href('en', 'companyWriteReview', { id: slug }))
  await page.getByRole('heading', { level: 1, name: writing.steps.who.title }).waitFor()
  assert.equal(await page.locator('input[name="employment_status"]:checked').count(), 0)
  assert.equal(await page.locator('#f-city_id').count(), 0)
  await fillReview(reader, { kind: 'applicant', headline: 'Tanpa daftar', role })
  await page.getByText(role).first().waitFor()
  assert.equal(await page.locator('#f-agree').isChecked(), true)
  await page.reload()
  await page.locator('#f-agree').waitFor({ state: 'attached' })
  await page.getByText(role).first().waitFor()
  assert.equal(await page.locator('#f-agree').isChecked(), false)
  reader.checkQuiet()
  await reader.close()
})
