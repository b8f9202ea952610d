import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { APPLICANT_RATINGS, RATING_GROUPS, type ReviewerKind } from '#shared/contract/keys.ts'
import type { Reader } from './browser.ts'
import { wordsOf } from './words.ts'

/** `role`: an applicant's unlisted position. */
export type Written = { kind: ReviewerKind; headline: string; salary?: string; role?: string }

/** The author's relation to the company; the questions that depend on it come after it. */
export const chooseStatus = (page: Page, kind: ReviewerKind): Promise<void> =>
  page.locator(`input[name="employment_status"][value="${STATUS[kind]}"]`).check({ force: true })

const STATUS = { employee: '0', former: '1', applicant: '2' }

/** Fills the form from its first step to the summary like a person; the caller sends it. */
export async function fillReview(reader: Reader, { kind, headline, salary, role }: Written): Promise<void> {
  const { page, locale } = reader
  const { writing } = wordsOf(locale)
  const radio = (name: string, value: string) =>
    page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true })
  const onward = () => page.locator('form button[type=submit]').last().click()
  const arrive = (step: keyof typeof writing.steps) =>
    page.getByRole('heading', { level: 1, name: writing.steps[step].title }).waitFor()

  await arrive('who')
  await chooseStatus(page, kind)
  if (kind === 'applicant' && role) await writeRole(reader, role)
  else if (kind === 'applicant') await choose(reader, '#f-job_role_id', 'sta')
  else {
    await page.locator('#f-department').selectOption('it')
    await page.locator('#f-job_type').selectOption('employee')
  }
  await choose(reader, '#f-city_id', 'beka')
  if (kind !== 'employee') await page.locator('#f-left_at_year').selectOption({ index: 2 })
  await onward()

  if (kind === 'applicant') {
    await arrive('process')
    for (const key of APPLICANT_RATINGS) await radio(`ratings_${key}`, '4')
    await radio('application_result', 'declined')
    await page.locator('#f-interview_rounds').selectOption('2')
    await radio('surprise_question', 'no')
    await onward()
  } else
    for (const group of ['money', 'people', 'work'] as const) {
      await arrive(group)
      for (const key of RATING_GROUPS[group]) await radio(`ratings_${key}`, key === 'family' ? '' : '4')
      await onward()
    }

  await arrive('overall')
  await radio('overall_sentiment', '4')
  await radio('recommended', 'yes')
  await onward()

  await arrive('text')
  await page.locator('#f-headline').fill(headline)
  await page.locator('#f-likes').fill('Jam kerja wajar, rekan saling membantu.')
  if (salary) await page.locator('#f-monthly_salary').fill(salary)
  await onward()

  await arrive('check')
  await page.getByText(headline).first().waitFor()
  await page.locator('#f-agree').check({ force: true })
}

/** The button below the result list, which also appears without results. */
async function writeRole({ page, locale }: Reader, role: string): Promise<void> {
  const { exit } = wordsOf(locale).forms.combobox
  await page.locator('#f-job_role_id').fill('staf')
  await page.locator('[role=listbox] [role=option]').first().waitFor()
  await page.getByRole('button', { name: exit }).waitFor()
  await page.locator('#f-job_role_id').fill(role)
  await page.locator('[role=listbox]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: exit }).click()
  assert.equal(await page.locator('#f-job_role_id').inputValue(), role)
}

/** Presses the summary's button; a visitor signs in first. */
export async function sendReview({ page, locale }: Reader): Promise<void> {
  const { button, signInFirst } = wordsOf(locale).writing.send
  await page
    .getByRole('button', { name: button, exact: true })
    .or(page.getByRole('button', { name: signInFirst, exact: true }))
    .click()
}

/** The code that the thank-you page shows once. */
export async function shownCode({ page, locale }: Reader): Promise<string> {
  await page.getByRole('heading', { level: 1, name: wordsOf(locale).writing.thanks.title }).waitFor()
  return (await page.locator('.codeblock code').innerText()).replace(/\s+/g, ' ').trim()
}

async function choose({ page }: Reader, field: string, typed: string): Promise<void> {
  await page.locator(field).fill(typed)
  await page.locator('[role=listbox] [role=option]').first().click()
}
