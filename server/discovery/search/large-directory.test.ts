import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { createCompanies } from '#server/companies/create.ts'

/** Words of four letters that begin with "ma", each in so many names that they count as common. */
const LETTERS = [...'abcdefgh']
const COMMON = LETTERS.flatMap(one => LETTERS.map(two => `ma${one}${two}`))
const CITY = '31.74'
const OTHER_CITY = '32.73'

let app: TestApp
before(async () => {
  app = await testApp()
  await add(Array.from({ length: 2100 }, (_, i) => `Usaha${i} ${COMMON[i % COMMON.length]}`))
})
after(() => app.close())

const add = (names: string[], city_id = OTHER_CITY) =>
  app.db.begin('content', tx =>
    createCompanies(
      tx,
      names.map(name => ({ name, city_id, listed_on: '2026-01-05' })),
    ),
  )
/** Lets the cached counts and words of a large directory expire. */
const expireCaches = () => app.clock.move(120_000)
const search = async (query: object) => (await app.call('searchCompanies', { query })).body

test('the count is at least the number of results shown, even if the cached count is a minute old', async () => {
  assert.equal((await search({ city: CITY })).page.total, 0)
  await add(['Baru Saja'], CITY)
  const { page, companies, nearest } = await search({ city: CITY })
  assert.deepEqual([page.total, companies.length, nearest.length], [1, 1, 0])
})

test('the count of names with the typed beginning is at least the number shown', async () => {
  await add(Array.from({ length: 30 }, (_, i) => `Sinar mzz${i}`))
  const { page, companies } = await search({ q: 'sinar m' })
  assert.equal(companies.length, 20)
  assert.ok(page.next && page.total > 20, `${page.total}`)
})

test('a thousand results are counted by facet, and one more gives "1,000+"', async () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => `Seribu Kata ${i}`)
  await add(numbers)
  const all = await search({ q: 'seribu kata' })
  assert.equal(all.page.total, 1000)
  assert.deepEqual(
    all.facets.city.map((city: { count: number }) => city.count),
    [1000],
  )
  await add(['Seribu Kata Lagi'])
  expireCaches()
  const citiesOf = async (q: string) =>
    (await search({ q })).facets.city.map((city: { value: { id: string }; count: null }) => [
      city.value.id,
      city.count,
    ])
  const more = await search({ q: 'seribu kata' })
  assert.equal(more.page.total, 1001)
  assert.deepEqual(await citiesOf('seribu kata'), [[OTHER_CITY, null]], 'the cities of those found')
  assert.deepEqual(await citiesOf('seribu'), [[OTHER_CITY, null]])
  assert.deepEqual(await citiesOf('serib'), [[OTHER_CITY, null]])
})

test('a name with a new word is found at once, as written and misspelt', async () => {
  await add(['Kenanganbaru'])
  const named = async (q: string) =>
    (await search({ q })).companies.map((company: { name: string }) => company.name)
  assert.deepEqual(await named('kenanganbaru'), ['Kenanganbaru'])
  assert.deepEqual(await named('kenangnabaru'), ['Kenanganbaru'])
})

test('a misspelt word of thousands of names finds them, and beside another word the intended company', async () => {
  await add(Array.from({ length: 3200 }, (_, i) => `Toko${i} Sejahtera`))
  expireCaches()
  const { corrected, companies, page } = await search({ q: 'sejahtrea' })
  assert.deepEqual([corrected, companies.length, Boolean(page.next)], [true, 20, true])
  assert.ok(companies.every((company: { name: string }) => company.name.endsWith(' Sejahtera')))
  const [first] = (await search({ q: 'toko1234 sejahtrea' })).companies
  assert.equal(first.name, 'Toko1234 Sejahtera')
})

test('a beginning of many words counts, beside another word, as the most frequent one', async () => {
  await add(Array.from({ length: 70 }, (_, i) => `Raya Sejaa${i}`))
  await add(Array.from({ length: 70 }, (_, i) => `Raya Sejuk${i}`))
  await add(Array.from({ length: 400 }, () => 'Kelompok Sejahtera'))
  expireCaches()
  const { corrected, companies } = await search({ q: 'kelompok sej' })
  assert.deepEqual([corrected, companies.length, companies[0]?.name], [false, 20, 'Kelompok Sejahtera'])
})

test('if both misspelt words are in thousands of names, the company with exactly that name comes first', async () => {
  await add(Array.from({ length: 3200 }, (_, i) => `Lestari${i} Makmur Abadi`))
  await add(['Makmur Abadi'])
  expireCaches()
  const [first] = (await search({ q: 'makmru abadi' })).companies
  assert.equal(first.name, 'Makmur Abadi')
})

test('of many names with a word, the filtered ones are counted on every page, and names that begin with it come first', async () => {
  await add(Array.from({ length: 1300 }, (_, i) => `Cabang${i} Harapan`))
  const inCity = [
    ...Array.from({ length: 30 }, (_, i) => `Harapan Ke${i}`),
    ...Array.from({ length: 5 }, (_, i) => `Kantor${i} Harapan`),
    ...Array.from({ length: 600 }, (_, i) => `Warga${i}`),
  ]
  await add(inCity, CITY)
  expireCaches()
  const query = { q: 'harapan', city: CITY }
  const first = await search(query)
  const second = await search({ ...query, cursor: first.page.next })
  const named = [...first.companies, ...second.companies].map((company: { name: string }) => company.name)
  assert.deepEqual(
    named.map(name => name.startsWith('Harapan Ke')),
    Array.from({ length: 35 }, (_, i) => i < 30),
  )
  assert.equal(new Set(named).size, 35)
  assert.deepEqual([first.page.total, second.page.total, second.page.next], [35, 35, null])
})

test('where a filter leaves thousands, names that begin with the word come first, and no page repeats another', async () => {
  await add(Array.from({ length: 2000 }, (_, i) => `Gudang${i} Sentosa`))
  await add(Array.from({ length: 30 }, (_, i) => `Sentosa Ke${i}`))
  expireCaches()
  const seen: string[] = []
  const pages = [await search({ q: 'sentosa', city: OTHER_CITY })]
  while (pages.length < 3)
    pages.push(await search({ q: 'sentosa', city: OTHER_CITY, cursor: pages.at(-1)?.page.next }))
  for (const { companies } of pages) seen.push(...companies.map((company: { name: string }) => company.name))
  const back = await search({ q: 'sentosa', city: OTHER_CITY, cursor: pages[2]?.page.previous })
  assert.deepEqual(back.companies, pages[1]?.companies)
  assert.deepEqual(
    seen.map(name => name.startsWith('Sentosa Ke')),
    Array.from({ length: 60 }, (_, i) => i < 30),
  )
  assert.equal(new Set(seen).size, 60)
})
