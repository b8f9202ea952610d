// A slow connection: the page appears before its modules, or the modules do not load at all.
import assert from 'node:assert/strict'
import test from 'node:test'
import { COMPANY_MESSAGE } from '#shared/contract/owner-desk/limits.ts'
import { answering as ANSWERING } from '#shared/messages/id/owner-desk/answering.ts'
import { href, type PageName } from '#shared/paths.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { checkAccess, gate, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('what is typed and submitted before the modules have loaded is sent once they have', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { accounts } = wordsOf('id')
  const open = await gate(page)
  await page.goto(href('id', 'login'))
  await page.getByRole('textbox', { name: accounts.email.label }).fill(newAddress())
  await page.getByRole('button', { name: accounts.email.submit }).click()
  open()
  await page.getByLabel(accounts.code.label).waitFor()
  reader.checkQuiet()
})

test('a review’s code typed before the modules have loaded stays in its field and is looked up', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { mine } = wordsOf('id').writing
  const open = await gate(page)
  await page.goto(href('id', 'myReview'))
  const field = page.getByLabel(mine.label)
  const typed = makeManageCode()
  await field.fill(typed)
  await page.getByRole('button', { name: mine.open, exact: true }).click()
  open()
  await page.getByText(mine.wrong).waitFor()
  assert.equal(await field.inputValue(), typed)
})

test('a message to a company typed before the modules have loaded stays in its field', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { message } = ANSWERING
  const open = await gate(page)
  await page.goto(href('id', 'companyMessage', { id: 'lintang-muara-kargo' }))
  const field = page.getByLabel(message.words)
  await field.fill('Halo')
  await page.getByRole('button', { name: message.send }).click()
  open()
  await page.getByText(message.tooShort(COMPANY_MESSAGE.min)).waitFor()
  await page.getByRole('checkbox', { name: message.agree(null) }).check()
  assert.equal(await field.inputValue(), 'Halo')
})

test('a button pressed before the modules have loaded works once they have', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { reviews } = wordsOf('en')
  const open = await gate(page)
  await page.goto(href('en', 'companyReviews', { id: (await knownCompany(house.url)).slug }))
  const helpful = page.getByRole('button', { name: reviews.helpful }).first()
  await helpful.click()
  open()
  await page.getByRole('button', { name: reviews.helpful, pressed: true }).waitFor()
  reader.checkQuiet()
})

const FORMS: PageName[] = [
  'contact',
  'reportContent',
  'dataRequest',
  'takeHomeCalculator',
  'thrCalculator',
  'comparePay',
  'companyAsk',
  'subscribe',
  'claim',
  'register',
  'ownerLogin',
  'ownerResetPassword',
  'myReview',
]

/** Query parameters of the pages whose address names a subject. */
const QUERIES: Partial<Record<PageName, object>> = { subscribe: { topic: 'advice' } }

for (const isChanged of [false, true])
  test(`every field of every form keeps what was typed before the modules have loaded${isChanged ? ', also when its page renders again' : ''}`, async () => {
    const { page, close } = await house.reader({ locale: 'id' })
    const { slug } = await knownCompany(house.url)
    for (const name of FORMS) {
      const address = href('id', name, { id: slug } as never, QUERIES[name] as never)
      const open = await gate(page)
      await page.goto(address)
      await page.evaluate(fillAll)
      const filled = await page.evaluate(fieldsOf)
      assert.ok(Object.keys(filled).length > 0, `${address} has no field`)
      if (isChanged) await page.evaluate(() => document.querySelector('main')?.prepend('Terjemahan'))
      open()
      await settled(page)
      assert.deepEqual(await page.evaluate(fieldsOf), filled, address)
    }
    await close()
  })

test('the thank-you page does not mention a code until its script has looked for one', async () => {
  const { page, close } = await house.reader({ locale: 'id' })
  const { thanks } = wordsOf('id').writing
  const open = await gate(page)
  await page.goto(href('id', 'thankYou'))
  await page.locator('.loading').waitFor()
  assert.equal(await page.getByText(thanks.plainBody).count(), 0)
  open()
  await page.getByText(thanks.plainBody).waitFor()
  assert.equal(await page.locator('.loading').count(), 0)
  await close()
})

/** Fills every visible field according to its kind. */
function fillAll(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')) {
    // Another channel for the code has another field.
    if (!field.checkVisibility() || field.type === 'file' || field.name === 'channel') continue
    if (field.type === 'radio' || field.type === 'checkbox') field.click()
    else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else field.value = { date: '2027-03-10', email: 'ani@example.com' }[field.type] ?? '12'
  }
}

/** Values of all visible fields by their labels. */
function fieldsOf(): Record<string, string | boolean> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
  return Object.fromEntries(
    fields
      .filter(field => field.checkVisibility() && field.type !== 'file')
      .map(field =>
        field.type === 'radio' || field.type === 'checkbox'
          ? [`${field.name} ${field.value} ${field.labels?.[0]?.textContent}`, field.checked]
          : [`${field.name} ${field.labels?.[0]?.textContent}`, field.value],
      ),
  )
}

for (const [missing, what] of [
  ['**/assets/entry-client*.js', 'first module'],
  ['**/assets/write-review*.js', 'own module'],
])
  test(`a page whose ${what} does not load says so, stops waiting, and offers a reload`, async () => {
    const reader = await house.reader({ locale: 'en' })
    const { page } = reader
    const { sorry } = wordsOf('en')
    await page.route(missing as string, route => route.abort())
    const address = href('en', 'writeReview')
    await page.goto(`${address}#a-code`)
    const alert = page.getByRole('alert').filter({ hasText: sorry.failed.unfinished })
    await alert.waitFor()
    assert.equal(await page.locator('.loading').isVisible(), false)
    await checkAccess(page, 'modules that did not come')
    await page.unroute(missing as string)
    const pages = await page.evaluate(() => history.length)
    await alert.getByRole('button', { name: sorry.failed.retry }).click()
    await page.locator('main form').first().waitFor()
    assert.equal(await alert.isVisible(), false)
    assert.equal(new URL(page.url()).hash, '#a-code')
    assert.equal(await page.evaluate(() => history.length), pages)
    await reader.close()
  })
