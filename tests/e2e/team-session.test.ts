// A team session ends after half an hour: what was begun at a desk is there again after signing in.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { checkAccess, journeys, settled } from './browser.ts'
import { signInStaff } from './sign-in.ts'
import { sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'

const house = journeys()

test('a session that ends at the desk costs nothing: the sign-in says so, and leads back to what was begun', async () => {
  await sendReview(house.url, { headline: 'Kantor di tepi sungai' }, { company: 'Riak Kecil' })
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { accounts, team } = wordsOf('en')
  const companies = href('en', 'teamCompanies')

  await page.goto(companies)
  await page.waitForURL(url => url.pathname === href('en', 'teamLogin'))
  assert.equal(await page.getByText(accounts.team.ended).count(), 0, 'no session has been there yet')
  await signInStaff(reader, house.program, 'administrator')
  await page.waitForURL(url => url.pathname === companies)
  await page.locator('.queue li').filter({ hasText: 'Riak Kecil' }).click()
  await page.locator('#work-h').filter({ hasText: 'Riak Kecil' }).waitFor()
  await page.locator('#company-name').fill('Riak Kecil Sungai')
  const session = await page.evaluate(() => sessionStorage.getItem('team'))

  await page.route('**/api/team/**', route =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: '', errors: {} } }),
  )
  await page.getByRole('button', { name: team.company.approve }).click()
  await page.getByText(accounts.team.ended).waitFor()
  await checkAccess(page, 'the sign-in after a session has ended')
  assert.equal(await page.evaluate(() => sessionStorage.getItem('team')), null)

  await page.unroute('**/api/team/**')
  // An authenticator's code opens one session only: the one from before goes on.
  await page.evaluate(token => sessionStorage.setItem('team', token as string), session)
  await page.goto(companies)
  await page.locator('.queue li').filter({ hasText: 'Riak Kecil' }).click()
  await page.locator('#work-h').filter({ hasText: 'Riak Kecil' }).waitFor()
  assert.equal(await page.locator('#company-name').inputValue(), 'Riak Kecil Sungai')

  await page.getByRole('button', { name: team.logout }).click()
  await page.waitForURL(url => url.pathname === href('en', 'teamLogin'))
  assert.equal(await page.evaluate(() => JSON.stringify(sessionStorage).includes('Riak Kecil')), false)
  await settled(page)
})
