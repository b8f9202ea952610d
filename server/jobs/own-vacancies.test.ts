import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

const WORDS = 'Menerima, menata, dan menyiapkan barang untuk pengiriman pagi di gudang kami.'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const vacancy = (given: object = {}) => ({
  title: 'Staf Gudang Malam',
  job_role: 'warehouse-staff',
  job_type: 'employee',
  salary_from: 9_100_000,
  cities: ['32.75'],
  description: WORDS,
  ...given,
})
const post = (bearer: string, given: object = {}) =>
  it.call('saveVacancy', { body: vacancy(given) }, { bearer })
const own = async (bearer: string) => (await it.call('ownerVacancies', {}, { bearer })).body.vacancies
const shown = async (id: string) => (await it.call('vacancy', { params: { id } })).body

async function hiring(name: string, plan: 'trial' | 'standard' | 'active' = 'active') {
  const company = await addCompany(it.db, { name })
  return { company, ...(await newOwner(it, company, { plan })) }
}

test('an owner changes, closes, reopens and deletes a vacancy, and readers see each at once', async () => {
  const { token: bearer } = await hiring('Ubah Terus')
  const { id, version } = (await post(bearer)).body
  const changed = await post(bearer, { id, version, title: 'Staf Gudang Pagi' })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  assert.equal((await shown(id)).vacancy.title, 'Staf Gudang Pagi')
  const closed = await it.call('closeVacancy', { params: { id } }, { bearer })
  assert.deepEqual([closed.body.state, (await shown(id)).is_open], ['closed', false])
  const again = await post(bearer, { id, version: changed.body.version, title: 'Staf Gudang Pagi' })
  assert.deepEqual([again.body.state, again.body.reposted], ['open', 1])
  assert.equal((await it.call('removeVacancy', { params: { id } }, { bearer })).status, 200)
  assert.equal((await it.call('vacancy', { params: { id } })).status, 404)
  assert.deepEqual(await own(bearer), [])
  const { acts } = (await it.call('ownerHistory', {}, { bearer })).body
  assert.deepEqual(acts.map(({ act, by }: Record<string, string>) => `${act} ${by}`).toSorted(), [
    'vacancy_changed Ratri Anggraini',
    'vacancy_closed Ratri Anggraini',
    'vacancy_posted Ratri Anggraini',
    'vacancy_removed Ratri Anggraini',
    'vacancy_reopened Ratri Anggraini',
  ])
})

test('the same vacancy sent twice is posted once, and a change of an unread version is refused', async () => {
  const { token } = await hiring('Dua Kali')
  const id = randomUUID()
  const [one, other] = [await post(token, { id }), await post(token, { id })]
  assert.deepEqual([other.status, other.body], [200, one.body])
  assert.equal((await own(token)).length, 1)
  assert.equal((await post(token, { id, title: 'Judul lain' })).status, 409)
})

test('another company’s vacancy is not found, and nobody can post one for it', async () => {
  const first = await hiring('Milik Sendiri')
  const second = await hiring('Milik Lain')
  const { id, version } = (await post(first.token)).body
  const by = { bearer: second.token }
  for (const answer of [
    await post(second.token, { id, version }),
    await post(second.token, { company_id: first.company.id }),
    await it.call('ownerVacancy', { params: { id } }, by),
    await it.call('closeVacancy', { params: { id } }, by),
    await it.call('removeVacancy', { params: { id } }, by),
  ])
    assert.equal(answer.status, 404)
  assert.equal((await shown(id)).is_open, true)
})

test('mistakes are reported at their field', async () => {
  const { token } = await hiring('Isian Salah')
  for (const [given, field] of [
    [{ cities: [] }, 'cities'],
    [{ cities: ['Atlantis'] }, 'cities'],
    [{ salary_to: 1_000_000 }, 'salary_to'],
    [{ salary_from: 12 }, 'salary_from'],
    [{ salary_from: '5jt (after tax)' }, 'salary_from'],
    [{ salary_from: 'maks 8jt' }, 'salary_from'],
    [{ salary_from: null, salary: 'up to 8 million' }, 'salary'],
    [{ salary_from: null, salary: 5 }, 'salary'],
    [{ salary_from: null, salary: '9'.repeat(40) }, 'salary'],
    [{ job_type: 'boss' }, 'job_type'],
    [{ description: 'Pendek' }, 'description'],
    [{ description: undefined }, 'description'],
    [{ job_role: null, department: null }, 'department'],
    [{ title: undefined, job_role: null, department: 'it' }, 'title'],
    [{ last_day: '2026-01-01' }, 'last_day'],
    [{ last_day: '2027-01-01' }, 'last_day'],
  ] as const) {
    const { status, body } = await post(token, given)
    assert.deepEqual([status, Object.keys(body.errors ?? {})], [422, [field]], JSON.stringify(given))
  }
})

test('pay is published with its intended amounts, in every notation', async () => {
  const { token } = await hiring('Sen dan Juta')
  const offers: [object, [number, number | null]][] = [
    [{ salary_from: 'Rp 5.599.593,21' }, [5_599_593, null]],
    [{ salary_from: null, salary: 'Rp 5.599.593,21' }, [5_599_593, null]],
    [{ salary_from: '4~5jt' }, [4_000_000, 5_000_000]],
    [{ salary_from: '5jt++', salary_to: '6.250 juta' }, [5_000_000, 6_250_000]],
  ]
  for (const [given, expected] of offers) {
    const { offer } = (await post(token, given)).body
    assert.deepEqual([offer?.from, offer?.to], expected, JSON.stringify(given))
  }
})

test('missing pay, and pay below the minimum wage of the place, warn the owner and block nothing', async () => {
  const { token } = await hiring('Tanpa Gaji')
  const silent = (await post(token, { salary_from: null })).body
  assert.deepEqual([silent.state, silent.findings[0]?.kind, silent.offer], ['open', 'no_pay', null])
  const low = (await post(token, { salary_from: 10_000, salary_period: 'hour' })).body
  assert.deepEqual([low.state, low.findings[0]?.kind], ['open', 'below_minimum'])
  assert.equal(low.offer.monthly.from, 1_730_000)
  const allowance = (await post(token, { salary_from: 1_000_000, job_type: 'intern' })).body
  assert.deepEqual(allowance.findings, [], 'an allowance of interns is no wage')
})

test('a free account cannot post, and no vacancy outlasts its company’s subscription', async () => {
  const free = await hiring('Akun Gratis', 'standard')
  assert.equal((await post(free.token)).status, 403)
  const { company, token } = await hiring('Segera Habis', 'trial')
  const { until } = (await it.call('ownerMe', {}, { bearer: token })).body.subscription
  it.clock.set(`${until}T02:00:00Z`)
  const posted = await post((await newOwner(it, company)).token)
  assert.equal(posted.body.last_day, until)
})
