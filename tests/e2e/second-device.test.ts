// An account's key for writing is on its first device; a second one needs its code, a third one a new start.
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys, type Reader } from './browser.ts'
import { codeFor, newAddress } from './people.ts'
import { signInByCode } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview, shownCode } from './write-review.ts'

const house = journeys()

/** Signs in again to an account that has signed in before; returns its new code. */
async function signInAgain({ page, locale }: Reader, address: string, before: string): Promise<string> {
  const { accounts } = wordsOf(locale)
  const form = page.getByRole('dialog').or(page.locator('main')).last()
  await form.getByLabel(accounts.email.label).fill(address)
  await form.getByRole('button', { name: accounts.email.submit }).click()
  await form.getByLabel(accounts.code.label).waitFor()
  const code = await codeFor(house.url, address, before)
  await form.getByLabel(accounts.code.label).fill(code)
  return code
}

async function showRecoveryCode({ page, locale }: Reader): Promise<string> {
  const { code: words } = wordsOf(locale).pass
  await page.getByText(words.ends(new Date().getFullYear())).waitFor()
  return (await page.locator('.codeblock code').first().innerText()).replace(/\s+/g, ' ')
}

for (const [locale, screen] of [
  ['id', 'phone'],
  ['en', 'desk'],
] as const)
  test(`a second device writes with the code of the first, and a third with a new start (${locale}, ${screen})`, async () => {
    const { pass } = wordsOf(locale)
    const { slug } = await knownCompany(house.url)
    const address = newAddress()
    const open = () => house.reader({ locale, screen })
    const [first, second, third] = [await open(), await open(), await open()]

    await first.page.goto(href(locale, 'login'))
    await signInByCode(first, house.url, address)
    await first.page.waitForFunction(() => localStorage.getItem('token') !== null)
    const used = await codeFor(house.url, address)
    await first.page.goto(href(locale, 'account'))
    await first.page.getByRole('button', { name: pass.code.show }).click()
    const code = await showRecoveryCode(first)
    await checkAccess(first.page, 'the recovery code')
    await checkWidth(first.page, 'the recovery code')

    const { page } = second
    await page.goto(href(locale, 'companyWriteReview', { id: slug }))
    await fillReview(second, { kind: 'employee', headline: 'Sistem lambat sekali, rekan baik' })
    await sendReview(second)
    const next = await signInAgain(second, address, used)
    await page.getByText(pass.other.title).waitFor()
    await checkAccess(page, 'the key is on another device')
    await checkWidth(page, 'the key is on another device')
    await page.getByRole('button', { name: pass.other.use }).click()
    await page.getByText(pass.other.misspelt).waitFor()
    await page.getByLabel(pass.other.code).fill(code)
    await page.getByRole('button', { name: pass.other.use }).click()
    await page.getByText(pass.other.ready).waitFor()
    await sendReview(second)
    await shownCode(second)

    await third.page.goto(href(locale, 'login'))
    await signInAgain(third, address, next)
    await third.page.waitForFunction(() => localStorage.getItem('token') !== null)
    await third.page.goto(href(locale, 'account'))
    await third.page.getByRole('button', { name: pass.code.show }).click()
    await third.page.getByRole('button', { name: pass.other.start }).click()
    await showRecoveryCode(third)
    for (const reader of [first, second, third]) {
      reader.checkQuiet()
      await reader.close()
    }
  })
