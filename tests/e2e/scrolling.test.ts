// Where a reader is on a page, going on and coming back.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { settled } from './settled.ts'

const site = journeys()
const DOWN = 900

const isAt = (page: Page, y: number) => page.waitForFunction(at => Math.abs(scrollY - at) < 2, y)

test('a page begins at its top, and one gone back to is as it was left, after a reload too', async () => {
  const reader = await site.reader()
  const { page } = reader
  const { slug } = await knownCompany(site.url)
  await page.goto(`/perusahaan/${slug}`)
  await settled(page)
  await page.evaluate(down => scrollTo(0, down), DOWN)
  await page
    .locator(`a[href^="/perusahaan/${slug}/ulasan"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/ulasan')
  await isAt(page, 0)
  await page.reload()
  await settled(page)
  await page.goBack()
  await page.waitForURL(`**/${slug}`)
  await isAt(page, DOWN)
  reader.checkQuiet()
  await reader.close()
})

test('another order of the same list leaves the reader where it begins to change', async () => {
  const reader = await site.reader({ screen: 'desk' })
  const { page } = reader
  const { slug } = await knownCompany(site.url)
  await page.goto(`/perusahaan/${slug}/ulasan`)
  await settled(page)
  await page.evaluate(() => scrollTo(0, 200))
  await page
    .locator('a[href*="sort="]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**sort=**')
  await settled(page)
  assert.equal(await page.evaluate(() => scrollY), 200)
  reader.checkQuiet()
  await reader.close()
})
