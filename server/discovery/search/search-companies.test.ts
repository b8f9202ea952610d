import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { COMPANY_SORTS } from '#shared/contract/keys.ts'
import { addCompany, scored } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { createCompanies } from '#server/companies/create.ts'

let app: TestApp
before(async () => {
  app = await testApp()
  await addCompany(
    app.db,
    { name: 'PT Bank Sentra Kanaka Tbk', slug: 'bank-sentra-kanaka', ticker: 'BSKN' },
    scored(30, 4),
  )
  await addCompany(app.db, { name: 'Bank Kanaka', slug: 'bank-kanaka' }, scored(3, 4.5))
  await addCompany(app.db, { name: 'Bank Kanaka Syariah', slug: 'bank-kanaka-syariah' }, scored(2, 1))
  await addCompany(app.db, { name: 'Kanaka Bank Digital', slug: 'kanaka-bank-digital' }, scored(90, 3))
  await addCompany(app.db, {
    name: 'Indomaju',
    slug: 'indomaju',
    legal_name: 'PT Sumber Pangan Abadi',
    website_host: 'www.warung-ceria.example',
  })
  await addCompany(app.db, {
    name: 'Perkakas Telekomunikasi Nusantara Raya',
    slug: 'perkakas-telekomunikasi',
  })
  await addCompany(app.db, { name: 'RS Mutiara Ceria', slug: 'rs-mutiara-ceria' })
  await addCompany(app.db, { name: 'Rumah Sakit Pelita Ceria', slug: 'rumah-sakit-pelita-ceria' })
  await addCompany(app.db, { name: 'Perumda Air Tirta Ceria', slug: 'air-tirta-ceria' })
  await addCompany(app.db, { name: 'Bank Menunggu', slug: 'bank-menunggu', status: 0 })
})
after(() => app.close())

const search = async (query: object) => (await app.call('searchCompanies', { query })).body
const slugs = async (q: string, query = {}) =>
  (await search({ q, ...query })).companies.map((company: { slug: string }) => company.slug)
const first = async (q: string) => (await slugs(q))[0]

test('the company with exactly that name comes first, however few its reviews', async () => {
  const { companies, page, corrected } = await search({ q: 'bank kanaka' })
  assert.equal(companies[0].slug, 'bank-kanaka')
  assert.equal(page.total, 4)
  assert.equal(corrected, false)
})

test('names that begin as typed come before names with the words elsewhere', async () => {
  assert.deepEqual(await slugs('bank kan'), [
    'bank-kanaka',
    'bank-kanaka-syariah',
    'kanaka-bank-digital',
    'bank-sentra-kanaka',
  ])
})

test('legal forms, case, marks and punctuation make no difference', async () => {
  for (const q of [
    'PT. Bank Sentra Kanaka, Tbk',
    'bank sentra kanaka',
    'BÁNK SENTRÅ kanaka',
    'P.T. bank-sentra (kanaka)',
  ])
    assert.equal(await first(q), 'bank-sentra-kanaka', q)
})

test('words may be in another order', async () => {
  assert.equal(await first('kanaka sentra bank'), 'bank-sentra-kanaka')
})

test('a ticker finds its company', async () => {
  assert.equal(await first('bskn'), 'bank-sentra-kanaka')
  assert.equal(await first('BSKN'), 'bank-sentra-kanaka')
})

test('legal names and websites find companies with a different common name', async () => {
  assert.equal(await first('sumber pangan abadi'), 'indomaju')
  for (const q of [
    'warungceria',
    'www.warung-ceria.example',
    'https://warung-ceria.example/karier?di=bekasi',
  ])
    assert.equal(await first(q), 'indomaju', q)
})

test('a name of several words is found by its initials, alone and beside one of its words', async () => {
  assert.equal(await first('ptnr'), 'perkakas-telekomunikasi')
  assert.equal(await first('bank bsk'), 'bank-sentra-kanaka')
})

test('a hospital is found by its written and by its common name', async () => {
  for (const q of ['rumah sakit mutiara', 'hospital mutiara ceria', 'rs mutiara'])
    assert.equal(await first(q), 'rs-mutiara-ceria', q)
  for (const q of ['rs pelita', 'pelita hospital'])
    assert.equal(await first(q), 'rumah-sakit-pelita-ceria', q)
})

