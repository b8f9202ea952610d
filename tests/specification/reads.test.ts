// The reading calls in section 7 of the specification, with its own parameter names.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { askShown } from '#tests/support/questions/messages.ts'
import { publishReviews } from '#tests/support/published.ts'
import { newOwner } from '#tests/support/sign-in.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { clientOf, type Answer } from './client.ts'

let it: TestApp
let slug: string
before(async () => {
  it = await testApp()
  const company = await addCompany(it.db, { name: 'Logistik Angin Timur', city_id: '32.75' })
  slug = company.slug
  await publishReviews(it.db, company, {}, { overall_sentiment: 2, recommended: false }, { locale: 'en' })
  const { token } = await newOwner(it, company)
  await it.call('saveVacancy', { body: someVacancy() }, { bearer: token })
  await askShown(it, company.id)
})
after(() => it.close())

async function read(path: string, locale?: string): Promise<any> {
  const { status, body } = await clientOf(it, locale ? { locale } : {}).get(path)
  assert.equal(status, 200, `${path} ${JSON.stringify(body)}`)
  return body
}
const refused = async (response: Promise<Answer>, field: string) => {
  const { status, body } = await response
  assert.deepEqual([status, Object.keys(body.errors)], [422, [field]])
  return body.errors[field][0]
}

test('lists that every page needs are returned', async () => {
  assert.equal((await read('/cities')).cities.length, 514)
  assert.ok((await read('/job-roles')).job_roles.length > 0)
  const home = await read('/home')
  for (const list of ['top_rated', 'top_newcomer', 'top_underdogs'])
    assert.ok(Array.isArray(home[list]), list)
  const top = await read('/top-companies?search=angin')
  for (const list of ['top_rated', 'top_newcomer', 'top_underdogs']) assert.ok(Array.isArray(top[list]), list)
})

test('top salaries in both modes are returned, and an unknown mode is refused at its field', async () => {
  for (const mode of ['top_companies', 'top_paid_jobs'])
    assert.equal((await read(`/top-salaries?mode=${mode}&search=gudang`)).mode, mode)
  const answer = clientOf(it, { locale: 'en' }).get('/top-salaries?mode=richest')
  assert.equal(await refused(answer, 'mode'), 'Choose one of the options.')
})

test('questions and answers about the site are in the requested language', async () => {
  const [id, en] = [await read('/faqs?locale=id&q='), await read('/faqs?locale=en&q=')]
  assert.ok(id.faqs.length > 0)
  assert.notEqual(id.faqs[0].question, en.faqs[0].question)
})

test('an unknown language is refused at its field, in the query, the header and a body', async () => {
  const client = clientOf(it)
  await refused(client.get('/faqs?locale=fr'), 'locale')
  await refused(client.get(`/v2/company/${slug}/reviews?locale=fr`), 'locale')
  await refused(clientOf(it, { locale: 'fr' }).get('/cities'), 'locale')
  await refused(client.post('/auth/login-email', { email: 'rina@contoh.id', locale: 'fr' }), 'locale')
  assert.equal((await client.get('/v2/fr/reviews')).status, 404)
})

test('a company is returned at both forms of its address', async () => {
  assert.equal((await read(`/v2/company/${slug}?header=1`)).company.name, 'Logistik Angin Timur')
  assert.equal((await read(`/companies/${slug}`)).company.name, 'Logistik Angin Timur')
})

test('its reviews are returned with their tabs, summary and filters, by each filter and by several in one', async () => {
  assert.equal((await read(`/v2/company/${slug}/reviews/summary`)).count, 3)
  assert.ok((await read(`/v2/company/${slug}/reviews/filters`)).departments.includes('logistics'))
  const reviews = `/v2/company/${slug}/reviews`
  assert.equal((await read(`${reviews}?locale=id`)).tabs.all, 3)
  assert.equal((await read(`${reviews}?recommend=1&city=32.75&sort=oldest&type=employee`)).page.total, 2)
  assert.equal((await read(`/companies/${slug}/reviews?score=4&recommend=0`)).page.total, 1)
  assert.equal((await read(`/companies/${slug}/reviews?filters=recommend%3D0`)).page.total, 1)
})

test('its salaries, jobs and questions are returned', async () => {
  const pay = await read(
    `/companies/${slug}/salaries?department=logistics&job_type=employee&sort=highest&job=warehouse-staff`,
  )
  assert.equal(pay.filters.department, 'logistics')
  assert.deepEqual((await read(`/v2/company/${slug}/salaries`)).cells, [])
  assert.equal((await read(`/companies/${slug}/jobs`)).vacancies.length, 1)
  assert.equal((await read(`/companies/${slug}/questions`)).questions.length, 1)
})

test('the latest reviews are returned, in either language', async () => {
  for (const locale of ['id', 'en'])
    assert.equal((await read(`/v2/${locale}/reviews`)).reviews[0].company.slug, slug)
})

test('search accepts query and q, and returns companies with status=1 and positions with their filters', async () => {
  for (const name of ['query', 'q'])
    assert.equal((await read(`/search?${name}=angin+timur`)).companies[0].slug, slug, name)
  const found = await read(
    '/search/companies?status=1&q=angin&src=home&score=3&recommend=1&city=32.75&sort=most',
  )
  assert.equal(found.companies[0].slug, slug)
  assert.ok((await read('/search/job-roles?q=gudang')).positions.length > 0)
  assert.ok((await read('/search/job-roles/filters')).departments.length > 0)
  for (const filter of ['cities', 'companies', 'departments', 'job_types'])
    assert.ok(Array.isArray((await read(`/search/job-roles/filters/${filter}`))[filter]), filter)
})

test('articles are returned as a list and one by one', async () => {
  const { posts } = await read('/posts')
  assert.equal((await read(`/posts/${posts[0].slug}`)).title, posts[0].title)
})
