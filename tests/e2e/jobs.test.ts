// A company's vacancies: posting with a warning, held for their words, corrected, closed and deleted, and the readers'
// view of each.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { vacancies as en } from '#shared/messages/en/jobs/vacancies.ts'
import { vacancies as id } from '#shared/messages/id/jobs/vacancies.ts'
import { alerts } from '#shared/messages/id/jobs/alerts.ts'
import { errors } from '#shared/messages/id/site/errors.ts'
import { jobs } from '#shared/messages/id/jobs/jobs.ts'
import { keeping } from '#shared/messages/id/jobs/keeping.ts'
import { masthead } from '#shared/messages/id/frame/masthead.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { someVacancy } from '../support/jobs/vacancies.ts'
import { look, journeys, type Reader, type Screen } from './browser.ts'
import { settled } from './settled.ts'
import { newAddress } from './people.ts'
import { signInByCode, signInOwner, waitSignedIn } from './sign-in.ts'
import { api } from './site.ts'

const house = journeys()
const WORDS = 'Menyusun jadwal truk, memeriksa muatan, dan mengabari gudang tujuan setiap pagi.'

async function ownerIn(screen: Screen, locale: Locale): Promise<Reader & { token: string }> {
  const reader = await house.reader({ locale, screen })
  return { ...reader, token: await signInOwner(reader, house.url) }
}

test('on a phone an owner posts a vacancy without pay, sees a warning, and readers find it until it is closed and deleted', async () => {
  const reader = await ownerIn('phone', 'id')
  const { page } = reader
  await page.goto(href('id', 'ownerJobs'))
  await page.getByRole('heading', { level: 1, name: id.list.title }).waitFor()
  await page.getByRole('link', { name: id.list.add }).first().click()
  await page.getByRole('button', { name: id.form.post }).click()
  await page.getByText(id.form.wrong).waitFor()
  for (const name of [id.fields.title, jobs.job.facts.department, jobs.job.facts.cities])
    await page.getByRole('link', { name: `${name}: ${errors.field.required}` }).waitFor()
  await look(reader, 'what is missing')
  await page.getByLabel(id.form.title.label).fill('Penyusun Jadwal Truk')
  await page.getByLabel(jobs.job.facts.department).selectOption('logistics')
  await page.getByLabel(jobs.job.facts.job_type).selectOption('employee')
  await page.getByLabel(id.form.cities.label).fill('bekasi')
  await page.getByRole('option', { name: /Kota Bekasi/ }).click()
  await page.getByLabel(id.form.description.label).fill(`${WORDS}\n\n- shift pagi\n- **lima** hari`)
  await page.getByText(id.advice.no_pay).waitFor()
  const from = page.getByLabel(new RegExp(`^${id.form.payFrom.label}\\b`))
  await from.fill('3 juta')
  await page.getByText(/di bawah upah minimum: Rp.5\.999\.443 \(Kota Bekasi 2026\)/).waitFor()
  await from.fill('')
  await page.getByLabel(id.form.requirements.label).fill('Usia maksimal 25 tahun.')
  await page.getByText(id.advice.age).waitFor()
  await page.getByText(id.preview.title, { exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'shift pagi' }).waitFor()
  await look(reader, 'what would be held')
  await page.reload()
  await page.getByText(id.advice.age).waitFor()
  await page.getByLabel(id.form.requirements.label).fill('Terbiasa dengan lembar kerja.')
  await page.getByText(id.advice.age).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: id.form.post }).click()
  await page.getByText(id.form.saved.open).waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'Penyusun Jadwal Truk' })
  await row.getByText(id.states.open, { exact: true }).waitFor()
  await look(reader, 'the list')
  await row.getByRole('link', { name: id.list.see }).click()
  await page.getByRole('heading', { level: 1, name: 'Penyusun Jadwal Truk' }).waitFor()
  const address = page.url()
  await page.goto(href('id', 'ownerJobs'))
  await row.getByRole('link', { name: id.list.edit }).click()
  await page.getByRole('button', { name: id.close.action }).click()
  await page.getByRole('dialog').getByRole('button', { name: id.close.yes }).click()
  await row.getByText(id.states.closed, { exact: true }).waitFor()
  await page.goto(address)
  await page.getByText(jobs.job.closed).waitFor()
  await page.goto(href('id', 'ownerJobs'))
  await row.getByRole('link', { name: id.list.reopen }).click()
  await page.getByRole('button', { name: id.remove.action }).click()
  await look(reader, 'deleting')
  await page.getByRole('dialog').getByRole('button', { name: id.remove.yes }).click()
  await page.getByText(id.remove.done).waitFor()
  assert.equal((await page.goto(address))?.status(), 404)
  await reader.close()
})

