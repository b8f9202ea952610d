import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Db } from '#server/platform/db/db.ts'
import { testApp } from '#tests/support/app.ts'
import { freshDb } from '#tests/support/database.ts'
import { directoryFile, directoryState } from '#tests/support/directory.ts'
import { importDirectory, type ImportEvent } from './import.ts'

const CLOCK = { now: () => new Date('2026-03-11T03:00:00Z') }
const HEADER = 'name,ticker,website,city,industry\n'

async function database(t: TestContext): Promise<Db> {
  const db = await freshDb()
  t.after(() => db.close())
  return db
}

/** Imports a text and returns the report. */
async function take(db: Db, text: string, batchSize?: number) {
  const events: ImportEvent[] = []
  const source = (async function* () {
    yield Buffer.from(text)
  })()
  await importDirectory({ db, clock: CLOCK, source, batchSize, report: event => events.push(event) })
  const end = events.find(event => event.type === 'end')
  assert.ok(end?.type === 'end')
  return { ...end.counts, notes: end.notes, bad: events.filter(event => event.type === 'bad') }
}

const companies = (db: Db) =>
  db.content<Record<string, unknown>[]>`
    select name, legal_name, legal_form, ticker, website_host, city_id, industry, slug, status
    from content.company order by name, city_id nulls first, ticker nulls first`

const candidates = (db: Db) =>
  db.content<Record<string, unknown>[]>`
    select reason, name, legal_form, (select array_agg(name order by name) from content.company where id = any(company_ids)) as companies
    from content.import_candidate order by name, legal_form`

test('a row becomes a listed company with its facts', async t => {
  const db = await database(t)
  await take(db, `${HEADER}"PT. Maju Jaya, Tbk",MJYA,www.majujaya.co.id,Kota Bandung,Fintech\n`)
  assert.deepEqual(
    [...(await companies(db))],
    [
      {
        name: 'Maju Jaya',
        legal_name: 'PT. Maju Jaya, Tbk',
        legal_form: 'PT',
        ticker: 'MJYA',
        website_host: 'majujaya.co.id',
        city_id: '32.73',
        industry: 'finance',
        slug: 'maju-jaya',
        status: 1,
      },
    ],
  )
})

test('an imported company is found by search, also misspelt, and has a page', async t => {
  const app = await testApp()
  t.after(() => app.close())
  await take(app.db, `${HEADER}PT Sentosa Lestari,,,Kudus,\n`)
  for (const q of ['sentosa lestari', 'sentosa lestary'])
    assert.equal(
      (await app.call('searchCompanies', { query: { q } })).body.companies[0]?.slug,
      'sentosa-lestari',
    )
  assert.equal(
    (await app.call('company', { params: { slug: 'sentosa-lestari' } })).body.company.name,
    'Sentosa Lestari',
  )
})

test('missing facts of a known company are filled in, known ones stay, and its page is rendered again', async t => {
  const db = await database(t)
  await take(db, `${HEADER}PT Maju Jaya,,majujaya.co.id,Kota Bandung,\n`)
  const changedSubjects: string[] = []
  db.onChange(subjects => changedSubjects.push(...(subjects === 'all' ? [] : subjects)))
  const result = await take(db, `${HEADER}PT Maju Jaya,MJYA,baru.co.id,Kota Bandung,Retail\n`)
  assert.deepEqual([result.created, result.known, result.filled], [0, 1, 1])
  const [company] = await companies(db)
  assert.deepEqual(
    [company?.['ticker'], company?.['website_host'], company?.['industry']],
    ['MJYA', 'majujaya.co.id', 'retail'],
  )
  const [{ id } = { id: '' }] = await db.content<{ id: string }[]>`select id from content.company`
  assert.ok(changedSubjects.includes(`company:${id}`))
})

test('the import announces filled companies without an upper limit', async t => {
  const db = await database(t)
  const rows = (more: string) =>
    Array.from({ length: 400 }, (_, i) => `PT Nomor ${i},,,Kudus,${more}\n`).join('')
  await take(db, HEADER + rows(''), 1000)
  assert.equal((await take(db, HEADER + rows('Retail'), 1000)).filled, 400)
})

test('near matches wait for the team and are not created', async t => {
  const db = await database(t)
  const result = await take(
    db,
    `${HEADER}PT Maju Sentosa,,,Kota Bandung,
CV Maju Sentosa,,,Kota Bandung,
PT Maju Sentossa,,,Kota Bandung,
PT Maju Sentossa,,,Kota Surabaya,
PT Unit 1 Sentosa,,,Kota Bandung,
PT Unit 2 Sentosa,,,Kota Bandung,
`,
  )
  assert.deepEqual([result.created, result.team], [4, 2])
  assert.deepEqual(
    [...(await candidates(db))],
    [
      { reason: 'same_name', name: 'Maju Sentosa', legal_form: 'CV', companies: ['Maju Sentosa'] },
      { reason: 'near_spelling', name: 'Maju Sentossa', legal_form: 'PT', companies: ['Maju Sentosa'] },
    ],
  )
})

