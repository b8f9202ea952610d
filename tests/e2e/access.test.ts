// axe and sideways scrolling on every page, in both languages, light and dark.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { addressesIn, PAGES } from './pages.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

/** They are many: no test shall come near the time that one may take. */
const THIRDS = [0, 1, 2].flatMap(third => (['id', 'en'] as const).map(locale => ({ third, locale })))

for (const { third, locale } of THIRDS)
  test(`axe finds nothing on any page a visitor can open (${locale}, third ${third + 1})`, async () => {
    const reader = await house.reader({ locale })
    const { page } = reader
    const addressOf = await addressesIn(house.url)
    for (const name of PAGES.filter((_, at) => at % 3 === third)) {
      const address = addressOf(name, locale)
      const answer = await page.goto(address)
      assert.equal(answer?.status(), 200, `${address} answers ${answer?.status()}`)
      await settled(page)
      await checkAccessInBoth(page, address)
      await checkWidth(page, address)
    }
    reader.checkQuiet()
    await reader.close()
  })

test('axe finds nothing in open menus, on the 404 page and on empty results', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { masthead } = wordsOf('id')
  await page.goto('/tidak-ada')
  await checkAccessInBoth(page, '404')
  await page.goto(href('id', 'searchCompany', {}, { q: 'zzzzqqqq' }))
  await checkAccessInBoth(page, 'no results')
  await page.goto(href('id', 'home'))
  await settled(page)
  await page
    .locator('summary')
    .filter({ hasText: masthead.nav.menu })
    .or(page.getByLabel(masthead.nav.menu))
    .first()
    .click()
  await checkAccessInBoth(page, 'menu')
  reader.checkQuiet()
  await reader.close()
})

test('at 320 pixels, which is 1280 at four times the size, nothing scrolls sideways', async () => {
  const reader = await house.reader()
  const { page } = reader
  const addressOf = await addressesIn(house.url)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of PAGES) {
    const address = addressOf(name, 'id')
    await page.goto(address)
    await checkWidth(page, `${address} at 320`)
  }
  await reader.close()
})

test('every page a visitor opens has one h1, its own title, and both languages named in its head', async () => {
  const addressOf = await addressesIn(house.url)
  const titles = new Set<string>()
  const pages = PAGES.flatMap(name => (['id', 'en'] as const).map(locale => ({ name, locale })))
  for (const { name, locale } of pages) {
    const address = addressOf(name, locale)
    const html = await (await fetch(house.url + address)).text()
    assert.equal(html.match(/<h1[\s>]/g)?.length, 1, `${address} has one h1`)
    assert.equal(html.match(/rel="alternate" hreflang=/g)?.length, 3, `${address} names its twins`)
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
  }
  assert.equal(titles.size, pages.length)
})

for (const locale of ['id', 'en'] as const)
  test(`read out, every rating says what it is out of, and nothing is said twice (${locale})`, async () => {
    const reader = await house.reader({ locale })
    const { page } = reader
    const { companies } = wordsOf(locale)
    const { slug, name, review_count } = await knownCompany(house.url)
    await page.goto(href(locale, 'company', { id: slug }))
    const heard = (region: string) => page.getByRole('region', { name: region, exact: true }).ariaSnapshot()
    const ratings = (await heard(companies.ratings.title))
      .split('\n')
      .filter(line => line.includes('listitem'))
    assert.equal(ratings.length, 13)
    for (const line of ratings) {
      assert.match(line, new RegExp(`\\d[.,]\\d ${companies.score.outOf}`))
      assert.doesNotMatch(line, /[=+−]/)
    }
    const satisfaction = await heard(companies.satisfaction.title)
    assert.equal(satisfaction.split(`% ${companies.satisfaction.steps[2]}`).length, 2)
    assert.doesNotMatch(satisfaction, /img/)
    await page.goto(href(locale, 'searchCompany'))
    const rated = new RegExp(`^${name} .*\\d[.,]\\d ${companies.score.outOf}, ${review_count} `)
    await page.locator('main').getByRole('link', { name: rated }).waitFor()
    reader.checkQuiet()
    await reader.close()
  })

test('by keyboard the first stop skips to the content, and every stop shows where it is', async () => {
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
