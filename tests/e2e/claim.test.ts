// A company's people, from claiming the company to working in its area.
import assert from 'node:assert/strict'
import test from 'node:test'
import { claims as claimsEn } from '#shared/messages/en/owners/claims.ts'
import { ownerMails as mailsEn } from '#shared/messages/en/owners/owner-mails.ts'
import { owners as ownersEn } from '#shared/messages/en/owners/owners.ts'
import { profile as profileEn } from '#shared/messages/en/owners/profile.ts'
import { claims as claimsId } from '#shared/messages/id/owners/claims.ts'
import { ownerMails as mailsId } from '#shared/messages/id/owners/owner-mails.ts'
import { owners as ownersId } from '#shared/messages/id/owners/owners.ts'
import { profile as profileId } from '#shared/messages/id/owners/profile.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { until } from '../support/until.ts'
import { look, journeys, type Reader } from './browser.ts'
import { settled } from './settled.ts'
import { openDesk, OWNER } from './sign-in.ts'
import { api, demoFilled } from './site.ts'
import { wordsOf } from './words.ts'

const house = journeys()
const WORDS = {
  id: { claims: claimsId, mails: mailsId, owners: ownersId, profile: profileId },
  en: { claims: claimsEn, mails: mailsEn, owners: ownersEn, profile: profileEn },
}
const PASSWORD = 'hujan turun di ladang tebu'
/** The smallest possible picture: one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Card = { slug: string; name: string; website_host: string | null; claimed_since: string | null }

/** A listed company with a website and no owner. */
async function unclaimed(): Promise<Card> {
  await demoFilled(house.url)
  const { companies } = await api<{ companies: Card[] }>(house.url, '/search/companies?sort=most_reviews')
  const all = await Promise.all(
    companies.map(({ slug }) => api<{ company: Card }>(house.url, `/v2/company/${slug}`)),
  )
  const free = all.map(({ company }) => company).filter(one => one.website_host && !one.claimed_since)
  return free[0] ?? assert.fail('every company is claimed')
}

/** The link in the mail with this subject. */
async function linkTo(email: string, subject: string): Promise<string> {
  let link: string | undefined
  await until(async () => {
    const { messages } = await api<{ messages: { subject: string; body: string }[] }>(
      house.url,
      `/inbox?to=${encodeURIComponent(email)}`,
    )
    link = /https?:\S+/.exec(messages.find(one => one.subject === subject)?.body ?? '')?.[0]
    return link
  })
  const { pathname, hash } = new URL(link as string)
  return pathname + hash
}

async function claim(reader: Reader, company: Card, email: string): Promise<void> {
  const { page, locale } = reader
  const { claims: words } = WORDS[locale]
  const { claim: prompt } = wordsOf(locale).companies
  await page.goto(href(locale, 'company', { id: company.slug }))
  await settled(page)
  await page.getByRole('link', { name: prompt.action }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: words.submit }).click()
  await form.getByText(words.missing.name).waitFor()
  await look(reader, 'an empty claim')
  await form.getByLabel(words.name, { exact: true }).fill('Kirana Wibisana')
  await form.getByLabel(words.role, { exact: true }).fill('HR lead')
  await form.getByLabel(words.email.label).fill(email)
  await form.getByText(words.email.atSite).waitFor()
  await form.getByRole('checkbox').check()
  const two = '0812-3456-7890 / 0813-1111-2222'
  await form.getByLabel(words.phone.label).fill(two)
  await form.getByRole('button', { name: words.submit }).click()
  await form.getByText(wordsOf(locale).errors.field.office_phone_two).waitFor()
  assert.equal(await form.getByLabel(words.phone.label).inputValue(), two)
  await form.getByLabel(words.phone.label).fill('+62 21 555 0142 ext. 12')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'surat.png', mimeType: 'image/png', buffer: DOT })
  await form.getByText('surat.png').waitFor()
  await form.getByRole('button', { name: words.submit }).click()
  await form.getByText(words.thanks.mail(email)).waitFor()
  await look(reader, 'thanks after a claim')
  const { subject } = WORDS[locale].mails.claimReceived({ company: null, link: '' })
  await page.goto(await linkTo(email, subject))
  await page.getByRole('button', { name: words.own.confirm.submit }).click()
  await page.getByText(words.own.confirmed(email)).waitFor()
  await look(reader, 'one’s own claim')
}

/** One administrator is enough if the mailbox is at the company's website. */
async function approve(locale: Locale, company: Card): Promise<void> {
  const desk = await house.reader({ locale, screen: 'desk' })
  await openDesk(desk, house.program, locale === 'id' ? 'editor' : 'administrator')
  const { page } = desk
  const { claim: words } = wordsOf(locale).team
  await page.goto(href(locale, 'teamClaims'))
  await page.getByRole('button', { name: `${company.name} Kirana` }).click()
  await page.getByRole('heading', { name: words.title('Kirana Wibisana', company.name) }).waitFor()
  await page.getByText(words.editors[1]).waitFor()
  await look(desk, 'a claim on the desk')
  await page.getByRole('button', { name: words.approve }).click()
  await desk.close()
}

const firstSignIn = (reader: Reader, email: string): Promise<void> => {
  const { subject } = WORDS[reader.locale].mails.claimApproved({ name: '', company: '', link: '' })
  return chooseAndEnter(reader, email, subject)
}

