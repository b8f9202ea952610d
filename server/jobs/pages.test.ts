import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { jobs as words } from '#shared/messages/id/jobs.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

const DAY = 24 * 3_600_000

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

async function hiring(name: string) {
  const company = await addCompany(it.db, { name })
  const { token } = await newOwner(it, company, { plan: 'active' })
  return { company: { ...company, name }, token }
}
const post = async (bearer: string, given: object = {}): Promise<string> =>
  (await it.call('saveVacancy', { body: someVacancy(given) }, { bearer })).body.id

/** A page with what it tells robots. */
async function page(url: string) {
  const { statusCode, body } = await it.app.http.inject({ url })
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => JSON.parse(json))
    .flatMap(one => one['@graph'] ?? one)
  const noindex = /<meta name="robots" content="[^"]*noindex/.test(body)
  return { status: statusCode, body, noindex, posting: data.find(one => one['@type'] === 'JobPosting') }
}

test('an open vacancy tells robots all that they ask for', async () => {
  const { company, token } = await hiring('Data Lengkap')
  const id = await post(token, { salary_from: 9_100_000, salary_to: 9_900_000, experience_years: 2 })
  const { status, noindex, posting } = await page(href('id', 'job', { id }))
  assert.deepEqual([status, noindex], [200, false])
  for (const field of ['title', 'description', 'datePosted', 'validThrough', 'employmentType', 'directApply'])
    assert.ok(posting[field] !== undefined, field)
  assert.equal(posting.hiringOrganization.name, company.name)
  assert.equal(posting.jobLocation[0].address.addressCountry, 'ID')
  assert.deepEqual(posting.baseSalary.value, {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    minValue: 9_100_000,
    maxValue: 9_900_000,
  })
  assert.equal(posting.experienceRequirements.monthsOfExperience, 24)
  assert.equal(posting.applicantLocationRequirements, undefined)
})

test('one that is done from anywhere says who may apply, and one without pay invents none', async () => {
  const { token } = await hiring('Dari Mana Saja')
  const id = await post(token, { workplace: 'remote', cities: [], salary_from: null })
  const { posting } = await page(href('id', 'job', { id }))
  assert.deepEqual(
    [posting.jobLocationType, posting.applicantLocationRequirements.name, posting.jobLocation],
    ['TELECOMMUTE', 'Indonesia', undefined],
  )
  assert.equal(posting.baseSalary, undefined)
})

test('a closed one is no vacancy for robots, and one that ended a month ago is gone', async () => {
  const { company, token } = await hiring('Sudah Lewat')
  const [closed, ended] = [await post(token), await post(token, { title: 'Staf Gudang Siang' })]
  const tab = () => page(href('id', 'companyJobs', { id: company.slug }))
  assert.match((await tab()).body, /Staf Gudang Siang/)
  await it.call('closeVacancy', { params: { id: closed } }, { bearer: token })
  const seen = await page(href('id', 'job', { id: closed }))
  assert.deepEqual([seen.status, seen.noindex, seen.posting], [200, true, undefined])
  const { last_day } = (await it.call('vacancy', { params: { id: ended } })).body.vacancy
  it.clock.set(`${last_day}T16:59:00Z`)
  assert.ok((await page(href('id', 'job', { id: ended }))).posting, 'open to the end of its last day')
  it.clock.move(60_000)
  const after = await page(href('id', 'job', { id: ended }))
  assert.deepEqual([after.status, after.noindex, after.posting], [200, true, undefined])
  const empty = await tab()
  assert.deepEqual([empty.status, empty.noindex], [200, true])
  assert.ok(empty.body.includes(words.company.none(company.name)))
  it.clock.move(31 * DAY)
  const gone = await page(href('id', 'job', { id: ended }))
  assert.deepEqual([gone.status, gone.noindex, gone.posting], [410, true, undefined])
})

test('the tab of a company counts what is open today', async () => {
  const { company, token } = await hiring('Hitung Tab')
  const count = async () =>
    (await it.call('company', { params: { slug: company.slug }, query: {} })).body.tabs.jobs
  assert.equal(await count(), 0)
  const id = await post(token)
  await post(token, { requirements: 'Pelamar wajib membayar biaya seragam Rp250.000.' })
  assert.equal(await count(), 1)
  await it.call('closeVacancy', { params: { id } }, { bearer: token })
  assert.equal(await count(), 0)
})