test('a rare legal form alone finds the companies that have it', async () => {
  assert.deepEqual(await slugs('perumda'), ['air-tirta-ceria'])
})

test('one typing error is tolerated, at any position', async () => {
  for (const q of [
    'bnak sentra kanaka',
    'bank sentar kanaka',
    'bank sentra kanka',
    'ank sentra kanaka',
    'bank zsentra kanaka',
  ]) {
    const { companies, corrected } = await search({ q })
    assert.equal(companies[0]?.slug, 'bank-sentra-kanaka', q)
    assert.equal(corrected, true, q)
  }
})

test('two typing errors are tolerated in long names, in two words or in one', async () => {
  assert.equal(await first('perkakas telekomunkasi nusantra raya'), 'perkakas-telekomunikasi')
  assert.equal(await first('telekumonikasi'), 'perkakas-telekomunikasi')
})

test('words written apart or together are recognised', async () => {
  assert.equal(await first('indo maju'), 'indomaju')
  assert.equal(await first('banksentra kanaka'), 'bank-sentra-kanaka')
  assert.equal(await first('banksentrakanaka'), 'bank-sentra-kanaka')
})

test('an extra word is tolerated', async () => {
  assert.equal(await first('bank sentra kanaka jakarta'), 'bank-sentra-kanaka')
  assert.equal(await first('bank perkakas'), 'perkakas-telekomunikasi')
})

test('a company is found by its own words if its name omits the kind of company', async () => {
  assert.equal(await first('rumah sakit perkakas'), 'perkakas-telekomunikasi')
  assert.equal(await first('bank kanaka indonesia'), 'bank-kanaka')
})

test('a missing name does not match every name with its commonest word', async () => {
  assert.deepEqual(await slugs('bank zzqqxx'), [])
})

test('words that no company has find nothing', async () => {
  const { companies, page, corrected, nearest } = await search({ q: 'zzqqxx wwvvyy' })
  assert.deepEqual(
    { companies, page, corrected, nearest },
    {
      companies: [],
      page: { from: 0, to: 0, total: 0, next: null, previous: null },
      corrected: false,
      nearest: [],
    },
  )
  assert.deepEqual(await slugs('!!! ... ()'), [])
})

test('without words all listed companies appear, the most reviewed first', async () => {
  const { companies, page } = await search({})
  assert.equal(page.total, 9)
  assert.equal(companies[0].slug, 'kanaka-bank-digital')
  assert.ok(!companies.some((company: { slug: string }) => company.slug === 'bank-menunggu'))
})

test('pending companies are never found, nor suggested as corrections', async () => {
  assert.deepEqual(await slugs('bank menunggu'), [])
  assert.deepEqual(await slugs('menungu'), [])
})

test('best and worst put companies without a shown score last', async () => {
  assert.deepEqual(await slugs('kanaka', { sort: 'best' }), [
    'bank-kanaka',
    'bank-sentra-kanaka',
    'kanaka-bank-digital',
    'bank-kanaka-syariah',
  ])
  assert.deepEqual(await slugs('kanaka', { sort: 'worst' }), [
    'kanaka-bank-digital',
    'bank-sentra-kanaka',
    'bank-kanaka',
    'bank-kanaka-syariah',
  ])
})

test('a card has a score from three reviews on', async () => {
  const { companies } = await search({ q: 'bank kanaka' })
  const [shown, , , hidden] = ['bank-kanaka', '', '', 'bank-kanaka-syariah'].map(slug =>
    companies.find((company: { slug: string }) => company.slug === slug),
  )
  assert.equal(shown.score, 4.5)
  assert.equal(hidden.score, null)
  assert.equal(hidden.review_count, 2)
})

test('unknown parameters, sorts and cursors are ignored', async () => {
  const plain = await search({ q: 'kanaka' })
  for (const query of [
    { src: 'home' },
    { sort: 'cheapest' },
    { cursor: 'x' },
    { cursor: '' },
    { status: '0' },
    { cursor: 'a'.repeat(500) },
  ])
    assert.deepEqual(await search({ q: 'kanaka', ...query }), plain)
})

