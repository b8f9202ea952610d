// axe and sideways scrolling on every page, in both languages, light and dark.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href, PATHS, type PageName } from '#shared/paths.ts'
import { checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { api, knownCompany } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()

/** Pages that only the signed-in team sees, or a company's owner, are walked in team.test.ts and answering.test.ts, one review's in reading-filters.test.ts; the gallery exists in development alone. */
const ELSEWHERE = [
  'ownerHome',
  'ownerReviews',
  'ownerQuestions',
  'ownerReview',
  'ownerComments',
  'ownerColleagues',
  'ownerAccount',
  'teamQueue',
  'teamCompanies',
  'teamReports',
  'teamHistory',
  'ownerJobs',
  'ownerNewJob',
  'ownerJob',
  'ownerApplications',
  'ownerApplication',
  'review',
  'devUi',
]
/** What its page shows is in the demo, as is everything that a visitor opens here. */
const ROLE = 'administrative-staff'
const DEPARTMENT = 'it'
const INDUSTRY = 'health'
const PLACE = 'kota-bekasi'
/** The newest vacancy of the demo. */
const newestJob = async (): Promise<string> => {
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(house.url, '/v2/jobs')
  return vacancies[0]?.id ?? assert.fail('the demo has no vacancy')
}
/** The newest question that the company was asked. */
const newestQuestion = async (slug: string): Promise<string> => {
  const { questions } = await api<{ questions: { id: string }[] }>(house.url, `/companies/${slug}/questions`)
  return questions[0]?.id ?? assert.fail('the demo has no question')
}
/** An article has a name in each language. */
const ARTICLE = { id: 'menghitung-thr', en: 'thr-holiday-bonus-reckoned' }
/** Nobody's: what its page says then. */
const TOKEN = 'x'
const PAGES = (Object.keys(PATHS) as PageName[]).filter(name => !ELSEWHERE.includes(name))
/** They are many: no test shall come near the time that one may take. */
const THIRDS = [0, 1, 2].flatMap(third => (['id', 'en'] as const).map(locale => ({ third, locale })))

for (const { third, locale } of THIRDS)
  test(`axe finds nothing on any page a visitor can open (${locale}, third ${third + 1})`, async () => {
    const reader = await house.reader({ locale })
    const { page } = reader
    const { slug } = await knownCompany(house.url)
    const job = await newestJob()
    const question = await newestQuestion(slug)
    for (const name of PAGES.filter((_, at) => at % 3 === third)) {
      const address = href(locale, name, {
        id: name === 'job' || name === 'applyJob' ? job : name === 'question' ? question : slug,
        role: ROLE,
        department: DEPARTMENT,
        industry: INDUSTRY,
        place: PLACE,
        slug: ARTICLE[locale],
        token: TOKEN,
      } as never)
      const answer = await page.goto(address)
      assert.equal(answer?.status(), 200, `${address} answers ${answer?.status()}`)
      await settled(page)
      await checkAccessInBoth(page, address)
      await checkWidth(page, address)
    }
    reader.checkQuiet()
    await reader.close()
  })

test('axe finds nothing in open menus, on the 404 page and on empty results', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { masthead } = wordsOf('id')
  await page.goto('/tidak-ada')
  await checkAccessInBoth(page, '404')
  await page.goto(href('id', 'searchCompany', {}, { q: 'zzzzqqqq' }))
  await checkAccessInBoth(page, 'no results')
  await page.goto(href('id', 'home'))
  await settled(page)
  await page
    .locator('summary')
    .filter({ hasText: masthead.nav.menu })
    .or(page.getByLabel(masthead.nav.menu))
    .first()
    .click()
  await checkAccessInBoth(page, 'menu')
  reader.checkQuiet()
  await reader.close()
})

test('at 320 pixels, which is 1280 at four times the size, nothing scrolls sideways', async () => {
  const reader = await house.reader()
  const { page } = reader
  const { slug } = await knownCompany(house.url)
  const job = await newestJob()
  const question = await newestQuestion(slug)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of PAGES) {
    const address = href('id', name, {
      id: name === 'job' || name === 'applyJob' ? job : name === 'question' ? question : slug,
      role: ROLE,
      department: DEPARTMENT,
      industry: INDUSTRY,
      place: PLACE,
      slug: ARTICLE.id,
    } as never)
    await page.goto(address)
    await checkWidth(page, `${address} at 320`)
  }
  await reader.close()
})

test('every page a visitor opens has one h1, its own title, and both languages named in its head', async () => {
  const { slug } = await knownCompany(house.url)
  const job = await newestJob()
  const question = await newestQuestion(slug)
  const titles = new Set<string>()
  const pages = PAGES.flatMap(name => (['id', 'en'] as const).map(locale => ({ name, locale })))
  for (const { name, locale } of pages) {
    const address = href(locale, name, {
      id: name === 'job' || name === 'applyJob' ? job : name === 'question' ? question : slug,
      role: ROLE,
      department: DEPARTMENT,
      industry: INDUSTRY,
      place: PLACE,
      slug: ARTICLE[locale],
      token: TOKEN,
    } as never)
    const html = await (await fetch(house.url + address)).text()
    assert.equal(html.match(/<h1[\s>]/g)?.length, 1, `${address} has one h1`)
    assert.equal(html.match(/rel="alternate" hreflang=/g)?.length, 3, `${address} names its twins`)
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
  }
  assert.equal(titles.size, pages.length)
})

for (const locale of ['id', 'en'] as const)
  test(`read out, every rating says what it is out of, and nothing is said twice (${locale})`, async () => {
    const reader = await house.reader({ locale })
    const { page } = reader
    const { companies } = wordsOf(locale)
    const { slug, name, review_count } = await knownCompany(house.url)
    await page.goto(href(locale, 'company', { id: slug }))
    const heard = (region: string) => page.getByRole('region', { name: region, exact: true }).ariaSnapshot()
    const ratings = (await heard(companies.ratings.title))
      .split('\n')
      .filter(line => line.includes('listitem'))
    assert.equal(ratings.length, 13)
    for (const line of ratings) {
      assert.match(line, new RegExp(`\\d[.,]\\d ${companies.score.outOf}`))
      assert.doesNotMatch(line, /[=+−]/)
    }
    const satisfaction = await heard(companies.satisfaction.title)
    assert.equal(satisfaction.split(`% ${companies.satisfaction.steps[2]}`).length, 2)
    assert.doesNotMatch(satisfaction, /img/)
    await page.goto(href(locale, 'searchCompany'))
    const rated = new RegExp(`^${name} .*\\d[.,]\\d ${companies.score.outOf}, ${review_count} `)
    await page.locator('main').getByRole('link', { name: rated }).waitFor()
    reader.checkQuiet()
    await reader.close()
  })

test('by keyboard the first stop skips to the content, and every stop shows where it is', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  await page.goto(href('id', 'home'))
  await settled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: wordsOf('id').masthead.skip })
  assert.equal(await skip.evaluate(link => link === document.activeElement), true)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement
      const style = getComputedStyle(at)
      return at === document.body || style.outlineStyle !== 'none' || style.boxShadow !== 'none'
    })
    assert.ok(shown, `stop ${stop} shows no focus`)
  }
  await reader.close()
})
