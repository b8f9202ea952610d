// The language switch shows the same place in the other language, and nothing is lost.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { openDesk, signInByCode } from './sign-in.ts'
import { knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, sendReview, shownCode } from './write-review.ts'
import { settled } from './settled.ts'

const house = journeys()

async function switchTo({ page, locale }: Reader, path: string): Promise<void> {
  await page.getByRole('link', { name: wordsOf(locale).masthead.language.label }).click()
  await page.waitForURL(url => url.pathname === path)
  await settled(page)
}

test('inside the form it keeps the step and the draft, whose city is named in the new language', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  const headline = 'Ditulis dalam dua bahasa'
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline })
  await switchTo(reader, href('en', 'companyWriteReview', { id: slug }))
  await page.getByRole('heading', { level: 1, name: wordsOf('en').writing.steps.check.title }).waitFor()
  await page.getByText(headline).first().waitFor()
  await page.getByText('Bekasi City, West Java').waitFor()
  await checkAccess(page, 'the form in the other language')
  await checkWidth(page, 'the form in the other language')

  // The draft does not store the consent, so that the author gives it for what is sent.
  await page.locator('#f-agree').check({ force: true })
  await sendReview({ ...reader, locale: 'en' })
  await page.getByRole('dialog').waitFor()
  await signInByCode({ ...reader, locale: 'en' }, house.url, newAddress())
  const code = await shownCode({ ...reader, locale: 'en' })
  await switchTo({ ...reader, locale: 'en' }, href('id', 'thankYou'))
  assert.equal(await shownCode(reader), code)
  reader.checkQuiet()
  await reader.close()
})

test('on the sign-in page it keeps the return path, in the new language', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  const reviews = (locale: 'id' | 'en') => href(locale, 'companyReviews', { id: slug }, { sort: 'best' })
  await page.goto(href('en', 'login', {}, { next: reviews('en') }))
  await settled(page)
  await switchTo(reader, href('id', 'login'))
  assert.equal(new URL(page.url()).searchParams.get('lanjut'), reviews('id'))
  await signInByCode({ ...reader, locale: 'id' }, house.url, newAddress())
  await page.waitForURL(url => url.pathname + url.search === reviews('id'))
  await reader.close()
})

test('on an unknown address it stays there', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.goto('/tidak-ada')
  await switchTo(reader, '/en/tidak-ada')
  await page.getByRole('heading', { level: 1, name: wordsOf('en').sorry.notFound.heading }).waitFor()
  await page.goto(href('en', 'company', { id: 'no-such-company' }))
  await switchTo({ ...reader, locale: 'en' }, href('id', 'company', { id: 'no-such-company' }))
  await reader.close()
})

test('at the team’s desk it keeps the page and the session, also on a phone', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  await openDesk(reader, house.program)
  await settled(page)
  await page.goto(href('id', 'teamReports'))
  await settled(page)
  await switchTo(reader, href('en', 'teamReports'))
  await page.getByRole('heading', { level: 1, name: wordsOf('en').team.desks.report.emptyTitle }).waitFor()
  await checkAccess(page, 'the desk in the other language')
  await checkWidth(page, 'the desk in the other language')
  reader.checkQuiet()
  await reader.close()
})

test('signing in loads a new document if the return path is in the other language', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  const path = href('id', 'company', { id: slug })
  await page.goto(href('en', 'login', {}, { next: path }))
  await settled(page)
  await signInByCode(reader, house.url, newAddress())
  await page.waitForURL(url => url.pathname === path)
  await settled(page)
  await page.locator('html[lang=id]').waitFor()
  await page.getByRole('link', { name: wordsOf('id').masthead.language.label }).waitFor()
  await reader.close()
})
