// Pay given without a review: the form, its code, the actions that the code permits, the team's desk, and the link from
// a review.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, checkAccessInBoth, checkWidth, journeys, READERS, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { openDesk, signInByCode } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { until } from '../support/until.ts'
import { wordsOf } from './words.ts'
import { chooseStatus } from './write-review.ts'

const house = journeys()

/** Fills in the required fields like a person; the address names the company. */
async function fillPay({ page }: Reader, salary: string): Promise<void> {
  await choose(page, '#f-job_role_id', 'admin')
  await page.locator('#f-job_type').selectOption('employee')
  await choose(page, '#f-city_id', 'beka')
  await page.locator('#f-monthly_salary').fill(salary)
}

async function choose(page: Reader['page'], field: string, typed: string): Promise<void> {
  await page.locator(field).fill(typed)
  await page.locator('[role=listbox] [role=option]').first().click()
}

const submit = ({ page }: Reader) => page.locator('form button[type=submit]').last().click()

async function sendAndSignIn(reader: Reader): Promise<void> {
  await submit(reader)
  await reader.page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
}

async function shownCode({ page, locale }: Reader): Promise<string> {
  await page.getByRole('heading', { level: 1, name: wordsOf(locale).given.thanks.title }).waitFor()
  return (await page.locator('.codeblock code').innerText()).replace(/\s+/g, ' ').trim()
}

async function openOwn({ page, locale }: Reader, code: string): Promise<void> {
  const { mine } = wordsOf(locale).writing
  await page.goto(href(locale, 'myReview'))
  await page.getByLabel(mine.label).fill(code)
  await page.getByRole('button', { name: mine.open, exact: true }).click()
}

const heading = ({ page }: Reader, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

for (const { locale, screen } of READERS)
  test(`pay is given in a minute, opened, changed and withdrawn by its code, and given again without a sign-in (${locale}, ${screen})`, async () => {
    const reader = await house.reader({ locale, screen })
    const { page } = reader
    const { given, writing } = wordsOf(locale)
    const { name, slug } = await knownCompany(house.url)

    await page.goto(href(locale, 'givePay', {}, { company: slug }))
    await page.locator('#f-company_id').waitFor()
    assert.equal(await page.locator('#f-company_id').inputValue(), name)
    await checkAccessInBoth(page, 'the form for pay')
    await fillPay(reader, '6,2jt')
    await page.locator('summary').click()
    await page.locator('#f-thr_months').fill('1')
    await checkWidth(page, 'the form for pay, filled in')
    await sendAndSignIn(reader)
    const code = await shownCode(reader)
    await checkAccess(page, 'the code of pay')
    await page.getByLabel(writing.thanks.keep).check()

    await page.getByRole('link', { name: writing.thanks.openMine }).click()
    await page.getByRole('button', { name: given.own.show(name) }).click()
    await heading(reader, given.own.states.waiting[0])
    await checkAccessInBoth(page, 'own pay')

    await page.getByRole('button', { name: given.own.edit, exact: true }).click()
    await heading(reader, given.own.editing.title)
    assert.equal(await page.locator('#f-thr_months').inputValue(), '1')
    await page.locator('#f-monthly_salary').fill('6,5 juta')
    await page.getByRole('button', { name: given.own.editing.send }).click()
    await heading(reader, given.own.states.waiting[0])
    await page.getByText(/6[.,]500[.,]000/).waitFor()

    await page.getByRole('button', { name: given.own.withdraw, exact: true }).click()
    await page.getByRole('button', { name: writing.mine.withdrawYes }).click()
    await heading(reader, given.own.states.withdrawn[0])

    await page.evaluate(() => localStorage.removeItem('token'))
    await openOwn(reader, code)
    await page.getByRole('button', { name: given.own.giveAgain }).click()
    await page.locator('#f-company_id').waitFor()
    assert.equal(await page.locator('#f-company_id').inputValue(), name)
    await fillPay(reader, '7 juta')
    await page.getByRole('button', { name: given.send.button, exact: true }).click()
    assert.notEqual(await shownCode(reader), code)
    reader.checkQuiet()
    await reader.close()
  })

test('a rare amount leads to a question, and the likely intended amount is one press away', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { salary } = wordsOf('id').writing
  await page.goto(href('id', 'givePay', {}, { company: (await knownCompany(house.url)).slug }))
  await fillPay(reader, '120 juta setahun')
  await submit(reader)
  await page.locator('#f-monthly_salary-e').getByText(salary.yearly('Rp\u00a0120.000.000')).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'f-monthly_salary')
  await checkAccess(page, 'an amount that is asked about')
  await page.getByRole('button', { name: salary.readings.year('Rp\u00a010.000.000') }).click()
  await page.locator('#f-monthly_salary-u').getByText(salary.read('Rp\u00a010.000.000')).waitFor()
  assert.equal(await page.locator('#f-monthly_salary-e').count(), 0)
  await page.locator('#f-monthly_salary').fill('$700')
  await submit(reader)
  await page.locator('#f-monthly_salary-e').getByText(salary.notTaken.foreign).waitFor()
  await page.locator('#f-monthly_salary').fill('72 juta')
  await page.getByLabel(salary.sure('Rp\u00a072.000.000')).check()
  await sendAndSignIn(reader)
  const code = await shownCode(reader)
  await page.getByText(wordsOf('id').given.thanks.held).waitFor()
  await openOwn(reader, code)
  await heading(reader, wordsOf('id').given.own.states.held[0])
  reader.checkQuiet()
  await reader.close()
})

