// A reader becomes an author: sign-in, writing, the code, the team's decision, and the published result.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { RATING_GROUPS, type ReviewerKind } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { checkAccess, checkWidth, journeys, type Reader, type Screen } from './browser.ts'
import { newAddress } from './people.ts'
import { isSignedIn, openDesk, signInByCode, waitSignedIn } from './sign-in.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'
import { fillReview, chooseStatus, sendReview, shownCode } from './write-review.ts'
import { until } from '../support/until.ts'
import { settled } from './settled.ts'

const house = journeys()
const desks: Partial<Record<Locale, Reader>> = {}

type Card = { slug: string; name: string; review_count: number }
type Walk = { locale: Locale; screen: Screen; kind: ReviewerKind }
const WALKS: Walk[] = [
  { locale: 'id', screen: 'phone', kind: 'employee' },
  { locale: 'en', screen: 'desk', kind: 'former' },
  { locale: 'id', screen: 'phone', kind: 'applicant' },
]

for (const [turn, { locale, screen, kind }] of WALKS.entries())
  test(`a reader signs in over the page, writes as ${kind}, and the team’s approval shows (${locale}, ${screen})`, async () => {
    const company = await companyAt(turn)
    const reader = await house.reader({ locale, screen })
    const { page } = reader
    const { reviews, writing, accounts } = wordsOf(locale)
    const headline = `Teratur dan ramah, giliran ke-${turn + 1}`
    const list = href(locale, 'companyReviews', { id: company.slug })

    await page.goto(list)
    await settled(page)
    assert.equal(await page.locator('main article').count(), 3)
    await page.getByText(reviews.locked.signIn, { exact: true }).first().click()
    await page.getByRole('dialog').waitFor()
    await checkAccess(page, 'sign-in dialog')
    await signInByCode(reader, house.url, newAddress())
    await waitSignedIn(page)
    await page.getByText(reviews.locked.title).waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).pathname, list)
    assert.ok((await page.locator('main article').count()) > 3)

    await page.goto(href(locale, 'companyWriteReview', { id: company.slug }))
    await fillReview(reader, { kind, headline, ...(kind === 'employee' && { salary: '12,5 juta' }) })
    await checkWidth(page, 'the last look')
    await sendReview(reader)
    const code = await shownCode(reader)
    await page.getByText(writing.thanks.demo).waitFor()
    await checkAccess(page, 'thank you')
    await expectState(reader, code, writing.mine.states.pending[0])

    const before = await pageOf(company.slug, locale)
    await decide(locale, headline, async desk => desk.keyboard.press('a'))
    await until(async () => (await pageOf(company.slug, locale)) !== before)
    const after = await api<{ tabs: { reviews: number } }>(house.url, `/v2/company/${company.slug}`)
    assert.equal(after.tabs.reviews, company.review_count + 1)
    await expectState(reader, code, writing.mine.states.published[0])

    await page.goto(list)
    await page.getByText(headline).first().waitFor()
    assert.ok(await isSignedIn(page), accounts.done)
    reader.checkQuiet()
    await reader.close()
  })

test('the author of a rejected review sees the guideline and the note, and nobody else sees the review', async () => {
  const company = await companyAt(9)
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { writing, reviews } = wordsOf('en')
  const headline = 'Soal atasan di lantai tiga'
  await page.goto(href('en', 'companyWriteReview', { id: company.slug }))
  await fillReview(reader, { kind: 'employee', headline })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  const code = await shownCode(reader)

  await decide('en', headline, async desk => {
    await desk.keyboard.press('1')
    await desk.keyboard.press('n')
    await desk.keyboard.type('Tulis tanpa menyebut orang.')
    await desk.keyboard.press('Control+Enter')
  })
  await expectState(reader, code, writing.mine.states.rejected[0])
  await page.getByText(writing.mine.guideline(1)).waitFor()
  await page.getByText(reviews.guidelines[1]).waitFor()
  await page.getByText('Tulis tanpa menyebut orang.').waitFor()
  assert.equal((await pageOf(company.slug, 'en')).includes(headline), false)
  reader.checkQuiet()
  await reader.close()
})

test('the browser keeps a half-filled form through a reload, and deletes it on request', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { steps, once } = wordsOf('id').writing
  const { draft } = wordsOf('id').forms
  await page.goto(href('id', 'companyWriteReview', { id: (await companyAt(0)).slug }))
  await page.getByText(once).waitFor()
  await chooseStatus(page, 'employee')
  await page.locator('#f-department').selectOption('it')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: steps.who.title }).waitFor()
  assert.equal(await page.locator('#f-department').inputValue(), 'it')
  await page.getByRole('button', { name: draft.wipe }).click()
  await checkAccess(page, 'wipe dialog')
  await page.getByRole('dialog').getByRole('button', { name: draft.wipeYes }).click()
  await page.locator('#f-department').waitFor({ state: 'detached' })
  reader.checkQuiet()
  await reader.close()
})

