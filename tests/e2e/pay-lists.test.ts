// A reader looks up pay: on the map, by search, by role and city; and the structured data of these pages.
import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import type { Output } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { bandOf } from '#web/pay/band.ts'
import { formats } from '#web/platform/formats.ts'
import { checkAccessInBoth, checkWidth, journeys, type Reader } from './browser.ts'
import { settled } from './settled.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const MOST_HTML_KB = 20
const LONG_WORD = 'Internasionalisasiperdagangankomoditasperkebunanbersamanusan'

const pay = <T>(path: string, locale: Locale = 'id') =>
  api<T>(house.url, path, { headers: { Locale: locale } })
const topJobs = (locale?: Locale) => pay<Output<'topSalaries'>>('/top-salaries?mode=top_paid_jobs', locale)
const mapOf = (query = '') => pay<Output<'payMap'>>(`/v2/salaries/map${query}`)
const roleOf = (id: string, locale?: Locale) => pay<Output<'rolePay'>>(`/job-roles/${id}/salaries`, locale)

/** A listed role with known pay in a city. */
async function roleInCity(locale: Locale = 'id') {
  for (const { id } of (await topJobs(locale)).roles) {
    const role = await roleOf(id, locale)
    const [city] = role.cities
    if (city) return { role, city }
  }
  return assert.fail('the demo has no role with a city')
}

const text = async (address: string) => (await fetch(house.url + address)).text()

async function check(reader: Reader, state: string): Promise<void> {
  await checkAccessInBoth(reader.page, state)
  await checkWidth(reader.page, state)
}

test('from the map a reader gets to a role and to its pay in a city', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { salaries, pay: words } = wordsOf('id')
  const { role, city } = await roleInCity('id')
  await page.goto(href('id', 'salaries'))
  await settled(page)
  await check(reader, 'the map of pay')
  await page.getByRole('link', { name: salaries.map.readings.minimum, exact: true }).click()
  await page.waitForURL(url => url.searchParams.get('view') === 'minimum')
  await page.locator('.weave-key').getByText(salaries.map.steps.minimum.up('').trim().slice(-5)).waitFor()
  await page.getByRole('heading', { level: 1, name: salaries.head.minimum.title, exact: true }).waitFor()
  await check(reader, 'the map as a multiple')
  await page.goto(href('id', 'salaries', {}, { mode: 'top_paid_jobs' }))
  await settled(page)
  await check(reader, 'all roles')
  await page.locator('.payrows a').filter({ hasText: role.role.name }).first().click()
  await page.getByRole('heading', { level: 1, name: role.role.name, exact: true }).waitFor()
  await page
    .getByText(formats('id').rupiah(role.range?.p50 ?? 0), { exact: true })
    .first()
    .waitFor()
  await check(reader, 'a role')
  const field = page.locator('main input[name=city]')
  await field.focus()
  await page.locator('input[name=city][role=combobox]').waitFor()
  await page.keyboard.type(city.name.replace(/^(Kota|Kabupaten) /, ''), { delay: 10 })
  await page.getByRole('option').first().waitFor()
  await check(reader, 'cities suggested')
  await page.goto(href('id', 'position', { role: role.role.id }, { city: city.id }))
  await settled(page)
  const figure = await page.locator('.amount').first().innerText()
  assert.ok(figure.includes(formats('id').rupiah(city.range.p50)), figure)
  assert.ok(figure.includes(words.people(bandOf(city.range.people, formats('id')))), figure)
  await check(reader, 'a role in a city')
  await page.goto(href('id', 'department', { department: role.role.department }))
  await settled(page)
  await check(reader, 'a department')
  reader.checkQuiet()
  await reader.close()
})

test('without JavaScript a plain form answers a question about pay', async () => {
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  const { pay: words, positions } = wordsOf('en')
  const { role, city } = await roleInCity('en')
  await page.goto(href('en', 'salaries'))
  await page.locator('main input[name=q]').fill(`${role.role.name}, ${city.name}`)
  await page.locator('main').getByRole('button', { name: words.search.submit, exact: true }).click()
  const answer = page.locator('main').getByRole('link', {
    name: new RegExp(`^${role.role.name}.*${city.name.replace('Kabupaten', 'Kab.')}$`),
  })
  await answer.waitFor()
  const amount = formats('en').rupiah(city.range.p50)
  assert.equal(await page.locator('.amount b').first().innerText(), amount)
  await answer.click()
  assert.equal(await page.locator('.amount b').first().innerText(), amount)
  await page.locator('main input[name=city]').fill('Entahberantah')
  await page.locator('main').getByRole('button', { name: positions.role.city.submit, exact: true }).click()
  await page.getByText(positions.role.city.unknown('Entahberantah')).waitFor()
  await page.locator('main input[name=city]').fill('jakarta')
  await page.locator('main').getByRole('button', { name: positions.role.city.submit, exact: true }).click()
  const several = page.getByRole('list', { name: positions.role.city.several('jakarta') })
  assert.equal(await several.getByRole('link').count(), 5)
  await reader.close()
})

test('a press on a province opens the table at its row', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.goto(href('id', 'salaries'))
  await settled(page)
  const jakarta = page.locator('tr#p31')
  assert.equal(await jakarta.isVisible(), false)
  await page.locator('a[href="#p31"] path').dispatchEvent('click')
  await jakarta.waitFor({ state: 'visible' })
  reader.checkQuiet()
  await reader.close()
})

