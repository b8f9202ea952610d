// The library: reading without scripts, in both languages, with links between articles.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { library as libraryEn } from '#shared/messages/en/library/library.ts'
import { searching } from '#shared/messages/id/discovery/searching.ts'
import { library as libraryId } from '#shared/messages/id/library/library.ts'
import { journeys } from './browser.ts'
import { settled } from './settled.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const WORDS = {
  id: { library: libraryId, slug: 'menghitung-thr', query: 'ijazah' },
  en: { library: libraryEn, slug: 'thr-holiday-bonus-reckoned', query: 'diploma' },
}

test('without scripts a reader goes from a situation to its article and finds an answer', async () => {
  const { library, query } = WORDS.en
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  await page.goto(href('en', 'careers'))
  const door = page.locator('.door').filter({ hasText: library.situations.unpaid })
  await door.locator(`a[href*="${href('en', 'articles')}/"]`).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  assert.ok(new URL(page.url()).pathname.startsWith(`${href('en', 'articles')}/`))
  await page.getByRole('heading', { name: library.article.sources, exact: true }).waitFor()
  await page.goto(href('en', 'faq'))
  await page.getByLabel(library.faq.search).last().fill(query)
  await page.getByRole('button', { name: library.faq.submit, exact: true }).last().click()
  await page.waitForURL(url => url.searchParams.get('q') === query)
  assert.ok((await page.locator('details[open]').count()) > 0)
  await reader.close()
})

test('the site search leads to all matching articles, and to an answer that is already open', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  await page.goto(href('id', 'search', {}, { q: 'gaji' }))
  await settled(page)
  await page.locator(`a[href="${href('id', 'search', {}, { q: 'gaji', all: 'articles' })}"]`).click()
  await page.waitForURL(url => url.searchParams.get('all') === 'articles')
  await page.getByRole('heading', { name: searching.groups.faqs }).waitFor({ state: 'detached' })
  assert.ok((await page.locator('.hits li').count()) > 3)
  assert.equal(await page.evaluate(() => scrollY), 0)
  await page.goBack()
  await page
    .locator(`a[href^="${href('id', 'faq')}#"]`)
    .first()
    .click()
  await page.locator('details[open] .faq').waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('the language switch leads from an article to its translation, whose address has other words', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'desk' })
  const { page } = reader
  await page.goto(href('id', 'article', { slug: WORDS.id.slug }))
  await settled(page)
  await page.getByRole('link', { name: wordsOf('id').masthead.language.label }).click()
  await page.waitForURL(url => url.pathname === href('en', 'article', { slug: WORDS.en.slug }))
  reader.checkQuiet()
  await reader.close()
})
