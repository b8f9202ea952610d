import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ANSWERS, COMPANY_SORTS, type AnswerKey } from '#shared/contract/keys.ts'
import { addCompany, scored, type Figures } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { fillFacts } from '#server/companies/fill.ts'
import { createCompanies } from '#server/companies/create.ts'

const JAKARTA = '31.74'
const BANDUNG = '32.73'
const BANDUNG_REGENCY = '32.04'

let app: TestApp
before(async () => {
  app = await testApp()
  const add = (slug: string, city_id: string | null, figures: Figures, name = slug) =>
    addCompany(app.db, { slug, name, city_id }, figures)
  await add('baik', JAKARTA, {
    ...scored(10, 4.2),
    recommend_count: 9,
    ...answered({ parkingspace: [3, 0] }),
  })
  await add('cukup', BANDUNG, {
    ...scored(20, 3),
    recommend_count: 10,
    ...answered({ parkingspace: [4, 4], freemeals: [10, 0], workfromhome: [2, 0] }),
  })
  await add('kurang', BANDUNG, {
    ...scored(30, 1.8),
    recommend_count: 14,
    ...answered({
      parkingspace: [4, 5],
      freemeals: [2, 1],
      privateinsurance: [3, 0],
      publictransport: [9, 1],
    }),
  })
  await add('sempurna', BANDUNG_REGENCY, { ...scored(3, 5), recommend_count: 3 })
  await add('sepi', JAKARTA, { ...scored(2, 5), recommend_count: 2, ...answered({ parkingspace: [2, 0] }) })
  await add('kosong', null, {})
})
after(() => app.close())

/** Figures with numbers of yes and no for some benefits. */
function answered(answers: Partial<Record<AnswerKey, [number, number]>>): Figures {
  const of = (side: 0 | 1) => ANSWERS.map(key => answers[key]?.[side] ?? 0)
  return { answer_yes: of(0), answer_no: of(1) }
}

const search = async (query: object) => (await app.call('searchCompanies', { query })).body
const slugs = async (query: object): Promise<string[]> =>
  (await search(query)).companies.map((company: { slug: string }) => company.slug)
const counts = (list: { value: unknown; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [(value as { id?: string }).id ?? value, count]))

test('a score filter requires a mean of at least that value, from three reviews on', async () => {
  assert.deepEqual(await slugs({ score: '4', sort: 'best' }), ['sempurna', 'baik'])
  assert.deepEqual(await slugs({ score: 3, sort: 'worst' }), ['cukup', 'baik', 'sempurna'])
  assert.deepEqual(await slugs({ score: '5' }), ['sempurna'])
  assert.deepEqual(await slugs({ score: '1', sort: 'worst' }), ['kurang', 'cukup', 'baik', 'sempurna'])
})

test('recommended means at least half of at least three answers, not recommended means fewer than half', async () => {
  assert.deepEqual(await slugs({ recommend: '1', sort: 'best' }), ['sempurna', 'baik', 'cukup'])
  assert.deepEqual(await slugs({ recommend: '0' }), ['kurang'])
})

test('the city filter uses the company’s own city, by its id or by its name', async () => {
  assert.deepEqual(await slugs({ city: BANDUNG }), ['kurang', 'cukup'])
  const byName = await search({ city: ' bandung ' })
  assert.equal(byName.city.id, BANDUNG)
  assert.equal(byName.page.total, 2)
  assert.equal((await search({ city: 'Kab. Bandung' })).city.id, BANDUNG_REGENCY)
  assert.equal((await search({ city: 'kabupaten bandung' })).page.total, 1)
  assert.equal((await search({ city: 'Bandung City' })).city.id, BANDUNG)
  assert.equal((await search({ city: 'Bandung Regency' })).city.id, BANDUNG_REGENCY)
  assert.equal((await search({ city: 'south jakarta' })).city.id, JAKARTA)
})

test('a city is found with one typing error, with two in long names, but not by another word', async () => {
  for (const typed of ['Bandng', 'bnadung', 'kota bandug', 'BANDUNF'])
    assert.equal((await search({ city: typed })).city.id, BANDUNG, typed)
  assert.equal((await search({ city: 'jakrta selatn' })).city.id, JAKARTA)
  for (const typed of ['bandit', 'kota', 'abc', 'bandung'.repeat(9)])
    assert.equal((await search({ city: typed })).city, null, typed)
})

test('a town and the regency around it refer to each other, and a city with a unique name to none', async () => {
  const namesakesOf = async (city?: string) =>
    (await search({ city })).namesakes.map(({ id }: { id: string }) => id)
  assert.deepEqual(await namesakesOf('bandung'), [BANDUNG_REGENCY])
  assert.deepEqual(await namesakesOf(BANDUNG_REGENCY), [BANDUNG])
  assert.deepEqual(await namesakesOf(JAKARTA), [])
  assert.deepEqual(await namesakesOf(), [])
})