test('a company’s page continues a draft or deletes it, and links to a review of another company', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { fields, steps } = wordsOf('id').writing
  const { draft } = wordsOf('id').forms
  const { slug, name } = await companyAt(0)
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('review-draft:')))
  const department = page.locator('#f-department')
  await page.goto(href('id', 'writeReview'))
  await page.locator('#f-company_id').fill(name)
  await page.locator('[role=option]').filter({ hasText: name }).first().click()
  await chooseStatus(page, 'employee')
  await department.selectOption('it')
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await page.getByRole('heading', { level: 1, name: steps.who.title }).waitFor()
  assert.equal(await department.inputValue(), 'it')
  assert.deepEqual(await drafts(), [`review-draft:${slug}`])
  await checkAccess(page, 'a form with its company chosen')
  await checkWidth(page, 'a form with its company chosen')
  await page.getByRole('button', { name: draft.wipe }).click()
  await page.getByRole('dialog').getByRole('button', { name: draft.wipeYes }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.deepEqual(await drafts(), [])
  await page.getByRole('link', { name: fields.company_id.other }).click()
  await page.waitForURL(`**${href('id', 'writeReview')}`)
  assert.equal(await page.locator('#f-company_id').inputValue(), '')
  assert.equal(await department.count(), 0)
  reader.checkQuiet()
  await reader.close()
})

test('two tabs, also in two languages, share one draft, which is gone from both once it is sent', async () => {
  const reader = await house.reader()
  const { page, context } = reader
  const { slug } = await companyAt(3)
  const other = await context.newPage()
  await other.goto(href('en', 'companyWriteReview', { id: slug }))
  await page.goto(href('id', 'companyWriteReview', { id: slug }))
  await page.bringToFront()
  const headline = 'Ditulis di dua tab'
  await fillReview(reader, { kind: 'employee', headline })
  const cityThere = (name: string) =>
    other.waitForFunction(
      city => document.querySelector<HTMLInputElement>('#f-city_id')?.value === city,
      name,
    )
  await other.bringToFront()
  await cityThere('Bekasi City, West Java')

  await other.locator('#f-job_type').selectOption('intern')
  await page.bringToFront()
  await page.getByText(wordsOf('id').reviews.jobTypes.intern).waitFor()
  await page.getByText(headline).first().waitFor()
  await page.getByText('Kota Bekasi, Jawa Barat').waitFor()
  // The text of the consent has changed.
  await page.locator('#f-agree').check({ force: true })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await shownCode(reader)
  await other.bringToFront()
  await other.locator('#f-city_id').waitFor({ state: 'detached' })
  reader.checkQuiet()
  await reader.close()
})

test('back from the thank-you page, the form says that the review was sent, and the tab no longer holds its code', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { slug, name } = await companyAt(5)
  const { thanks, onceSent } = wordsOf('en').writing
  await page.goto(href('en', 'companyWriteReview', { id: slug }))
  await fillReview(reader, { kind: 'employee', headline: 'Terkirim, lalu kembali' })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  const code = await shownCode(reader)
  assert.equal(await isInTab(page, code), true)
  await page.reload()
  assert.equal(await shownCode(reader), code)
  await page.goBack()
  await page.getByRole('button', { name: thanks.leave.go }).click()
  await page.getByText(onceSent(name)).waitFor()
  assert.equal(await isInTab(page, code), false)
  await checkAccess(page, 'the form after sending')
  await checkWidth(page, 'the form after sending')
  reader.checkQuiet()
  await reader.close()
})

const isInTab = (page: Reader['page'], code: string): Promise<boolean> =>
  page.evaluate(plain => JSON.stringify({ ...sessionStorage }).includes(plain), code.replace(/\s/g, ''))