/** Opens the link of the mail with this subject. */
async function chooseAndEnter(reader: Reader, email: string, subject: string): Promise<void> {
  const { page, locale } = reader
  const { owners: words } = WORDS[locale]
  await page.goto(await linkTo(email, subject))
  const { change, changed } = words.password
  await page.getByLabel(change.next.label).fill('pendek')
  await page.getByRole('button', { name: change.submit }).click()
  await page.getByText(change.short, { exact: true }).waitFor()
  await page.getByLabel(change.next.label).fill(PASSWORD)
  await look(reader, 'choosing a password')
  await page.getByRole('button', { name: change.submit }).click()
  await page.locator('main').getByRole('link', { name: changed.signIn }).click()
  await page.getByLabel(words.login.email.label).fill(email)
  await page.getByLabel(words.login.password.label).fill(PASSWORD)
  await page.getByRole('button', { name: words.login.submit }).click()
  await page.waitForURL(url => url.pathname === href(locale, 'ownerHome'))
  await look(reader, 'the first page of the area')
}

async function introduce(reader: Reader, company: Card): Promise<void> {
  const { page, locale } = reader
  const { profile: words } = WORDS[locale]
  await page.goto(href(locale, 'ownerProfile'))
  const about = 'Kami merawat gudang dingin di tiga kota dan mencatat lembur setiap hari.'
  await page.getByLabel(words.words[`about_${locale}`]).fill(about)
  await page.getByRole('button', { name: words.save.button }).click()
  await page.getByText(words.save.saved).first().waitFor()
  await look(reader, 'the saved profile')
  await page.goto(href(locale, 'company', { id: company.slug }))
  await page.getByText(about).waitFor()
}

async function invite(reader: Reader): Promise<void> {
  const { page, locale } = reader
  const { colleagues: words, account } = WORDS[locale].owners
  await page.goto(href(locale, 'ownerColleagues'))
  await page.getByLabel(account.name).fill('Bayu Segara')
  await page.getByLabel(account.email).fill(`bayu-${locale}@rekan.example`)
  await page.getByLabel(account.role).fill('Recruiter')
  await page.getByRole('button', { name: words.invite.submit }).click()
  await page.getByText(words.invite.done('Bayu Segara')).waitFor()
  await look(reader, 'an invited colleague')
}

test('a person claims a company with a file, is approved, and works in its area', async () => {
  const company = await unclaimed()
  const email = `kirana-en@${company.website_host}`
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  await claim(reader, company, email)
  await approve('en', company)
  await firstSignIn(reader, email)
  await introduce(reader, company)
  await invite(reader)
  reader.checkQuiet()
  await reader.close()
})

test('the questions for a free mail address are in view and have the focus', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const { claims: words } = WORDS.id
  await page.goto(href('id', 'claim'))
  await settled(page)
  await page.getByLabel(words.company.label).fill('Warung Bu Tini')
  await page.getByLabel(words.name, { exact: true }).fill('Kirana Wibisana')
  await page.getByLabel(words.role, { exact: true }).fill('HR lead')
  await page.getByLabel(words.email.label).fill('kirana@gmail.com')
  await page.getByLabel(words.phone.label).fill('21 555 0142')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.submit }).click()
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'email')
  const question = await page.getByText(words.email.free).boundingBox()
  assert.ok(question && question.y > 0 && question.y + question.height <= 740, 'the question is in sight')
  await look(reader, 'a free address that is asked about')
  await reader.close()
})

test('an owner who forgot the password sets a new one by mail, and shows a logo and a photo', async () => {
  const locale = 'id'
  const { mails, owners, profile: words } = WORDS[locale]
  const { email } = OWNER
  await demoFilled(house.url)
  const reader = await house.reader({ locale, screen: 'phone' })
  const { page } = reader
  await page.goto(href(locale, 'ownerResetPassword'))
  await page.getByLabel(owners.login.email.label).fill(email)
  await page.getByRole('button', { name: owners.password.reset.submit }).click()
  await page.getByText(owners.password.reset.sent(email)).waitFor()
  await chooseAndEnter(reader, email, mails.passwordReset({ name: '', link: '' }).subject)

  await page.goto(href(locale, 'ownerProfile'))
  const { pictures, crop, gallery } = words
  const dialog = page.getByRole('dialog')
  const pick = (label: string) =>
    page
      .getByLabel(new RegExp(`^(${label})`))
      .last()
      .setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer: DOT })
  await pick(`${pictures.choose}|${pictures.change}`)
  await dialog.getByRole('button', { name: crop.send }).click()
  await dialog.waitFor({ state: 'hidden' })
  await pick(gallery.add)
  await dialog.getByRole('button', { name: crop.send }).click()
  await dialog.getByText(gallery.altEmpty).waitFor()
  await look(reader, 'a photo without words')
  const alt = 'Titik putih di lobi'
  await dialog.getByLabel(gallery.newAlt).fill(alt)
  await dialog.getByRole('button', { name: crop.send }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto(href(locale, 'company', { id: 'lintang-muara-kargo' }))
  await page.getByRole('img', { name: alt }).waitFor()
  reader.checkQuiet()
  await reader.close()
})
