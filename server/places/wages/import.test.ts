import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { test, type TestContext } from 'node:test'
import { loadPlaces } from '../places.ts'
import type { Db } from '#server/platform/db/db.ts'
import { testApp } from '#tests/support/app.ts'
import { freshDb } from '#tests/support/database.ts'
import { importMinimumWages, type WageEvent } from './import.ts'
import { createMinimumWages } from './minimum-wages.ts'
import { seedMinimumWages } from './seed.ts'

const CLOCK = { now: () => new Date('2026-12-28T03:00:00Z') }
const HEADER = 'code,year,amount,source,check\n'

async function database(t: TestContext): Promise<Db> {
  const db = await freshDb()
  t.after(() => db.close())
  return db
}

/** Imports a text and returns the counts and the messages by line. */
async function take(db: Db, text: string) {
  const events: WageEvent[] = []
  const source = Readable.from([Buffer.from(text)])
  await importMinimumWages({ db, clock: CLOCK, source, report: event => events.push(event) })
  const end = events.at(-1)
  assert.ok(end?.type === 'end')
  return {
    ...end.counts,
    lines: events.flatMap(event => (event.type === 'line' ? [`${event.line}: ${event.message}`] : [])),
  }
}

/** The stored figure of a place and year, as `amount check source`. */
async function storedFigure(db: Db, place: string, year: number): Promise<string | undefined> {
  const [row] = await db.content<{ all: string }[]>`
    select amount || ' ' || checked || ' ' || source as all from content.minimum_wage
    where coalesce(city_id, province_id) = ${place} and year = ${year}`
  return row?.all
}

const stateOf = (db: Db) => db.content`select * from content.minimum_wage order by province_id, city_id, year`

test('a year’s list is imported, and each line is reported', async t => {
  const db = await database(t)
  const { lines, ...counts } = await take(
    db,
    `${HEADER}32,2027,2500000,Kepgub 1/2026,read\n32.75,2027,6400000,bisnis.com,\n`,
  )
  assert.deepEqual(counts, { rows: 2, new: 2, corrected: 0, known: 0, bad: 0 })
  assert.deepEqual(lines, [
    '2: Jawa Barat 2027: IDR 2,500,000, new',
    '3: Kota Bekasi 2027: IDR 6,400,000, new',
  ])
  assert.equal(await storedFigure(db, '32', 2027), '2500000 read Kepgub 1/2026')
  assert.equal(await storedFigure(db, '32.75', 2027), '6400000 single bisnis.com')
})

test('a different stored figure is corrected, and the shipped list does not restore the old one', async t => {
  const db = await database(t)
  const { lines, corrected } = await take(db, `${HEADER}32.75,2026,5992932,Kepgub 862,read\n`)
  assert.equal(corrected, 1)
  assert.deepEqual(lines, ['2: Kota Bekasi 2026: IDR 5,992,932, corrected, was IDR 5,999,443'])
  await seedMinimumWages(db)
  assert.equal(await storedFigure(db, '32.75', 2026), '5992932 read Kepgub 862')
})

test('the same file again changes nothing', async t => {
  const db = await database(t)
  const file = `${HEADER}32,2027,2500000,Kepgub 1/2026,read\n32.75,2027,6400000,bisnis.com,single\n`
  await take(db, file)
  const before = await stateOf(db)
  const { lines, ...counts } = await take(db, file)
  assert.deepEqual(counts, { rows: 2, new: 0, corrected: 0, known: 2, bad: 0 })
  assert.deepEqual(lines, [])
  assert.deepEqual(await stateOf(db), before)
})

test('the shipped list passes its own import', async t => {
  const db = await database(t)
  await db.content`delete from content.minimum_wage`
  const file = readFileSync(new URL('../../../db/seed/minimum_wages.csv', import.meta.url), 'utf8')
  const { lines: _, ...counts } = await take(db, file)
  assert.deepEqual(counts, { rows: 763, new: 763, corrected: 0, known: 0, bad: 0 })
})

test('columns and places are recognised by their Indonesian names, and amounts in usual notations', async t => {
  const db = await database(t)
  const { lines, ...counts } = await take(
    db,
    `Provinsi;Kabupaten/Kota;Tahun;UMK;Sumber;Cek
Jawa Barat;Kota Bekasi;2027;Rp 6.400.000,00;Keputusan Gubernur;dibaca
Jawa Barat;Kab. Bekasi;2027;6.400.000,61;bisnis.com;dua
Jawa Barat;Karawang;2027;6,3 juta;bisnis.com;satu
Jawa Barat;;2027;2500000;bisnis.com;-
`,
  )
  assert.deepEqual([counts.new, lines.length], [4, 4])
  assert.equal(await storedFigure(db, '32.75', 2027), '6400000 read Keputusan Gubernur')
  assert.equal(await storedFigure(db, '32.16', 2027), '6400000 two bisnis.com')
  assert.equal(await storedFigure(db, '32.15', 2027), '6300000 single bisnis.com')
  assert.equal(await storedFigure(db, '32', 2027), '2500000 single bisnis.com')
})

