// A slow line: the page is there before its modules are.
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { journeys } from './browser.ts'
import { newAddress } from './people.ts'
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

test('a button pressed before the modules are there answers when they are', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { cookies } = wordsOf('en')
  const modules = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await modules.promise
    await route.continue()
  })
  await page.goto(href('en', 'home'))
  await page.evaluate(() => delete document.documentElement.dataset['consent'])
  await page.getByRole('button', { name: cookies.refuse }).click()
  modules.resolve()
  await page.getByRole('button', { name: cookies.refuse }).waitFor({ state: 'hidden' })
  reader.checkQuiet()
})
