// Undo: at each desk a decision can be undone for some seconds, by key and by button.
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { checkAccess, checkWidth, journeys, type Reader } from './browser.ts'
import { openDesk } from './sign-in.ts'
import { api, knownCompany } from './site.ts'
import { send, sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys({ DECISION_SECONDS: '30' })
const desks: Partial<Record<Locale, Reader>> = {}
after(async () => {
  for (const desk of Object.values(desks)) await desk.close()
})

/**
 * An administrator's in English and a moderator's in Indonesian, because an authenticator's code opens one session
 * only.
 */
async function openedDesk(locale: Locale = 'en'): Promise<Reader> {
  const known = desks[locale]
  if (known) return known
  const desk = (desks[locale] = await house.reader({ locale, screen: 'desk' }))
  await openDesk(desk, house.program)
  return desk
}

test('U or the button undoes a decision on a company or a report and returns the item to the desk', async () => {
  const known = await knownCompany(house.url)
  const name = `${known.name} Jaya`
  await sendReview(house.url, { headline: 'Kantor yang sama' }, { company: name })
  const reader = await openedDesk()
  const { page } = reader
  const { team } = wordsOf('en')
  const heading = page.getByRole('heading', { level: 1 })
  const statusShows = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

  await page.goto(href('en', 'teamCompanies'))
  await page.locator('.queue li').filter({ hasText: name }).click()
  for (const [key, text] of [
    ['1', team.company.merged(name, known.name)],
    ['t', team.company.declined(name)],
    ['a', team.company.approved(name)],
  ] as const) {
    await heading.filter({ hasText: name }).waitFor()
    await page.locator('#work-h').focus()
    await page.locator('.alike').getByRole('link', { name: known.name }).waitFor()
    await page.keyboard.press(key)
    await statusShows(text)
    await page.locator('.queue li').filter({ hasText: name }).waitFor({ state: 'detached' })
    await checkAccess(page, `${key} at the companies desk`)
    await page.keyboard.press('u')
    await statusShows(team.undone)
  }
  await heading.filter({ hasText: name }).waitFor()

  const { reviews } = await api<{ reviews: { id: string }[] }>(house.url, `/v2/company/${known.slug}/reviews`)
  for (const guideline of [3, 5])
    await send(house.url, `/reviews/${reviews[0]!.id}/report`, { guideline, words: 'Dua kali.' })
  await page.goto(href('en', 'teamReports'))
  const rows = page.locator('.queue li')
  await rows.nth(1).waitFor()
  const before = await rows.count()
  await heading.filter({ hasText: known.name }).waitFor()
  await page.keyboard.press('4')
  await page.keyboard.press('t')
  await statusShows(team.report.upheld(known.name, 4))
  await page.waitForFunction(count => document.querySelectorAll('.queue li').length <= count, before - 2)
  await page.getByRole('status').getByRole('button').click()
  await statusShows(team.undone)
  await rows.nth(before - 1).waitFor()
  reader.checkQuiet()
})

test('the undo button stays in view while a colleague works, and items on the colleague’s desk are skipped', async () => {
  const reader = await openedDesk()
  const { page } = reader
  const { team } = wordsOf('en')
  const heading = (of: Reader) => of.page.locator('.work h1:not(.vh)')
  const toast = page.locator('.desk-toast')
  await page.goto(href('en', 'teamQueue'))
  await heading(reader).waitFor()
  await settled(page)
  const colleague = await openedDesk('id')
  await heading(colleague).waitFor()
  const theirs = await heading(colleague).innerText()
  const third = page.locator('.queue li').nth(2)
  await third.filter({ hasText: theirs }).waitFor()
  for (const mine of ['first', 'second']) {
    const before = await heading(reader).innerText()
    await page.keyboard.press('6')
    await page.keyboard.press('t')
    await page.locator('.queue li').filter({ hasText: before }).waitFor({ state: 'detached' })
    await heading(reader).waitFor()
    assert.equal(await toast.getByRole('button', { name: team.undo }).count(), 1, `the ${mine} decision`)
  }
  assert.notEqual(await heading(reader).innerText(), theirs)
  assert.equal(await page.getByText(team.claimed).count(), 0)
  colleague.checkQuiet()
  reader.checkQuiet()
})

test('a report that a colleague has open appears on no other desk, and disappears from a list that still shows it', async () => {
  const { reviews } = await api<{ reviews: { id: string }[] }>(house.url, '/v2/id/reviews')
  for (const { id } of reviews.slice(0, 3))
    await send(house.url, `/reviews/${id}/report`, { guideline: 1, words: 'Ada nama.' })
  const reader = await openedDesk()
  const { page } = reader
  await page.goto(href('en', 'teamReports'))
  const heading = (of: Reader) => of.page.locator('#work-h')
  await heading(reader).waitFor()
  await settled(page)
  const companies = (of: Reader) => of.page.locator('.queue li b').allInnerTexts()
  const mine = await page.locator('.queue [aria-current] b').innerText()
  const colleague = await openedDesk('id')
  await colleague.page.goto(href('id', 'teamReports'))
  await heading(colleague).waitFor()
  await settled(colleague.page)
  assert.ok(!(await companies(colleague)).includes(mine), `${mine} is on two desks`)
  const theirs = await colleague.page.locator('.queue [aria-current] b').innerText()
  const row = page.locator('.queue li').filter({ hasText: theirs })
  const before = await page.locator('.queue li').count()
  await row.first().click()
  await page
    .getByRole('status')
    .filter({ hasText: wordsOf('en').team.claimed })
    .waitFor()
  await page.waitForFunction(count => document.querySelectorAll('.queue li').length < count, before)
  reader.checkQuiet()
  colleague.checkQuiet()
})

test('undo stays available until it succeeds, after a refused press and after a failed call', async () => {
  const name = 'Sinar Kapur'
  await sendReview(house.url, { headline: 'Kantor kecil' }, { company: name })
  const reader = await openedDesk('id')
  const { page } = reader
  const { team } = wordsOf('id')
  const statusShows = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
  await page.goto(href('id', 'teamQueue'))
  await page.locator('.work h1:not(.vh)').waitFor()
  const waiting = page.locator('.queue li').filter({ hasText: name })
  assert.equal(await waiting.count(), 0, 'its company waits itself')
  const first = await page.locator('.work h1').innerText()
  await page.keyboard.press('1')
  await page.keyboard.press('t')
  // Work on the next review leaves the button in view.
  const button = page.getByRole('status').getByRole('button')
  await button.waitFor()
  await page.waitForFunction(old => {
    const now = document.querySelector<HTMLElement>('.work h1:not(.vh)')
    return now && now.innerText !== old && now === document.activeElement
  }, first)
  await page.keyboard.press('n')
  await page.keyboard.type('Catatan')
  assert.ok(await button.isVisible())
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await statusShows(team.chooseFirst)
  await reader.context.setOffline(true)
  await page.keyboard.press('u')
  await statusShows(team.offline)
  await reader.context.setOffline(false)
  await page.keyboard.press('u')
  await statusShows(team.undone)
  // The item waiting now may be a colleague’s decision.
  let count = 0
  page.on('request', request => (count += request.method() === 'DELETE' ? 1 : 0))
  await page.keyboard.press('u')
  await statusShows(team.nothingToUndo)
  assert.equal(count, 0)
  reader.checkQuiet()
})

test('a press without effect shows the reason until the requested step is done', async () => {
  const { id: companyId } = await knownCompany(house.url)
  const headline = 'Tanpa satu tanda pun'
  await sendReview(house.url, { headline }, { companyId })
  const reader = await openedDesk()
  const { page } = reader
  const { team } = wordsOf('en')
  await page.goto(href('en', 'teamQueue'))
  await page.locator('.queue li').filter({ hasText: headline }).click()
  await page.getByRole('heading', { level: 1, name: headline }).waitFor()
  const inVain = page.getByRole('status').filter({ hasText: team.nothingToMask })
  await page.keyboard.press('m')
  await inVain.waitFor()
  await page.keyboard.press('s')
  await inVain.waitFor()
  await page.locator('.decide-bar').getByRole('button', { name: team.marks.maskPicked }).waitFor()
  await page.keyboard.press('m')
  await page.getByRole('region', { name: team.marks.own }).waitFor()
  assert.equal(await inVain.count(), 0)
  reader.checkQuiet()
})

test('a busy week asks for another confirmation, and the shortcut keys work from its checkbox', async () => {
  const { id: companyId, name } = await knownCompany(house.url)
  for (let one = 1; one <= 10; one += 1)
    await sendReview(house.url, { headline: `Minggu ramai, cerita ${one}` }, { companyId })
  const reader = await openedDesk()
  const { page } = reader
  const { team } = wordsOf('en')
  await page.goto(href('en', 'teamQueue'))
  await page.locator('.queue li').filter({ hasText: 'Minggu ramai, cerita' }).first().click()
  const sure = page.getByRole('checkbox', { name: team.burst.sure })
  const status = page.getByRole('status')
  await sure.press('a')
  await status.filter({ hasText: team.off.burst }).waitFor()
  await sure.press('Space')
  await sure.press('a')
  await status.filter({ hasText: team.publishedToast(name, 0) }).waitFor()
  await page.keyboard.press('u')
  // The next review of that week has such a checkbox as well, until the previous one returns.
  await page.getByRole('checkbox', { name: team.burst.sure, checked: true }).waitFor()
  reader.checkQuiet()
})

test('listing a company with a known name asks once whether it is another company, and shows the other’s city', async () => {
  const known = await knownCompany(house.url)
  const name = 'Wisma Rasi id'
  await sendReview(house.url, { headline: 'Kantor kecil' }, { company: name })
  const reader = await openedDesk()
  const { page } = reader
  const { company: words } = wordsOf('id').team
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href('id', 'teamCompanies'))
  await page.locator('.queue li').filter({ hasText: name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const field = page.locator('#company-name')
  await field.fill(known.name)
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: known.name })
  await alert.waitFor()
  assert.match(await alert.innerText(), new RegExp(`${known.name} \\(.+\\)`))
  const sure = page.getByRole('checkbox', { name: words.otherCompany })
  assert.equal(await sure.evaluate(box => box === document.activeElement), true)
  await checkAccess(page, 'a name that is listed')
  await page.setViewportSize({ width: 360, height: 740 })
  await checkWidth(page, 'a name that is listed')
  // Another name asks again.
  await field.fill(name)
  await alert.waitFor({ state: 'detached' })
  await field.fill(known.name)
  await page.keyboard.press('Enter')
  await sure.press('Space')
  await sure.press('Enter')
  await page
    .getByRole('status')
    .filter({ hasText: words.approved(known.name) })
    .waitFor()
  await page.keyboard.press('u')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  reader.checkQuiet()
})

