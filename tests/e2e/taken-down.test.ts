// A company that hunts for applicants' money, from its take-down to its end: as an applicant, its owner and the team see it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { applying } from '#shared/messages/id/jobs/applying.ts'
import { hiring } from '#shared/messages/id/jobs/hiring.ts'
import { vacancies } from '#shared/messages/id/jobs/vacancies.ts'
import { officers } from '#shared/messages/id/team/officers.ts'
import { vacancy } from '#shared/messages/id/team/vacancy.ts'
import { href } from '#shared/paths.ts'
import { document } from '../support/files/pictures.ts'
import { look, checkAccessInBoth, journeys } from './browser.ts'
import { newAddress } from './people.ts'
import { settled } from './settled.ts'
import { openDesk, signInByCode, signInOwner, waitSignedIn } from './sign-in.ts'
import { api, demoFilled } from './site.ts'

const house = journeys()
const { lift } = vacancy
const COMPANY = 'lintang-muara-kargo'
const ANSWER = 'Silakan datang Selasa pagi pukul sembilan.'

const send = <T>(path: string, body: object, bearer: string | null) =>
  api<T>(house.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, device: newAddress() },
    body: JSON.stringify(body),
  })

async function applies(vacancy_id: string, bearer: string | null): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(document())], 'CV.pdf'))
  const { id, secret } = await api<Record<string, string>>(house.url, '/files', {
    method: 'POST',
    body: form,
  })
  const given = { vacancy_id, name: 'Sekar Ayu', phone: '0812 9090 1122', attachment: { id, secret } }
  return (await send<{ id: string }>('/apply-job', given, bearer)).id
}

test('who was invited by a company that is taken down is warned before anything else, until an administrator lifts it', async () => {
  await demoFilled(house.url)
  const listed = await api<{ vacancies: { id: string }[] }>(house.url, `/companies/${COMPANY}/jobs`)
  const [applicant, owner, team] = [
    await house.reader({ screen: 'phone' }),
    await house.reader({ screen: 'phone' }),
    await house.reader({ screen: 'desk' }),
  ]
  await applicant.page.goto(href('id', 'login'))
  await signInByCode(applicant, house.url, newAddress())
  await waitSignedIn(applicant.page)
  const token = await applicant.page.evaluate(() => localStorage.getItem('token'))
  const application = await applies(listed.vacancies[0]?.id ?? '', token)
  const owners = await signInOwner(owner, house.url)
  await send(`/co/applications/${application}/answer`, { decision: 'invited', message: ANSWER }, owners)
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
  await send(`/team/companies/${company.id}/jobs/take-down`, { note: 'Menipu pelamar.' }, staff)
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

/** On the company's page, with nothing of it at the desk. */
async function lifts(page: Page): Promise<void> {
  await page.goto(href('id', 'teamOfficers'))
  await settled(page)
  await page.getByLabel(officers.company).fill('lintang muara')
  await page.getByRole('option').first().click()
  await page.getByText(lift.standing).waitFor()
  await page.getByRole('button', { name: lift.action }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: lift.yes }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await checkAccessInBoth(page, 'lifting a take-down')
  await dialog.getByLabel(lift.note).fill('Laporannya palsu.')
  await dialog.getByRole('button', { name: lift.yes }).click()
  await page.getByText(lift.done).waitFor()
}
