// A browser with storage forbidden or full: everything works for the visit, and the page says that it lasts no longer.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { account } from '#shared/messages/id/accounts/account.ts'
import { keeping } from '#shared/messages/id/jobs/keeping.ts'
import { owners } from '#shared/messages/id/owners/owners.ts'
import { href } from '#shared/paths.ts'
import { journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { OWNER, signInByCode, waitSignedIn } from './sign-in.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const { unkept } = wordsOf('id').sorry
const { signedOut } = account

/** Each kind of failure, in every document of a context. */
const REFUSALS: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  forbidden: context =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    }),
  full: context =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    }),
}

for (const [how, refuse] of Object.entries(REFUSALS)) {
  test(`where storage is ${how} a person signs in for the visit, and the page says so`, async () => {
    const reader = await house.reader({ screen: 'desk' })
    const { page } = reader
    await refuse(reader.context)
    await page.goto(href('id', 'login'))
    await page.getByText(unkept).waitFor()
    await signInByCode(reader, house.url, newAddress())
    await page.waitForURL(url => url.pathname === '/')
    await page
      .locator(`header a[href="${href('id', 'jobs')}"]`)
      .first()
      .click()
    await page.waitForURL(url => url.pathname === href('id', 'jobs'))
    await page.locator('html[data-signed-in]').waitFor()
    reader.checkQuiet()
    await reader.close()
  })

  test(`where storage is ${how} a company signs in, and saved items are listed for the visit`, async () => {
    const reader = await house.reader({ screen: 'desk' })
    const { page } = reader
    await refuse(reader.context)
    await page.goto(href('id', 'ownerLogin'))
    await page.getByText(unkept).waitFor()
    await page.getByLabel(owners.login.email.label).fill(OWNER.email)
    await page.getByLabel(owners.login.password.label).fill(OWNER.password)
    await page.getByRole('button', { name: owners.login.submit }).click()
    await page.waitForURL(url => url.pathname === href('id', 'ownerHome'))
    await page.goto(href('id', 'jobs'))
    await settled(page)
    await page
      .getByRole('button', { name: wordsOf('id').masthead.saved.save })
      .first()
      .click()
    await page.getByText(unkept).waitFor()
    await page
      .locator(`a[href="${href('id', 'savedJobs')}"]`)
      .first()
      .evaluate(link => (link as HTMLElement).click())
    await page.getByRole('heading', { name: keeping.title }).waitFor()
    await page.locator('main .saved-row, main li').first().waitFor()
    reader.checkQuiet()
    await reader.close()
  })
}

test('a page restored from the back-forward cache notices a sign-out in another tab', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  await page.goto(href('id', 'login'))
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(page)
  await page.goto(href('id', 'account'))
  await settled(page)
  assert.equal(await page.getByText(signedOut).count(), 0)
  // A frozen page gets no events: here it ignores them while another tab acts, and then the pageshow event is
  // simulated.
  await page.evaluate(() => addEventListener('storage', event => event.stopImmediatePropagation(), true))
  const other = await context.newPage()
  await other.goto(href('id', 'home'))
  await other.evaluate(() => localStorage.clear())
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByText(signedOut).waitFor()
  await reader.close()
})