for (const { locale, screen } of READERS)
  test(`the team checks a held amount: the code shows why it was rejected, and an accepted one waits for Monday (${locale}, ${screen})`, async () => {
    const author = await house.reader({ locale })
    const { given, team, writing } = wordsOf(locale)
    const note = `Ini setahun? (${locale})`
    await author.page.goto(href(locale, 'givePay', {}, { company: (await knownCompany(house.url)).slug }))
    const amount = locale === 'id' ? 'Rp\u00a084.000.000' : 'IDR\u00a096,000,000'
    await fillPay(author, amount)
    await author.page.getByLabel(writing.salary.sure(amount)).check()
    await sendAndSignIn(author)
    const code = await shownCode(author)

    const desk = await house.reader({ locale, screen })
    await openDesk(desk, house.program)
    await desk.page.goto(href(locale, 'teamPay'))
    await settled(desk.page)
    await until(async () => {
      const shown = desk.page.getByText(amount, { exact: true }).first()
      if (await shown.isVisible()) return true
      await desk.page.keyboard.press('j')
      return false
    })
    await checkAccessInBoth(desk.page, 'the desk of held pay')
    await checkWidth(desk.page, 'the desk of held pay')
    const state = async () => {
      await openOwn(author, code)
      return author.page.getByRole('heading', { level: 1 }).innerText()
    }
    if (locale === 'id') {
      await desk.page.keyboard.press('6')
      await desk.page.keyboard.press('n')
      await desk.page.keyboard.type(note)
      await desk.page.keyboard.press('Control+Enter')
      await desk.page.getByText(team.pay.rejected(6)).waitFor()
      await until(async () => (await state()) === given.own.states.rejected[0])
      await author.page.getByText(note).waitFor()
    } else {
      await desk.page.keyboard.press('a')
      await desk.page.getByText(team.pay.accepted).waitFor()
      await until(async () => (await state()) === given.own.states.waiting[0])
    }
    desk.checkQuiet()
    await desk.close()
    await author.close()
  })

