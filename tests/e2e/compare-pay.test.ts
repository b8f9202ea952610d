// "Is my pay fair?" Scripts compare in the browser without a request; a plain form is answered by POST.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { href } from '#shared/paths.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { checkAccess, checkAccessInBoth, checkWidth, journeys, type Reader } from './browser.ts'
import { enter, typeInto } from './keys.ts'
import { settled } from './settled.ts'
import { wordsOf } from './words.ts'

const house = journeys()

const WORK = {
  id: ['5,2jt', 'staf gudang', 'bekasi'],
  en: ['5.2 million', 'warehouse staff', 'bekasi'],
} as const
const headline = (page: Page) => page.locator('main h1')

async function fill({ page, locale }: Reader, [pay, role, city]: readonly string[]): Promise<void> {
  const { fields } = wordsOf(locale).comparing
  await page.getByLabel(fields.pay.label).fill(pay ?? '')
  await page.getByLabel(fields.job_role.label, { exact: true }).fill(role ?? '')
  await page.getByLabel(fields.city.label).fill(city ?? '')
}

/** Picks no suggestion, although the list of suggestions may cover the button. */
async function send({ page, locale }: Reader): Promise<void> {
  const { submit, again } = wordsOf(locale).comparing
  await page.keyboard.press('Escape')
  await page
    .locator('main form')
    .getByRole('button', { name: submit })
    .or(page.getByRole('button', { name: again }))
    .click()
}

