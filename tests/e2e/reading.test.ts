// A visitor reads: home, search, company, reviews, and the locked part.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href, type PageName } from '#shared/paths.ts'
import { checkWidth, journeys, READERS } from './browser.ts'
import { api, homeLists, knownCompany, mistyped } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

for (const { locale, screen } of READERS)
  test(`a visitor finds a company by a misspelt name and reads three of its reviews (${locale}, ${screen})`, async () => {
    const reader = await house.reader({ locale, screen })
    const { page } = reader
    const { companies, home, masthead, reviews } = wordsOf(locale)
    const company = await knownCompany(house.url)

    await page.goto(href(locale, 'home'))
    for (const list of ['top_rated', 'top_newcomer', 'top_underdogs'] as const)
      await page.getByRole('heading', { name: home[list].title }).waitFor()
    await checkWidth(page, 'home')

    const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
    await field.fill(mistyped(company.name))
    await page.getByRole('button', { name: masthead.search.submit }).first().click()
    await page.waitForURL(url => url.pathname === href(locale, 'searchCompany'))
    await page.locator('main').getByRole('link', { name: company.name }).first().click()
    await page.waitForURL(url => url.pathname === href(locale, 'company', { id: company.slug }))

    await page.getByRole('heading', { level: 1, name: company.name }).waitFor()
    await page.getByRole('heading', { name: companies.distribution.title }).first().waitFor()
    await checkWidth(page, 'company')
    await page
      .locator('main')
      .getByRole('link', { name: new RegExp(`^${companies.tabs.reviews}`) })
      .first()
      .click()
    await page.waitForURL(url => url.pathname === href(locale, 'companyReviews', { id: company.slug }))
    await page.getByText(reviews.locked.title).waitFor()
    assert.equal(await page.locator('main article').count(), 3)
    await checkWidth(page, 'reviews')
    reader.checkQuiet()
    await reader.close()
  })

test('every link to write a review on a company’s pages preselects that company', async () => {
  const { slug: id } = await knownCompany(house.url)
  const { reviews } = await api<{ reviews: { id: string }[] }>(house.url, `/companies/${id}/reviews`)
  const form = href('en', 'companyWriteReview', { id })
  for (const path of [
    href('en', 'company', { id }),
    href('en', 'companyReviews', { id }),
    href('en', 'review', { id: reviews[0]?.id ?? '' }),
  ]) {
    const page = await (await fetch(house.url + path)).text()
    const offered = [...page.matchAll(/href="([^"]*(?:tulis-ulasan|write-review))"/g)].map(match => match[1])
    assert.ok(offered.length > 2)
    assert.deepEqual([...new Set(offered)], [form], path)
  }
})

test('a review in the other language is marked, visibly and for screen readers', async () => {
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  const { otherLanguage } = wordsOf('en').reviews
  const { reviews } = await api<{ reviews: { id: string; locale: string }[] }>(house.url, '/v2/en/reviews')
  for (const written of ['id', 'en']) {
    const { id } = reviews.find(review => review.locale === written) ?? assert.fail(`none in ${written}`)
    const marks = written === 'en' ? 0 : 1
    await page.goto(href('en', 'review', { id }))
    assert.equal(await page.locator('article').getByText(otherLanguage).count(), marks)
    assert.equal(await page.locator('h1 > span').getAttribute('lang'), written)
    await page.goto(href('en', 'latestReviews'))
    const quoted = page.locator('article').filter({ has: page.locator(`a[href$="${id}"]`) })
    assert.equal(await quoted.getByText(otherLanguage).count(), marks)
  }
  await reader.close()
})

test('without JavaScript the form and the team’s desk say that they need it, and offer alternatives', async () => {
  const reader = await house.reader({ locale: 'id', script: false })
  const { page } = reader
  const { team, writing } = wordsOf('id')
  const company = await knownCompany(house.url)
  await page.goto(href('id', 'companyWriteReview', { id: company.slug }))
  assert.equal(await page.locator('noscript p').first().innerText(), writing.noScript)
  assert.equal(await page.locator('.loading').isVisible(), false)
  // On a phone this is the largest text; if it came with the form's script, it would appear late.
  assert.equal(await page.locator('.form-p').innerText(), writing.steps.who.lead[0])
  await page.locator('main').getByRole('link', { name: company.name }).click()
  await page.waitForURL(url => url.pathname === href('id', 'company', { id: company.slug }))
  await page.goto(href('id', 'teamQueue'))
  assert.equal(await page.locator('noscript p').first().innerText(), team.noScript)
  await page.getByRole('link', { name: team.toSite }).click()
  await page.waitForURL(url => url.pathname === href('id', 'home'))
  await reader.close()
})