test('pay without a company and with an unlisted position is counted as well', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { given } = wordsOf('en')
  await page.goto(href('en', 'givePay'))
  await page.locator('#f-company_id').waitFor()
  await submit(reader)
  await page.locator('#f-company_id-e').getByText(given.company.choose).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'f-company_id')
  await page.getByLabel(given.company.unsaid).check()
  const focused = (id: string) => page.waitForFunction(here => document.activeElement?.id === here, id)
  await page.getByRole('button', { name: given.role.other }).click()
  await focused('f-department')
  await page.getByRole('button', { name: given.role.back }).click()
  await focused('f-job_role_id')
  await page.getByRole('button', { name: given.role.other }).click()
  await page.locator('#f-department').selectOption('logistics')
  await page.locator('#f-job_type').selectOption('employee')
  await choose(page, '#f-city_id', 'surabaya')
  await page.locator('#f-monthly_salary').fill('5.5 million')
  await page.locator('#f-salary_comment').waitFor({ state: 'detached' })
  await sendAndSignIn(reader)
  await openOwn(reader, await shownCode(reader))
  await page.getByText(given.own.unsaid, { exact: true }).waitFor()
  await page.getByText('Surabaya City, East Java').waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('nothing is lost without a connection, after a server error or over a reload', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  const { send } = wordsOf('id').writing
  await page.goto(href('id', 'givePay', {}, { company: (await knownCompany(house.url)).slug }))
  await fillPay(reader, '6,3 juta')
  await page.reload()
  await page.locator('#f-monthly_salary').waitFor()
  assert.equal(await page.locator('#f-monthly_salary').inputValue(), '6,3 juta')
  await page.route('**/api/pay', route => route.fulfill({ status: 503, json: {} }))
  await sendAndSignIn(reader)
  await page.getByText(send.busy).waitFor()
  await page.unroute('**/api/pay')
  await context.setOffline(true)
  await submit(reader)
  await page.getByText(send.offline).waitFor()
  await context.setOffline(false)
  await submit(reader)
  await shownCode(reader)
  await reader.close()
})

test('without scripts the form says that it needs them, and links elsewhere', async () => {
  const reader = await house.reader({ script: false })
  const { page } = reader
  const { name, slug } = await knownCompany(house.url)
  await page.goto(href('id', 'givePay', {}, { company: slug }))
  assert.equal(await page.locator('noscript p').first().innerText(), wordsOf('id').giving.noScript)
  assert.equal(await page.locator('.loading').isVisible(), false)
  await page.locator('main').getByRole('link', { name }).click()
  await page.waitForURL(url => url.pathname === href('id', 'company', { id: slug }))
  await reader.close()
})

test('the review form offers to give only pay: at its first step, before its draft is deleted, and after leaving it', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { offer } = wordsOf('id').writing
  const { draft } = wordsOf('id').forms
  const { name, slug } = await knownCompany(house.url)
  const form = href('id', 'companyWriteReview', { id: slug })
  const arrive = async () => {
    await page.locator('#f-monthly_salary').waitFor()
    assert.equal(await page.locator('#f-company_id').inputValue(), name)
    assert.match(await page.locator('#f-city_id').inputValue(), /Bekasi/)
    assert.equal(await page.locator('#f-job_type').inputValue(), 'intern')
  }
  await page.goto(form)
  await chooseStatus(page, 'employee')
  await page.locator('#f-job_type').selectOption('intern')
  await choose(page, '#f-city_id', 'beka')
  await page.getByRole('link', { name: offer.link }).click()
  await arrive()

  await page.goto(form)
  await page.getByRole('button', { name: draft.wipe }).click()
  await page.getByRole('dialog').getByRole('link', { name: offer.link }).click()
  await arrive()

  await page.goto(form)
  await page.locator('#f-job_type').waitFor()
  await page.getByRole('link', { name: wordsOf('id').masthead.nav.close }).click()
  await page.getByText(offer.left).waitFor()
  await checkAccess(page, 'a review that was left')
  await page.getByRole('button', { name: offer.link }).click()
  await arrive()
  reader.checkQuiet()
  await reader.close()
})
