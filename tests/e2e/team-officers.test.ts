// Known officers: an editor chooses a company, enters its public officers, and removes a name.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { openDesk } from './sign-in.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

test('an editor enters a known officer with a source, sees what is missing, and removes the name again', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await openDesk(reader, house.program, 'editor')
  const { page } = reader
  await page.goto(href('en', 'teamOfficers'))
  await settled(page)
  const { officers } = wordsOf('en').team
  await page.getByLabel(officers.company).fill('nusantara')
  await page.getByRole('option').first().click()
  await page.getByText(officers.none).waitFor()
  const enter = page.getByRole('button', { name: officers.add, exact: true })
  await page.getByLabel(officers.name).fill('Rama Wijaya Putra')
  await enter.click()
  await page.locator('[aria-invalid=true]').waitFor()
  await checkAccessInBoth(page, 'an officer without a source')
  assert.equal(
    await page.getByLabel(officers.source).evaluate(field => field === document.activeElement),
    true,
  )
  await page.getByLabel(officers.source).fill('Annual report 2025, page 12')
  await enter.click()
  await page.getByText(officers.added('Rama Wijaya Putra')).waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  await checkAccessInBoth(page, 'an officer in the list')
  await checkWidth(page, 'an officer in the list at 360')
  await page.getByRole('button', { name: `${officers.remove} Rama Wijaya Putra` }).click()
  await page.getByText(officers.none).waitFor()
  reader.checkQuiet()
  await reader.close()
})
