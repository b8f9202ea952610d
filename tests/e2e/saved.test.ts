// Saved jobs and companies: on the device until the person agrees to store them in the account, then on all their
// devices.
import assert from 'node:assert/strict'
import test from 'node:test'
import { companies } from '#shared/messages/id/companies/companies.ts'
import { keeping as words } from '#shared/messages/id/jobs/keeping.ts'
import { masthead } from '#shared/messages/id/frame/masthead.ts'
import { href } from '#shared/paths.ts'
import { look, journeys } from './browser.ts'
import { settled } from './settled.ts'
import { signInAsNew } from './sign-in.ts'

const house = journeys()

test('on a phone a person saves a job and follows a company, and both move into the account only after consent', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  await page.goto(href('id', 'savedJobs'))
  await page.getByText(words.none).waitFor()
  await page.goto(href('id', 'jobs'))
  await page.getByRole('button', { name: masthead.saved.save }).first().click()
  await page.locator('.job-a').first().click()
  await page.getByRole('button', { name: masthead.saved.saved, exact: true }).waitFor()
  await page.locator('.kicker a').click()
  await page.getByRole('link', { name: companies.compare }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: masthead.saved.follow }).click()
  await page.getByRole('button', { name: masthead.saved.following }).waitFor()
  const address = page.url()
  const requests: string[] = []
  page.on('request', request => requests.push(new URL(request.url()).pathname))
  await page.goto(href('id', 'savedJobs'))
  await page.getByText(words.here).waitFor()
  await page.getByRole('link', { name: words.tell }).waitFor()
  await page.getByText(/lowongan dibuka/).waitFor()
  await look(reader, 'kept on the device')
  assert.deepEqual(
    requests.filter(path => path.startsWith('/api/')),
    ['/api/saved/now'],
  )
  await signInAsNew(reader, house.url)
  await page.goto(href('id', 'savedJobs'))
  await page.getByText(words.none).waitFor()
  await look(reader, 'beside the account')
  await page.getByRole('button', { name: words.move }).click()
  await page.getByText(words.inBrowser, { exact: true }).waitFor({ state: 'detached' })
  const left = await page.evaluate(() => Object.keys(localStorage).filter(key => /saved|followed/.test(key)))
  assert.deepEqual(left, [])
  await page.goto(address)
  await page.getByRole('button', { name: masthead.saved.following }).click()
  await page.getByRole('button', { name: masthead.saved.follow }).waitFor()
  await page.goto(href('id', 'savedJobs'))
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByText(words.none).waitFor()
  await reader.close()
})

test('without scripts no button appears that could do nothing', async () => {
  const reader = await house.reader({ script: false })
  const { page } = reader
  await page.goto(href('id', 'jobs'))
  await page.locator('.job-a').first().waitFor()
  assert.equal(await page.getByRole('button', { name: masthead.saved.save }).count(), 0)
  await page.locator('.job-a').first().click()
  await page.locator('.kicker a').waitFor()
  assert.equal(await page.getByRole('button', { name: masthead.saved.save }).count(), 0)
  await page.locator('.kicker a').click()
  await page.locator('main').getByRole('link', { name: companies.compare }).waitFor()
  assert.equal(await page.getByRole('button', { name: masthead.saved.follow }).count(), 0)
  await reader.close()
})