test('a draft that is deleted while it is being sent still leads to the code of the sent review', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { thanks } = wordsOf('id').writing
  const { draft } = wordsOf('id').forms
  const { name } = await companyAt(6)
  await page.goto(href('id', 'writeReview'))
  await page.locator('#f-company_id').fill(name)
  await page.locator('[role=option]').filter({ hasText: name }).first().click()
  await fillReview(reader, { kind: 'employee', headline: 'Dihapus di tengah jalan' })
  const sending = Promise.withResolvers<void>()
  const wiped = Promise.withResolvers<void>()
  await page.route('**/api/review', async route => {
    sending.resolve()
    await wiped.promise
    await route.continue()
  })
  await sendReview(reader)
  await page.getByRole('dialog').waitFor()
  await signInByCode(reader, house.url, newAddress())
  await sending.promise
  await page.getByRole('button', { name: draft.wipe }).click()
  await page.getByRole('dialog').getByRole('button', { name: draft.wipeYes }).click()
  await page.locator('#f-company_id').waitFor()
  wiped.resolve()
  await shownCode(reader)
  await page.getByRole('link', { name: thanks.toCompany(name) }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('an empty step lists its mistakes, moves the focus to the first, and removes each one when it is corrected', async () => {
  const reader = await house.reader()
  const { page } = reader
  await page.goto(href('id', 'companyWriteReview', { id: (await companyAt(0)).slug }))
  await chooseStatus(page, 'employee')
  await page.locator('form button[type=submit]').last().click()
  const invalid = page.locator('[aria-invalid=true]')
  await invalid.first().waitFor()
  const mistakes = await invalid.count()
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')), 'true')
  await checkAccess(page, 'form with mistakes')
  await page.locator('#f-department').selectOption('it')
  assert.equal(await invalid.count(), mistakes - 1)
  await page.locator('#f-city_id').fill('b')
  assert.equal(await invalid.count(), mistakes - 2)
  reader.checkQuiet()
  await reader.close()
})

test('an address beyond the first open question leads to that question, and each step waits for its button, also after a mistake', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { writing } = wordsOf('id')
  const path = href('id', 'companyWriteReview', { id: (await companyAt(0)).slug })
  const onward = page.locator('form button[type=submit]').last()
  const rate = async (group: 'money' | 'people') => {
    for (const key of RATING_GROUPS[group])
      await page.locator(`input[name="ratings_${key}"][value="4"]`).check({ force: true })
    await page.getByRole('heading', { level: 1, name: writing.steps[group].title }).waitFor()
  }
  await page.goto(path)
  await chooseStatus(page, 'employee')
  await page.locator('#f-department').selectOption('it')
  await page.locator('#f-job_type').selectOption('employee')
  await page.locator('#f-city_id').fill('beka')
  await page.locator('[role=listbox] [role=option]').first().click()
  await page.goto(`${path}#6`)
  await page.waitForURL(url => url.hash === '#2')
  await rate('money')
  await onward.click()
  await page.waitForURL(url => url.hash === '#3')
  await onward.click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await rate('people')
  assert.equal(new URL(page.url()).hash, '#3')
  reader.checkQuiet()
  await reader.close()
})

/** The demo's companies by their number of reviews, so that each journey has its own. */
async function companyAt(place: number): Promise<Card> {
  const { companies } = await api<{ companies: Card[] }>(house.url, '/search/companies?sort=most')
  const { slug, name } = companies[place] ?? assert.fail(`the demo has no company ${place}`)
  const { tabs } = await api<{ tabs: { reviews: number } }>(house.url, `/v2/company/${slug}`)
  return { slug, name, review_count: tabs.reviews }
}

/** What a visitor receives, bypassing every cache of a browser. */
async function pageOf(slug: string, locale: Locale): Promise<string> {
  return (await fetch(house.url + href(locale, 'company', { id: slug }))).text()
}

async function expectState({ page, locale }: Reader, code: string, state: string): Promise<void> {
  const { mine } = wordsOf(locale).writing
  await page.goto(href(locale, 'myReview'))
  await settled(page)
  await page.getByLabel(mine.label).fill(code.toLowerCase())
  await page.getByRole('button', { name: mine.open, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: state }).waitFor()
  await checkAccess(page, `my review, ${state}`)
}

/** Brings the review with this headline to the desk by the arrow key, and decides by keyboard. */
async function decide(
  locale: Locale,
  headline: string,
  act: (desk: Reader['page']) => Promise<void>,
): Promise<void> {
  const desk = (desks[locale] ??= await house.reader({ locale, screen: 'desk' }))
  const { page } = desk
  if (page.url() === 'about:blank') await openDesk(desk, house.program)
  else await page.reload()
  await page.locator('.queue li button').first().click()
  // The words alone are ambiguous: they may also be in the list of similar texts of another review.
  const onTheDesk = page.getByRole('heading').filter({ hasText: headline }).first()
  for (let step = 0; step < 200; step += 1) {
    if (await onTheDesk.isVisible()) break
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(50)
  }
  await onTheDesk.waitFor()
  await act(page)
  await onTheDesk.waitFor({ state: 'detached' })
  desk.checkQuiet()
}
