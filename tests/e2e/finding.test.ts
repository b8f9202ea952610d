// Search: suggestions by keyboard, filters with and without scripts, and the state in the address.
import assert from 'node:assert/strict'
import test from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { roles as rolesId } from '#shared/messages/id/pay/roles.ts'
import { jobs as jobsId } from '#shared/messages/id/jobs/jobs.ts'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { api, knownCompany, mistyped } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

type Results = { companies: { slug: string; name: string }[]; page: { total: number } }
const found = (query: string) => api<Results>(house.url, `/search/companies?${query}`)
const rows = (page: Page) => page.locator('.found .rank > li')

/** The page's search field, after its script has started. */
async function enterField(page: Page) {
  const field = page.locator('input[name=q]').first()
  await field.focus()
  await page.locator('input[name=q][role=combobox]').first().waitFor()
  return field
}

test('by keyboard alone a misspelt name leads over the suggestions to the company', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const words = wordsOf('en').search
  const company = await knownCompany(house.url)
  for (const start of [href('en', 'home'), href('en', 'searchCompany')]) {
    await page.goto(start)
    await settled(page)
    const field = await enterField(page)
    await page.keyboard.type('zqxzqx', { delay: 20 })
    const none = page.getByRole('status').filter({ hasText: words.suggestions.none })
    await none.and(page.locator('.cbx-pop')).waitFor()
    await checkAccess(page, 'no suggestion')
    await page.keyboard.press('Escape')
    await none.waitFor({ state: 'detached' })
    await field.fill('')
    // The message for the earlier empty result does not apply to the new words.
    const late = Promise.withResolvers<void>()
    await page.route('**/api/search?**', route => late.promise.then(() => route.continue()))
    const request = page.waitForRequest('**/api/search?**')
    await page.keyboard.type(mistyped(company.name), { delay: 20 })
    await request
    assert.equal(await none.count(), 0)
    late.resolve()
    const option = page.getByRole('option', { name: company.name }).first()
    await option.waitFor()
    await page.unroute('**/api/search?**')
    assert.equal(await field.getAttribute('aria-expanded'), 'true')
    await page.keyboard.press('ArrowDown')
    const active = await field.getAttribute('aria-activedescendant')
    assert.equal(await page.locator(`[id="${active}"]`).getAttribute('aria-selected'), 'true')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ (saran|suggestion)/ })
      .waitFor({ state: 'attached' })
    await page.getByRole('group', { name: words.suggestions.groups.companies }).waitFor()
    await checkAccess(page, 'open suggestions')
    await checkWidth(page, 'open suggestions')
    await page.keyboard.press('Escape')
    await page.getByRole('listbox', { name: words.suggestions.label }).waitFor({ state: 'detached' })
    assert.notEqual(await field.inputValue(), '')
    await page.keyboard.press('ArrowDown')
    await option.waitFor()
    while (!(await option.getAttribute('aria-selected'))?.includes('true'))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.pathname === href('en', 'company', { id: company.slug }))
  }
  reader.checkQuiet()
  await reader.close()
})

test('Enter without a selected suggestion searches, like the plain form', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.goto(href('id', 'home'))
  await settled(page)
  await enterField(page)
  await page.keyboard.type('bank', { delay: 20 })
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(
    url => url.pathname === href('id', 'searchCompany') && url.searchParams.get('q') === 'bank',
  )
  assert.equal(await page.getByRole('option').count(), 0)
  reader.checkQuiet()
  await reader.close()
})

