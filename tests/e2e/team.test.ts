// The team at its desks: marks, companies, reports, the history, and pages that a role may not open.
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { Locale } from '#shared/locale.ts'
import { href, type PageName } from '#shared/paths.ts'
import { checkAccess, checkAccessInBoth, checkWidth, checkWidths, journeys, type Reader } from './browser.ts'
import { openDesk, openHistory } from './sign-in.ts'
import { api, knownCompany } from './site.ts'
import { editReview, rejectedFor, send, sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { until } from '../support/until.ts'
import { settled } from './settled.ts'
import { namesOf, pagesOf } from '#web/team/subjects.ts'

const house = journeys()
const desks: Partial<Record<Locale, Reader>> = {}
after(async () => {
  for (const desk of Object.values(desks)) await desk.close()
})

/** A moderator in Indonesian and an administrator in English: an authenticator's code opens one session. */
async function deskOf(locale: Locale, page: PageName = 'teamQueue'): Promise<Reader> {
  const reader = (desks[locale] ??= await signedIn(locale))
  await reader.page.goto(href(locale, page as 'teamQueue'))
  await settled(reader.page)
  return reader
}

async function signedIn(locale: Locale): Promise<Reader> {
  const reader = await house.reader({ locale, screen: 'desk' })
  await openDesk(reader, house.program)
  return reader
}

/** Goes down the list from its top with the key J until this item is at the desk. */
async function goTo({ page }: Reader, heading: string): Promise<void> {
  const here = page.getByRole('heading', { level: 1, name: heading })
  await page.locator('.queue li button').first().click()
  for (let row = 0; row < 60; row += 1) {
    await page.locator('.work h1:not(.vh)').waitFor()
    if (await here.isVisible()) return
    const before = await page.locator('.work h1').innerText()
    await page.keyboard.press('j')
    await page.waitForFunction(old => {
      const now = document.querySelector<HTMLElement>('.work h1:not(.vh)')
      return now && now.innerText !== old
    }, before)
  }
  assert.fail(`${heading} never came to the desk`)
}

test('a moderator masks names by keyboard and publishes, and readers see neither name', async () => {
  const company = await companyAt(0)
  const companyId = company.id
  const headline = 'Kerja rapi, rapat panjang'
  const dislikes = 'Pak Rendra sering marah. Meja dekat jendela itu miliknya.'
  await sendReview(house.url, { headline, dislikes, advice: 'Dengarkan Tonggak.' }, { companyId })
  const reader = await deskOf('id')
  const { page } = reader
  const { team, reviews } = wordsOf('id')
  const publish = page.getByRole('button', { name: team.publish })
  await goTo(reader, headline)

  const row = page.locator('.queue [aria-current]').filter({ hasText: headline })
  await row.getByText(team.flags.marked).waitFor()
  assert.equal(await publish.getAttribute('aria-disabled'), 'true')
  await checkAccess(page, 'a review with a mark')
  await page.keyboard.press('a')
  await page
    .getByRole('status')
    .filter({ hasText: team.off.marks(1) })
    .waitFor()
  await page.keyboard.press('m')
  await page.locator('.previews').getByText('sering marah').waitFor()
  await page.getByText(team.marks.allDecided).waitFor()

  for (const key of ['s', 'Shift+ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight'])
    await page.keyboard.press(key)
  await page.getByText(team.marks.picked('Tonggak.')).waitFor()
  await checkAccess(page, 'words selected by keyboard')
  await page.keyboard.press('m')
  await page.getByRole('region', { name: team.marks.own }).getByText('Tonggak').waitFor()
  assert.equal(await page.locator('.previews .mask').count(), 2)
  const found = await page.getByRole('region', { name: team.marks.title }).innerText()
  assert.ok(found.includes('Rendra') && !found.includes('Tonggak'), 'nobody’s own mask is called automatic')
  await checkAccess(page, 'the preview')
  await page.keyboard.press('v')
  const shown = page.locator('.work')
  await shown.getByText(team.preview.tells).waitFor()
  const read = await shown.innerText()
  assert.ok(read.includes(reviews.masked) && !read.includes('Rendra') && !read.includes('Tonggak'))
  await checkAccess(page, 'the review as readers will see it')
  await page.keyboard.press('v')
  await shown.getByText('Rendra').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('heading', { level: 1, name: headline }).waitFor({ state: 'detached' })

  const visitor = await house.reader({ locale: 'id' })
  await until(async () => {
    await visitor.page.goto(href('id', 'companyReviews', { id: company.slug }))
    return visitor.page.getByText(headline).first().isVisible()
  })
  const text = await visitor.page.locator('main').innerText()
  assert.ok(text.includes(reviews.masked) && !text.includes('Rendra') && !text.includes('Tonggak'))
  await visitor.close()
  reader.checkQuiet()
})

test('a review of 300 words fits on a low screen, with its mark, both answers and the reason for the wait', async () => {
  const { id: companyId } = await companyAt(4)
  const headline = 'Banyak belajar, jadwalnya sering berubah'
  const text = 'Kerja di sini banyak belajar dan jadwalnya jelas walau kadang mendadak berubah. '.repeat(8)
  const words = { likes: text, dislikes: `Pak Rendra sering marah. ${text}`, advice: text }
  await sendReview(house.url, { headline, ...words }, { companyId })
  const reader = await deskOf('en')
  const { page } = reader
  const { team, reviews } = wordsOf('en')
  await goTo(reader, headline)
  const publish = page.getByRole('button', { name: team.publish })
  const reject = page.getByRole('button', { name: team.reject })
  const texts = [reviews.likes, reviews.dislikes, reviews.advice].map(name =>
    page.getByRole('region', { name }),
  )
  const mark = page.getByRole('region', { name: team.marks.title })
  const why = page.getByText(team.off.marks(1))
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const part of [...texts, mark, why, publish, reject]) await seenWhole(page, part)
  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [why, publish, reject]) await seenWhole(page, part)
  }
  await reject.click()
  await page.getByRole('status').filter({ hasText: team.chooseFirst }).waitFor()
  const first = page.getByRole('radio').first()
  assert.equal(await first.evaluate(radio => radio === document.activeElement), true)
  await seenWhole(page, first)
  await checkWidth(page, 'the bar of acts')
  // The next review starts at the top of both columns.
  await page.setViewportSize({ width: 1280, height: 600 })
  const decide = page.locator('.decide')
  await decide.evaluate(pane => pane.scrollTo(0, pane.scrollHeight))
  await page.keyboard.press('l')
  await page.getByRole('heading', { level: 1, name: headline }).waitFor({ state: 'detached' })
  await page.locator('.work h1:not(.vh)').waitFor()
  await page.waitForFunction(() => document.querySelector('.decide')?.scrollTop === 0)
  await page.setViewportSize({ width: 1280, height: 900 })
  reader.checkQuiet()
})

