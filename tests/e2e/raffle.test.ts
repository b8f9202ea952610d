// A ticket arrives with a review, waits, and joins the raffle; the request that sends it does not identify the author.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { raffle as en } from '#shared/messages/en/raffle/raffle.ts'
import { raffle as id } from '#shared/messages/id/raffle/raffle.ts'
import { checkAccess, checkWidth, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { signInByCode, waitSignedIn } from './sign-in.ts'
import { homeLists } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview, shownCode } from './write-review.ts'
import { settled } from './settled.ts'

const house = journeys()
const WALKS = [
  { locale: 'id', screen: 'phone', theme: 'light' },
  { locale: 'en', screen: 'desk', theme: 'dark' },
] as const

for (const [turn, { locale, screen, theme }] of WALKS.entries())
  test(`a review’s ticket is saved, waits and joins the raffle (${locale}, ${screen}, ${theme})`, async () => {
    const words = { id, en }[locale]
    const company = (await homeLists(house.url)).top_rated[turn]
    assert.ok(company)
    const reader = await house.reader({ locale, screen, theme })
    const { page } = reader
    await page.goto(href(locale, 'raffle'))
    await settled(page)
    await page.getByText(words.own.none).waitFor()
    await checkAccess(page, 'the raffle without a ticket')
    await checkWidth(page, 'the raffle')

    await page.goto(href(locale, 'login'))
    await signInByCode(reader, house.url, newAddress())
    await waitSignedIn(page)
    await page.goto(href(locale, 'companyWriteReview', { id: company.slug }))
    await fillReview(reader, { kind: 'employee', headline: 'Teratur dan ramah' })
    await sendReview(reader)
    await shownCode(reader)
    await page.getByRole('heading', { name: words.invite.title }).waitFor()
    await checkAccess(page, 'thank you with a ticket')
    await page.getByRole('button', { name: words.invite.save }).click()
    await page.getByText(words.invite.why).waitFor()
    await page.getByRole('checkbox', { name: wordsOf(locale).writing.thanks.keep }).check()
    await page.getByRole('link', { name: words.invite.rules }).click()
    await page.getByRole('button', { name: words.own.anyway }).click()

    const join = page.getByRole('button', { name: words.form.join })
    await join.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await checkAccess(page, 'the form with mistakes')
    const sent = page.waitForRequest(request => request.url().endsWith('/api/raffle/entry'))
    await page.getByLabel(words.form.contact).fill('rani@contoh.id')
    await page.getByLabel(words.form.agree).check()
    await join.click()
    const headers = (await sent).headers()
    assert.deepEqual([headers['authorization'], headers['device']], [undefined, undefined])
    await page.getByText(words.form.done).waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('raffle'))
    assert.match(
      String(stored),
      /^\{"waiting":\[\],"joined":\[\{"month":"[\d-]+","entry":"[0-9a-f]{64}"\}\]\}$/,
    )
    await checkAccess(page, 'the raffle with a ticket in it')
    reader.checkQuiet()
    await reader.close()
  })

test('the footer leads to the raffle’s rules, and a site without a permit says so there', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.route('**/api/raffle', route =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: '' } }),
  )
  await page.goto(href('id', 'guidelines'))
  await settled(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf('id').footer.raffle })
    .click()
  await page.getByText(id.off).waitFor()
  await checkAccess(page, 'no raffle')
  await reader.close()
})