test('a list may have a column for each year, and unknown years', async t => {
  const db = await database(t)
  const { lines: _, ...counts } = await take(
    db,
    'province_code,ump_2025,ump_2026,ump_2027,source\n32,2191232,2317601,2500000,Kemnaker\n31,5396761,5729876,,Kemnaker\n',
  )
  assert.deepEqual(counts, { rows: 2, new: 1, corrected: 4, known: 0, bad: 0 })
  assert.equal(await storedFigure(db, '31', 2027), undefined)
})

test('codes that a spreadsheet converted to numbers are recognised', async t => {
  const db = await database(t)
  await take(db, `${HEADER}32.1,2027,2600000,x,\n"32,75",2027,6400000,x,\n3273,2027,4900000,x,\n`)
  assert.equal(await storedFigure(db, '32.10', 2027), '2600000 single x')
  assert.equal(await storedFigure(db, '32.75', 2027), '6400000 single x')
  assert.equal(await storedFigure(db, '32.73', 2027), '4900000 single x')
})

test('an implausible amount is skipped and reported with its line, and the rest is imported', async t => {
  const db = await database(t)
  const before = await storedFigure(db, '32.75', 2026)
  const { lines, ...counts } = await take(
    db,
    `${HEADER}32.75,2026,59994430,x,two
32.75,2027,8999443,x,two
32.16,2027,4000000,x,two
32.13,2027,abc,x,two
32.14,2027,-5000000,x,two
32.15,1999,5000000,x,two
32.17,2028,5000000,x,two
32.18,besok,5000000,x,two
32.73,2027,5000000,x,two
`,
  )
  assert.deepEqual([counts.new, counts.bad], [1, 8])
  assert.deepEqual(lines, [
    '2: Kota Bekasi 2026: IDR 59,994,430 is outside IDR 1,000,000 to IDR 20,000,000; the figure is left out',
    `3: Kota Bekasi 2027: IDR 8,999,443 is 50% above last year's IDR 5,999,443; if the decree says so, mark it "read"; the figure is left out`,
    `4: Kabupaten Bekasi 2027: IDR 4,000,000 is 33% below last year's IDR 5,938,885; if the decree says so, mark it "read"; the figure is left out`,
    '5: "abc" cannot be read as an amount; the row is left out',
    '6: "-5000000" cannot be read as an amount; the row is left out',
    '7: Kabupaten Karawang 1999: 1999 is not a year from 2015 to 2027; the figure is left out',
    '8: Kabupaten Bandung Barat 2028: 2028 is not a year from 2015 to 2027; the figure is left out',
    '9: "besok" is no year; the row is left out',
    '10: Kota Bandung 2027: IDR 5,000,000, new',
  ])
  assert.equal(await storedFigure(db, '32.75', 2026), before)
})

test('a regency’s amount is compared with its province’s of the year, wherever that is in the file', async t => {
  const db = await database(t)
  const { lines } = await take(
    db,
    `${HEADER}13.71,2027,3100000,x,\n13.72,2027,9990000,x,\n13,2027,3300000,x,\n`,
  )
  assert.deepEqual(
    lines.map(line => /is (below|more than)|new/.exec(line)?.[0]),
    ['is below', 'is more than', 'new'],
  )
})

test('an amount marked as read from the decree may be outside the usual range, but not by a factor of ten', async t => {
  const db = await database(t)
  const { lines: _, ...counts } = await take(
    db,
    `${HEADER}32.75,2027,8999443,Kepgub,read\n32.16,2027,59388850,Kepgub,read\n`,
  )
  assert.deepEqual([counts.new, counts.bad], [1, 1])
})

test('two amounts for one place and year are both skipped, and the same amount twice is one', async t => {
  const db = await database(t)
  const { lines, ...counts } = await take(
    db,
    `${HEADER}32.75,2027,6400000,x,\n32.16,2027,6400000,x,\n32.75,2027,6300000,y,\n32.16,2027,6400000,y,\n`,
  )
  assert.deepEqual([counts.new, counts.known, counts.bad], [1, 1, 2])
  assert.match(lines[0] ?? '', /^2: Kota Bekasi 2027: line 4 says IDR 6,300,000 for the same place and year/)
  assert.equal(await storedFigure(db, '32.75', 2027), undefined)
})

