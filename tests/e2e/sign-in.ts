import type { Locator, Page } from 'playwright-core'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import type { Program } from '../support/program.ts'
import { until } from '../support/until.ts'
import type { Reader } from './browser.ts'
import { codeFor, teamMember, type Role } from './people.ts'
import { settled } from './settled.ts'
import { newPerson, send } from './submissions.ts'
import { wordsOf } from './words.ts'

/** Goes through the three steps of a first sign-in, in the open dialog or on the page. */
export async function signInByCode({ page, locale }: Reader, url: string, address: string): Promise<void> {
  const { accounts } = wordsOf(locale)
  const form = page.getByRole('dialog').or(page.locator('main')).last()
  await form.getByLabel(accounts.email.label).fill(address)
  await form.getByRole('button', { name: accounts.email.submit }).click()
  await form.getByLabel(accounts.code.label).fill(await codeFor(url, address))
  // The form submits itself at the sixth digit.
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: accounts.consent.submit }).click()
}

/** A document of the site without scripts, in which a test can fill the browser's storage. */
const STILL = '/robots.txt'

/** Signs in a new account in this browser without the form; returns the session's token. */
export async function signInAsNew({ page }: Reader, url: string, email?: string): Promise<string> {
  const person = await newPerson(url, email)
  await page.goto(STILL)
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, person)
  return person.token
}

export const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('token') !== null)

export async function waitSignedIn(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
}

export const OWNER = { email: 'ratri@lintangmuara.example', password: 'pagar bambu sore hari' }

/** Signs in an owner of the demo's company in this browser; returns the session's token. */
export async function signInOwner({ page }: Reader, url: string, email = OWNER.email): Promise<string> {
  const session = await send<{ token: string; company: object }>(url, '/co/auth/login', { ...OWNER, email })
  await page.goto(STILL)
  await page.evaluate(
    ({ token, company }) => localStorage.setItem('owner', JSON.stringify({ token, company })),
    session,
  )
  return session.token
}

/** Opens the team's desk. */
export async function openDesk(
  reader: Reader,
  program: Program,
  role: Role = reader.locale === 'id' ? 'moderator' : 'administrator',
): Promise<void> {
  await reader.page.goto(href(reader.locale, 'teamLogin'))
  await signInStaff(reader, program, role)
}

/** Signs in at the team's page, with a code from the inbox and one from the authenticator. */
export async function signInStaff({ page, locale }: Reader, program: Program, role: Role): Promise<void> {
  const { accounts } = wordsOf(locale)
  const member = await teamMember(program, role)
  await page.getByLabel(accounts.email.label).fill(member.email)
  await page.getByRole('button', { name: accounts.email.submit }).click()
  await page.getByLabel(accounts.code.label).fill(await codeFor(program.url, member.email))
  await page.getByLabel(accounts.team.totp.label).fill(member.totp())
  await page.getByRole('button', { name: accounts.team.submit }).click()
  await page.waitForURL(url => url.pathname !== href(locale, 'teamLogin'))
}

/** Waits for the first row of the team's history: a decision takes effect a moment later. */
export async function openHistory(page: Page, locale: Locale, row: Locator, query = {}): Promise<void> {
  await until(async () => {
    await page.goto(href(locale, 'teamHistory', {}, query))
    await settled(page)
    return row.first().isVisible()
  })
}
