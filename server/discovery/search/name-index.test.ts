import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listCompany } from '#server/companies/approve.ts'
import { fillFacts } from '#server/companies/fill.ts'
import { countReviews } from '#server/reviews/figures.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'

const BEKASI = '32.75'
const BANDUNG = '32.73'
const SURABAYA = '35.78'

let app: TestApp
before(async () => {
  app = await testApp()
  const add = (slug: string, company: object) => addCompany(app.db, { name: slug, slug, ...company })
  const kargo = await add('kilat-cepat', {
    name: 'Kilat Cepat',
    legal_name: 'PT Kargo Sarana Kirim',
    industry: 'logistics',
    city_id: BEKASI,
  })
  await publishReviews(app.db, kargo, ...Array(3).fill({ job_role_id: 'warehouse-staff' }))
  const gudang = await add('titip-aman', { name: 'Titip Aman', industry: 'logistics', city_id: SURABAYA })
  await publishReviews(app.db, gudang, ...Array(3).fill({ job_role_id: 'warehouse-staff' }))
  const toko = await add('rak-kayu', { name: 'Rak Kayu', industry: 'retail', city_id: BEKASI })
  await publishReviews(app.db, toko, ...Array(2).fill({ job_role_id: 'warehouse-staff' }))
  await add('kode-rimba', { name: 'Kode Rimba', industry: 'technology', city_id: BANDUNG })
  await add('piksel-timur', { name: 'Piksel Timur', industry: 'technology', city_id: SURABAYA })
})
after(() => app.close())

type Card = { slug: string }
const search = async (query: object) => (await app.call('searchCompanies', { query })).body
const slugs = async (q: string, query = {}): Promise<string[]> =>
  (await search({ q, ...query })).companies.map((card: Card) => card.slug).toSorted()
const findsAll = async (found: Record<string, string[]>) => {
  for (const [q, expected] of Object.entries(found)) assert.deepEqual(await slugs(q), expected, q)
}

test('a company is found by its industry, in either language', () =>
  findsAll({
    logistik: ['kilat-cepat', 'titip-aman'],
    logistics: ['kilat-cepat', 'titip-aman'],
    teknologi: ['kode-rimba', 'piksel-timur'],
    technology: ['kode-rimba', 'piksel-timur'],
  }))

test('a company is found by its city, its nickname, and its province in either language', () =>
  findsAll({
    bekasi: ['kilat-cepat', 'rak-kayu'],
    'kota bekasi': ['kilat-cepat', 'rak-kayu'],
    sby: ['piksel-timur', 'titip-aman'],
    'jawa timur': ['piksel-timur', 'titip-aman'],
    'east java': ['piksel-timur', 'titip-aman'],
    'west java': ['kilat-cepat', 'kode-rimba', 'rak-kayu'],
  }))

test('words of different kinds must all match: trade name, industry, city, role', () =>
  findsAll({
    'kargo bekasi': ['kilat-cepat'],
    'logistik bekasi': ['kilat-cepat'],
    'logistics in bekasi': ['kilat-cepat'],
    'teknologi bandung': ['kode-rimba'],
    'staf gudang bekasi': ['kilat-cepat'],
    'warehouse staff bekasi': ['kilat-cepat'],
    'staf gudang': ['kilat-cepat', 'titip-aman'],
    'kilat logistik': ['kilat-cepat'],
  }))

test('each of these words may have a typing error', async () => {
  await findsAll({
    lgistik: ['kilat-cepat', 'titip-aman'],
    'kargo bekais': ['kilat-cepat'],
    'kagro bekasi': ['kilat-cepat'],
    'staf gudnag bekasi': ['kilat-cepat'],
    'teknlogi bandung': ['kode-rimba'],
    'teknologi bandugn': ['kode-rimba'],
    'tecnology bandung': ['kode-rimba'],
    'wearhouse staff bekasi': ['kilat-cepat'],
  })
  assert.equal((await search({ q: 'kargo bekais' })).corrected, true)
})

test('a company is found by a role only while three of its reviews disclose it', async () => {
  assert.ok(!(await slugs('staf gudang')).includes('rak-kayu'), 'two do not')
  const company = await addCompany(app.db, { name: 'Rak Besi', slug: 'rak-besi' })
  const [first] = await publishReviews(app.db, company, ...Array(3).fill({ job_role_id: 'welder' }))
  assert.deepEqual(await slugs('tukang las'), ['rak-besi'])
  await app.db.begin('content', tx => countReviews(tx, [first as string], -1, 3500))
  assert.deepEqual(await slugs('tukang las'), [])
})

test('a company is found by an industry and city that are filled in later, and no longer by corrected ones', async () => {
  const { id } = await addCompany(app.db, { name: 'Layar Baru', slug: 'layar-baru' })
  await app.db.begin('content', tx =>
    fillFacts(tx, new Map([[id, { industry: 'insurance', city_id: '73.71' }]])),
  )
  assert.deepEqual(await slugs('asuransi makassar'), ['layar-baru'])
  await app.db.begin('content', tx => listCompany(tx, app.clock, id, { industry: 'pharma' }))
  assert.deepEqual(await slugs('farmasi makassar'), ['layar-baru'])
  assert.deepEqual(await slugs('asuransi'), [])
})

test('names that begin as typed come before companies that are only in the city', async () => {
  await addCompany(app.db, { name: 'Bekasi Raya', slug: 'bekasi-raya' })
  const { companies } = await search({ q: 'bekasi' })
  assert.equal(companies[0].slug, 'bekasi-raya')
})

test('an industry filters the list, alone and together with words and other filters', async () => {
  assert.deepEqual(await slugs('', { industry: 'logistics' }), ['kilat-cepat', 'titip-aman'])
  assert.deepEqual(await slugs('', { industry: 'logistics', city: BEKASI }), ['kilat-cepat'])
  assert.deepEqual(await slugs('staf gudang', { industry: 'retail' }), [])
  assert.deepEqual(await slugs('timur', { industry: 'technology' }), ['piksel-timur'])
  assert.deepEqual(
    await slugs('', { industry: 'plumbing' }),
    await slugs(''),
    'one that is none changes nothing',
  )
})

test('counts of industries ignore the chosen industry, and counts of cities the chosen city', async () => {
  const { facets } = await search({ industry: 'logistics' })
  const counted = (list: { value: string | { id: string }; count: number }[]) =>
    Object.fromEntries(
      list
        .filter(({ count }) => count > 0)
        .map(({ value, count }) => [typeof value === 'string' ? value : value.id, count]),
    )
  assert.deepEqual([counted(facets.industry)['logistics'], counted(facets.industry)['technology']], [2, 2])
  assert.deepEqual(counted(facets.city), { [BEKASI]: 1, [SURABAYA]: 1 })
})

test('the beginning or nickname of a city suggests it if it has companies', async () => {
  const suggested = async (query: string) =>
    (await app.call('search', { query: { query } })).body.cities.map((city: { name: string }) => city.name)
  assert.deepEqual(await suggested('band'), ['Kota Bandung'])
  assert.deepEqual(await suggested('sby'), ['Kota Surabaya'])
  assert.deepEqual(await suggested('ba'), [], 'two letters begin too many')
  assert.deepEqual(await suggested('medan'), [], 'no company is there')
})
