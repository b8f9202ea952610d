import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { createCompanies } from '#server/companies/create.ts'
import { createVocabulary } from './vocabulary.ts'

/** Words of four letters that begin with m, each in so many names that only the most used of them are looked up. */
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
/** Of a large directory the count and the words are kept for a while. */
const letTheDirectoryBeReadAnew = () => app.clock.move(120_000)
const ask = async (query: object) => (await app.call('searchCompanies', { query })).body

test('what is shown is counted, though the count of the directory is a minute old', async () => {
  assert.equal((await ask({ city: CITY })).total, 0)
  await add(['Baru Saja'], CITY)
  const { total, companies, nearest } = await ask({ city: CITY })
  assert.deepEqual([total, companies.length, nearest.length], [1, 1, 0])
})

test('names that begin as typed are counted at least as far as they are shown', async () => {
  await add(Array.from({ length: 30 }, (_, i) => `Sinar mzz${i}`))
  const { total, companies, next } = await ask({ q: 'sinar m' })
  assert.equal(companies.length, 20)
  assert.ok(next && total > 20, `${total}`)
})

test('a thousand finds are counted by kind, one more is "1,000+"', async () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => `Seribu Kata ${i}`)
  await add(numbers)
  const all = await ask({ q: 'seribu kata' })
  assert.equal(all.total, 1000)
  assert.deepEqual(
    all.facets.city.map((city: { count: number }) => city.count),
    [1000],
  )
  await add(['Seribu Kata Lagi'])
  letTheDirectoryBeReadAnew()
  const citiesOf = async (q: string) =>
    (await ask({ q })).facets.city.map((city: { value: { id: string }; count: null }) => [
      city.value.id,
      city.count,
    ])
  const more = await ask({ q: 'seribu kata' })
  assert.equal(more.total, 1001)
  assert.deepEqual(await citiesOf('seribu kata'), [[OTHER_CITY, null]], 'the cities of those found')
  assert.deepEqual(await citiesOf('seribu'), [[OTHER_CITY, null]])
  assert.deepEqual(
    await citiesOf('serib'),
    [
      [OTHER_CITY, null],
      [CITY, null],
    ],
    'of a beginning, whose words come in the order of letters, all cities that there are',
  )
})

test('a name of a new word is found as it is written at once, and misspelt two minutes later', async () => {
  await add(['Kenanganbaru'])
  const named = async (q: string) =>
    (await ask({ q })).companies.map((company: { name: string }) => company.name)
  assert.deepEqual(await named('kenanganbaru'), ['Kenanganbaru'])
  letTheDirectoryBeReadAnew()
  assert.deepEqual(await named('kenangnabaru'), ['Kenanganbaru'])
})

test('a misspelt word that thousands of names have finds them, and the one that was meant beside another word', async () => {
  await add(Array.from({ length: 3200 }, (_, i) => `Toko${i} Sejahtera`))
  letTheDirectoryBeReadAnew()
  const { corrected, companies, next } = await ask({ q: 'sejahtrea' })
  assert.deepEqual([corrected, companies.length, Boolean(next)], [true, 20, true])
  assert.ok(companies.every((company: { name: string }) => company.name.endsWith(' Sejahtera')))
  const [first] = (await ask({ q: 'toko1234 sejahtrea' })).companies
  assert.equal(first.name, 'Toko1234 Sejahtera')
})

test('a beginning that many words have is taken beside another word for the one that most names have', async () => {
  await add(Array.from({ length: 70 }, (_, i) => `Raya Sejaa${i}`))
  await add(Array.from({ length: 70 }, (_, i) => `Raya Sejuk${i}`))
  await add(Array.from({ length: 400 }, () => 'Kelompok Sejahtera'))
  letTheDirectoryBeReadAnew()
  const { corrected, companies } = await ask({ q: 'kelompok sej' })
  assert.deepEqual([corrected, companies.length, companies[0]?.name], [false, 20, 'Kelompok Sejahtera'])
})

test('of two misspelt words that thousands of names have, the company called just so comes first', async () => {
  await add(Array.from({ length: 3200 }, (_, i) => `Lestari${i} Makmur Abadi`))
  await add(['Makmur Abadi'])
  letTheDirectoryBeReadAnew()
  const [first] = (await ask({ q: 'makmru abadi' })).companies
  assert.equal(first.name, 'Makmur Abadi')
})

test('of many names with a word those that fit a filter are counted on every page, and those that begin with it come first', async () => {
  await add(Array.from({ length: 1300 }, (_, i) => `Cabang${i} Harapan`))
  const inCity = [
    ...Array.from({ length: 30 }, (_, i) => `Harapan Ke${i}`),
    ...Array.from({ length: 5 }, (_, i) => `Kantor${i} Harapan`),
    ...Array.from({ length: 600 }, (_, i) => `Warga${i}`),
  ]
  await add(inCity, CITY)
  letTheDirectoryBeReadAnew()
  const asked = { q: 'harapan', city: CITY }
  const first = await ask(asked)
  const second = await ask({ ...asked, cursor: first.next })
  const named = [...first.companies, ...second.companies].map((company: { name: string }) => company.name)
  assert.deepEqual(
    named.map(name => name.startsWith('Harapan Ke')),
    Array.from({ length: 35 }, (_, i) => i < 30),
  )
  assert.equal(new Set(named).size, 35)
  assert.deepEqual([first.total, second.total, second.next], [35, 35, null])
})

test('where a filter leaves thousands, those that begin with the word come first, and no page repeats another', async () => {
  await add(Array.from({ length: 2000 }, (_, i) => `Gudang${i} Sentosa`))
  await add(Array.from({ length: 30 }, (_, i) => `Sentosa Ke${i}`))
  letTheDirectoryBeReadAnew()
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 3; page += 1) {
    const { companies, next } = await ask({ q: 'sentosa', city: OTHER_CITY, cursor })
    seen.push(...companies.map((company: { name: string }) => company.name))
    cursor = next
  }
  assert.deepEqual(
    seen.map(name => name.startsWith('Sentosa Ke')),
    Array.from({ length: 60 }, (_, i) => i < 30),
  )
  assert.equal(new Set(seen).size, 60)
})

test('a legal form is known to be as common as the companies that have it, though it is a word of no name', async () => {
  const { known } = await createVocabulary(app.db.content, app.clock)()
  assert.equal(known('ud').uses, 0)
  await app.db.begin('content', tx =>
    createCompanies(
      tx,
      ['Dagang Satu', 'Dagang Dua'].map(name => ({ name, legal_form: 'UD', listed_on: '2026-01-05' })),
    ),
  )
  const later = await createVocabulary(app.db.content, app.clock)()
  assert.deepEqual([later.known('ud').uses, later.known('firma').uses], [2, 0])
  assert.equal((await ask({ q: 'ud' })).companies.length, 2)
})
