// The main journeys by keyboard alone, without a pointer.
import assert from 'node:assert/strict'
import test from 'node:test'
import { RATING_GROUPS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { journeys, type Reader } from './browser.ts'
import { choose, enter, pick, tabTo, typeInto } from './keys.ts'
import { codeFor, newAddress, teamMember } from './people.ts'
import { isSignedIn, waitSignedIn } from './sign-in.ts'
import { homeLists, knownCompany, mistyped } from './site.ts'
import { sendReview } from './submissions.ts'
import { wordsOf } from './words.ts'
import { settled } from './settled.ts'

const house = journeys()
const focused = (reader: Reader, selector: string) =>
  reader.page.waitForFunction(what => document.activeElement?.matches(what), selector)

test('from a misspelt name to a company’s best reviews by keyboard', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  const { companies, reviews } = wordsOf('id')
  const company = await knownCompany(house.url)
  await page.goto(href('id', 'home'))
  await settled(page)
  await typeInto(page, page.locator('main input[name=q]'), mistyped(company.name))
  await page.keyboard.press('Enter')
  await page.waitForURL(url => url.pathname === href('id', 'searchCompany'))
  await focused(reader, 'h1')
  await enter(page, page.locator('.found').getByRole('link', { name: company.name }))
  await page.waitForURL(url => url.pathname === href('id', 'company', { id: company.slug }))
  await focused(reader, 'h1')
  await enter(page, page.locator('.tabs').getByRole('link', { name: companies.tabs.reviews }))
  await page.waitForURL(url => url.pathname === href('id', 'companyReviews', { id: company.slug }))
  await focused(reader, 'h1')
  const menu = page.locator('summary', { hasText: reviews.filters.score })
  await enter(page, menu)
  await page.locator('details[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('details[open]').waitFor({ state: 'detached' })
  await focused(reader, 'summary')
  await page.keyboard.press('Enter')
  await enter(page, page.locator('details[open] .menu-i[href*="score=5"]'))
  await page.waitForURL(url => url.searchParams.get('score') === '5')
  reader.checkQuiet()
  await reader.close()
})

test('signing in, writing and sending a review by keyboard', async () => {
  const reader = await house.reader({ locale: 'en', screen: 'desk' })
  const { page } = reader
  const { forms, writing } = wordsOf('en')
  const company = (await homeLists(house.url)).top_rated[1] ?? assert.fail()
  await page.goto(href('en', 'login'))
  await settled(page)
  await signIn(reader)
  await page.waitForURL(url => url.pathname === href('en', 'home'))
  await page.goto(href('en', 'company', { id: company.slug }))
  await settled(page)
  await enter(
    page,
    page.locator(`main a[href="${href('en', 'companyWriteReview', { id: company.slug })}"]`).first(),
  )
  await write(reader, 'Ditulis tanpa tetikus')

  await enter(page, page.getByRole('button', { name: forms.draft.wipe }))
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await focused(reader, '.draft button')
  await enter(page, page.getByRole('button', { name: writing.send.button, exact: true }))
  await page.getByRole('heading', { level: 1, name: writing.thanks.title }).waitFor()
  await focused(reader, 'h1')
  await enter(page, page.getByRole('button', { name: writing.thanks.copy }))
  reader.checkQuiet()
  await reader.close()
})

test('a login dialog over the page keeps the focus inside and returns it on closing', async () => {
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { reviews } = wordsOf('id')
  await page.goto(href('id', 'companyReviews', { id: (await knownCompany(house.url)).slug }))
  await settled(page)
  const opener = page.locator('.locked').getByText(reviews.locked.signIn)
  await enter(page, opener)
  await page.getByRole('dialog').waitFor()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    assert.ok(inside, `stop ${stop} is behind the dialog`)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.ok(
    await opener.evaluate(one => one === document.activeElement || one.contains(document.activeElement)),
  )
  await enter(page, opener)
  await signIn(reader)
  await waitSignedIn(page)
  await page.locator('.locked').waitFor({ state: 'detached' })
  assert.ok(await isSignedIn(page))
  reader.checkQuiet()
  await reader.close()
})

test('a staff member signs in, walks the queue and decides by keyboard', async () => {
  const company = await knownCompany(house.url)
  await sendReview(house.url, { headline: 'Diputuskan tanpa tetikus' }, { company: `Toko ${company.name}` })
  const reader = await house.reader({ screen: 'desk' })
  const { page } = reader
  const { accounts, team } = wordsOf('id')
  const member = await teamMember(house.program, 'moderator')
  await page.goto(href('id', 'teamLogin'))
  await settled(page)
  await typeInto(page, page.getByLabel(accounts.email.label), member.email)
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel(accounts.code.label), await codeFor(house.url, member.email))
  await typeInto(page, page.getByLabel(accounts.team.totp.label), member.totp())
  await page.keyboard.press('Enter').catch(() => {})
  await page.waitForURL(url => url.pathname === href('id', 'teamQueue'))
  const heading = page.locator('.work h1:not(.vh)')
  await heading.waitFor()
  await focused(reader, '.work h1')
  // The third stop leaves the list, however long it is.
  for (const place of ['.queue-k button', '.queue [aria-current]', 'header *']) {
    await page.keyboard.press('Shift+Tab')
    await focused(reader, place)
  }
  const first = await heading.innerText()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await page.waitForFunction(
    before => (document.querySelector('.work h1:not(.vh)') as HTMLElement)?.innerText !== before,
    first,
  )
  await focused(reader, '.work h1')
  const second = await heading.innerText()
  await page.keyboard.press('1')
  await page.keyboard.press('n')
  await page.keyboard.type('Tulis tanpa menyebut orang.')
  await page.keyboard.press('Control+Enter')
  await page.waitForFunction(
    before => (document.querySelector('.work h1:not(.vh)') as HTMLElement)?.innerText !== before,
    second,
  )
  await tabTo(page, page.getByRole('button', { name: team.publish }))
  await tabTo(page, page.getByRole('button', { name: team.logout }))
  reader.checkQuiet()
  await reader.close()
})