test('filters work without JavaScript: menus, form, chips, empty results', async () => {
  const reader = await house.reader({ locale: 'id', script: false })
  const { page } = reader
  const { search, companies } = wordsOf('id')
  await page.goto(href('id', 'searchCompany'))
  const menu = (name: string) => page.locator('summary').filter({ hasText: name })
  await menu(search.filters.score.name).click()
  await page.getByRole('link', { name: search.filters.score.from(4) }).click()
  await page.waitForURL(url => url.searchParams.get('score') === '4')
  await menu(search.filters.feature.name).click()
  await page.getByLabel(companies.benefits.parkingspace).check()
  await page.getByLabel(companies.benefits.freemeals).check()
  await page.locator('details[open] button').click()
  await page.waitForURL(({ searchParams: params }) =>
    isDeepStrictEqual([params.get('score'), ...params.getAll('feature')], ['4', 'parkingspace', 'freemeals']),
  )
  const { total } = (await found('score=4&feature=parkingspace&feature=freemeals')).page
  assert.ok(total > 0)
  assert.equal(await rows(page).count(), Math.min(20, total))
  await page.getByRole('link', { name: `${search.filters.remove} ${companies.benefits.freemeals}` }).click()
  await page.waitForURL(url => isDeepStrictEqual(url.searchParams.getAll('feature'), ['parkingspace']))
  await page.goto(href('id', 'searchCompany', {}, { q: 'digital', score: 5, recommend: '0' }))
  await page.getByText(search.noneFiltered).waitFor()
  await page.getByRole('heading', { name: search.nearest }).waitFor()
  assert.ok((await rows(page).count()) > 0)
  await page.getByRole('link', { name: search.filters.clear }).last().click()
  await page.waitForURL(url => url.search === '?q=digital')
  // The filters are not the cause: the company is not listed at all.
  await page.goto(href('id', 'searchCompany', {}, { q: 'zzz', city: '32.73' }))
  await page.getByText(search.none('zzz')).waitFor()
  assert.equal(await page.getByText(search.noneFiltered).count(), 0)
  await page.getByRole('link', { name: search.add }).click()
  await page.waitForURL(url => url.pathname === href('id', 'writeReview'))
  // Near matches may be other companies, while filters hide listed ones.
  const q = mistyped((await knownCompany(house.url)).name)
  await page.goto(href('id', 'searchCompany', {}, { q }))
  await page.getByText(search.corrected(q)).waitFor()
  await page.getByText(search.missing).waitFor()
  await page.getByRole('link', { name: search.add }).click()
  await page.waitForURL(url => url.pathname === href('id', 'writeReview'))
  await page.goto(href('id', 'searchCompany', {}, { q, score: 1 }))
  assert.ok((await rows(page).count()) > 0)
  assert.equal(await page.getByText(search.missing).count(), 0)
  reader.checkQuiet()
  await reader.close()
})

test('a city chosen by name survives the language switch, back and reload', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { search, masthead } = wordsOf('en')
  const other = 'id'
  await page.goto(href('en', 'searchCompany', {}, { feature: ['parkingspace', 'freemeals'] }))
  await settled(page)
  const before = await rows(page).count()
  await page.locator('summary').filter({ hasText: search.filters.city.name }).click()
  await page.getByLabel(search.filters.city.other).fill('bandung')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('city') === 'bandung')
  const left = (await found('city=32.73&feature=parkingspace&feature=freemeals')).page.total
  assert.ok(left < before)
  await page.waitForFunction(count => document.querySelectorAll('.found .rank > li').length === count, left)
  await page.reload()
  assert.equal(await rows(page).count(), left)
  await page.getByRole('link', { name: masthead.language.label }).click()
  await page.waitForURL(url => url.pathname === href(other, 'searchCompany'))
  assert.deepEqual(new URL(page.url()).searchParams.getAll('feature'), ['parkingspace', 'freemeals'])
  assert.equal(await rows(page).count(), left)
  await page.goBack()
  await settled(page)
  await page.goBack()
  await page.waitForFunction(count => document.querySelectorAll('.found .rank > li').length === count, before)
  assert.equal(new URL(page.url()).searchParams.has('city'), false)
  await page.goForward()
  await page.waitForFunction(count => document.querySelectorAll('.found .rank > li').length === count, left)
  reader.checkQuiet()
  await reader.close()
})

