import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, scored } from '#tests/support/companies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

const BEKASI = '32.75'
const BANDUNG = '32.73'
const WORDS = 'Menerima, menata, dan menyiapkan barang untuk pengiriman pagi di gudang kami.'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const vacancy = (given: object = {}) => ({
  title: 'Staf Gudang Malam',
  job_role: 'warehouse-staff',
  job_type: 'employee',
  salary_from: 6_100_000,
  salary_to: 6_800_000,
  cities: [BEKASI],
  description: WORDS,
  ...given,
})
const post = (token: string, given: object = {}) =>
  it.call('saveVacancy', { body: vacancy(given) }, { bearer: token })
const find = async (query: object) => (await it.call('vacancies', { query })).body
const titles = async (query: object) =>
  (await find(query)).vacancies.map(({ title }: { title: string }) => title)

const ids = async (query: object) => (await find(query)).vacancies.map(({ id }: { id: string }) => id)

async function hiring(name: string, figures = {}) {
  const company = await addCompany(it.db, { name }, figures)
  return { company, ...(await newOwner(it, company)) }
}

test('an owner posts a vacancy, and a reader finds it by its words, its place and its company', async () => {
  const { company, token } = await hiring('Gudang Sentosa')
  const posted = await post(token)
  assert.equal(posted.status, 200, JSON.stringify(posted.body))
  assert.deepEqual([posted.body.state, posted.body.department], ['open', 'logistics'])
  for (const query of [{ q: 'gudang sentosa' }, { q: 'warehouse', city: 'Kota Bekasi' }, { province: '32' }])
    assert.ok((await titles(query)).includes('Staf Gudang Malam'), JSON.stringify(query))
  const tab = await it.call('companyVacancies', { params: { slug: company.slug } })
  assert.deepEqual([tab.status, tab.body.vacancies.length], [200, 1])
  const seen = await it.call('vacancy', { params: { id: posted.body.id } })
  assert.equal(seen.status, 200, JSON.stringify(seen.body))
  assert.deepEqual([seen.body.is_open, seen.body.texts.description], [true, WORDS])
  assert.deepEqual(seen.body.vacancy.offer.monthly, { from: 6_100_000, to: 6_800_000 })
  assert.ok(seen.body.minimum_wage.amount > 1_000_000)
})

test('a misspelt role or company still leads to its vacancies, and the page says so', async () => {
  const { token } = await hiring('Kencana Bahtera')
  await post(token, { title: 'Kurir Pagi', job_role: 'nurse', department: 'logistics' })
  const found = await find({ q: 'kencanna bahtera' })
  assert.deepEqual([found.corrected, found.vacancies[0]?.title], [true, 'Kurir Pagi'])
})

test('a vacancy is found by natural searches: by its place, by its requirements, and with extra words', async () => {
  const { token } = await hiring('Lumbung Kiranti')
  const { body } = await post(token, {
    title: 'Pramuniaga',
    job_role: 'nurse',
    department: 'logistics',
    cities: [BANDUNG],
    requirements: 'Terbiasa dengan forklift dan spreadsheet',
  })
  const queries = [
    'lowongan kerja pramuniaga di bdg',
    'pramuniaga west java',
    'forklift',
    'loker spreadsheet',
  ]
  for (const q of queries) assert.deepEqual(await ids({ q }), [body.id], q)
  for (const q of ['forklfit', 'spredsheet bandung', 'pramuniga kirantti']) {
    const { corrected, vacancies } = await find({ q })
    assert.deepEqual([corrected, vacancies[0]?.id], [true, body.id], q)
  }
  assert.deepEqual((await find({ q: 'pramuniaga medan' })).vacancies, [], 'no word of it is misspelt')
})

test('a company is found by its common name, and words of held vacancies do not count as correctly spelt', async () => {
  const { token } = await hiring('Bank Cakrawala Asri')
  const { body } = await post(token, { title: 'Kolektor', requirements: 'Menguasai stenografi' })
  for (const q of ['bca kolektor', 'bankcakrawala']) assert.deepEqual(await ids({ q }), [body.id], q)
  const other = await hiring('Rimba Stenogafi')
  const held = await post(other.token, { title: 'Pramuniaga stenogafi, usia maksimal 25 tahun' })
  assert.equal(held.body.state, 'held')
  assert.deepEqual(await ids({ q: 'stenogafi kolektor' }), [body.id])
})

test('experience filters beyond the last step, too', async () => {
  const { token } = await hiring('Sarana Tua')
  const { body } = await post(token, { title: 'Penasihat Utama Sekali', experience_years: 15 })
  const found = async (experience: number) => ids({ q: 'penasihat utama sekali', experience })
  assert.deepEqual([await found(9), await found(12), await found(15)], [[], [], [body.id]])
})

test('the specification’s own fields are accepted', async () => {
  const { token } = await hiring('Bidang Lama')
  const { status, body } = await it.call(
    'saveVacancy',
    {
      body: {
        job_role: 'Staf gudang lama',
        department: 'logistics',
        work_experience: '2 tahun',
        salary: 'Rp5.000.000 - 6.500.000',
        job_type: 'employee',
        content: WORDS,
        cities: [BEKASI],
      },
    },
    { bearer: token },
  )
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.title, body.experience_years, body.offer.from, body.offer.to, body.description],
    ['Staf gudang lama', 2, 5_000_000, 6_500_000, WORDS],
  )
})