test('a website that two listed companies share sends a third row to the team, once over all runs', async t => {
  const db = await database(t)
  const file = `${HEADER}PT Alfa Satu,AAAA,grup.co.id,Kudus,
PT Beta Dua,BBBB,grup.co.id,Kudus,
PT Gama Tiga,,grup.co.id,Kudus,
`
  assert.equal((await take(db, file)).team, 1)
  assert.equal((await take(db, file)).team, 0)
  assert.deepEqual(
    [...(await candidates(db))],
    [{ reason: 'shared_website', name: 'Gama Tiga', legal_form: 'PT', companies: ['Alfa Satu', 'Beta Dua'] }],
  )
})

test('companies with the same name get different addresses', async t => {
  const db = await database(t)
  await take(db, `${HEADER}PT Maju Jaya,,,Kota Bandung,\nPT Maju Jaya,,,Kudus,\nPT Masuk,,,Kudus,\n`)
  const slugs = (await companies(db)).map(company => String(company['slug']))
  assert.deepEqual(slugs.map(slug => slug.replace(/[0-9a-f]{8}$/, '…')).sort(), [
    'maju-jaya',
    'maju-jaya-…',
    'masuk-…',
  ])
})

test('a row of a merged company fills the one that it became part of', async t => {
  const db = await database(t)
  await take(db, `${HEADER}PT Alfa Satu,,alfa.co.id,Kudus,\nPT Beta Dua,,beta.co.id,Kudus,\n`)
  await db.content`
    update content.company set status = 2, merged_into = (select id from content.company where name = 'Beta Dua')
    where name = 'Alfa Satu'`
  assert.equal((await take(db, `${HEADER}PT Alfa Satu,,alfa.co.id,Kudus,Retail\n`)).known, 1)
  const all = await companies(db)
  assert.deepEqual(
    all.map(company => company['industry']),
    [null, 'retail'],
  )
})

test('bad rows are reported with the line on which they start, and the import continues', async t => {
  const db = await database(t)
  const result = await take(
    db,
    `name,city
"PT Satu
Baris",Kudus
,Kudus
"PT Dua,Kudus
PT Tiga

PT Empat,Kudus,lebih
PT Lima,Kudus
`,
  )
  assert.deepEqual(
    result.bad.map(event => event.type === 'bad' && [event.line, event.problem]),
    [
      [4, 'the company has no name'],
      [5, 'a quote is opened and never closed'],
      [6, 'the row has 1 field, the header 2'],
      [8, 'the row has 3 fields, the header 2'],
    ],
  )
  assert.deepEqual(
    (await companies(db)).map(company => company['name']),
    ['Lima', 'Satu Baris'],
  )
})

test('unusable values of a row are counted, with the first line', async t => {
  const db = await database(t)
  const result = await take(db, `${HEADER}PT Satu,,,Bandung,\nPT Dua,,,Bandung,\n`)
  assert.deepEqual(result.notes, [
    { about: 'city is both a kota and a kabupaten, say which', count: 2, line: 2, value: 'Bandung' },
  ])
})

test('an unusable file is refused with the reason', async t => {
  const db = await database(t)
  await assert.rejects(take(db, ''), /The file is empty/)
  await assert.rejects(take(db, 'kota,situs\nKudus,x.id\n'), /no column for the company's name/)
})

test('a second run changes nothing', async t => {
  const db = await database(t)
  const file = directoryFile(400)
  const first = await take(db, file)
  const state = await directoryState(db)
  const second = await take(db, file)
  assert.ok(first.created > 100 && first.team > 10 && first.known > 0)
  assert.deepEqual([second.created, second.team, second.filled], [0, 0, 0])
  assert.equal(await directoryState(db), state)
})

test('the result does not depend on the size of batches or on an interruption', async t => {
  const file = directoryFile(300)
  const whole = await database(t)
  await take(whole, file, 1000)
  const state = await directoryState(whole)

  const small = await database(t)
  await take(small, file, 7)
  assert.equal(await directoryState(small), state)

  const broken = await database(t)
  const lines = file.split('\n')
  for (const end of [23, 111, 190, lines.length]) await take(broken, lines.slice(0, end).join('\n'), 50)
  assert.equal(await directoryState(broken), state)
})