test('a text describes the map, and a table has the figures of every province', async () => {
  const { provinces } = await mapOf()
  const known = provinces.filter(({ range }) => range !== null)
  const [top] = known.toSorted((a, b) => Number(b.range?.p50) - Number(a.range?.p50))
  assert.ok(top?.range && known.length > 1)
  const html = await text(href('id', 'salaries'))
  const { map } = wordsOf('id').salaries
  const sentence = map.top(top.name, wordsOf('id').pay.millions(formats('id').millions(top.range.p50)))
  const alternative = /<p class="vh">([^<]*)<\/p>/.exec(html.slice(html.indexOf('class="weave"')))?.[1] ?? ''
  assert.ok(alternative.includes(sentence), alternative)
  assert.ok(alternative.includes(map.missing(String(provinces.length - known.length)).trim()), alternative)
  assert.equal([...html.matchAll(/<tr id="p\d\d">/g)].length, 38)
  assert.equal([...html.matchAll(/<path id="t\d\d" d="M/g)].length, 38)
  for (const { code } of known)
    assert.ok(html.includes(`<a class="weave-t weave-t`) && html.includes(`href="#p${code}"`))
})

test('the lines of a role’s pay have a text with their ranges', async () => {
  const { roles } = await topJobs()
  const pays = await Promise.all(roles.map(({ id }) => roleOf(id)))
  const role = pays.find(({ years }) => years.filter(({ minimum_wage }) => minimum_wage).length > 1)
  assert.ok(role)
  const years = role.years.filter(({ minimum_wage }) => minimum_wage)
  const [first, last] = [years[0], years.at(-1)]
  const html = await text(href('id', 'position', { role: role.role.id }))
  const label = /<svg class="gap"[^>]*aria-label="([^"]*)"/.exec(html)?.[1] ?? ''
  const { gap } = wordsOf('id').positions.role
  const millions = (amount: number | undefined) => formats('id').millions(amount ?? 0)
  assert.ok(
    label.startsWith(
      gap.text(String(first?.year), String(last?.year), millions(first?.p50), millions(last?.p50)),
    ),
    label,
  )
})

test('structured data of a role’s pay equals the visible figures, and a page below its floor is not indexed', async () => {
  const [shown] = (await topJobs()).roles
  assert.ok(shown)
  const html = await text(href('id', 'position', { role: shown.id }))
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json as string) as Record<string, unknown>,
  )
  const occupation = things.find(thing => thing['@type'] === 'Occupation') as
    | { estimatedSalary: { median: number }[] }
    | undefined
  assert.equal(occupation?.estimatedSalary[0]?.median, shown.range.p50)
  assert.match(html, new RegExp(`<title>[^<]*${formats('id').rupiah(shown.range.p50)}`))
  assert.doesNotMatch(html, /name="robots"/)
  const few = await text(href('id', 'position', { role: 'librarian' }))
  assert.doesNotMatch(few, /"Occupation"/)
  assert.match(few, /name="robots" content="noindex/)
})

test('a whole list is indexed with its own address in both languages, and searches and map settings are not', async () => {
  const list = await text(href('id', 'salaries', {}, { mode: 'cities' }))
  assert.match(list, /rel="canonical" href="[^"]*\/gaji\?mode=cities"/)
  assert.match(list, /hreflang="en" href="[^"]*\/en\/salaries\?mode=cities"/)
  const chosen = await text(href('id', 'salaries', {}, { department: 'it', view: 'minimum' }))
  assert.match(chosen, /rel="canonical" href="[^"]*\/gaji"/)
  assert.match(chosen, /name="robots" content="noindex/)
  assert.match(
    await text(href('id', 'searchSalaries', {}, { q: 'perawat' })),
    /name="robots" content="noindex/,
  )
})

test('pages of pay stay below their limit of bytes', async () => {
  const { role } = await roleInCity()
  const { department } = role.role
  const pages = [
    href('id', 'salaries'),
    href('en', 'salaries', {}, { mode: 'top_paid_jobs' }),
    href('id', 'position', { role: role.role.id }),
    href('id', 'department', { department }),
    href('id', 'searchSalaries', {}, { q: 'staf' }),
  ]
  for (const page of pages) {
    const kilobytes = brotliCompressSync(await text(page)).length / 1024
    assert.ok(kilobytes <= MOST_HTML_KB, `${page} has ${kilobytes.toFixed(1)} kB`)
  }
})

test('no page of pay sticks out at 320 pixels or in print, whatever was searched', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.setViewportSize({ width: 320, height: 640 })
  const { role, city } = await roleInCity()
  const pages = [
    href('id', 'salaries'),
    href('en', 'salaries'),
    href('id', 'salaries', {}, { mode: 'top_companies' }),
    href('id', 'searchSalaries', {}, { q: LONG_WORD }),
    href('id', 'searchSalaries', {}, { q: 'perawat jakarta' }),
    href('id', 'position', { role: role.role.id }, { city: city.id }),
    href('id', 'position', { role: role.role.id }, { city: LONG_WORD }),
    href('id', 'department', { department: role.role.department }),
  ]
  for (const address of pages) {
    await page.goto(address)
    await checkWidth(page, `${address} at 320`)
  }
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const address of pages) {
    await page.goto(address)
    await checkWidth(page, `${address} printed`)
  }
  await reader.close()
})

test('the map is printed dark on white, also from the dark theme, with its table', async () => {
  const reader = await house.reader({ theme: 'dark' })
  const { page } = reader
  await page.goto(href('id', 'salaries'))
  const inkOf = () =>
    page.locator('body').evaluate(body => Number(/\d+/.exec(getComputedStyle(body).color)?.[0]))
  assert.ok((await inkOf()) > 128, 'ink on a dark screen is light')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  assert.ok((await inkOf()) < 128, 'printed ink is dark')
  assert.ok((await page.locator('tr#p31').boundingBox())?.height, 'the table is printed')
  await reader.close()
})
