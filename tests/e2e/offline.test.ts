// A connection that fails while a page's files are fetched: once it is back, the page looks as it should.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, journeys } from './browser.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

test('styles that did not come while there was no connection are there when it is back', async () => {
  const { slug } = await knownCompany(house.url)
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'home'))
  await page
    .locator(`a[href="${href('id', 'company', { id: slug })}"]`)
    .first()
    .waitFor()
  await settled(page)
  await page.context().setOffline(true)
  const came = await page.evaluateHandle(() => {
    const came = { times: 0 }
    const lost = document.createElement('link')
    lost.rel = 'stylesheet'
    lost.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.href + '?lost'
    document.head.append(lost)
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLLinkElement && target.href === lost.href) came.times += 1
      },
      true,
    )
    return new Promise<typeof came>(done => lost.addEventListener('error', () => done(came)))
  })
  assert.equal(await came.evaluate(({ times }) => times), 0)
  await page.context().setOffline(false)
  await page.waitForFunction(({ times }) => times === 1, came)
})

for (const locale of ['id', 'en'] as const)
  test(`a page that cannot come without a connection says so, and has a way on (${locale})`, async () => {
    const { slug } = await knownCompany(house.url)
    const reader = await house.reader({ locale, screen: 'phone' })
    const { page } = reader
    const { sorry } = wordsOf(locale)
    await page.goto(href(locale, 'home'))
    await settled(page)
    await page.context().setOffline(true)
    await page
      .locator(`a[href="${href(locale, 'company', { id: slug })}"]`)
      .first()
      .click()
    await page.getByText(sorry.failed.offline).waitFor()
    await checkAccess(page, 'a page without a connection')
    await page.context().setOffline(false)
    await page.getByText(sorry.failed.body).waitFor()
    await page.getByRole('link', { name: sorry.failed.retry }).click()
    await page.waitForURL(url => url.pathname === href(locale, 'company', { id: slug }))
  })

for (const locale of ['id', 'en'] as const)
  test(`where a page fails, and what should say so as well, a sentence and a way out stand there still (${locale})`, async () => {
    const { page, close } = await house.reader({ locale, screen: 'phone' })
    const { sorry } = wordsOf(locale)
    await page.goto(href(locale, 'home'))
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
      .locator(`a[href="${href(locale, 'guidelines')}"]`)
      .first()
      .evaluate(link => (link as HTMLElement).click())
    await page.getByRole('heading', { name: sorry.failed.title }).waitFor()
    await page.getByRole('alert').filter({ hasText: sorry.failed.body }).waitFor()
    await checkAccess(page, 'the last resort')
    await page.getByRole('link', { name: sorry.notFound.home }).click()
    await page.waitForURL(url => url.pathname === href(locale, 'home'))
    await page.getByRole('heading', { name: sorry.failed.title }).waitFor({ state: 'detached' })
    await close()
  })
