// T-17: payloads as company names, as search words and as headers.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import test, { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { importDirectory } from '#server/companies/directory/import.ts'
import { openBrowser } from '#tests/e2e/browser.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { reviewPass } from '#tests/support/pass/passes.ts'
import { openSite, type Site } from '../site.ts'
import { packed } from './payloads.ts'
import { openReader } from './reader.ts'
import { checkLiteral, checkNothing } from './watch.ts'

let site: Site
let browser: Browser
before(async () => {
  site = await openSite()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await site?.it.close()
})

test('a directory with payloads as names is shown as imported', async () => {
  const before = await known()
  await importNames(packed(110))
  const imported = (await companies()).filter(({ id }) => !before.has(id))
  assert.ok(imported.length > packed(110).length * 0.8, `${imported.length} were taken`)
  const { page, seen, context } = await openReader(browser, site, 'visitor')
  for (const [turn, { slug, name }] of imported.entries()) {
    const locale = turn % 2 === 0 ? 'id' : 'en'
    await page.goto(href(locale, turn % 3 === 0 ? 'companyReviews' : 'company', { id: slug }))
    await checkLiteral(page, [name], 'a company’s page')
    const things = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const thing of things) assert.ok(JSON.parse(thing), 'JSON-LD is whole')
    const title = await page.title()
    assert.ok(title.length > 0)
  }
  await page.goto(href('id', 'searchCompany', {}, { sort: 'newest' }))
  await checkLiteral(page, [], 'the newest companies')
  checkNothing(seen, 'companies')
  await context.close()
})

test('rows of a directory that wait for the team appear as text at its desk', async () => {
  for (const form of ['PT', 'CV']) await importNames(packed(100).map(name => `${form} ${name}`))
  const rows = await site.it.db.content<{ name: string }[]>`
    select name from content.import_candidate where state = 'waiting' order by noted_on, key limit 30`
  assert.ok(rows.length > 5, `${rows.length} wait`)
  const { page, seen, context } = await openReader(browser, site, 'team')
  for (const locale of LOCALES) {
    await page.goto(href(locale, 'teamCandidates'))
    const list = page.locator('.queue li button')
    await list.first().waitFor()
    for (let row = 0; row < (await list.count()); row += 1) {
      await list.nth(row).click()
      await checkLiteral(page, [], 'rows that wait')
    }
    await checkLiteral(
      page,
      rows.map(({ name }) => name),
      'rows that wait',
    )
  }
  checkNothing(seen, 'rows that wait')
  await context.close()
})

test('an unlisted company’s name appears as text at the team’s desk', async () => {
  const names = packed(110).filter((_, turn) => turn % 4 === 0)
  const taken: string[] = []
  for (const company of names) if (await nameCompany(company)) taken.push(company)
  assert.ok(taken.length > names.length / 2, `${taken.length} of ${names.length}`)
  const { page, seen, context } = await openReader(browser, site, 'team')
  for (const locale of LOCALES) {
    await page.goto(href(locale, 'teamCompanies'))
    const rows = page.locator('.queue li button')
    await rows.first().waitFor()
    for (let row = 0; row < (await rows.count()); row += 1) {
      await rows.nth(row).click()
      await checkLiteral(page, [], 'waiting companies')
    }
    await checkLiteral(page, taken, 'waiting companies')
  }
  checkNothing(seen, 'waiting companies')
  await context.close()
})

test('search words appear as typed, also with payloads in the headers', async () => {
  const { page, seen, context } = await openReader(browser, site, 'visitor')
  for (const [turn, q] of packed(100).entries()) {
    const header = q.replace(/[^\x20-\x7e]/g, '')
    await context.setExtraHTTPHeaders({ locale: header, device: header, 'accept-language': header })
    await page.goto(href(turn % 2 === 0 ? 'id' : 'en', 'searchCompany', {}, { q }))
    await checkLiteral(page, [q], 'a search')
  }
  await context.setExtraHTTPHeaders({})
  await page.goto(href('id', 'searchCompany'))
  const field = page.locator('input[name=q]').first()
  for (const typed of packed(100).slice(0, 6)) {
    await field.fill(typed)
    await page.waitForTimeout(250)
    await checkLiteral(page, [typed], 'suggestions')
  }
  checkNothing(seen, 'searches')
  await context.close()
})

test('no answer repeats words of a header', async () => {
  for (const header of packed(100).map(text => text.replace(/[^\x20-\x7e]/g, '')))
    for (const path of ['/api/home', '/api/reviews/x', '/', '/tidak-ada']) {
      const { text, headers } = await site.get(path, { locale: header, device: header, referer: header })
      const answer = `${text}${[...headers].join()}`
      assert.ok(!answer.includes('kjHit') || !answer.includes(header), path)
    }
})

type Company = { id: string; slug: string; name: string }
const companies = async (): Promise<Company[]> => [
  ...(await site.it.db.content<Company[]>`select id, slug, name from content.company where status = 1`),
]
const known = async (): Promise<Set<string>> => new Set((await companies()).map(({ id }) => id))

async function importNames(names: string[]): Promise<void> {
  const { db, clock } = site.it
  const rows = names.map(name => `"${name.replaceAll('"', '""')}",,,,`)
  const file = ['name,ticker,website,city_code,industry', ...rows, ''].join('\n')
  const source = (async function* () {
    yield Buffer.from(file)
  })()
  await importDirectory({ db, clock, source, report: () => {} })
}

/** A review of an unlisted company by a new account. False if the name is refused. */
async function nameCompany(company: string): Promise<boolean> {
  const { token } = await signIn(site.it)
  const company_id = randomUUID()
  const bearer = await reviewPass(site.it, token, company_id, { unlisted: true })
  const body = employeeReview(company_id, { company })
  const sent = await site.it.call('submitReview', { body }, { bearer })
  assert.ok([201, 422].includes(sent.status), JSON.stringify(sent.body))
  return sent.status === 201
}
