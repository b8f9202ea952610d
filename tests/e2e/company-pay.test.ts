// A company's pay tab: figures, filters, comments, and the explanation when nothing may be shown.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { reading } from '#shared/messages/id/reviews/reading.ts'
import { href } from '#shared/paths.ts'
import { formats } from '#web/platform/formats.ts'
import { checkAccess, checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { tabTo } from './keys.ts'
import { settled } from './settled.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

type Found = { companies: { slug: string }[]; page: { next: string | null } }
type Paid = { slug: string; pay: CompanySalaries }

/** The first company of the demo whose pay matches the condition. */
async function company(isWanted: (pay: CompanySalaries) => boolean, cursor = ''): Promise<Paid> {
  const { companies, page } = await api<Found>(house.url, `/search/companies?cursor=${cursor}`)
  for (const { slug } of companies) {
    const pay = await api<CompanySalaries>(house.url, `/v2/company/${slug}/salaries`)
    if (isWanted(pay)) return { slug, pay }
  }
  return page.next === null
    ? assert.fail('no company of the demo has such pay')
    : company(isWanted, page.next)
}

const paid = () => company(({ cells, comments }) => cells.length > 4 && comments.length > 2)

test('a company’s pay opens from its page, and each group shows its median, its difference and its strip', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { companies, payroll, pay: shared, reviews } = wordsOf('id')
  const { rupiah, millions } = formats('id')
  const { slug, pay } = await paid()
  await page.goto(href('id', 'company', { id: slug }))
  await settled(page)
  const overview = page.getByRole('region', { name: payroll.overview.title, exact: true })
  await overview.locator('.cells li').nth(2).waitFor()
  assert.equal(await overview.locator('.cells li').count(), 3)
  const caption = await overview.locator('figcaption').first().innerText()
  await checkAccessInBoth(page, 'the overview with pay')
  await page
    .getByRole('navigation', { name: companies.sections })
    .getByRole('link', { name: new RegExp(`^${companies.tabs.salaries}`) })
    .click()
  await page.waitForURL(url => url.pathname === href('id', 'companySalaries', { id: slug }))
  const rows = page.locator('.cells li')
  await rows.nth(pay.cells.length - 1).waitFor()
  assert.equal(await rows.count(), pay.cells.length)
  const ofAll = await page.locator('figure:has(.cells) figcaption').first().innerText()
  assert.equal(caption, ofAll, 'the overview says of all groups what their own page says')
  for (const [at, { department, range, benchmark }] of pay.cells.entries()) {
    const text = (await rows.nth(at).textContent()) ?? ''
    assert.ok(text.includes(reviews.departments[department]) && text.includes(rupiah(range.p50)), text)
    assert.ok(text.includes(payroll.spoken(millions(range.p25), millions(range.p75))), text)
    assert.ok(!benchmark || text.includes(shared.millions(millions(benchmark.range.p50))), text)
  }
  await page.getByText(shared.table.open).click()
  const table = page.getByRole('table', { name: payroll.table })
  await table.getByRole('row').nth(pay.cells.length).waitFor()
  await checkAccessInBoth(page, 'a company’s pay')
  await checkWidth(page, 'a company’s pay')
  await page.setViewportSize({ width: 320, height: 640 })
  await checkWidth(page, 'a company’s pay at 320')
  reader.checkQuiet()
  await reader.close()
})

test('departments, job types and order are chosen by links and are part of the address', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { payroll, reviews } = wordsOf('en')
  const { slug, pay } = await paid()
  const [cell] = pay.cells.filter(({ job_type }) => job_type !== null)
  const name = reviews.departments[cell!.department]
  await page.goto(href('en', 'companySalaries', { id: slug }))
  await settled(page)
  await page.locator('summary').filter({ hasText: payroll.filters.department }).click()
  await page.locator('.menu-p').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(url => url.searchParams.get('department') === cell!.department)
  await page.getByRole('link', { name: `${payroll.filters.remove} ${name}` }).waitFor()
  const labels = await page.locator('.cells li .cell-l b').allTextContents()
  assert.deepEqual([...new Set(labels)], [name])
  await checkAccess(page, 'pay of a department')
  await page.getByRole('link', { name: `${payroll.filters.remove} ${name}` }).click()
  await page.waitForURL(url => url.search === '')
  await page.locator('summary').filter({ hasText: payroll.sorts.highest }).click()
  await page.getByRole('link', { name: payroll.sorts.lowest }).click()
  await page.waitForURL(url => url.searchParams.get('sort') === 'lowest')
  const lowest = Math.min(...pay.cells.map(({ range }) => range.p50))
  await page.locator('.cells li').first().getByText(formats('en').rupiah(lowest)).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('searching a role shows its department, an ambiguous role leads to a question, and an unknown one to a message', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { payroll, reviews } = wordsOf('id')
  const { slug } = await company(({ cells }) =>
    cells.some(({ department }) => department === 'administration'),
  )
  await page.goto(href('id', 'companySalaries', { id: slug }))
  await settled(page)
  const field = page.getByRole('searchbox', { name: payroll.job.label })
  const search = async (role: string) => {
    await field.fill(role)
    await field.press('Enter')
  }
  await search('staf administrasi')
  await page
    .getByText(payroll.job.answered('Staf Administrasi', reviews.departments.administration))
    .waitFor()
  await search('desainer')
  await page.getByText(payroll.filters.which('desainer')).first().waitFor()
  await checkAccessInBoth(page, 'several roles')
  await search('qqqzzz')
  await page.getByText(payroll.filters.unknown('qqqzzz')).waitFor()
  assert.ok((await page.locator('.cells li').count()) > 0)
  reader.checkQuiet()
  await reader.close()
})

