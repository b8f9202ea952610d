// T-17: payloads in every text of a review, a report and a decision appear as text to everyone who reads them: the
// team, the author with the code, and the public. Nothing runs, violates the policy or leaves the site.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { href } from '#shared/paths.ts'
import { openBrowser } from '#tests/e2e/browser.ts'
import { wordsOf } from '#tests/e2e/words.ts'
import { openSite, type Site } from '../site.ts'
import { PAYLOADS, packed } from './payloads.ts'
import { openReader } from './reader.ts'
import { checkLiteral, checkNothing, squeeze } from './watch.ts'
import { writePayloads, type Written } from './write-payloads.ts'
import { settled } from '#tests/e2e/settled.ts'
import { until } from '#tests/support/until.ts'

let site: Site
let browser: Browser
let written: Written[]
before(async () => {
  site = await openSite()
  browser = await openBrowser()
  const { db } = site.it
  await db.owner`update content.review set state = 'withdrawn' where state = 'pending'`
  written = await writePayloads(site)
})
after(async () => {
  await browser?.close()
  await site?.it.close()
})

test('the list has many payloads, and the observer notices those that run', async () => {
  assert.ok(new Set(PAYLOADS).size >= 100)
  const { page, seen, context } = await openReader(browser, site, 'visitor')
  await page.setContent(PAYLOADS.slice(27, 30).join(''))
  await page.waitForFunction(() => document.images.length > 0)
  // A page without a policy runs them.
  await until(() => seen.executed.length > 0)
  await page.goto(href('id', 'home'))
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = '//jahat.example/x'
    document.body.append(image)
  })
  // Our pages’ policy reports them.
  await until(() => seen.policy.length > 0)
  await context.close()
})

test('the team reads every pending review exactly as written', async () => {
  const { page, seen, context } = await openReader(browser, site, 'team')
  const left = new Map(written.map(one => [squeeze(one.texts[0] as string), one]))
  await page.goto(href('id', 'teamQueue'))
  for (let turn = 0; turn < written.length; turn += 1) {
    await page.locator('.queue li button').nth(turn).click()
    // The row is selected at once; the review loads after it.
    const headline = await page.waitForFunction(headlineAmong, [...left.keys()])
    const key = (await headline.jsonValue()) as string
    const { texts, comment } = left.get(key) as Written
    await checkLiteral(page, comment === undefined ? texts : [...texts, comment], 'the desk')
    left.delete(key)
  }
  assert.equal(left.size, 0, 'all have been on the desk')
  assert.ok(written.some(one => one.comment?.includes('kjHit')))
  checkNothing(seen, 'the desk')
  await context.close()
})

/** Runs in the browser: the headline at the desk, if it is one of those that have not been seen yet. */
function headlineAmong(sought: string[]): string | undefined {
  const shown = document.querySelector('[data-field=headline]')?.cloneNode(true) as HTMLElement | undefined
  for (const extra of shown?.querySelectorAll('[data-extra]') ?? []) extra.remove()
  const text = shown?.textContent?.replace(/\s+/g, '')
  return sought.find(one => one === text)
}

test('the author reads it exactly as written by the code, and the team’s note too', async () => {
  const notes = packed(1000)
  for (const [index, note] of notes.entries())
    await decide(written[index] as Written, { decision: 'reject', guideline: 1, note })
  const { page, seen, context } = await openReader(browser, site, 'visitor')
  for (const [index, one] of written.entries()) {
    const locale = index % 2 === 0 ? 'id' : 'en'
    await page.goto(`${href(locale, 'myReview')}?n=${index}#${one.code}`)
    const texts = [...one.texts, ...(index < notes.length ? [notes[index] as string] : [])]
    await page.waitForFunction(
      text => document.getElementById('root')?.textContent?.replace(/\s+/g, '').includes(text),
      squeeze(one.texts[0] as string),
    )
    await checkLiteral(page, texts, 'the author’s page')
  }
  checkNothing(seen, 'the author’s page')
  await context.close()
})

test('readers see it exactly as written in lists and on its page, and the team sees it in reports', async () => {
  const published = written.slice(packed(1000).length)
  for (const one of published) await decide(one, { decision: 'publish', confirm_burst: true })
  const reports = packed(1000).map((words, index) => ({ words, id: published[index]?.id as string }))
  for (const { id, words } of reports) {
    const body = { guideline: 1, words: 'Menunjuk orang.' }
    const { status } = await site.it.call('reportReview', { params: { id }, body }, { device: id })
    assert.equal(status, 202)
    // Bypasses screening, which would refuse the links.
    await site.it.db.content`update content.report set words = ${words} where subject_id = ${id}`
  }
  const { page, seen, context } = await openReader(browser, site, 'member')
  await readLists(page, published)
  const [newest] = published.toReversed()
  assert.ok(newest)
  for (const locale of ['id', 'en'] as const) {
    await page.goto(href(locale, 'review', { id: newest.id }))
    await page.locator('#root h1').waitFor()
    await settled(page)
    await checkLiteral(page, newest.texts, 'a review’s page')
    await page.goto(href(locale, 'latestReviews'))
    await page.goto(href(locale, 'home'))
    await settled(page)
  }
  checkNothing(seen, 'public pages')
  await context.close()
  await readReports(reports.map(({ words }) => words))
})

async function decide({ id }: Written, body: object): Promise<void> {
  const { status, body: response } = await site.it.call(
    'decideReview',
    { params: { id }, body },
    { bearer: site.team },
  )
  assert.equal(status, 200, JSON.stringify(response))
  await site.it.app.tasks.drain()
}

async function readLists(page: Page, published: Written[]): Promise<void> {
  const left = new Map(published.map(one => [one.id, one.texts]))
  const slug = (published[0] as Written).slug
  let cursor: string | null = null
  for (let turn = 0; turn < 10 && left.size > 0; turn += 1) {
    const query = { sort: 'oldest', cursor: cursor ?? undefined }
    const { body } = await site.it.call(
      'companyReviews',
      { params: { slug }, query },
      { bearer: site.member },
    )
    const locale = turn % 2 === 0 ? 'id' : 'en'
    await page.goto(href(locale, 'companyReviews', { id: slug }, query))
    await page.getByText(wordsOf(locale).reviews.locked.title).waitFor({ state: 'detached' })
    const texts = body.reviews.flatMap(({ id }: { id: string }) => left.get(id) ?? [])
    await checkLiteral(page, texts, 'the list of reviews')
    for (const { id } of body.reviews) left.delete(id)
    cursor = body.page.next
  }
  assert.equal(left.size, 0)
}

async function readReports(words: string[]): Promise<void> {
  const { page, seen, context } = await openReader(browser, site, 'team')
  await page.goto(href('en', 'teamReports'))
  const rows = page.locator('.queue li button')
  await rows.first().waitFor()
  let shown = ''
  for (let row = 0; row < (await rows.count()); row += 1) {
    await rows.nth(row).click()
    await page.locator('.queue li button[aria-current=true]').waitFor()
    await checkLiteral(page, [], 'reports')
    shown += await page.locator('#root').textContent()
  }
  for (const one of words) assert.ok(squeeze(shown).includes(squeeze(one)), one)
  checkNothing(seen, 'reports')
  await context.close()
}
