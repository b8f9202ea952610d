// Writing a review on a phone at twice the text size: nothing needs sideways scrolling.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkWidth, enlarge, journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { fillReview } from './write-review.ts'

const house = journeys()

for (const kind of ['employee', 'applicant'] as const)
  test(`a review is written at twice the text size without scrolling sideways (${kind})`, async () => {
    const reader = await house.reader()
    const { page } = reader
    await page.goto(href('id', 'companyWriteReview', { id: (await knownCompany(house.url)).slug }))
    await enlarge(page)
    const wide = new Set<string>()
    await page.exposeFunction('look', (step: string) => void wide.add(step))
    // Each step is checked when it appears.
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
