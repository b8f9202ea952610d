// Every page that a visitor can open, once per language: axe, sideways scrolling, and the document's own metadata.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import {
  checkAccess,
  checkAccessInBoth,
  checkWidth,
  checkWidths,
  enlarge,
  journeys,
  READERS,
} from './browser.ts'
import { addressesIn, PAGES } from './pages.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

/** There are many pages, so that they are split over several tests below the time limit. */
const THIRDS = READERS.flatMap(reader => [0, 1, 2].map(third => ({ ...reader, third })))
const addressByTitle = new Map<string, string>()

for (const { locale, screen, third } of THIRDS)
  test(`every visitor page passes axe and fits every width and text size (${locale}, ${screen}, third ${third + 1})`, async () => {
    const reader = await house.reader({ locale, screen, theme: screen === 'desk' ? 'dark' : 'light' })
    const { page } = reader
    const addressOf = await addressesIn(house.url)
    for (const name of PAGES.filter((_, at) => at % 3 === third)) {
      const address = addressOf(name, locale)
      const answer = await page.goto(address)
      assert.equal(answer?.status(), 200, `${address} answers ${answer?.status()}`)
      checkDocument((await answer?.text()) ?? '', address)
      await settled(page)
      if (screen === 'phone') {
        await checkAccessInBoth(page, address)
        await checkWidths(page, address)
      } else {
        await checkAccess(page, address)
        await checkWidth(page, address)
      }
    }
    reader.checkQuiet()
    await reader.close()
  })

/** One h1, a unique title, and both languages named in the head. */
function checkDocument(html: string, address: string): void {
  assert.equal(html.match(/<h1[\s>]/g)?.length, 1, `${address} has one h1`)
  assert.equal(html.match(/rel="alternate" hreflang=/g)?.length, 3, `${address} names its twins`)
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? assert.fail(`${address} has no title`)
  assert.equal(addressByTitle.get(title), undefined, `${address} has a title of its own`)
  addressByTitle.set(title, address)
}

for (const [theme, names] of [
  ['light', ['jobs', 'companyReviews']],
  ['dark', ['home', 'searchCompany']],
] as const)
  test(`every menu of a page passes axe and fits a phone at twice the text size (${theme})`, async () => {
    const reader = await house.reader({ theme })
    const { page } = reader
    const addressOf = await addressesIn(house.url)
    for (const name of names) {
      await page.goto(addressOf(name, 'id'))
      await settled(page)
      for (const menu of await page.locator('summary:visible').all()) {
        const state = `${name}, ${await menu.innerText()} open`
        await menu.click()
        await checkAccess(page, state)
        await enlarge(page)
        await checkWidth(page, `${state}, in large text`)
        await enlarge(page, false)
        await page.keyboard.press('Escape')
      }
    }
    reader.checkQuiet()
    await reader.close()
  })

test('axe finds nothing on the 404 page or on empty search results', async () => {
  const reader = await house.reader()
  const { page } = reader
  for (const address of [
    '/tidak-ada',
    href('id', 'searchCompany', {}, { q: 'zzzzqqqq' }),
    href('id', 'searchCompany', {}, { q: 'digital', score: 5, recommend: '0' }),
    href('id', 'faq', {}, { q: 'zzzz' }),
  ]) {
    await page.goto(address)
    await settled(page)
    await checkAccessInBoth(page, address)
    await checkWidth(page, address)
  }
  reader.checkQuiet()
  await reader.close()
})

test('a screen reader reads the scale of every rating, and nothing twice', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { companies } = wordsOf('id')
  const { slug, name, review_count } = await knownCompany(house.url)
  await page.goto(href('id', 'company', { id: slug }))
  const heard = (region: string) => page.getByRole('region', { name: region, exact: true }).ariaSnapshot()
  const ratings = (await heard(companies.ratings.title)).split('\n').filter(line => line.includes('listitem'))
  assert.equal(ratings.length, 13)
  for (const line of ratings) {
    assert.match(line, new RegExp(`\\d[.,]\\d ${companies.score.outOf}`))
    assert.doesNotMatch(line, /[=+−]/)
  }
  const satisfaction = await heard(companies.satisfaction.title)
  assert.equal(satisfaction.split(`% ${companies.satisfaction.steps[2]}`).length, 2)
  assert.doesNotMatch(satisfaction, /img/)
  await page.goto(href('id', 'searchCompany'))
  const rated = new RegExp(`^${name} .*\\d[.,]\\d ${companies.score.outOf}, ${review_count} `)
  await page.locator('main').getByRole('link', { name: rated }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('by keyboard the first stop is a skip link, and every stop shows the focus', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.goto(href('id', 'home'))
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: wordsOf('id').masthead.skip })
  assert.equal(await skip.evaluate(link => link === document.activeElement), true)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement
      const style = getComputedStyle(at)
      return at === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none'
    })
    assert.ok(shown, `stop ${stop} shows no focus`)
  }
  await reader.close()
})
