// A slow line: the page is there before its modules are, or they do not come at all.
import assert from 'node:assert/strict'
import test from 'node:test'
import { COMPANY_MESSAGE } from '#shared/contract/answering/limits.ts'
import { answering as ANSWERING } from '#shared/messages/id/answering.ts'
import { href } from '#shared/paths.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { checkAccess, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('what is typed and sent before the modules are there is sent when they are', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { accounts } = wordsOf('id')
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('id', 'login'))
  await page.getByRole('textbox', { name: accounts.email.label }).fill(newAddress())
  await page.getByRole('button', { name: accounts.email.submit }).click()
  modules.resolve()
  await page.getByLabel(accounts.code.label).waitFor()
  reader.checkQuiet()
})

test('a code typed before the modules are there is still there when they are, and is the one that is asked for', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { mine } = wordsOf('id').writing
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('id', 'myReview'))
  const field = page.getByLabel(mine.label)
  const typed = makeManageCode()
  await field.fill(typed)
  await page.getByRole('button', { name: mine.open, exact: true }).click()
  modules.resolve()
  await page.getByText(mine.wrong).waitFor()
  assert.equal(await field.inputValue(), typed)
})

test('a message to a company that was typed before the modules are there is still there when they are', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { message } = ANSWERING
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('id', 'companyMessage', { id: 'lintang-muara-kargo' }))
  const field = page.getByLabel(message.words)
  await field.fill('Halo')
  await page.getByRole('button', { name: message.send }).click()
  modules.resolve()
  await page.getByText(message.tooShort(COMPANY_MESSAGE.min)).waitFor()
  await page.getByRole('checkbox', { name: message.agree(null) }).check()
  assert.equal(await field.inputValue(), 'Halo')
})

test('a button pressed before the modules are there answers when they are', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { reviews } = wordsOf('en')
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('en', 'companyReviews', { id: (await knownCompany(house.url)).slug }))
  const helpful = page.getByRole('button', { name: reviews.helpful }).first()
  await helpful.click()
  modules.resolve()
  await page.getByRole('button', { name: reviews.helpful, pressed: true }).waitFor()
  reader.checkQuiet()
})

for (const [missing, what] of [
  ['**/assets/entry-client*.js', 'first module'],
  ['**/assets/write-review*.js', 'own module'],
])
  test(`a page whose ${what} does not come says so, waits for nothing, and offers to load it again`, async () => {
    const reader = await house.reader({ locale: 'en' })
    const { page } = reader
    const { sorry } = wordsOf('en')
    await page.route(missing as string, route => route.abort())
    const address = href('en', 'writeReview')
    await page.goto(`${address}#a-code`)
    const said = page.getByRole('alert').filter({ hasText: sorry.failed.unfinished })
    await said.waitFor()
    assert.equal(await page.locator('.loading').isVisible(), false)
    await checkAccess(page, 'modules that did not come')
    await page.unroute(missing as string)
    const pages = await page.evaluate(() => history.length)
    await said.getByRole('button', { name: sorry.failed.retry }).click()
    await page.locator('main form').first().waitFor()
    assert.equal(await said.isVisible(), false)
    assert.equal(new URL(page.url()).hash, '#a-code')
    assert.equal(await page.evaluate(() => history.length), pages)
    await reader.close()
  })