test('an unknown city is reported at its field, and the sheet stays open until it is corrected', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { city } = wordsOf('id').search.filters
  await page.goto(href('id', 'searchCompany'))
  await settled(page)
  await page.locator('.found summary').filter({ hasText: city.name }).click()
  const field = page.getByLabel(city.other)
  await field.fill('antah berantah')
  await field.press('Enter')
  const message = field.locator('..').getByText(city.unknown('antah berantah'))
  await message.waitFor()
  assert.equal(await field.evaluate(one => one === document.activeElement), true)
  assert.equal(await message.evaluate(isOnTop), true)
  await checkAccess(page, 'a city that is none, in its sheet')
  await field.pressSequentially(' lama')
  await message.waitFor({ state: 'detached' })
  assert.equal(await field.inputValue(), 'antah berantah lama')
  // First the message below the field disappears, then the sheet.
  await page
    .getByRole('status')
    .filter({ hasText: wordsOf('id').search.suggestions.none })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const result = page.getByText(city.ignored)
  assert.equal(await result.evaluate(isOnTop), true)
  await page.locator('.found summary').filter({ hasText: city.name }).click()
  await field.fill('jakarta')
  await field.press('Enter')
  const question = field.locator('..').getByText(city.several('jakarta'))
  await question.waitFor()
  assert.equal(await question.evaluate(isOnTop), true)
  await checkAccess(page, 'a name of several cities, in its sheet')
  await checkWidth(page, 'a name of several cities, in its sheet')
  await page.locator('.found-form a[href$="city=31.74"]').click()
  await page.waitForURL(url => url.searchParams.get('city') === '31.74')
  await field.waitFor({ state: 'hidden' })
  reader.checkQuiet()
  await reader.close()
})

/** Whether the element at the middle of this one is the element itself, so that nothing covers it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(seen) || Boolean(seen?.contains(element))
}

test('a town’s chip offers the regency of the same name, an ambiguous city leads to a question, and an unknown one to a message', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { search } = wordsOf('id')
  await page.goto(href('id', 'searchCompany', {}, { city: 'bandung' }))
  await page.getByRole('link', { name: search.filters.city.rather('Kab. Bandung') }).click()
  await page.getByRole('link', { name: `${search.filters.remove} Kab. Bandung` }).waitFor()
  await page.goto(href('id', 'searchCompany', {}, { city: 'bnadung' }))
  await page.getByRole('link', { name: search.filters.city.rather('Kab. Bandung') }).waitFor()
  await page.goto(href('id', 'searchCompany', {}, { city: 'antah berantah' }))
  await page
    .getByText(`${search.filters.city.unknown('antah berantah')} ${search.filters.city.ignored}`)
    .waitFor()
  await checkAccess(page, 'a city that is none')
  await checkWidth(page, 'a city that is none')
  await page.goto(href('id', 'searchCompany', {}, { city: 'jakarta' }))
  await page
    .getByRole('paragraph')
    .filter({ hasText: search.filters.city.several('jakarta') })
    .waitFor()
  await checkAccess(page, 'a city that is one of five')
  await checkWidth(page, 'a city that is one of five')
  await page.getByRole('link', { name: 'Jakarta Selatan', exact: true }).last().click()
  await page.waitForURL(url => url.searchParams.get('city') === '31.74')
  reader.checkQuiet()
  await reader.close()
})

test('picking a place filters the results of the words in the field', async () => {
  const reader = await house.reader()
  const { page } = reader
  for (const [list, words] of [
    ['jobs', jobsId.search],
    ['searchPosition', rolesId.search],
  ] as const)
    for (const query of [{}, { q: 'kasir' }]) {
      await page.goto(href('id', list, {}, query))
      await settled(page)
      await page.getByLabel(words.what, { exact: true }).fill('gudang')
      await page.getByLabel(words.where, { exact: true }).fill('kota bekasi')
      await page.getByRole('option', { name: 'Kota Bekasi' }).click()
      await page.waitForURL(url => url.searchParams.get('city') === '32.75')
      assert.equal(new URL(page.url()).searchParams.get('q'), 'gudang')
    }
  reader.checkQuiet()
  await reader.close()
})

test('the place panel closes after a choice', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.goto(href('id', 'jobs'))
  await settled(page)
  const places = page.locator('details.menu', { hasText: jobsId.filters.place }).first()
  await places.locator('summary').click()
  await places.locator('.menu-i[href*="province="]').first().click()
  await page.waitForURL(url => url.searchParams.has('province'))
  await places.locator('.menu-p').waitFor({ state: 'hidden' })
  reader.checkQuiet()
  await reader.close()
})

test('filtered lists are not indexed, and the whole list is', async () => {
  const robots = async (query: object) =>
    /name="robots" content="([^"]+)"/.exec(
      await (await fetch(house.url + href('id', 'searchCompany', {}, query as never))).text(),
    )?.[1]
  assert.equal(await robots({}), undefined)
  for (const query of [{ score: 4 }, { city: '32.73' }, { feature: ['freemeals'] }, { recommend: '1' }])
    assert.equal(await robots(query), 'noindex,follow')
})
