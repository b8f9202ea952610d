// The calculators of take-home pay and of THR: live while typing, and by a plain form without scripts.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { formats } from '#web/platform/formats.ts'
import { checkAccessInBoth, checkWidth, journeys, type Reader } from './browser.ts'
import { settled } from './settled.ts'
import { wordsOf } from './words.ts'

const house = journeys()

/** Take-home pay of 9 million a month: TK/0, both BPJS, low risk. */
const NET = 8_474_877
const answer = (page: Page) => page.locator('#answer')
const wage = ({ page, locale }: Reader) => page.getByLabel(wordsOf(locale).payslip.fields.wage.label)
const shows = async (page: Page, amount: number, locale: Locale) =>
  answer(page).getByText(formatRupiah(amount, locale)).waitFor()

test('take-home pay of 9 million appears while it is typed, and no request contains it', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { payslip, law } = wordsOf('id')
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.goto(href('id', 'guidelines'))
  await settled(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf('id').footer.takeHome })
    .click()
  await page.waitForURL(url => url.pathname === href('id', 'takeHomeCalculator'))
  await wage(reader).fill('9jt')
  await shows(page, NET, 'id')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'answer')
  await page.getByText(payslip.how.rate('1,75%', '9.435.600')).first().waitFor()
  for (const details of await page.locator('main details').all())
    await details.evaluate(one => ((one as HTMLDetailsElement).open = true))
  await checkAccessInBoth(page, 'a pay slip')
  await checkWidth(page, 'a pay slip')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkWidth(page, 'a pay slip at 320')
  assert.equal(new URL(page.url()).search, '')
  assert.deepEqual(
    sent.filter(one => /^POST|9jt|9000000|9\+million|wage/.test(one)),
    [],
  )
  assert.deepEqual(
    await page.evaluate(() =>
      Object.values({ ...localStorage, ...sessionStorage }).filter(stored => /9jt|9 million/.test(stored)),
    ),
    [],
  )
  await page.getByText(law.private).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('the THR calculator shows the THR after seven months and the last day for its payment', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { thr } = wordsOf('en')
  await page.goto(href('en', 'thrCalculator'))
  await settled(page)
  await page.getByLabel(thr.fields.wage.label).fill('6.000.000')
  await page.getByLabel(thr.fields.months.label).selectOption('7')
  await shows(page, 3_500_000, 'en')
  await page.getByText(formatRupiah(175_000, 'en')).waitFor()
  await page.getByLabel(thr.fields.holiday.label).fill('2027-03-10')
  await page.getByText(thr.when.day(formats('en').weekday('2027-03-03'))).waitFor()
  await checkAccessInBoth(page, 'THR')
  await checkWidth(page, 'THR')
  await page.getByLabel(thr.fields.months.label).selectOption('0')
  await page.getByText(thr.figure.none).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('yearly pay typed as monthly pay leads to a question, and so do dollars and a missing unit', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { amount } = wordsOf('id')
  await page.goto(href('id', 'takeHomeCalculator'))
  await settled(page)
  await wage(reader).fill('108.000.000')
  await page.keyboard.press('Enter')
  await page.locator('#wage-e').getByText(amount.ask).waitFor()
  assert.equal(await answer(page).count(), 0)
  await checkAccessInBoth(page, 'asked what is meant')
  await page.getByRole('radio', { name: amount.as.year }).check({ force: true })
  await shows(page, NET, 'id')
  await wage(reader).fill('9')
  await page.getByRole('radio', { name: amount.as.unit }).check({ force: true })
  await shows(page, NET, 'id')
  await wage(reader).fill('108 juta setahun')
  await shows(page, NET, 'id')
  await wage(reader).fill('$2,000')
  await page.locator('#wage-e').getByText(amount.wrong.foreign).waitFor()
  assert.equal(await wage(reader).inputValue(), '$2,000')
  reader.checkQuiet()
  await reader.close()
})

test('without JavaScript a POST form is answered, with mistakes beside their fields and nothing lost', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone', script: false })
  const { page } = reader
  const { amount, payslip, law } = wordsOf('id')
  await page.goto(href('id', 'takeHomeCalculator'))
  const send = async () => {
    const answered = page.waitForResponse(one => one.request().method() === 'POST')
    await page.getByRole('button', { name: law.submit }).click()
    const { status, headers } = await answered.then(one => ({
      status: one.status(),
      headers: one.headers(),
    }))
    assert.equal(headers['cache-control'], 'no-store')
    const { pathname, search } = new URL(page.url())
    assert.deepEqual([pathname, search], [href('id', 'takeHomeCalculator'), ''])
    return status
  }
  await wage(reader).fill('108.000.000')
  await page.getByLabel(payslip.fields.family.label).selectOption('K/2')
  assert.equal(await send(), 422)
  await page.locator('#wage-e').getByText(amount.ask).waitFor()
  await page.getByRole('alert').getByRole('link', { name: amount.ask }).click()
  assert.equal(await page.evaluate(() => location.hash), '#wage')
  assert.equal(await wage(reader).inputValue(), '108.000.000')
  await page.getByRole('radio', { name: amount.as.year }).check({ force: true })
  assert.equal(await send(), 200)
  await page.getByText(payslip.figure.savedMost).waitFor()
  assert.equal(await page.getByLabel(payslip.fields.family.label).inputValue(), 'K/2')
  await page.getByRole('checkbox', { name: payslip.fields.health }).uncheck()
  await wage(reader).fill('2000 USD')
  assert.equal(await send(), 422)
  await page.locator('#wage-e').getByText(amount.wrong.foreign).waitFor()
  assert.equal(await wage(reader).inputValue(), '2000 USD')
  assert.equal(await page.getByRole('checkbox', { name: payslip.fields.health }).isChecked(), false)
  assert.equal(await page.getByRole('checkbox', { name: payslip.fields.employment }).isChecked(), true)
  await checkWidth(page, 'a mistake by POST')
  reader.checkQuiet()
  await reader.close()
})

test('the server answers a form sent before the modules have loaded, and the page works after they have', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { law } = wordsOf('id')
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('id', 'takeHomeCalculator'))
  await wage(reader).fill('9jt')
  await page.getByRole('button', { name: law.submit }).click()
  await shows(page, NET, 'id')
  modules.resolve()
  await settled(page)
  await shows(page, NET, 'id')
  await wage(reader).fill('4jt')
  await shows(page, 3_840_000, 'id')
  reader.checkQuiet()
  await reader.close()
})