test('an unknown, ambiguous or contradictory place is reported', async t => {
  const db = await database(t)
  const { lines } = await take(
    db,
    `code,regency,province,year,amount,source
99.99,Kota Bekasi,,2027,6400000,x
,Atlantis,,2027,6400000,x
,Bekasi,,2027,6400000,x
,,,2027,6400000,x
32.75,Kota Bogor,,2027,6400000,x
32.75,Kota Bekasi,Jawa Timur,2027,6400000,x
32.75,Bekasi,Jabar,2027,6400000,x
`,
  )
  assert.deepEqual(
    lines.map(line => line.replace(/; the row is left out$/, '')),
    [
      `2: the code "99.99" is no regency's and no province's`,
      '3: "Atlantis" is no regency and no province',
      '4: "Bekasi" is the name of several places: say which ("Kota …", "Kabupaten …", "Provinsi …"), or give its code',
      '5: the row names no place',
      '6: "32.75" and "Kota Bogor" are two places',
      '7: "Jawa Timur" is not the province of 32.75',
      '8: Kota Bekasi 2027: IDR 6,400,000, new',
    ],
  )
})

test('a column of places may contain provinces and regencies, and a name of both leads to a question', async t => {
  const db = await database(t)
  const { lines } = await take(
    db,
    'wilayah,tahun,upah,sumber\nBali,2027,3400000,x\nKota Denpasar,2027,3700000,x\nJambi,2027,3600000,x\nProvinsi Jambi,2027,3600000,x\nKota Jambi,2027,4000000,x\n',
  )
  assert.deepEqual(
    lines.map(line => line.split(': ')[1]),
    [
      'Bali 2027',
      'Kota Denpasar 2027',
      '"Jambi" is the name of several places',
      'Jambi 2027',
      'Kota Jambi 2027',
    ],
  )
})

test('a row without a source, with an unknown check or with a broken quote is reported with its first line', async t => {
  const db = await database(t)
  const { lines } = await take(
    db,
    `${HEADER}32.75,2027,6400000,,two\n32.75,2027,6400000,x,maybe\n32.75,2027\n"32.75,2027,6400000,x,two\n32.16,2027,,x,two\n32.75,2027,6400000,${'x'.repeat(301)},two\n`,
  )
  assert.deepEqual(
    lines.map(line => line.replace(/; the row is left out$/, '')),
    [
      '2: the row does not say who says so',
      '3: the check "maybe" is none of read, two, single',
      '4: the row has 2 fields, the header 5',
      '5: a quote is opened and never closed',
      '6: the row has no amount',
      '7: the source is longer than 300 characters',
    ],
  )
})

test('a file that is not such a list is refused with what is missing, and nothing is imported', async t => {
  const db = await database(t)
  const before = await stateOf(db)
  for (const [text, reason] of [
    ['', /The file is empty/],
    ['tahun,upah,sumber\n', /no column for the place/],
    ['kode,tahun,sumber\n', /no column for the amount/],
    ['kode,upah,sumber\n', /no column for the year/],
    ['kode,tahun,upah\n', /no column for the source/],
    ['kode,umk_2026,tahun,sumber\n', /years in two ways/],
    ['kode,umk_2026,ump_2026,sumber\n', /names the year 2026 twice/],
    [
      `${HEADER}32.75,2027,6400000,x,two\n${'32.75,2027,6400000,x,two\n'.repeat(30_000)}`,
      /no more than 30000 rows/,
    ],
  ] as const)
    await assert.rejects(take(db, text), reason)
  assert.deepEqual(await stateOf(db), before)
})

test('a file truncated anywhere imports no figure that the complete file does not contain', async t => {
  const db = await database(t)
  const places = await loadPlaces(db.content)
  const whole = `${HEADER}32,2027,2500000,Kepgub,read\n32.75,2027,6400000,Kepgub,read\n32.16,2027,6400001,Kepgub,read\n`
  const amounts = new Map([
    ['32', 2_500_000],
    ['32.75', 6_400_000],
    ['32.16', 6_400_001],
  ])
  for (let length = HEADER.length; length <= whole.length; length += 1) {
    await take(db, whole.slice(0, length))
    const wages = await createMinimumWages(db, places)()
    for (const [place, amount] of amounts) {
      const found = wages.find(place, 2027)
      assert.ok(!found || [amount, 2_500_000].includes(found.amount), `${length}: ${place} ${found?.amount}`)
    }
  }
})

test('after an import the running program shows the new figure, also to clients with a cached answer', async t => {
  const it = await testApp()
  t.after(it.close)
  const get = (headers = {}) =>
    it.app.http.inject({ url: '/api/minimum-wages?city=32.75&year=2026', headers })
  const first = await get()
  await take(it.db, `${HEADER}32.75,2026,5992932,Kepgub 862,read\n`)
  const second = await get({ 'if-none-match': String(first.headers['etag']) })
  assert.equal(second.statusCode, 200)
  assert.deepEqual(
    JSON.parse(second.body).minimum_wages.map((wage: any) => [wage.amount, wage.check]),
    [[5_992_932, 'read']],
  )
})