test('the first press opens the report dialog of a comment, even before its script has loaded', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { report } = reading
  const { reviews } = wordsOf('id')
  const { slug } = await paid()
  await page.goto(href('id', 'companySalaries', { id: slug }))
  await settled(page)
  await page.getByRole('button', { name: reviews.report }).first().click()
  const dialog = page.getByRole('dialog', { name: report.of.salary_comment.title })
  await dialog.waitFor()
  await checkAccess(page, 'a comment’s report')
  await dialog.getByRole('radio', { name: /^4\. / }).click()
  const sent = page.waitForResponse(answer => answer.url().includes('/api/salary-comments/'))
  await dialog.getByRole('button', { name: report.send }).click()
  assert.equal((await sent).status(), 202)
  await page.getByText(report.of.salary_comment.next).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('a department can be chosen by keyboard, and every stop on the way shows the focus', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { payroll, reviews } = wordsOf('en')
  const { slug, pay } = await paid()
  const { department } = pay.cells[0]!
  await page.goto(href('en', 'companySalaries', { id: slug }))
  await settled(page)
  await tabTo(page, page.locator('summary').filter({ hasText: payroll.filters.department }))
  await page.keyboard.press('Enter')
  await tabTo(
    page,
    page.locator('.menu-p').getByRole('link', { name: reviews.departments[department], exact: true }),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('department') === department)
  reader.checkQuiet()
  await reader.close()
})

test('without scripts pay can be read, filtered and searched', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone', script: false })
  const { page } = reader
  const { payroll, reviews, pay: shared } = wordsOf('id')
  const { slug, pay } = await paid()
  const { department } = pay.cells[0]!
  await page.goto(href('id', 'companySalaries', { id: slug }))
  await page.locator('summary').filter({ hasText: payroll.filters.department }).click()
  await page
    .locator('.menu-p')
    .getByRole('link', { name: reviews.departments[department], exact: true })
    .click()
  await page.waitForURL(url => url.searchParams.get('department') === department)
  await page.getByText(shared.table.open).click()
  await page.getByRole('table', { name: payroll.table }).waitFor()
  await page.getByRole('searchbox', { name: payroll.job.label }).fill('staf administrasi')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.searchParams.get('job') === 'staf administrasi')
  await page.getByText(reviews.departments.administration).first().waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('below the floor the page says why, how much is missing and what others pay, and is not indexed', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { payroll } = wordsOf('id')
  const { slug, pay } = await company(({ cells, fallback }) => cells.length === 0 && !!fallback)
  const address = href('id', 'companySalaries', { id: slug })
  await page.goto(address)
  await settled(page)
  await page.getByText(payroll.few.needs).waitFor()
  await page.getByText(formats('id').rupiah(pay.fallback!.range.p50)).waitFor()
  await checkAccessInBoth(page, 'a company with too little pay')
  const html = await (await fetch(house.url + address)).text()
  assert.match(html, /<meta name="robots" content="noindex,follow">/)
  assert.doesNotMatch(html, /OccupationAggregationByEmployer/)
  reader.checkQuiet()
  await reader.close()
})

test('search engines get the page’s range, one occupation of the shown figures, and only its plain address', async () => {
  const { slug, pay } = await paid()
  const { millions } = formats('id')
  const address = href('id', 'companySalaries', { id: slug })
  const html = await (await fetch(house.url + address)).text()
  const medians = pay.cells.map(({ range }) => range.p50)
  const title = /<title>([^<]+)</.exec(html)?.[1] ?? ''
  assert.ok(title.includes(`${millions(Math.min(...medians))}–${millions(Math.max(...medians))}`), title)
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json as string))
    .filter(thing => thing['@type'] === 'OccupationAggregationByEmployer')
  assert.equal(things.length, 1)
  const [{ estimatedSalary, hiringOrganization }] = things
  assert.ok(hiringOrganization.name.length > 0)
  assert.ok(medians.includes(estimatedSalary[0].median))
  assert.deepEqual(
    [estimatedSalary[0].currency, estimatedSalary[0].duration, estimatedSalary[0].unitText],
    ['IDR', 'P1M', undefined],
  )
  assert.match(html, new RegExp(`rel="canonical" href="[^"?]*${address}"`))
  assert.doesNotMatch(html, /name="robots"/)
  const filtered = await (await fetch(`${house.url}${address}?sort=lowest`)).text()
  assert.match(filtered, /<meta name="robots" content="noindex,follow">/)
})
