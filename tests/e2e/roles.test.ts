// A visitor searches for a role instead of a company: by keyboard, and without scripts.
import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import type { RolePage } from '#shared/contract/companies/companies.ts'
import { checkAccess, checkAccessInBoth, checkWidth, journeys } from './browser.ts'
import { api } from './site.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()
const ROLE = 'warehouse-staff'
const TYPED = { id: 'staf gud', en: 'warehouse st' }
/** The demo has no reviews with this role. */
const UNREVIEWED = 'librarian'

test('a suggested role leads to the reviews of people in it', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { search, reviews } = wordsOf('id')
  const { role, companies } = await api<RolePage>(house.url, `/job-roles/${ROLE}?locale=id`)
  const [company] = companies
  assert.ok(company)
  await page.goto(href('id', 'home'))
  await settled(page)
  await page.locator('input[name=q]').first().focus()
  await page.locator('input[name=q][role=combobox]').first().waitFor()
  await page.keyboard.type(TYPED.id, { delay: 20 })
  const kind = search.role.kind(reviews.departments[role.department])
  const option = page.getByRole('option', { name: `${role.name} ${kind}` })
  await option.waitFor()
  await checkAccess(page, 'a suggested role')
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === href('id', 'position', { role: ROLE }))
  await page.getByRole('heading', { level: 1, name: role.name }).waitFor()
  await checkAccessInBoth(page, 'a role')
  await checkWidth(page, 'a role')
  const count = reviews.list.count(String(company.role_count))
  await page
    .locator('main li')
    .filter({ hasText: company.name })
    .filter({ hasText: count })
    .getByRole('link')
    .click()
  await page.waitForURL(url => url.searchParams.get('job_role') === ROLE)
  await page.getByRole('status').getByText(count, { exact: true }).waitFor()
  reader.checkQuiet()
  await reader.close()
})

test('without JavaScript a search offers the roles with that name', async () => {
  const reader = await house.reader({ locale: 'en', script: false })
  const { page } = reader
  const { search, positions, masthead } = wordsOf('en')
  const { role } = await api<RolePage>(house.url, `/job-roles/${ROLE}?locale=en`)
  await page.goto(href('en', 'searchCompany', {}, { q: role.name }))
  await page
    .getByRole('list', { name: search.role.suggested })
    .getByRole('link', { name: role.name, exact: true })
    .click()
  await page.waitForURL(url => url.pathname === href('en', 'position', { role: ROLE }))
  assert.equal(await page.locator('h1').innerText(), role.name)
  await page.goto(href('en', 'position', { role: UNREVIEWED }))
  await page.getByText(positions.role.reviewed.none).waitFor()
  assert.match((await page.locator('meta[name=robots]').getAttribute('content')) ?? '', /noindex/)
  await page.locator('main').getByRole('link', { name: masthead.nav.writeReview }).waitFor()
  assert.equal((await page.goto(href('en', 'position', { role: 'penjinak-bom' })))?.status(), 404)
  await reader.close()
})