test('the longest name of a single word stays in its column, and beside the undo button on a phone', async () => {
  const name = `Peen${'komoditasperkebunan'.repeat(7)}`.slice(0, 120)
  await sendReview(house.url, { headline: 'Namanya satu kata' }, { company: name })
  const reader = await openedDesk()
  const { page } = reader
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href('en', 'teamCompanies'))
  await page.locator('.queue li').filter({ hasText: name }).click()
  const heading = page.getByRole('heading', { level: 1, name })
  await heading.waitFor()
  const edgeOf = (selector: string) =>
    page.locator(selector).evaluate(element => element.getBoundingClientRect().right)
  assert.ok((await edgeOf('#work-h')) <= (await edgeOf('.company-f')), 'it ends where its fields end')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.keyboard.press('t')
  const button = page.getByRole('status').getByRole('button', { name: wordsOf('en').team.undo })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const toast = page.locator('.toast:visible')
    await toast.waitFor()
    const { x, width: own } = (await button.boundingBox())!
    assert.ok(x >= 0 && x + own <= width, `the button ends at ${x + own} of ${width}`)
    const [needs, has] = await toast.evaluate(one => [one.scrollWidth, one.clientWidth])
    assert.equal(needs, has, `no word leaves the toast at ${width}`)
    await checkWidth(page, `the toast at ${width}`)
  }
  await checkAccess(page, 'a long name in a toast')
  await button.click()
  await heading.waitFor()
  reader.checkQuiet()
})

