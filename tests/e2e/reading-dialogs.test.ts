// Dialogs over the list: the prompts to see all reviews and to write one; and the focus after a choice.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { reading } from '#shared/messages/id/reviews/reading.ts'
import { checkAccessInBoth, journeys } from './browser.ts'
import { homeLists, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

async function largestCompany() {
  const { top_rated, top_newcomer } = await homeLists(house.url)
  const [largest] = [...top_rated, ...top_newcomer].toSorted((a, b) => b.review_count - a.review_count)
  return largest ?? assert.fail('the demo has no company')
}

test('the prompts open over the list, and Escape, the cross (also pressed twice) and back close them without a request and return the focus', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { reviews, masthead, accounts } = wordsOf('id')
  const { slug, name } = await largestCompany()
  const list = href('id', 'companyReviews', { id: slug })
  await page.goto(list)
  await settled(page)
  const seeAll = page.getByRole('link', { name: reviews.locked.seeAll })
  const dialog = page.getByRole('dialog')
  const cross = dialog.getByRole('button', { name: masthead.nav.close })
  const ways: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => cross.click(),
    () =>
      cross.evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      }),
    () => page.goBack(),
  ]
  const loaded: string[] = []
  page.on(
    'request',
    request => request.url().includes(`/api/v2/company/${slug}`) && loaded.push(request.url()),
  )
  for (const close of ways) {
    await seeAll.click()
    await dialog.getByRole('button', { name: reviews.locked.signIn }).waitFor()
    await close()
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForURL(url => url.pathname === list && url.hash === '')
    assert.equal(await seeAll.evaluate(link => link === document.activeElement), true)
  }
  assert.deepEqual(loaded, [])
  await seeAll.click()
  await checkAccessInBoth(page, 'the prompt to see all')
  await dialog.getByRole('button', { name: reviews.locked.signIn }).click()
  await page.getByRole('dialog', { name: accounts.login.dialog }).waitFor()
  await page.keyboard.press('Escape')
  const write = page.locator('.locked').getByRole('link', { name: reviews.locked.write })
  await write.click()
  await page.getByRole('dialog', { name: reading.prompts.write(name) }).waitFor()
  await dialog.getByRole('button', { name: reading.prompts.later }).click()
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await write.evaluate(link => link === document.activeElement), true)
  await write.click()
  await dialog.getByRole('link', { name: reviews.locked.write }).click()
  await page.waitForURL(url => url.pathname === href('id', 'companyWriteReview', { id: slug }))
  reader.checkQuiet()
  await reader.close()
})

test('after a choice the focus is on its control or in place of the removed chip, and the list keeps its position', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { reviews } = wordsOf('id')
  const { slug } = await largestCompany()
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await settled(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.evaluate(() => scrollTo(0, 150))
  const score = page.locator('summary.chip', { hasText: reviews.filters.score })
  await score.focus()
  await page.keyboard.press('Enter')
  await page.locator('.menu-i[href*="score=4"]').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/score=4/)
  assert.match(await focused(), new RegExp(reviews.filters.score))
  const chip = page.getByRole('link', { name: `${reviews.filters.remove} ${reviews.filters.score} 4` })
  await chip.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await chip.waitFor({ state: 'detached' })
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
  assert.equal(await page.evaluate(() => scrollY), before)
  const search = page.getByRole('searchbox', { name: reviews.search.label })
  await search.fill('dan')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=dan/)
  assert.equal(await search.evaluate(field => field === document.activeElement), true)
  reader.checkQuiet()
  await reader.close()
})

test('a company can be shared by WhatsApp without JavaScript, and as a copied link with it', async () => {
  const { slug } = await knownCompany(house.url)
  const path = href('id', 'company', { id: slug })
  const { share } = wordsOf('id')
  const plain = await house.reader({ script: false })
  await plain.page.goto(path)
  await plain.page.locator('summary', { hasText: share.label }).click()
  const sent = await plain.page.getByRole('link', { name: share.whatsapp }).getAttribute('href')
  assert.ok(sent?.startsWith('https://wa.me/?text=') && decodeURIComponent(sent).endsWith(path), sent ?? '')
  await plain.close()
  const reader = await house.reader()
  await reader.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.page.goto(path)
  await settled(reader.page)
  await reader.page.locator('summary', { hasText: share.label }).click()
  await reader.page.getByRole('button', { name: share.copy }).click()
  await reader.page.getByText(share.copied).waitFor()
  assert.ok((await reader.page.evaluate(() => navigator.clipboard.readText())).endsWith(path))
  reader.checkQuiet()
  await reader.close()
})
