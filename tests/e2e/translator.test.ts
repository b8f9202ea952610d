// A browser's translator or an extension changes a page's texts before or after its scripts start: nothing disappears.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { href, type PageName } from '#shared/paths.ts'
import { gate, journeys } from './browser.ts'
import { settled } from './settled.ts'
import { openDesk } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

/** One of each kind of page. */
const KINDS = [
  'searchCompany',
  'company',
  'companyReviews',
  'companySalaries',
  'salaries',
  'takeHomeCalculator',
  'comparePay',
  'jobs',
  'faq',
  'article',
  'login',
  'ownerLogin',
  'teamLogin',
  'contact',
  'companyAsk',
  'writeReview',
  'myReview',
] as const satisfies PageName[]

const addresses = async (): Promise<string[]> => {
  const { slug } = await knownCompany(house.url)
  return KINDS.map(name => href('id', name, { id: slug, slug: 'menghitung-thr' } as never))
}

test('a page translated before its scripts start is complete afterwards, with what was typed', async () => {
  const { page, close } = await house.reader()
  for (const address of await addresses()) {
    const open = await gate(page)
    await page.goto(address)
    const text = await textOf(page)
    const field = page.locator('main').locator('input[type=text], input[type=email], textarea').first()
    const typed = (await field.isVisible()) && 'ani 1'
    if (typed) await field.fill(typed)
    await page.evaluate(translate)
    open()
    await settled(page)
    const now = await textOf(page)
    assert.ok(now.length > text.length * 0.8, `${address} shows ${now.length} of ${text.length} letters`)
    if (typed) assert.equal(await field.inputValue(), typed, address)
  }
  await close()
})

test('a page translated after its start keeps working, and its links work', async () => {
  const reader = await house.reader()
  const { page } = reader
  for (const address of await addresses()) {
    await page.goto(address)
    await settled(page)
    await page.evaluate(translate)
    const send = page.locator('main form button[type=submit]').first()
    if (await send.isVisible()) await send.click()
    await settled(page)
    assert.ok((await textOf(page)).length > 100, address)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForURL(url => url.pathname === '/')
    await page.locator('.hero, main h1').first().waitFor()
    assert.equal(await page.locator('.sorry').count(), 0, address)
  }
  reader.checkQuiet()
  await reader.close()
})

test('in a translated page a calculator shows the result of the latest input', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.goto(href('id', 'takeHomeCalculator'))
  await settled(page)
  const wage = page.getByLabel(wordsOf('id').payslip.fields.wage.label)
  await wage.fill('9jt')
  await page.locator('#answer').getByText('8.474.877').waitFor()
  await page.evaluate(translate)
  await wage.fill('4jt')
  await page.locator('#answer').getByText('3.840.000').waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('in a translated page the team’s desk goes from one review to the next', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await openDesk(reader, house.program)
  await page.locator('#work-h').waitFor()
  await settled(page)
  await page.evaluate(translate)
  const before = await textOf(page)
  await page.keyboard.press('j')
  await settled(page)
  assert.notEqual(await textOf(page), before)
  reader.checkQuiet()
  await reader.close()
})

const textOf = (page: Page): Promise<string> => page.locator('main').innerText()

/** Like Chrome's translator, replaces each text by an element. */
function translate(): void {
  document.documentElement.lang = 'ja'
  document.documentElement.classList.add('translated-ltr')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option'))
      continue
    const font = document.createElement('font')
    const inner = font.appendChild(document.createElement('font'))
    inner.textContent = `${text.data} `
    text.replaceWith(font)
  }
}
