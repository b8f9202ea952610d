// A company that scams applicants, from its takedown to the end of it, as an applicant, its owner and the team see it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { applying } from '#shared/messages/id/jobs/applying.ts'
import { hiring } from '#shared/messages/id/jobs/hiring.ts'
import { vacancies } from '#shared/messages/id/jobs/vacancies.ts'
import { officers } from '#shared/messages/id/team/officers.ts'
import { vacancy } from '#shared/messages/id/team/vacancy.ts'
import { href } from '#shared/paths.ts'
import { look, checkAccessInBoth, journeys } from './browser.ts'
import { settled } from './settled.ts'
import { openDesk, signInAsNew, signInOwner } from './sign-in.ts'
import { api, demoFilled } from './site.ts'
import { apply, send } from './submissions.ts'

const house = journeys()
const { lift } = vacancy
const COMPANY = 'lintang-muara-kargo'
const ANSWER = 'Silakan datang Selasa pagi pukul sembilan.'

test('an applicant invited by a company that is taken down is warned first, until an administrator ends the takedown', async () => {
  await demoFilled(house.url)
  const listed = await api<{ vacancies: { id: string }[] }>(house.url, `/companies/${COMPANY}/jobs`)
  const [applicant, owner, team] = [
    await house.reader({ screen: 'phone' }),
    await house.reader({ screen: 'phone' }),
    await house.reader({ screen: 'desk' }),
  ]
  const token = await signInAsNew(applicant, house.url)
  const application = await apply(house.url, listed.vacancies[0]?.id ?? '', token)
  const owners = await signInOwner(owner, house.url)
  const invitation = { decision: 'invited', message: ANSWER }
  await send(house.url, `/co/applications/${application}/answer`, invitation, { bearer: owners })
  const { page } = applicant
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.goto(href('id', 'ownApplications'))
  await title(applying.own.invited('1'))
  await page.getByText(applying.own.free).waitFor()

  await openDesk(team, house.program, 'administrator')
  const staff = await team.page.evaluate(
    () => JSON.parse(sessionStorage.getItem('team') ?? '{}').token as string,
  )
  const { company } = await api<{ company: { id: string } }>(house.url, `/v2/company/${COMPANY}`)
  const note = 'Menipu pelamar.'
  await send(house.url, `/team/companies/${company.id}/jobs/take-down`, { note }, { bearer: staff })
  await page.reload()
  await title(applying.own.over)
  await page.getByText(applying.own.takenDown).waitFor()
  await look(applicant, 'an application that is warned of')
  await owner.page.goto(href('id', 'ownerApplications'))
  await owner.page.getByText(hiring.takenDown).waitFor()
  assert.equal(await owner.page.getByText(hiring.none).count(), 0)
  await owner.page.goto(href('id', 'ownerJobs'))
  await owner.page.getByText(vacancies.list.takenDown).waitFor()
  assert.equal(await owner.page.getByText(vacancies.list.lead).count(), 0)

  await lifts(team.page)
  await page.reload()
  await title(applying.own.invited('1'))
  assert.equal(await page.getByText(applying.own.takenDown).count(), 0)
  for (const reader of [applicant, owner, team]) await reader.close()
})

/** Acts on the company's page, without an item at the desk. */
async function lifts(page: Page): Promise<void> {
  await page.goto(href('id', 'teamOfficers'))
  await settled(page)
  await page.getByLabel(officers.company).fill('lintang muara')
  await page.getByRole('option').first().click()
  await page.getByText(lift.takenDown).waitFor()
  await page.getByRole('button', { name: lift.action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: lift.yes }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await checkAccessInBoth(page, 'lifting a take-down')
  await dialog.getByLabel(lift.note).fill('Laporannya palsu.')
  await dialog.getByRole('button', { name: lift.yes }).click()
  await page.getByText(lift.done).waitFor()
}
