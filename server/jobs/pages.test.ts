import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { jobs as words } from '#shared/messages/id/jobs/jobs.ts'
import { companies as companyWords } from '#shared/messages/id/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { newOwner } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

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

/** A page with its robots tag and structured data. */
async function page(url: string) {
  const { statusCode, body } = await it.app.http.inject({ url })
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => JSON.parse(json))
    .flatMap(one => one['@graph'] ?? one)
  const noindex = /<meta name="robots" content="[^"]*noindex/.test(body)
  return { status: statusCode, body, noindex, posting: data.find(one => one['@type'] === 'JobPosting') }
}

test('an open vacancy has complete structured data', async () => {
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

test('a remote vacancy says who may apply, and one without pay invents none', async () => {
  const { token } = await hiring('Dari Mana Saja')
  const id = await post(token, { workplace: 'remote', cities: [], salary_from: null })
  const { posting } = await page(href('id', 'job', { id }))
  assert.deepEqual(
    [posting.jobLocationType, posting.applicantLocationRequirements.name, posting.jobLocation],
    ['TELECOMMUTE', 'Indonesia', undefined],
  )
  assert.equal(posting.baseSalary, undefined)
})

test('if only the filters leave nothing, the page says so and links to the same place without them', async () => {
  const { token } = await hiring('Saringan Tanjung')
  await post(token, { cities: ['21.72'] })
  const filters = { city: '21.72', pay: 900_000_000 }
  const { body } = await page(href('id', 'jobs', {}, filters))
  assert.ok(body.includes('Belum ada lowongan di Kota Tanjung Pinang yang cocok: Gaji 900 juta ke atas.'))
  const way = `href="${href('id', 'jobs', {}, { city: '21.72' })}">${words.none.withoutFilters}`
  assert.ok(body.includes(way), 'without filters')
  assert.ok(
    body.includes('Lowongan di Kota Tanjung Pinang, Gaji 900 juta ke atas: paling banyak satu email'),
    'the alert',
  )
  const empty = (await page(href('en', 'jobs', {}, { city: '21.71', q: 'kapal' }))).body
  assert.ok(empty.includes('No “kapal” jobs in Batam City yet.'))
  const typed = (await page(href('id', 'jobs', {}, { city: 'kepulauan riau' }))).body
  assert.match(typed, /name="city"[^>]*value="Kepulauan Riau"|value="Kepulauan Riau"[^>]*name="city"/)
  assert.ok(!typed.includes('name="province"'), 'the field alone says the place')
})

test('for a chosen city its minimum wage is offered as a filter, which leaves only vacancies that pay it', async () => {
  const { token } = await hiring('Upah Singkawang')
  await post(token, { title: 'Upah kurang', cities: ['61.72'], salary_from: 1_000_000 })
  await post(token, { title: 'Upah cukup', cities: ['61.72'], salary_from: 9_000_000 })
  const whole = (await page(href('id', 'jobs', {}, { city: '61.72' }))).body
  const [, way = ''] =
    /href="([^"]+)"[^>]*>Upah minimum ke atas: Rp\u00a0[\d.]+ \([^)]+ \d{4}\)/.exec(whole) ?? []
  const { body } = await page(way.replaceAll('&amp;', '&'))
  assert.deepEqual([body.includes('Upah cukup'), body.includes('Upah kurang')], [true, false], way)
})

test('a list marks an offer that is entirely below the minimum wage, and no other', async () => {
  const { company, token } = await hiring('Upah Prabumulih')
  const given = { cities: ['16.74'], salary_from: 1_000_000 }
  await post(token, { ...given, title: 'Upah kurang', salary_to: 1_200_000 })
  await post(token, { ...given, title: 'Upah sampai', salary_to: 9_000_000 })
  await post(token, { ...given, title: 'Tanpa upah', salary_from: null })
  const query = { city: '16.74' }
  const lists = [
    (await it.call('vacancies', { query })).body,
    (await it.call('companyVacancies', { params: { slug: company.slug } })).body,
  ]
  for (const { vacancies } of lists)
    assert.deepEqual(
      vacancies.flatMap((one: VacancyCard) => (one.below_minimum ? one.title : [])),
      ['Upah kurang'],
    )
  const { body } = await page(href('id', 'jobs', {}, query))
  assert.equal(body.split(`>${words.verdicts.below_minimum}<`).length - 1, 1)
})