test('a review that its author changed meanwhile is read again before it is published', async () => {
  const { id: companyId } = await companyAt(2)
  const headline = 'Ditulis, lalu ditimbang lagi'
  const sent = await sendReview(house.url, { headline, advice: 'Kata yang lama.' }, { companyId })
  const reader = await deskOf('id')
  const { page } = reader
  const { team } = wordsOf('id')
  await goTo(reader, headline)
  await page.getByText('Kata yang lama.').waitFor()
  await editReview(house.url, sent, { headline, advice: 'Kata yang baru.' })
  await page.keyboard.press('a')
  await page.getByRole('status').filter({ hasText: team.desks.review.changed }).waitFor()
  await page.getByText('Kata yang baru.').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('heading', { level: 1, name: headline }).waitFor({ state: 'detached' })
  reader.checkQuiet()
})

test('a company is listed with corrections once its wrong field is right, and similar names follow the corrected one', async () => {
  const name = 'Lentera Gading Abadi'
  await sendReview(house.url, { headline: 'Toko baru, rapi' }, { company: name })
  const reader = await deskOf('en', 'teamCompanies')
  const { page } = reader
  const { errors, team } = wordsOf('en')
  const { company: words } = team
  await goTo(reader, name)
  await page.getByText(words.noneNear).waitFor()
  await checkAccess(page, 'companies desk')
  const known = await knownCompany(house.url)
  const near = page.locator('.alike').getByRole('link', { name: known.name })
  for (const typed of [known.name, name]) {
    await page.locator('#work-h').focus()
    await page.keyboard.press('e')
    await page.keyboard.press('Control+A')
    await page.keyboard.type(typed)
    await page.keyboard.press('Escape')
    await (typed === name ? page.getByText(words.noneNear) : near).waitFor()
  }
  const website = page.getByLabel(words.fields.website_host)
  await website.fill('bukan situs')
  await page.getByLabel(words.fields.industry).selectOption('retail')
  await page.getByRole('button', { name: words.approve }).click()
  await page.locator('#company-website_host[aria-invalid=true]').waitFor()
  await page.getByText(errors.field.host).waitFor()
  assert.equal(await website.evaluate(field => field === document.activeElement), true)
  await checkAccess(page, 'a wrong field')
  await website.fill('https://lentera-gading.co.id/toko')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page
    .getByRole('status')
    .filter({ hasText: words.approved(name) })
    .waitFor()
  await until(async () => {
    const { companies } = await api<{ companies: { name: string; industry: string }[] }>(
      house.url,
      `/search?query=${encodeURIComponent(name)}`,
    )
    return companies.some(one => one.name === name && one.industry === 'retail')
  })
  reader.checkQuiet()
})

