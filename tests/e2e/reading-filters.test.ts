// A reader filters a company's reviews, opens one, marks it helpful and reports it.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { legal as legalEn } from '#shared/messages/en/library/legal.ts'
import { reading as readingEn } from '#shared/messages/en/reviews/reading.ts'
import { legal as legalId } from '#shared/messages/id/library/legal.ts'
import { reading as readingId } from '#shared/messages/id/reviews/reading.ts'
import { look, checkAccess, checkAccessInBoth, checkWidth, journeys, type Reader } from './browser.ts'
import { newAddress } from './people.ts'
import { signInByCode, waitSignedIn } from './sign-in.ts'
import { api, homeLists, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()
const LOCALES = ['id', 'en'] as const
const reading = { id: readingId, en: readingEn }
const guidelines = { id: legalId.guidelines.items, en: legalEn.guidelines.items }
const NOBODYS_CITY = '11.01'

type List = {
  reviews: { id: string; headline: string; helpful_count: number }[]
  page: { total: number }
  locked: number
}
type Choices = { cities: { id: string; name: string }[]; job_roles: { id: string; name: string }[] }

const listOf = (slug: string, query = '') => api<List>(house.url, `/v2/company/${slug}/reviews${query}`)

/** The demo's company with the most reviews: more than one page of them. */
async function largestCompany() {
  const { top_rated, top_newcomer } = await homeLists(house.url)
  const [largest] = [...top_rated, ...top_newcomer].toSorted((a, b) => b.review_count - a.review_count)
  return largest ?? assert.fail('the demo has no company')
}

async function signIn(reader: Reader): Promise<void> {
  await reader.page.goto(href(reader.locale, 'login'))
  await settled(reader.page)
  await signInByCode(reader, house.url, newAddress())
  await waitSignedIn(reader.page)
}

/** The address of a review that only a signed-in reader may open. */
async function lockedReview(slug: string): Promise<string> {
  const reader = await house.reader()
  await signIn(reader)
  const address = href('id', 'companyReviews', { id: slug }, { sort: 'oldest' })
  await reader.page.goto(address)
  await reader.page.locator('main article').nth(4).waitFor()
  const link = await reader.page.locator('main article h3 a').first().getAttribute('href')
  await reader.close()
  return (link as string).split('/').at(-1) as string
}

test('filters are links that work without JavaScript and can be removed one by one', async () => {
  const reader = await house.reader({ locale: 'id', script: false })
  const { page } = reader
  const { reviews } = wordsOf('id')
  const { slug } = await knownCompany(house.url)
  const { cities } = await api<Choices>(house.url, `/v2/company/${slug}/reviews/filters`)
  const city = cities[0] ?? assert.fail('the company has no city to choose')
  const clean = href('id', 'companyReviews', { id: slug })

  await page.goto(clean)
  await page.locator('summary', { hasText: reviews.filters.city }).click()
  await page.locator(`.menu-i[href*="city=${city.id}"]`).click()
  await page.waitForURL(url => url.searchParams.get('city') === city.id)
  await page.locator('summary.chip', { hasText: reviews.filters.score }).click()
  await page.locator('.menu-i[href*="score=5"]').click()
  await page.waitForURL(url => url.searchParams.get('score') === '5')

  const {
    page: { total },
    locked,
  } = await listOf(slug, `?city=${city.id}&score=5`)
  await page
    .getByRole('status')
    .getByText(reviews.list.count(String(total)), { exact: true })
    .waitFor()
  assert.equal(await page.locator('.locked-n').innerText(), String(locked))
  assert.match((await page.locator('meta[name=robots]').getAttribute('content')) ?? '', /noindex/)
  await checkWidth(page, 'filtered reviews')

  const remove = new RegExp(`^${reviews.filters.remove}`)
  assert.equal(await page.getByRole('link', { name: remove }).count(), 2)
  await page.getByRole('link', { name: remove }).first().click()
  await page.waitForURL(url => !url.searchParams.has('city') && url.searchParams.get('score') === '5')
  await page.getByRole('link', { name: remove }).click()
  await page.waitForURL(url => url.pathname === clean && url.search === '')
  reader.checkQuiet()
  await reader.close()
})

test('a filter without results says so and offers a way out', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { reviews } = wordsOf('id')
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyReviews', { id: slug }, { city: NOBODYS_CITY, sort: 'best' }))
  await page.getByText(reviews.list.noneFound).waitFor()
  await checkAccess(page, 'no review matches')
  await page.getByRole('link', { name: reviews.list.all }).click()
  await page.waitForURL(url => url.search === '?sort=best')
  await page.locator('main article').first().waitFor()
  const last = page.getByRole('list', { name: reviews.types.label }).getByRole('link').last()
  await last.focus()
  const faded = 360 - 40
  const { x, width } = (await last.boundingBox()) ?? assert.fail('the last chip is not there')
  assert.ok(x + width <= faded, 'the last chip lies under the fading end of its row')
  await page.goto(href('id', 'companyReviews', { id: slug }, { type: 'applicant' }))
  await settled(page)
  const chips = page.getByRole('list', { name: reviews.types.label })
  const isChosenInSight = async () => {
    const box = await chips.locator('[aria-current]').boundingBox()
    return box !== null && box.x >= 0 && box.x + box.width <= faded
  }
  assert.ok(await isChosenInSight(), 'the chosen chip is out of sight')
  await chips.getByRole('link').first().press('Enter')
  await page.waitForURL(url => url.search === '')
  await page.goBack()
  await chips.locator('[aria-current][href*=applicant]').waitFor()
  assert.ok(await isChosenInSight(), 'coming back, the chosen chip is out of sight')
  await page.goForward()
  await chips.locator('[aria-current]:not([href*=applicant])').waitFor()
  assert.ok(await isChosenInSight(), 'going on, the chosen chip is out of sight')
  reader.checkQuiet()
  await reader.close()
})

