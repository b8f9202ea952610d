// The connection fails while a page is loading.
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

test('a page that cannot load without a connection says so and offers a way on', async () => {
  const { slug } = await knownCompany(house.url)
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { sorry } = wordsOf('id')
  await page.goto(href('id', 'home'))
  await settled(page)
  await page.context().setOffline(true)
  await page
    .locator(`a[href="${href('id', 'company', { id: slug })}"]`)
    .first()
    .click()
  await page.getByText(sorry.failed.offline).waitFor()
  await checkAccess(page, 'a page without a connection')
  await page.context().setOffline(false)
  await page.getByText(sorry.failed.body).waitFor()
  await page.getByRole('link', { name: sorry.failed.retry }).click()
  await page.waitForURL(url => url.pathname === href('id', 'company', { id: slug }))
})

test('a sentence and a way out appear even if both a page and its error page fail to load', async () => {
  const { page, close } = await house.reader({ locale: 'en', screen: 'phone' })
  const { sorry } = wordsOf('en')
  await page.goto(href('en', 'home'))
  await settled(page)
  await page.route('**/assets/guidelines*', route => route.abort())
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', {
      get: () => {
        throw new Error('broken')
      },
    }),
  )
  await page
    .locator(`a[href="${href('en', 'guidelines')}"]`)
    .first()
    .evaluate(link => (link as HTMLElement).click())
  await page.getByRole('heading', { name: sorry.failed.title }).waitFor()
  await page.getByRole('alert').filter({ hasText: sorry.failed.body }).waitFor()
  await checkAccess(page, 'the last resort')
  await page.getByRole('link', { name: sorry.notFound.home }).click()
  await page.waitForURL(url => url.pathname === href('en', 'home'))
  await page.getByRole('heading', { name: sorry.failed.title }).waitFor({ state: 'detached' })
  await close()
})