test('deciding before the review has loaded shows that it is loading, and decides nothing', async () => {
  const reader = await openedDesk()
  const { page } = reader
  const { team } = wordsOf('en')
  const calls = '**/api/team/desk/review/*/claim'
  const decisions: string[] = []
  page.on('request', request => request.method() === 'POST' && decisions.push(request.url()))
  let release = () => {}
  const released = new Promise<void>(done => (release = done))
  await page.route(calls, route => released.then(() => route.continue()))
  await page.goto(href('en', 'teamQueue'))
  await page.locator('.work[aria-busy=true]').waitFor()
  await page.keyboard.press('a')
  await page.getByRole('status').filter({ hasText: team.opening }).waitFor()
  release()
  await page.locator('.review-text, .work h1:not(.vh)').first().waitFor()
  assert.deepEqual(decisions, [])
  await page.unroute(calls)
})

test('an answer that arrives late does not replace an item that was opened after it', async () => {
  const { page } = await openedDesk()
  const [requested, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const calls = '**/api/team/desk/review/*/claim'
  let isFirst = true
  await page.route(calls, async route => {
    const holds = isFirst
    isFirst = false
    if (holds) {
      requested.resolve()
      await late.promise
    }
    await route.continue()
  })
  await page.goto(href('en', 'teamQueue'))
  await requested.promise
  await page.locator('.queue li button:not([aria-current])').last().click()
  const heading = await page.locator('.work h1:not(.vh)').innerText()
  const last = page.waitForResponse(calls)
  late.resolve()
  await last
  await settled(page)
  assert.equal(await page.locator('.work h1').innerText(), heading)
  await page.unrouteAll()
})