test('a city is found by its nickname, which is not corrected to another name', async () => {
  for (const typed of ['Jaksel', 'kota jaksel'])
    assert.equal((await search({ city: typed })).city.id, JAKARTA, typed)
  assert.equal((await search({ city: 'Kota Solo' })).city.name, 'Kota Surakarta')
  assert.equal((await search({ city: 'DI Yogyakarta' })).city.name, 'Kota Yogyakarta')
})

test('a name that several cities share filters nothing and lists them; the beginning of one single name selects it', async () => {
  for (const typed of ['jakarta', 'Kota Jakarta', 'DKI Jakarta']) {
    const { city, namesakes, page } = await search({ city: typed })
    assert.equal(city, null)
    assert.equal(page.total, (await search({})).page.total)
    assert.deepEqual(
      namesakes.map(({ name }: { name: string }) => name),
      ['Barat', 'Pusat', 'Selatan', 'Timur', 'Utara'].map(side => `Jakarta ${side}`),
    )
  }
  assert.equal((await search({ city: 'pangkajene' })).city.name, 'Kabupaten Pangkajene dan Kepulauan')
})

test('a province or a word inside names lists the towns, including the biggest; a word of very many names lists none', async () => {
  const named = async (city: string) => {
    const { namesakes } = await search({ city })
    return namesakes.map(({ name }: { name: string }) => name) as string[]
  }
  assert.ok((await named('lampung')).includes('Kota Bandar Lampung'))
  assert.ok((await named('Aceh')).includes('Kota Banda Aceh'))
  assert.ok((await named('maluku')).includes('Kota Ambon'))
  assert.ok((await named('North Sumatra')).includes('Kota Medan'))
  assert.equal((await named('bali')).length, 9)
  assert.deepEqual(await named('barat'), [])
})

test('words that name a place and no company offer the companies there', async () => {
  const placesOf = async (q: string) => {
    const { places } = await search({ q })
    return places.map(({ name }: { name: string }) => name) as string[]
  }
  assert.deepEqual(await placesOf('jaksel'), ['Jakarta Selatan'])
  assert.deepEqual(await placesOf('Bandung'), ['Kota Bandung', 'Kabupaten Bandung'])
  assert.equal((await placesOf('jakarta')).length, 5)
  assert.deepEqual(await placesOf('bandnug'), [], 'a misspelt word is looked for among the companies alone')
  assert.deepEqual(await placesOf('sempurna'), [], 'a company is called so')
})

test('a company has a feature if at least three people answered and at least half said yes', async () => {
  assert.deepEqual((await slugs({ feature: 'parkingspace' })).toSorted(), ['baik', 'cukup'])
  assert.deepEqual((await slugs({ feature: 'freemeals' })).toSorted(), ['cukup', 'kurang'])
  assert.deepEqual(await slugs({ feature: 'workfromhome' }), [])
  assert.deepEqual(await slugs({ feature: 'privateinsurance' }), ['kurang'])
})

test('several features must all hold, together with every other filter', async () => {
  assert.deepEqual(await slugs({ feature: ['parkingspace', 'freemeals'] }), ['cukup'])
  assert.deepEqual(await slugs({ feature: ['freemeals', 'privateinsurance', 'publictransport'] }), ['kurang'])
  assert.deepEqual(await slugs({ feature: 'freemeals', recommend: '1' }), ['cukup'])
  assert.deepEqual(await slugs({ feature: 'freemeals', city: BANDUNG, score: '2' }), ['cukup'])
  assert.deepEqual(await slugs({ score: '4', recommend: '1', city: JAKARTA, feature: ['parkingspace'] }), [
    'baik',
  ])
})

test('filters apply to exact and corrected search results, and the nearest companies appear if no result is left', async () => {
  assert.deepEqual(await slugs({ q: 'sempurna', score: '4' }), ['sempurna'])
  assert.deepEqual(await slugs({ q: 'sepmurna', score: '4' }), ['sempurna'])
  const left = await search({ q: 'sempurna', recommend: '0' })
  assert.deepEqual(left.companies, [])
  assert.equal(left.page.total, 0)
  assert.equal(left.corrected, false)
  assert.equal(left.nearest[0].slug, 'sempurna')
  assert.equal((await search({ q: 'sepmurna', recommend: '0' })).nearest[0].slug, 'sempurna')
})

test('every filter works in every order', async () => {
  for (const sort of COMPANY_SORTS)
    for (const filter of [{ score: '2' }, { recommend: '1' }, { city: BANDUNG }, { feature: 'freemeals' }]) {
      const all = await slugs(filter)
      assert.deepEqual((await slugs({ ...filter, sort })).toSorted(), all.toSorted(), `${sort}`)
    }
})

test('each option shows how many companies it would leave', async () => {
  const { facets, page } = await search({})
  assert.equal(page.total, 6)
  assert.deepEqual(counts(facets.score), { 2: 3, 3: 3, 4: 2 })
  assert.deepEqual(counts(facets.recommend), { 0: 1, 1: 3 })
  assert.deepEqual(counts(facets.feature), {
    privateinsurance: 1,
    easyaccesstoprayerroom: 0,
    parkingspace: 2,
    workfromhome: 0,
    publictransport: 1,
    freemeals: 2,
  })
  assert.deepEqual(counts(facets.city), { [JAKARTA]: 2, [BANDUNG]: 2, [BANDUNG_REGENCY]: 1 })
})