test('the form lists what is missing before posting, and says that nothing has to change only when that is true', async () => {
  const reader = await ownerIn('desk', 'id')
  const { page } = reader
  await page.goto(href('id', 'ownerNewJob'))
  await page.getByLabel(id.form.title.label).fill('Kasir Pagi')
  await page.getByText(id.reading.lacks).waitFor()
  await page.getByLabel(jobs.job.facts.department).selectOption('logistics')
  await page.getByLabel(jobs.job.facts.job_type).selectOption('employee')
  await page.getByLabel(id.form.description.label).fill(WORDS)
  await page.getByLabel(new RegExp(`^${id.form.payFrom.label}\\b`)).fill('9 juta')
  await page.getByText(id.advice.no_pay).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: jobs.job.facts.cities, exact: true }).waitFor()
  assert.equal(await page.getByText(id.reading.fine).count(), 0)
  await look(reader, 'what is missing before posting')
  await page.getByLabel(jobs.job.facts.workplace).selectOption('remote')
  await page.getByText(id.reading.fine).waitFor()
  assert.equal(await page.getByText(id.reading.lacks).count(), 0)
  await reader.close()
})

test('a vacancy that would outlast the subscription shows the earlier day on which it ends', async () => {
  const reader = await house.reader({ locale: 'id', screen: 'phone' })
  const { page } = reader
  await signInOwner(reader, house.url, 'yohanes@bahteraselat.example')
  await page.goto(href('id', 'ownerNewJob'))
  await page.getByLabel(id.form.title.label).fill('Juru Muat Sore')
  await page.getByLabel(jobs.job.facts.department).selectOption('logistics')
  await page.getByLabel(jobs.job.facts.job_type).selectOption('employee')
  await page.getByLabel(jobs.job.facts.workplace).selectOption('remote')
  await page.getByLabel(id.form.description.label).fill(WORDS)
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel(new RegExp(`^${id.form.lastDay.label}\\b`)).fill(inTwoMonths)
  await page
    .getByText(/^Hari terakhirnya menjadi .*, karena langganan atau masa cobamu berakhir hari itu\.$/)
    .waitFor()
  await look(reader, 'a last day beyond the subscription')
  await page.getByRole('button', { name: id.form.post }).click()
  await page
    .getByText(
      /Lowonganmu tampil\. Hari terakhirnya .*, karena langganan atau masa cobamu berakhir hari itu\./,
    )
    .waitFor()
  await reader.close()
})

test('a draft that another tab edits says so, and is sent as shown', async () => {
  const reader = await ownerIn('phone', 'id')
  const { page } = reader
  await page.goto(href('id', 'ownerNewJob'))
  const title = (at: Page) => at.getByLabel(id.form.title.label)
  await title(page).fill('Kasir Pagi')
  const other = await page.context().newPage()
  await other.goto(href('id', 'ownerNewJob'))
  await title(other).fill('Kasir Sore')
  const notice = /^Isian ini diubah di tab lain, pukul \d\d[.:]\d\d\./
  await page.getByText(notice).waitFor()
  assert.equal(await title(page).inputValue(), 'Kasir Sore')
  assert.equal(await other.getByText(notice).count(), 0)
  await other.close()
  await look(reader, 'a draft that another tab writes')
  await reader.close()
})