test('a company that returns after it was declined says so, and that its review has changed', async () => {
  const name = 'Jahit Bu Wulan'
  const sent = await sendReview(house.url, { headline: 'Jahitan rapi' }, { company: name })
  const reader = await deskOf('en', 'teamCompanies')
  const { page } = reader
  const { company: words } = wordsOf('en').team
  await goTo(reader, name)
  assert.equal(await page.getByText(words.declinedBefore).count(), 0)
  await page.keyboard.press('t')
  await page.getByText(words.declined(name)).waitFor()
  await rejectedFor(house.url, sent)
  await editReview(house.url, sent, { headline: 'Usaha jahit dengan enam karyawan' })
  await deskOf('en', 'teamCompanies')
  await goTo(reader, name)
  await page.getByText(words.declinedBefore).waitFor()
  await checkAccess(page, 'a company that was declined before')
  reader.checkQuiet()
})

test('a company is merged into a similar one by keyboard, and the history shows it', async () => {
  const known = await knownCompany(house.url)
  const name = `${known.name} Jaya`
  await sendReview(house.url, { headline: 'Kantor yang sama' }, { company: name })
  const reader = await deskOf('en', 'teamCompanies')
  const { page } = reader
  const { team } = wordsOf('en')
  await goTo(reader, name)
  await page.locator('.alike').getByRole('link', { name: known.name }).waitFor()
  await page.keyboard.press('1')
  await page
    .getByRole('status')
    .filter({ hasText: team.company.merged(name, known.name) })
    .waitFor()
  const act = page.getByRole('row').filter({ hasText: team.desks.company.acts.merged })
  await openHistory(page, 'en', act)
  assert.ok((await act.first().innerText()).includes('Ayu'))
  reader.checkQuiet()
})

test('a report is upheld by another guideline than the reader’s: readers see a stub with it, and the review’s history says why', async () => {
  const { slug } = await companyAt(3)
  const list = await api<{ reviews: { id: string; headline: string }[] }>(
    house.url,
    `/v2/company/${slug}/reviews`,
  )
  const review = list.reviews[0]
  assert.ok(review)
  await send(house.url, `/reviews/${review.id}/report`, { guideline: 3, words: 'Ini soal produk kami.' })
  const reader = await deskOf('id', 'teamReports')
  const { page } = reader
  const { team, reviews } = wordsOf('id')
  await page.getByText('Ini soal produk kami.').waitFor()
  await page.getByRole('article').getByText(review.headline).waitFor()
  await page.locator('.queue [aria-current]').getByText(review.headline).waitFor()
  await page.getByText(team.report.numbered(3, team.guidelines[3][0])).waitFor()
  assert.equal(await page.getByRole('radio', { checked: true }).count(), 0, 'the reader decides nothing')
  await page.keyboard.press('t')
  await page.getByRole('status').filter({ hasText: team.chooseFirst }).waitFor()
  const first = page.getByRole('radio').first()
  assert.equal(await first.evaluate(radio => radio === document.activeElement), true)
  await checkAccess(page, 'a report without a finding')
  await page.keyboard.press('3')
  await page.getByRole('status').filter({ hasText: team.chooseFirst }).waitFor({ state: 'detached' })
  // Only selects the guideline; the history shows the one of the key T.
  await page.getByRole('radio', { checked: true }).press('Enter')
  await page.keyboard.press('1')
  await page.getByRole('button', { name: team.report.upholdBy(1) }).waitFor()
  await checkAccess(page, 'reports desk')
  await page.keyboard.press('t')
  await page.getByRole('heading', { level: 1, name: team.desks.report.emptyTitle }).waitFor()
  const removed = page.getByRole('row').filter({ hasText: team.desks.review.acts.removed })
  await openHistory(page, 'id', removed, { subject: review.id })
  await removed
    .filter({ hasText: team.history.guideline(1, team.guidelines[1][0]) })
    .getByRole('link', { name: review.headline })
    .waitFor()
  assert.equal(await page.getByRole('row').count(), 2)
  await checkAccess(page, 'one review’s history')
  // An editor sees no words that readers do not, and gets a link to the public page.
  const other = await house.reader({ locale: 'id', screen: 'phone' })
  await openDesk(other, house.program, 'editor')
  await other.page.goto(href('id', 'teamHistory', {}, { subject: review.id }))
  const nameless = other.page.getByRole('link', { name: team.history.noHeadline })
  await nameless.first().waitFor()
  await checkAccess(other.page, 'one review’s history, read by an editor')
  await nameless.first().click()
  await other.page.getByText(reviews.stub.teamSays).first().waitFor()
  other.checkQuiet()
  await other.close()
  await page.goto(href('id', 'companyReviews', { id: slug }))
  const stub = page.locator('main').getByText(reviews.stub.teamSays)
  await stub
    .getByRole('link', { name: reviews.stub.guideline('1', reviews.guidelines[1]) })
    .first()
    .waitFor()
  reader.checkQuiet()
})