test('forged cursors are ignored and break nothing', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const forged = [
    `most.0.x.${id}`,
    `most.0.9999999999.${id}`,
    `most.0.2026-01-01.${id}`,
    `newest.0.2026-02-31.${id}`,
    `newest.0.2026-01-01'--.${id}`,
    'most.0.1.x',
    `relevance.-1.1.${id}`,
    'near',
    `cheapest.0.1.${id}`,
  ]
  for (const place of forged) {
    const cursor = `after.20.${place}`
    for (const sort of [undefined, 'most', 'newest'])
      assert.equal((await app.call('searchCompanies', { query: { q: 'kanaka', sort, cursor } })).status, 200)
  }
})

test('characters that the database cannot store, and a megabyte of text, are refused with the field’s name', async () => {
  for (const q of ['a\0b', '\ud800', 'x'.repeat(1_000_000)]) {
    const { status, body } = await app.call('searchCompanies', { query: { q } })
    assert.equal(status, 422)
    assert.deepEqual(Object.keys(body.errors), ['q'])
  }
})

test('text that looks like a query language is plain text', async () => {
  for (const q of [
    "bank' | 'kanaka",
    'bank:* & !kanaka',
    "'; drop table content.company; --",
    '\\',
    '%_%',
    '(((',
    '<->',
  ])
    assert.equal((await app.call('searchCompanies', { query: { q } })).status, 200, q)
  assert.equal(await first('bank & kanaka'), 'bank-kanaka')
})

test('there are at most eight suggestions, and none without words', async () => {
  await app.db.begin('content', tx =>
    createCompanies(
      tx,
      Array.from({ length: 12 }, (_, i) => ({ name: `Saran ${i}`, listed_on: '2026-01-05' })),
    ),
  )
  const suggest = async (query: string) => (await app.call('search', { query: { query } })).body.companies
  assert.equal((await suggest('saran')).length, 8)
  assert.equal((await suggest('bank sentra kanka'))[0].slug, 'bank-sentra-kanaka')
  assert.deepEqual(await suggest(''), [])
})

test('paging shows every company once, in every order, and back again', async () => {
  const names = Array.from({ length: 53 }, (_, i) => `Halaman ${i % 2 ? 'Utama' : 'Kedua'} ${i}`)
  await app.db.begin('content', tx =>
    createCompanies(
      tx,
      names.map((name, i) => ({ name, listed_on: `2026-01-0${1 + (i % 5)}` })),
    ),
  )
  await app.db.content`
    update content.company_stats set review_count = length(name_norm) % 5, score_sum = (length(name_norm) % 5) * 4000 where name_norm like 'halaman%'`
  for (const sort of [undefined, ...COMPANY_SORTS]) {
    assert.deepEqual((await readAll('halaman', sort)).toSorted(), names.toSorted(), `${sort}`)
    assert.deepEqual((await readAll('haalman', sort)).toSorted(), names.toSorted(), `${sort}, misspelt`)
  }
})

/** Reads all pages to the end, and back. */
async function readAll(q: string, sort: string | undefined): Promise<string[]> {
  const pageAt = async (cursor?: string) => {
    const { page, companies } = await search({ q, ...(sort && { sort }), ...(cursor && { cursor }) })
    return { page, names: companies.map((company: { name: string }) => company.name) }
  }
  const pages = [await pageAt()]
  for (let next; (next = pages.at(-1)?.page.next) && pages.length < 10;) pages.push(await pageAt(next))
  assert.deepEqual(
    pages.map(({ page }) => [page.from, page.to, page.total]),
    [
      [1, 20, 53],
      [21, 40, 53],
      [41, 53, 53],
    ],
  )
  const [first, second, third] = pages
  assert.deepEqual(await pageAt(third?.page.previous as string), second)
  assert.equal(second?.page.previous, '')
  assert.equal(first?.page.previous, null)
  return pages.flatMap(({ names }) => names)
}

test('a page beyond the end is empty, still shows the count, and leads back', async () => {
  const cursor = 'after.4.most.0.0.00000000-0000-0000-0000-000000000000'
  const { companies, page, corrected } = await search({ q: 'kanaka', sort: 'most', cursor })
  assert.deepEqual(
    { companies, page, corrected },
    { companies: [], page: { from: 0, to: 0, total: 4, next: null, previous: '' }, corrected: false },
  )
})