test('an unknown address answers 404 and leads home', async () => {
  const reader = await house.reader({ locale: 'en' })
  const { page } = reader
  const { notFound } = wordsOf('en').sorry
  for (const path of ['home', 'company'] as const) {
    const address =
      path === 'home'
        ? `${href('en', 'home').replace(/\/$/, '')}/tidak-ada`
        : href('en', path, { id: 'tidak-ada' })
    const answer = await page.goto(address)
    assert.equal(answer?.status(), 404)
    await page.getByRole('heading', { level: 1, name: notFound.heading }).waitFor()
  }
  await page.getByRole('link', { name: notFound.home }).click()
  await page.waitForURL(url => url.pathname === href('en', 'home'))
  reader.checkQuiet()
  await reader.close()
})

test('on a phone the score is on the first screen, and a line below it says what is stored', async () => {
  const reader = await house.reader({ locale: 'id' })
  const { page } = reader
  const { footer } = wordsOf('id')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(href('id', 'company', { id: (await knownCompany(house.url)).slug }))
  await settled(page)
  const score = await page.locator('.score-big > b').boundingBox()
  assert.ok(score && score.y + score.height <= 640, `the score ends at ${score && score.y + score.height}`)
  await page.getByText(footer.stored).waitFor()
  assert.deepEqual(await reader.context.cookies(), [])
  reader.checkQuiet()
  await reader.close()
})

test('without JavaScript search, company, reviews and sorting work', async () => {
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  const { companies, reviews } = wordsOf('en')
  const company = await knownCompany(house.url)
  await page.goto(href('en', 'home'))
  const lists = await homeLists(house.url)
  for (const { name } of lists.top_rated.slice(0, 2)) await page.getByText(name).first().waitFor()
  const search = page.locator('main form').first()
  await search.locator('input').first().fill(mistyped(company.name))
  await search.locator('button').first().click()
  await page.locator('main').getByRole('link', { name: company.name }).first().click()
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${companies.tabs.reviews}`) })
    .first()
    .click()
  await page.waitForURL(url => url.pathname === href('en', 'companyReviews', { id: company.slug }))
  assert.equal(await page.locator('main article').count(), 3)
  await page.getByText(reviews.locked.script).waitFor()
  const best = await page.goto(href('en', 'companyReviews', { id: company.slug }, { sort: 'best' }))
  assert.equal(best?.status(), 200)
  assert.equal(await page.locator('main article').count(), 3)
  reader.checkQuiet()
  await reader.close()
})

test('if reviews disagree about a benefit, the page says what the majority reports', async () => {
  const { slug } = await knownCompany(house.url)
  const { figures } = await api<{ figures: { benefits: { yes: number; answered: number }[] } }>(
    house.url,
    `/v2/company/${slug}`,
  )
  const torn = figures.benefits.filter(({ yes, answered }) => yes > 0 && yes < answered)
  assert.ok(torn.length > 0)
  const page = await (await fetch(house.url + href('id', 'company', { id: slug }))).text()
  const text = page.replaceAll(/<[^>]*>/g, '|')
  for (const { yes, answered } of torn)
    assert.match(
      text,
      new RegExp(`(Umumnya ada|Umumnya tidak|Sekitar separuh)\\|+${yes} dari ${answered} menjawab ya`),
    )
})

test('nothing that a visitor receives contains locked text', async () => {
  const { slug } = await knownCompany(house.url)
  const page = await (await fetch(house.url + href('id', 'companyReviews', { id: slug }))).text()
  const sent = await api<{ reviews: { headline: string }[]; locked: number }>(
    house.url,
    `/v2/company/${slug}/reviews`,
  )
  assert.equal(sent.reviews.length, 3)
  assert.ok(sent.locked > 0)
  assert.equal(page.match(/<article/g)?.length, 3)
})

test('structured data for search engines is in the document, and in no file that readers load', async () => {
  const { slug: id } = await knownCompany(house.url)
  const kinds = {
    company: /EmployerAggregateRating/,
    companyReviews: /BreadcrumbList/,
    thrCalculator: /BreadcrumbList/,
  }
  for (const [name, kind] of Object.entries(kinds) as [PageName, RegExp][]) {
    const page = await (await fetch(house.url + href('id', name, { id } as never))).text()
    assert.match(page, kind)
    const modules = /name="modules" content="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? []
    assert.ok(modules.length > 3)
    for (const file of modules)
      assert.doesNotMatch(await (await fetch(house.url + file)).text(), /schema\.org/, file)
  }
})