test('a role that may not open a page sees why, and only the permitted tabs', async () => {
  const reader = await deskOf('id', 'teamCompanies')
  const { page } = reader
  const { team } = wordsOf('id')
  await page.getByRole('heading', { level: 1, name: team.refused.title }).waitFor()
  await checkAccess(page, 'a page for another role')
  const tabs = await page.getByRole('navigation', { name: team.nav }).getByRole('link').allInnerTexts()
  assert.deepEqual(
    tabs.map(tab => tab.replace(/[\s\d]+$/, '')),
    pagesOf('moderator').map(name => namesOf(team, name).tab),
  )
  // The focus is on the heading of the page that was opened, although its files were loaded first.
  await page
    .getByRole('navigation', { name: team.nav })
    .getByRole('link', { name: team.pages.teamHistory.tab })
    .click()
  await page.locator('h1:focus', { hasText: team.pages.teamHistory.title }).waitFor()
  reader.checkQuiet()
})

test('axe finds nothing on the team’s pages, wide and narrow, nor when a review or a list cannot be loaded', async () => {
  const { page } = await deskOf('en')
  for (const name of [
    'teamQueue',
    'teamCompanies',
    'teamCandidates',
    'teamClaims',
    'teamOfficers',
    'teamPay',
    'teamReports',
    'teamHistory',
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(href('en', name))
    await settled(page)
    await checkAccessInBoth(page, name)
    await page.setViewportSize({ width: 1024, height: 900 })
    await checkWidth(page, `${name} at 1024`)
    await page.setViewportSize({ width: 360, height: 900 })
    await checkWidths(page, `${name} at 360`)
    await checkAccess(page, `${name} at 360`)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const { team } = wordsOf('en')
  await page.goto(href('en', 'teamQueue'))
  await page.locator('.queue li').first().waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await checkAccessInBoth(page, 'the keys')
  for (const [part, text] of [
    ['/*/claim', team.itemFailed],
    ['', team.desks.review.failed],
  ] as const) {
    const calls = `**/api/team/desk/review${part}`
    await page.route(calls, route => route.abort())
    await page.goto(href('en', 'teamQueue'))
    await page.getByText(text).waitFor()
    await checkAccessInBoth(page, text)
    await page.unroute(calls)
  }
})

/** Inside the window and not covered. */
async function seenWhole(page: Page, part: Locator): Promise<void> {
  const hidden = await part.evaluate(element => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return `${top}–${bottom}`
    const at = (y: number) => document.elementFromPoint((left + right) / 2, y)
    const over = [at(top + 2), at(bottom - 2)].find(
      one => !one || !(element.contains(one) || one.contains(element)),
    )
    return over === undefined ? '' : `covered by ${over?.className}`
  })
  assert.equal(hidden, '', `${await part.innerText()} at ${page.viewportSize()?.width}`)
}

async function companyAt(place: number): Promise<{ id: string; slug: string }> {
  const { top_rated } = await api<{ top_rated: { id: string; slug: string }[] }>(house.url, '/home')
  return top_rated[place] ?? assert.fail(`the demo has no top company at ${place}`)
}