test('a helpful mark is counted once per browser, remembered, and can be removed', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { reviews } = wordsOf('en')
  const { slug } = await knownCompany(house.url)
  const nth = LOCALES.indexOf('en')
  const countNow = async () => (await listOf(slug)).reviews[nth]?.helpful_count ?? -1
  const before = await countNow()
  await page.goto(href('en', 'companyReviews', { id: slug }))
  await settled(page)
  const button = page.locator('main article').nth(nth).getByRole('button', { name: reviews.helpful })
  assert.equal(await button.getAttribute('aria-pressed'), 'false')
  const marked = page.waitForResponse(answer => answer.url().endsWith('/helpful'))
  await button.click()
  await marked
  assert.equal(await countNow(), before + 1)
  await page.reload()
  await settled(page)
  assert.equal(await button.getAttribute('aria-pressed'), 'true')
  assert.match(await button.innerText(), new RegExp(`${before + 1}$`))
  const unmarked = page.waitForResponse(answer => answer.url().endsWith('/helpful'))
  await button.click()
  await unmarked
  assert.equal(await countNow(), before)

  await page.route('**/helpful', route => route.abort())
  await button.click()
  await page.getByText(reviews.notSent).waitFor()
  assert.equal(await button.getAttribute('aria-pressed'), 'false')
  await reader.close()
})