test('cities are sorted by their number of companies, equal ones by name', async () => {
  const { facets } = await search({})
  const ids = facets.city.map(({ value }: { value: { id: string } }) => value.id)
  assert.deepEqual(ids, [BANDUNG, JAKARTA, BANDUNG_REGENCY])
})

test('the counts of an option ignore other choices of its own kind', async () => {
  const { facets, page } = await search({ city: BANDUNG, score: '3', feature: ['freemeals'] })
  assert.equal(page.total, 1)
  assert.deepEqual(counts(facets.score), { 2: 1, 3: 1, 4: 0 })
  assert.deepEqual(counts(facets.city), { [BANDUNG]: 1 })
  assert.equal(counts(facets.feature)['parkingspace'], 1)
  assert.equal(counts(facets.feature)['privateinsurance'], 0)
  const filtered = await search({ city: BANDUNG, score: '5' })
  assert.deepEqual(counts(filtered.facets.city), { [BANDUNG]: 0, [BANDUNG_REGENCY]: 1 })
  assert.deepEqual(counts((await search({ q: 'cukup' })).facets.score), { 2: 1, 3: 1, 4: 0 })
  assert.deepEqual(counts((await search({ q: 'cukpu' })).facets.city), { [BANDUNG]: 1 })
})

test('the origin of a search and unknown values change nothing', async () => {
  const plain = await search({ city: BANDUNG })
  for (const query of [
    { src: 'home' },
    { src: ['a', 'b'] },
    { score: '9' },
    { score: 'x' },
    { score: ['4', '5'] },
    { recommend: '2' },
    { recommend: ['1', '0'] },
    { feature: 'pool' },
    { feature: ['pool', ''] },
    { feature: { parkingspace: 1 } },
  ])
    assert.deepEqual(await search({ city: BANDUNG, ...query }), plain, JSON.stringify(query))
  const all = await search({})
  for (const city of ['99.99', 'Atlantis', '', ['a', 'b'], 'x'.repeat(500)])
    assert.deepEqual(await search({ city }), all)
})

test('filters that look like a query language are plain text', async () => {
  const evil = ["' or 1=1 --", "31.74'; drop table content.company; --", '{1,2}', '\\', '%', '$1']
  for (const text of evil)
    for (const name of ['score', 'recommend', 'city', 'feature', 'src'])
      assert.equal((await app.call('searchCompanies', { query: { [name]: text } })).status, 200)
  assert.equal((await search({})).page.total, 6)
})

test('search knows a city that is filled in later, and one that is corrected', async () => {
  const { id } = await addCompany(app.db, { slug: 'perantau', name: 'Perantau' })
  await app.db.begin('content', tx => fillFacts(tx, new Map([[id, { city_id: '73.71' }]])))
  assert.deepEqual(await slugs({ city: '73.71' }), ['perantau'])
})

test('filtered pages show every company once, and counts stop at a thousand and one', async () => {
  const names = Array.from({ length: 1210 }, (_, i) => `Ribuan ${i}`)
  await app.db.begin('content', tx =>
    createCompanies(
      tx,
      names.map(name => ({ name, city_id: '51.71', listed_on: '2026-01-05' })),
    ),
  )
  await app.db.content`
    update content.company_stats set review_count = 3 + length(name_norm) % 2, score_sum = (3 + length(name_norm) % 2) * 4500,
      recommend_count = 3, answer_yes = '{3,0,0,0,0,3}', answer_no = '{0,0,0,0,0,0}' where city_id = '51.71'`
  const { page, facets } = await search({ city: '51.71', score: '4' })
  assert.equal(page.total, 1001)
  assert.equal(counts(facets.feature)['freemeals'], null, 'of more than a thousand it is not told how many')
  for (const sort of [undefined, 'best', 'newest'] as const) {
    const shown = await readAll({
      city: '51.71',
      feature: ['freemeals', 'privateinsurance'],
      ...(sort && { sort }),
    })
    assert.deepEqual(shown.toSorted(), names.toSorted(), `${sort}`)
  }
  for (const sort of [undefined, 'worst'] as const) {
    const shown = await readAll({ q: 'ribuan', city: '51.71', recommend: '1', ...(sort && { sort }) })
    assert.deepEqual(shown.toSorted(), names.toSorted(), `${sort}`)
  }
  const few = { q: 'ribuan', score: '4', feature: ['parkingspace'] }
  assert.deepEqual(
    [(await search(few)).page.total, (await search({ ...few, q: 'ribua 12' })).page.total],
    [0, 0],
  )
  assert.equal((await search({ q: 'ribu', feature: ['freemeals'] })).page.total, 1001)
})

async function readAll(query: object): Promise<string[]> {
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page: any = await search({ ...query, ...(cursor && { cursor }) })
    names.push(...page.companies.map((company: { name: string }) => company.name))
    cursor = page.page.next
  } while (cursor && names.length < 2000)
  return names
}
