// Leaving a desk: unfinished work is there again after signing in, and an open item is hidden.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, journeys, type Reader } from './browser.ts'
import { openDesk, signInStaff } from './sign-in.ts'
import { api } from './site.ts'
import { send, sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const NAME = 'Riak Kecil'
const CORRECTED = 'Riak Kecil Sungai'
const house = journeys()
const { accounts, team } = wordsOf('en')
const companies = href('en', 'teamCompanies')
const login = href('en', 'teamLogin')

const at = ({ page }: Reader, path: string) => page.waitForURL(url => url.pathname === path)
const stored = ({ page }: Reader) => page.evaluate(() => JSON.stringify(sessionStorage))

/** Ends the session on the server. */
async function sessionEnds(reader: Reader): Promise<void> {
  const { page } = reader
  const calls = '**/api/team/desk/company/**'
  const refusal = { code: 'unauthenticated', message: '', errors: {} }
  await page.route(calls, route => route.fulfill({ status: 401, json: refusal }))
  await page.getByRole('button', { name: team.company.approve }).click()
  await page.getByText(accounts.team.ended).waitFor()
  await at(reader, login)
  await page.unroute(calls)
}

test('a session that ends at the desk costs its member no work, and shows nothing to the next member', async () => {
  // The editor will have opened the first one as well.
  for (const company of ['Arus Tenang', 'Muara Jauh'])
    await sendReview(house.url, { headline: 'Kantor di tepi kali' }, { company })
  await sendReview(house.url, { headline: 'Kantor di tepi sungai' }, { company: NAME })
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const heading = page.locator('#work-h').filter({ hasText: NAME })
  const field = page.locator('#company-name')

  await page.goto(href('en', 'teamQueue'))
  await at(reader, login)
  assert.equal(await page.getByText(accounts.team.ended).count(), 0, 'no session has been there yet')
  const response = page.waitForResponse('**/api/team/auth/login')
  await signInStaff(reader, house.program, 'editor')
  const attempt = await (await response).json()
  // An editor may not open the requested page.
  await at(reader, companies)
  await page.locator('.queue li').filter({ hasText: NAME }).click()
  await heading.waitFor()
  await field.fill(CORRECTED)
  const session = JSON.parse(await page.evaluate(() => sessionStorage.getItem('team') as string))

  await sessionEnds(reader)
  assert.equal(await page.evaluate(() => sessionStorage.getItem('team')), null)
  await checkAccess(page, 'the sign-in after a session has ended')
  await page.reload()
  await settled(page)
  await page.getByText(accounts.team.ended).waitFor()
  // A code is sent once a minute and an authenticator's code opens one session only, so the earlier answers are used
  // again.
  await page.route('**/api/team/auth/login', route => route.fulfill({ status: 202, json: attempt }))
  await page.route('**/api/team/auth/2fa', route => route.fulfill({ json: { ...session, expires_in: 1800 } }))
  await signInStaff(reader, house.program, 'editor')
  await at(reader, companies)
  await heading.waitFor()
  assert.equal(await field.inputValue(), CORRECTED)
  await page.unrouteAll()

  await sessionEnds(reader)
  assert.ok((await stored(reader)).includes(CORRECTED))
  await signInStaff(reader, house.program, 'administrator')
  await at(reader, href('en', 'teamQueue'))
  assert.ok(!(await stored(reader)).includes(CORRECTED), 'another member sees it')

  await page.goto(companies)
  await page.locator('#work-h').waitFor()
  await field.fill('Arus Abadi')
  await page.getByRole('button', { name: team.logout }).click()
  await at(reader, login)
  assert.ok(!(await stored(reader)).includes('Abadi'), 'it stays after signing out')
  reader.checkQuiet()
})

test('an item that nobody touches for long is hidden, and shown again on a press', async () => {
  const { reviews } = await api<{ reviews: { id: string }[] }>(house.url, '/v2/id/reviews')
  await send(house.url, `/reviews/${reviews[0]!.id}/report`, { guideline: 1, words: 'Ada nama.' })
  const reader = await house.reader({ locale: 'id', screen: 'desk' })
  const { page } = reader
  const words = wordsOf('id').team
  await page.clock.install()
  await openDesk(reader, house.program)
  await page.goto(href('id', 'teamReports'))
  const report = page.getByRole('button', { name: words.report.dismiss })
  await report.waitFor()
  await page.clock.fastForward('08:30')
  await page.getByRole('heading', { level: 1, name: words.left.title }).waitFor()
  assert.equal(await report.count(), 0)
  await checkAccess(page, 'a desk whose report was put away')
  const claimed = page.waitForResponse('**/api/team/desk/report/*/claim')
  await page.getByRole('button', { name: words.left.back }).click()
  assert.equal((await claimed).status(), 200)
  await report.waitFor()
  reader.checkQuiet()
})