/** The three steps of a first sign-in, in the open dialog or on the page. */
async function signIn({ page, locale }: Reader): Promise<void> {
  const { accounts } = wordsOf(locale)
  const address = newAddress()
  const form = page.getByRole('dialog').or(page.locator('main')).last()
  await typeInto(page, form.getByLabel(accounts.email.label), address)
  await page.keyboard.press('Enter')
  await typeInto(page, form.getByLabel(accounts.code.label), await codeFor(house.url, address))
  await form.getByRole('checkbox').waitFor()
  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await enter(page, form.getByRole('button', { name: accounts.consent.submit }))
}

/** From the first step to the summary. */
async function write(reader: Reader, headline: string): Promise<void> {
  const { page, locale } = reader
  const { steps } = wordsOf(locale).writing
  const onward = () => enter(page, page.locator('form button[type=submit]').last())
  const shown = (step: keyof typeof steps) =>
    page.getByRole('heading', { level: 1, name: steps[step].title }).waitFor()
  const arrive = async (step: keyof typeof steps) => {
    await shown(step)
    await focused(reader, 'h1')
  }
  await shown('who')
  await choose(page, 'employment_status', '0')
  for (const field of ['department', 'job_type']) {
    await tabTo(page, page.locator(`#f-${field}`))
    await page.keyboard.press('ArrowDown')
  }
  await pick(page, page.locator('#f-city_id'), 'jaksel')
  await onward()
  for (const group of ['money', 'people', 'work'] as const) {
    await arrive(group)
    for (const key of RATING_GROUPS[group]) await choose(page, `ratings_${key}`, '4')
    await onward()
  }
  await arrive('overall')
  await choose(page, 'overall_sentiment', '4')
  await choose(page, 'recommended', 'yes')
  await onward()
  await arrive('text')
  await typeInto(page, page.locator('#f-headline'), headline)
  await onward()
  await arrive('check')
  await tabTo(page, page.locator('#f-agree'))
  await page.keyboard.press('Space')
}