test('filters apply to a search, and facets show what each option leaves', async () => {
  const { token } = await hiring('Saringan Jaya', scored(10, 4.5))
  await post(token, {
    title: 'Saringan kantor',
    salary_from: 9_000_000,
    salary_to: null,
    experience_years: 3,
  })
  await post(token, {
    title: 'Saringan jauh',
    workplace: 'remote',
    cities: [],
    salary_from: null,
    salary_to: null,
  })
  await post(token, { title: 'Saringan lain', cities: [BANDUNG], job_role: null, department: 'sales' })
  const all = await find({ q: 'saringan' })
  assert.equal(all.page.total, 3)
  assert.deepEqual(all.facets.workplace, [
    { value: 'onsite', count: 2 },
    { value: 'remote', count: 1 },
  ])
  assert.equal(all.facets.city.length, 2)
  assert.deepEqual(await titles({ q: 'saringan', remote: '1' }), ['Saringan jauh'])
  assert.deepEqual(await titles({ q: 'saringan', pay: 8_000_000 }), ['Saringan kantor'])
  assert.deepEqual(await titles({ q: 'saringan', department: 'sales' }), ['Saringan lain'])
  assert.deepEqual(await titles({ q: 'saringan', city: 'Kota Bandung' }), ['Saringan lain'])
  assert.equal((await titles({ q: 'saringan', experience: 1 })).length, 2)
  assert.equal((await titles({ q: 'saringan', score: 4, within: 1 })).length, 3)
  assert.equal((await titles({ q: 'saringan', score: 5 })).length, 0)
  const paid = await titles({ q: 'saringan', sort: 'pay' })
  assert.deepEqual(paid, ['Saringan kantor', 'Saringan lain', 'Saringan jauh'], 'without pay last')
})

test('a province typed as a place filters by it, in either language, and is among the options for places', async () => {
  const { token } = await hiring('Provinsi Lapang')
  await post(token, { title: 'Lapang satu' })
  await post(token, { title: 'Lapang dua', cities: [BEKASI, BANDUNG] })
  await post(token, { title: 'Lapang tiga', cities: ['34.71'] })
  for (const city of ['jawa barat', 'West Java', 'Provinsi Jawa Barat']) {
    const { vacancies, province, city: found, namesakes } = await find({ q: 'lapang', city })
    assert.deepEqual([found, province?.id, namesakes, vacancies.length], [null, '32', [], 2], city)
  }
  assert.equal((await find({ q: 'lapang', city: 'yogyakarta' })).city.id, '34.71')
  const { province } = (await find({ q: 'lapang' })).facets
  assert.deepEqual(
    province.map(({ value, count }: any) => [value.id, count]),
    [
      ['32', 2],
      ['34', 1],
    ],
  )
})

test('a long list is read page by page in each order, forwards and back', async () => {
  const { token } = await hiring('Halaman Panjang', scored(5, 4))
  const names = Array.from({ length: 23 }, (_, i) => `Halaman ${String.fromCharCode(97 + i)}`)
  for (const [i, title] of names.entries())
    await post(
      token,
      i < 18 ? { title, salary_from: 6_000_000 + i } : { title, salary_from: null, salary_to: null },
    )
  for (const sort of ['newest', 'pay', 'score']) {
    const first = await find({ q: 'halaman', sort })
    assert.deepEqual([first.page.from, first.page.to, first.page.total], [1, 20, 23])
    const second = await find({ q: 'halaman', sort, cursor: first.page.next })
    const seen = [...first.vacancies, ...second.vacancies].map(({ title }) => title)
    assert.deepEqual(seen.toSorted(), names)
    assert.equal(second.page.previous, '')
  }
})

test('a vacancy is open to the end of its last day in Jakarta, and the words of an ended one are gone', async () => {
  const { company, token } = await hiring('Hari Akhir')
  const { body } = await post(token, { title: 'Penjaga Malam', last_day: '2026-03-13' })
  const seen = async () => (await it.call('vacancy', { params: { id: body.id } })).body
  it.clock.set('2026-03-13T23:59:50+07:00')
  assert.equal((await seen()).is_open, true)
  it.clock.set('2026-03-14T00:00:10+07:00')
  const ended = await seen()
  assert.deepEqual([ended.is_open, ended.texts, ended.is_expired], [false, null, false])
  const tab = await it.call('companyVacancies', { params: { slug: company.slug } })
  assert.deepEqual(tab.body.vacancies, [])
  const { token: later } = await newOwner(it, company)
  const own = await it.call('ownerVacancy', { params: { id: body.id } }, { bearer: later })
  assert.equal(own.body.state, 'expired')
  const again = await post(later, { id: body.id, version: own.body.version, title: 'Penjaga Malam' })
  assert.deepEqual([again.body.state, again.body.reposted], ['open', 1], JSON.stringify(again.body))
  it.clock.set('2026-06-14T00:00:10+07:00')
  assert.equal((await seen()).is_expired, true)
})