test('a report needs a guideline, keeps what was typed, and is accepted without a sign-in', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { masthead, reviews } = wordsOf('id')
  const words = reading.id.report
  const { slug } = await knownCompany(house.url)
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await settled(page)
  const report = page.getByRole('button', { name: reviews.report }).first()
  await report.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.send }).click()
  await dialog.getByText(words.of.review.choose).waitFor()
  await checkAccessInBoth(page, 'a report without a guideline')
  await dialog.getByRole('radio', { name: guidelines.id[1]!.title }).check({ force: true })
  assert.equal(await dialog.getByText(words.of.review.choose).count(), 0)
  const own = dialog.getByLabel(words.words)
  await own.fill('Hubungi')
  await own.evaluate(field => field.scrollIntoView({ block: 'end' }))
  await page.keyboard.type(' 0812 3456 7890 saja.')
  const message = wordsOf('id').errors.field.screen_phone('0812 3456 7890')
  await dialog.getByRole('status').filter({ hasText: message }).waitFor()
  assert.equal(await own.getAttribute('aria-invalid'), 'true')
  const errorLine = dialog.locator('.said-err .m')
  assert.equal(await errorLine.innerText(), '0812 3456 7890')
  const isSeen = await errorLine.evaluate(mark => {
    const { left, top } = mark.getClientRects()[0]!
    return mark.contains(document.elementFromPoint(left + 4, top + 4))
  })
  assert.ok(isSeen, 'it is said in view')
  await checkAccess(page, 'a report with a telephone number')
  await dialog.getByRole('button', { name: words.send }).click()
  assert.equal(await own.evaluate(field => field === document.activeElement), true)
  assert.match(await own.inputValue(), /^Hubungi/)
  await own.fill('Paragraf kedua menyebut nomor telepon.')
  await dialog.locator('[aria-invalid]').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: masthead.nav.close }).click()
  await report.click()
  assert.match(await own.inputValue(), /^Paragraf kedua/)
  // An earlier finding must not block the report after its words are removed.
  await own.fill('Hubungi 0812 3456 7890.')
  await dialog.getByRole('status').filter({ hasText: message }).waitFor()
  const sent = page.waitForResponse(answer => answer.url().endsWith('/report'))
  await own.fill('Paragraf kedua menyebut nomor telepon.')
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  assert.equal((await sent).status(), 202)
  await dialog.getByText(words.of.review.next).waitFor()
  await checkAccess(page, 'a report received')
  reader.checkQuiet()
  await reader.close()
})

test('a review has its own page, which leads to its company and to other reviews', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { slug, name } = await knownCompany(house.url)
  const open = (await listOf(slug)).reviews[0] ?? assert.fail('nothing is open')
  await page.goto(href('en', 'companyReviews', { id: slug }))
  await page.locator('main article h3 a').first().click()
  await page.waitForURL(url => url.pathname === href('en', 'review', { id: open.id }))
  await page.getByRole('heading', { level: 1, name: `“${open.headline}”` }).waitFor()
  assert.match(await page.title(), new RegExp(name))
  assert.equal(await page.locator('meta[name=robots]').count(), 0)
  await page.getByRole('link', { name: reading.en.all(name) }).click()
  await page.waitForURL(url => url.pathname === href('en', 'companyReviews', { id: slug }))
  reader.checkQuiet()
  await reader.close()
})

test('a visitor who sorts reads a note that only the newest, open reviews are in that order', async () => {
  const { slug } = await largestCompany()
  for (const locale of LOCALES) {
    const { list } = wordsOf(locale).reviews
    const shown = async (query: { sort?: string; type?: string }) => {
      const page = await (await fetch(house.url + href(locale, 'companyReviews', { id: slug }, query))).text()
      return [list.open('3'), list.orderOpen].map(words => page.includes(words))
    }
    assert.deepEqual(await shown({}), [true, false])
    assert.deepEqual(await shown({ sort: 'worst' }), [true, true])
    assert.deepEqual(await shown({ sort: 'oldest', type: 'employee' }), [false, true])
  }
})

test('without scripts, signing in returns to the search, and a separate link clears it', async () => {
  const { slug } = await largestCompany()
  for (const locale of LOCALES) {
    const reader = await house.reader({ locale, script: false })
    const { page } = reader
    const { list, locked } = wordsOf(locale).reviews
    const searched = href(locale, 'companyReviews', { id: slug }, { q: 'zzzqqq' })
    await page.goto(searched)
    for (const name of [locked.seeAll, locked.signIn]) {
      const to = await page.getByRole('link', { name, exact: true }).getAttribute('href')
      const query = new URL(to ?? '', house.url).searchParams
      assert.equal(query.get(locale === 'id' ? 'lanjut' : 'next'), searched, name)
    }
    await page.getByRole('link', { name: list.clearSearch, exact: true }).click()
    await page.waitForURL(url => url.search === '')
    await reader.close()
  }
})

