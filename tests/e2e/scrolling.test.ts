// Scroll positions when going on and back.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { settled } from './settled.ts'

const site = journeys()
const DOWN = 900

const isAt = (page: Page, y: number) => page.waitForFunction(at => Math.abs(scrollY - at) < 2, y)

test('a new page starts at its top, and back restores the position, also after a reload', async () => {
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

test('changing the order of a list keeps the scroll position', async () => {
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