test('the pay of a warehouse clerk in Bekasi is compared at 5.2 million, and no request contains the pay', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { comparing, companies } = wordsOf('id')
  const sent: string[] = []
  page.on('request', request =>
    sent.push(`${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  )
  await page.goto(href('id', 'comparePay'))
  await settled(page)
  await checkAccessInBoth(page, 'the form of the comparison')
  await fill(reader, WORK.id)
  await page.getByText(formatRupiah(5_200_000, 'id')).waitFor()
  await send(reader)
  const { outcome } = comparing
  await headline(page)
    .filter({ hasText: outcome.andUnder(outcome.below) })
    .waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByRole('img', { name: /5[.,]200[.,]000/ }).waitFor()
  await page.getByText(comparing.talk.points.when).waitFor()
  await checkAccessInBoth(page, 'a comparison')
  await checkWidth(page, 'a comparison')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkWidth(page, 'a comparison at 320')
  // Switches from the town to the regency around it; the pay stays.
  await page.getByRole('link', { name: companies.city('Kabupaten Bekasi') }).click()
  const regency = companies.city('Kabupaten Bekasi')
  await page.locator('main .note').filter({ hasText: regency }).first().waitFor()
  await page.getByText(formatRupiah(5_200_000, 'id')).first().waitFor()
  const leaks = sent.filter(one => /^POST|5[.,]2|5200000|5\.200\.000/.test(one))
  assert.deepEqual(leaks, [])
  assert.ok(new URL(page.url()).searchParams.get('job_role'))
  const stored = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }),
  )
  assert.doesNotMatch(stored, /5[.,]2|5200000/)
  reader.checkQuiet()
  await reader.close()
})

test('a comparison opened by its address needs only the pay, and works by keyboard', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { comparing } = wordsOf('en')
  await page.goto(href('en', 'comparePay', {}, { job_role: 'warehouse-staff', city: '32.75' }))
  await settled(page)
  await page.getByText(comparing.known('Warehouse Staff in Bekasi City')).waitFor()
  await typeInto(page, page.getByLabel(comparing.fields.pay.label), '9 million')
  await enter(page, page.locator('main').getByRole('button', { name: comparing.submit }))
  await headline(page).filter({ hasText: comparing.outcome.above }).waitFor()
  await page.getByText(comparing.talk.above).waitFor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, page.getByRole('button', { name: comparing.talk.copy('1') }))
  await page.getByText(comparing.talk.copied).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal(copied, comparing.talk.points.step.slice(1, -1))
  reader.checkQuiet()
  await reader.close()
})

test('when a wider figure is shown, the heading names its place instead of the requested city', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { companies } = wordsOf('id')
  await page.goto(href('id', 'comparePay'))
  await settled(page)
  await fill(reader, ['5,2jt', 'staf gudang', 'sabang'])
  await send(reader)
  const sabang = companies.city('Kota Sabang')
  await page.locator('main .note').filter({ hasText: sabang }).first().waitFor()
  assert.doesNotMatch(await page.locator('.kicker').first().innerText(), /Sabang/)
  reader.checkQuiet()
  await reader.close()
})

test('yearly pay leads to a question, and so do dollars, an unknown role and an ambiguous place name', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { comparing, amount } = wordsOf('id')
  const { fields } = comparing
  await page.goto(href('id', 'comparePay'))
  await settled(page)
  await fill(reader, ['', '', ''])
  await send(reader)
  await page.getByText(amount.wrong.empty).waitFor()
  await page.getByText(fields.job_role.missing).waitFor()
  await checkAccess(page, 'an empty form sent')
  await fill(reader, ['$400', 'staf gudang', ''])
  await page.getByText(amount.wrong.foreign).waitFor()
  await fill(reader, ['72.000.000', 'staf gudang', ''])
  await page.getByText(amount.ask).waitFor()
  await page.getByRole('radio', { name: /6\.000\.000/ }).check()
  await page.getByLabel(fields.city.label).fill('jakarta')
  await send(reader)
  await page.locator('#city-e').waitFor()
  assert.match((await page.locator('#city-e').textContent()) ?? '', /Jakarta Selatan/)
  await fill(reader, ['72.000.000', 'qqqzzz', 'Jakarta Selatan'])
  await send(reader)
  await page.getByText(fields.job_role.unknown('qqqzzz')).waitFor()
  await checkAccessInBoth(page, 'an unknown role')
  await page.getByLabel(fields.job_role.label, { exact: true }).fill('staf')
  await page.getByText(fields.job_role.unknown('qqqzzz')).waitFor({ state: 'detached' })
  await fill(reader, ['72.000.000', 'staf gudang', 'Jakarta Selatan'])
  await send(reader)
  await page.getByText(comparing.here).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('without a connection the page says so and loses nothing that was typed', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page, context } = reader
  const { comparing } = wordsOf('id')
  await page.goto(href('id', 'comparePay'))
  await settled(page)
  await fill(reader, WORK.id)
  await page.getByText(formatRupiah(5_200_000, 'id')).waitFor()
  await context.setOffline(true)
  await send(reader)
  await page.getByText(comparing.failed).waitFor()
  assert.equal(await page.getByLabel(comparing.fields.pay.label).inputValue(), WORK.id[0])
  await context.setOffline(false)
  await send(reader)
  await page.getByText(comparing.here).waitFor()
  await reader.close()
})

test('without scripts the plain form is answered, and no address contains the pay', async () => {
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  const { comparing, amount } = wordsOf('en')
  await page.goto(href('en', 'comparePay'))
  await fill(reader, [WORK.en[0], '', ''])
  const refused = page.waitForResponse(answer => answer.request().method() === 'POST')
  await send(reader)
  assert.equal((await refused).status(), 422)
  await page.getByText(comparing.fields.job_role.missing).waitFor()
  await page.getByText(amount.read(formatRupiah(5_200_000, 'en'))).waitFor()
  await fill(reader, WORK.en)
  const answered = page.waitForResponse(answer => answer.request().method() === 'POST')
  await send(reader)
  const answer = await answered
  assert.deepEqual([answer.status(), answer.headers()['cache-control']], [200, 'no-store'])
  const { outcome } = comparing
  await headline(page)
    .filter({ hasText: outcome.andUnder(outcome.below) })
    .waitFor()
  assert.equal(page.url(), house.url + href('en', 'comparePay'))
  assert.equal(await page.getByRole('button', { name: comparing.talk.copy('1') }).isVisible(), false)
  reader.checkQuiet()
  await reader.close()
})

test('a form sent before the modules have loaded is compared in the browser once they have, without a request', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { comparing } = wordsOf('id')
  const modules = Promise.withResolvers<void>()
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('id', 'comparePay'))
  await fill(reader, WORK.id)
  await send(reader)
  modules.resolve()
  await page.getByText(comparing.here).waitFor()
  assert.deepEqual(posts, [])
  reader.checkQuiet()
  await reader.close()
})