test('an owner whose colleague saved first sees the colleague’s version, and saving replaces it only after a choice', async () => {
  const reader = await ownerIn('phone', 'en')
  const { page, token } = reader
  const post = (body: object) =>
    api<{ id: string; version: string }>(house.url, '/co/companies/job', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const first = await post(someVacancy({ title: 'Night Dispatcher', locale: 'en' }))
  await page.goto(href('en', 'ownerJob', { job: first.id }))
  await page.getByLabel(en.form.title.label).fill('Late Dispatcher')
  await post(
    someVacancy({
      id: first.id,
      version: first.version,
      title: 'Evening Dispatcher',
      requirements: 'Own shoes.',
      locale: 'en',
    }),
  )
  await page.getByRole('button', { name: en.form.save }).click()
  await page.getByText(en.met.title).waitFor()
  await page.getByText('Evening Dispatcher').waitFor()
  assert.equal(await page.getByLabel(en.form.requirements.label).inputValue(), 'Own shoes.')
  assert.equal(await page.getByLabel(en.form.title.label).inputValue(), 'Late Dispatcher')
  const notice = page.locator('[role=alert]:focus').filter({ hasText: en.met.title })
  for (const again of [false, true]) {
    if (again) await page.getByRole('button', { name: en.form.save, exact: true }).press('Enter')
    await notice.waitFor()
    const { y, height } = (await notice.boundingBox()) ?? { y: -1, height: 0 }
    assert.ok(y >= 0 && y + height <= (page.viewportSize()?.height ?? 0), `in view: ${y}`)
  }
  await look(reader, 'a colleague was first')
  const { vacancy } = await api<{ vacancy: { title: string } }>(house.url, `/v2/jobs/${first.id}`)
  assert.equal(vacancy.title, 'Evening Dispatcher')
  await page.getByRole('button', { name: en.met.keepMine }).click()
  await page.getByText(en.form.saved.open).waitFor()
  await page.goto(href('en', 'job', { id: first.id }))
  await page.getByRole('heading', { level: 1, name: 'Late Dispatcher' }).waitFor()
  await page.goto(href('en', 'ownerJob', { job: first.id }))
  await page.getByLabel(en.form.requirements.label).fill('Applicants have to pay a uniform fee of Rp250.000.')
  await page.getByText(en.advice.money).waitFor()
  await page.getByRole('button', { name: en.form.save }).click()
  await page.getByText(en.form.saved.held).waitFor()
  await page.getByText(en.states.held).first().waitFor()
  assert.equal((await page.goto(href('en', 'job', { id: first.id })))?.status(), 404)
  await reader.close()
})

test('a signed-in reader sees the reply to a subscription and an error about its address', async () => {
  const reader = await house.reader({ screen: 'phone' })
  const { page } = reader
  const email = newAddress()
  await page.goto(href('id', 'login'))
  await signInByCode(reader, house.url, email)
  await waitSignedIn(page)
  await page.goto(href('id', 'jobs', {}, { q: 'gudang' }))
  await page.getByRole('button', { name: masthead.saved.save }).first().click()
  await page.getByRole('button', { name: masthead.saved.saved }).first().waitFor()
  await page.getByLabel(alerts.email).fill('rina@satu')
  await page.getByRole('button', { name: alerts.submit }).click()
  await page.waitForURL(/langganan/)
  await settled(page)
  assert.equal(await page.getByLabel(alerts.email).inputValue(), 'rina@satu')
  await page.getByLabel(alerts.email).fill(email)
  await page.getByRole('button', { name: alerts.submit }).click()
  await page.getByRole('heading', { name: alerts.page.sent }).waitFor()
  await settled(page)
  await page.getByRole('heading', { name: alerts.page.sent }).waitFor()
  await page.goto(href('id', 'savedJobs'))
  await page.getByRole('button', { name: keeping.remove }).waitFor()
  await reader.close()
})