test('an offer that is enough in one of its cities, and an intern’s allowance, are not marked as below the minimum wage', async () => {
  const { company, token } = await hiring('Upah Dua Kota')
  const [bekasi, surakarta] = ['32.75', '33.72']
  const given = { salary_from: 3_000_000, salary_to: 4_000_000 }
  for (const [title, cities] of [
    ['Di Surakarta dahulu', [surakarta, bekasi]],
    ['Di Bekasi dahulu', [bekasi, surakarta]],
    ['Di Bekasi saja', [bekasi]],
    ['Di Bekasi dan Jakarta', [bekasi, '31.71']],
  ] as const)
    await post(token, { ...given, title, cities })
  const kinds = ['intern', 'apprentice', 'freelancer']
  const others = await Promise.all(
    kinds.map(job_type => post(token, { ...given, title: job_type, job_type })),
  )
  const { vacancies } = (await it.call('companyVacancies', { params: { slug: company.slug } })).body
  assert.deepEqual(vacancies.flatMap((one: VacancyCard) => (one.below_minimum ? one.title : [])).toSorted(), [
    'Di Bekasi dan Jakarta',
    'Di Bekasi saja',
  ])
  for (const id of others) {
    const { minimum_wage } = (await it.call('vacancy', { params: { id } })).body
    assert.equal(minimum_wage, null, 'nor does its own page measure it')
  }
})

test('a closed vacancy has no structured data, and one that ended a month ago is gone', async () => {
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

test('a company’s tab counts its vacancies open today', async () => {
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

const { departmentReviews: reviewWords } = words.job
const TITLE = reviewWords.title('Logistik')
const HERE = { department: 'logistics', ratings: Array(13).fill(2), score: 2000, star: 2 }
const OTHER_DEPARTMENT = { department: 'sales', ratings: Array(13).fill(5), score: 5000, star: 5 }

/**
 * The page of a logistics vacancy of a company with these reviews, newest first, and the link to the department's
 * reviews.
 */
async function pageWithReviews(name: string, ...reviews: Record<string, unknown>[]) {
  const { company, token } = await hiring(name)
  await publishReviews(it.db, company, ...reviews)
  const id = await post(token)
  const ofDepartment = href('id', 'companyReviews', { id: company.slug }, { department: 'logistics' })
  const read = async () => (await page(href('id', 'job', { id }))).body
  return { body: await read(), company, token, id, ofDepartment, read }
}

test('a vacancy shows its department’s reviews: means beside the company’s, and the open reviews', async () => {
  const { body, ofDepartment, read, token, id } = await pageWithReviews(
    'Kata Gudang',
    { ...HERE, headline: 'Yang terbuka di gudang' },
    { ...HERE, state: 'hidden', headline: 'Yang disembunyikan' },
    { ...OTHER_DEPARTMENT, headline: 'Yang terbuka di penjualan' },
    { ...OTHER_DEPARTMENT, headline: 'Yang kedua di penjualan' },
    { ...HERE, headline: 'Yang terkunci di gudang' },
  )
  await it.call('closeVacancy', { params: { id } }, { bearer: token })
  for (const text of [body, await read()]) {
    for (const shown of [
      TITLE,
      companyWords.score.from('3'),
      reviewWords.withCompany('2,0', '3,2'),
      ofDepartment,
    ])
      assert.ok(text.includes(shown), shown)
    assert.match(text, /Yang terbuka di gudang/)
    assert.equal(text.match(/href="\/ulasan\/[\da-f-]{36}"/g)?.length, 1)
    assert.doesNotMatch(text, /Yang disembunyikan|di penjualan|Yang terkunci/)
  }
})

test('means that equal the company’s appear alone', async () => {
  const { body } = await pageWithReviews('Hanya Gudang', HERE, HERE, HERE)
  assert.ok(body.includes(TITLE))
  assert.ok(!body.includes(reviewWords.withCompany('2,0', '2,0')))
})

test('a department with fewer than three reviews has no means', async () => {
  const { body, ofDepartment } = await pageWithReviews(
    'Gudang Kecil',
    { ...HERE, headline: 'Gudang yang kecil' },
    HERE,
    OTHER_DEPARTMENT,
  )
  for (const shown of [TITLE, companyWords.few.body('2'), 'Gudang yang kecil', ofDepartment])
    assert.ok(body.includes(shown), shown)
  assert.ok(!body.includes(reviewWords.withCompany('2,0', '3,0')))
})

test('without reviews of the department the page says so and invites to write one; without any reviews the section is missing', async () => {
  const { body, company, ofDepartment } = await pageWithReviews('Gudang Sepi', OTHER_DEPARTMENT)
  assert.ok(body.includes(reviewWords.none))
  assert.ok(body.includes(href('id', 'companyWriteReview', { id: company.slug })))
  assert.ok(!body.includes(ofDepartment))
  assert.ok(!(await pageWithReviews('Belum Ada Kata')).body.includes(TITLE))
})

test('a newly published review of the department appears on the vacancy’s cached page', async () => {
  const { company, read } = await pageWithReviews('Gudang Ramai', OTHER_DEPARTMENT)
  const { id } = await submitReview(it, employeeReview(company.id, { headline: 'Baru tampil dari gudang' }))
  assert.doesNotMatch(await read(), /Baru tampil dari gudang/)
  await it.db
    .content`update content.review set state = 'approved', publish_from = '2026-01-01' where id = ${id}`
  await publishDue(it.db, it)
  assert.match(await read(), /Baru tampil dari gudang/)
})