test('a locked review’s page says why and contains none of its text; after creating an account the review opens there', async () => {
  const { slug, name } = await knownCompany(house.url)
  const address = href('id', 'review', { id: await lockedReview(slug) })
  const sent = await fetch(house.url + address)
  const html = await sent.text()
  assert.equal(sent.status, 200)
  assert.match(html, /<meta name="robots" content="noindex,follow">/)
  const free = [...html.matchAll(/ld\+json">(.+?)<\/script>/g)].map(([, json]) => JSON.parse(json as string))
  assert.equal(free[0].isAccessibleForFree, false)
  const part = free[0].hasPart.cssSelector

  const reader = await house.reader()
  const { page } = reader
  await page.goto(address)
  assert.equal(await page.locator(part).count(), 1)
  await page.getByRole('heading', { level: 1, name: readingId.locked.title(name) }).waitFor()
  await look(reader, 'a locked review')
  const { accounts, reviews } = wordsOf('id')
  await page.getByRole('link', { name: reviews.locked.signIn }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel(accounts.email.label)
  const mail = newAddress()
  await field.fill(mail)
  await dialog.getByRole('button', { name: accounts.login.otherLink }).click()
  await dialog.getByRole('heading', { name: accounts.register.dialog }).waitFor()
  assert.equal(await field.inputValue(), mail)
  assert.equal(await field.evaluate(at => at === document.activeElement), true)
  const heard = await field.evaluate(at => at.ariaDescribedByElements?.map(one => one.textContent).join(' '))
  assert.ok(heard?.includes(accounts.register.lead), `with the field is heard: ${heard}`)
  await checkAccess(page, 'making an account over the page')
  await signInByCode(reader, house.url, mail)
  const opened = page.locator('main article h1')
  await opened.waitFor()
  assert.ok(!html.includes((await opened.innerText()).replaceAll(/[“”]/g, '')))
  await checkAccess(page, 'an opened review')
  reader.checkQuiet()
  await reader.close()
})

test('an unknown review answers 404, whatever its id looks like', async () => {
  for (const id of ['0b7f6c1e-0000-4000-8000-000000000000', 'klinik', '%00'])
    for (const locale of LOCALES) {
      const answer = await fetch(house.url + href(locale, 'review', { id: 'X' }).replace('X', id))
      assert.equal(answer.status, 404, id)
    }
})

test('a signed-in reader pages through a filtered list without losing the filter, and sees a summary of its reviews', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { slug } = await largestCompany()
  const { lists } = wordsOf('id')
  await signIn(reader)
  await page.goto(href('id', 'companyReviews', { id: slug }, { type: 'employee', sort: 'best' }))
  await page.getByRole('heading', { name: readingId.summary.title }).waitFor({ state: 'attached' })
  await page.locator('main article').nth(19).waitFor()
  const first = await page.locator('main article h3').first().innerText()
  await page.getByRole('link', { name: lists.next }).click()
  await page.getByRole('link', { name: lists.previous }).waitFor()
  assert.match(page.url(), /sort=best&type=employee&cursor=/)
  assert.notEqual(await page.locator('main article h3').first().innerText(), first)
  await page.getByRole('link', { name: lists.previous }).click()
  await page.waitForURL(url => !url.searchParams.has('cursor') && url.searchParams.get('type') === 'employee')
  await page.goto(href('id', 'companyReviews', { id: slug }))
  await page.getByRole('heading', { name: readingId.summary.title }).waitFor({ state: 'attached' })
  await checkAccess(page, 'all reviews of a signed-in reader')
  reader.checkQuiet()
  await reader.close()
})

test('axe finds nothing on filtered reviews', async () => {
  const { slug } = await knownCompany(house.url)
  const { cities, job_roles } = await api<Choices>(house.url, `/v2/company/${slug}/reviews/filters`)
  const [city, job_role] = [cities[0]?.id, job_roles[0]?.id]
  const reader = await house.reader()
  const { page } = reader
  for (const address of [
    href('id', 'companyReviews', { id: slug }, { type: 'employee', recommend: 1 }),
    href('en', 'companyReviews', { id: slug }, { city, job_role, score: 5, recommend: 1 }),
  ]) {
    await page.goto(address)
    await look(reader, address)
  }
  reader.checkQuiet()
  await reader.close()
})
