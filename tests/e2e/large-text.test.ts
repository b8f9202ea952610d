// Text at twice its size on a phone: nothing has to be scrolled sideways.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { href, type PageName } from '#shared/paths.ts'
import { checkWidth, journeys } from './browser.ts'
import { addressesIn, PAGES } from './pages.ts'
import { settled } from './settled.ts'
import { openDesk } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { fillReview } from './write-review.ts'

const house = journeys()
const DESK: PageName[] = ['teamQueue', 'teamCompanies', 'teamReports', 'teamClaims', 'teamPay', 'teamHistory']

async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
}

test('no page that a visitor opens scrolls sideways at twice the text size, nor does any of its menus', async () => {
  const { page, close } = await house.reader()
  await enlarge(page)
  const addressOf = await addressesIn(house.url)
  for (const name of PAGES) {
    const address = addressOf(name, 'id')
    await page.goto(address)
    await settled(page)
    await checkWidth(page, address)
  }
  for (const name of ['home', 'jobs', 'companyReviews', 'searchCompany'] as const) {
    await page.goto(addressOf(name, 'id'))
    await settled(page)
    for (const menu of await page.locator('summary:visible').all()) {
      await menu.click()
      await checkWidth(page, `${name}, ${await menu.innerText()} open`)
      await page.keyboard.press('Escape')
    }
  }
  await close()
})

for (const kind of ['employee', 'applicant'] as const)
  test(`a review is written at twice the text size without scrolling sideways (${kind})`, async () => {
    const reader = await house.reader()
    const { page } = reader
    await enlarge(page)
    await page.goto(href('id', 'companyWriteReview', { id: (await knownCompany(house.url)).slug }))
    const wide = new Set<string>()
    await page.exposeFunction('look', (step: string) => void wide.add(step))
    // Each step is looked at as it comes.
    await page.evaluate(() => {
      const { documentElement: root } = document
      const look = (globalThis as unknown as { look: (step: string) => void }).look
      new MutationObserver(() => {
        if (root.scrollWidth > root.clientWidth) look(document.querySelector('h1')?.textContent ?? '')
      }).observe(root, { subtree: true, childList: true, attributes: true })
    })
    await fillReview(reader, { kind, headline: 'Jam kerja wajar' })
    await checkWidth(page, 'the last look')
    assert.deepEqual([...wide], [])
    reader.checkQuiet()
    await reader.close()
  })

test('the team’s desk does not scroll sideways at twice the text size', async () => {
  const reader = await house.reader()
  const { page } = reader
  await enlarge(page)
  await openDesk(reader, house.program, 'administrator')
  for (const name of DESK) {
    await page.goto(href('id', name as 'teamQueue'))
    await settled(page)
    await checkWidth(page, name)
  }
  await reader.close()
})
