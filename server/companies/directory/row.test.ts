import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCityFinder, type City } from '#server/places/city-finder.ts'
import { directoryColumns } from './columns.ts'
import { bareName, readRow, type DirectoryRow } from './row.ts'
import { websiteHost } from './website.ts'

const CITIES: City[] = [
  { id: '32.73', name: 'Kota Bandung', kind: 'kota' },
  { id: '32.04', name: 'Kabupaten Bandung', kind: 'kabupaten' },
  { id: '35.78', name: 'Kota Surabaya', kind: 'kota' },
  { id: '33.19', name: 'Kabupaten Kudus', kind: 'kabupaten' },
  { id: '31.74', name: 'Jakarta Selatan', kind: 'kota' },
  { id: '31.01', name: 'Kepulauan Seribu', kind: 'kabupaten' },
]
const cities = createCityFinder(CITIES)

/** Parses a row of the given columns, without its line; a problem as its words. */
function read(cells: Record<string, string>): Omit<DirectoryRow, 'line'> | string {
  const result = readRow(2, Object.values(cells), directoryColumns(Object.keys(cells)), cities)
  if ('problem' in result) return result.problem
  const { line: _, ...facts } = result.row
  return facts
}

const notesOf = (cells: Record<string, string>): string[] => {
  const result = readRow(2, Object.values(cells), directoryColumns(Object.keys(cells)), cities)
  return 'problem' in result ? [] : result.notes.map(note => note.about)
}

test('columns are recognised by their Indonesian and English names in any case and order', () => {
  const full = {
    name: 'Maju Jaya',
    legalName: 'PT Maju Jaya',
    legalForm: 'PT',
    ticker: 'MJYA',
    industry: 'food_beverage',
    host: 'majujaya.co.id',
    cityId: '32.73',
  }
  assert.deepEqual(
    read({
      Situs: 'https://www.MajuJaya.co.id/',
      KOTA: 'Kota Bandung',
      Nama: 'Maju Jaya',
      'Badan Hukum': 'PT',
      Kode: 'mjya',
      Industri: 'Makanan & Minuman',
    }),
    full,
  )
  assert.deepEqual(
    read({
      Name: 'Maju Jaya',
      legal_form: 'Perseroan Terbatas',
      ticker: 'IDX: MJYA',
      sector_en: 'Food & Beverage',
      website: 'majujaya.co.id',
      hq_city_code: '32.73',
      hq_city: 'Kota Surabaya',
    }),
    full,
  )
})

test('a file without a column for the name, or with two, is refused', () => {
  assert.throws(() => directoryColumns(['city', 'website']), /names no column for the company's name/)
  assert.throws(() => directoryColumns(['Name', 'name']), /twice/)
})

test('the legal form is taken from the name if no column has it', () => {
  const forms = {
    'PT Maju': 'PT',
    'CV. Maju': 'CV',
    'Maju Tbk': 'PT',
    'PT Maju (Persero)': 'PT',
    'Perum Maju': 'Perum',
    'Koperasi Maju': 'Koperasi',
    Maju: null,
  }
  for (const [name, form] of Object.entries(forms))
    assert.equal((read({ name }) as DirectoryRow).legalForm, form)
  assert.equal((read({ name: 'PT Maju', legal_form: 'CV' }) as DirectoryRow).legalForm, 'CV')
  assert.equal((read({ name: 'Maju', legal_form: 'GmbH' }) as DirectoryRow).legalForm, 'other')
})

test('the common name omits the legal form', () => {
  const names = {
    'PT. Maju Jaya, Tbk': 'Maju Jaya',
    'P.T. Kereta Lintas (Persero)': 'Kereta Lintas',
    'PT Trinusa (Teman)': 'Trinusa (Teman)',
    'CV "Rejeki"': '"Rejeki"',
    'PT PT': 'PT PT',
    Akulaku: 'Akulaku',
  }
  for (const [full, bare] of Object.entries(names)) assert.equal(bareName(full), bare)
})

test('a website becomes its host; an invalid one is left out, and so is a page on a platform', () => {
  const hosts = {
    'WWW.Maju-Jaya.co.id': 'maju-jaya.co.id',
    'https://maju.id:8443/tentang?a=1': 'maju.id',
    'http://toko.maju.id': 'toko.maju.id',
    'bücher.example': 'xn--bcher-kva.example',
    'www.co.id': 'co.id',
    'https://www.instagram.com/majujaya': undefined,
    'majujaya.business.site': undefined,
    'shopee.co.id': 'shopee.co.id',
    'halo@maju.id': undefined,
    'ftp://maju.id': undefined,
    '192.168.1.1': undefined,
    'tidak punya': undefined,
    localhost: undefined,
  }
  for (const [cell, host] of Object.entries(hosts)) assert.equal(websiteHost(cell), host, cell)
})

test('a city is found by code or by exact name, and an ambiguous name gives none', () => {
  const places = {
    'Kota Bandung': '32.73',
    'Kab. Bandung': '32.04',
    'kabupaten bandung': '32.04',
    'Bandung Regency': '32.04',
    Bandung: null,
    SURABAYA: '35.78',
    'Surabaya City': '35.78',
    Kudus: '33.19',
    'Kota Adm. Jakarta Selatan': '31.74',
    'South Jakarta': '31.74',
    'DKI Jakarta': null,
    'Kabupaten Administrasi Kepulauan Seribu': '31.01',
    Atlantis: null,
  }
  for (const [city, id] of Object.entries(places))
    assert.equal((read({ name: 'Maju', city }) as DirectoryRow).cityId, id, city)
  assert.equal((read({ name: 'Maju', city_code: '3273' }) as DirectoryRow).cityId, '32.73')
  assert.equal((read({ name: 'Maju', city_code: '99.99', city: 'Kudus' }) as DirectoryRow).cityId, '33.19')
})

test('unusable values are noted, and the row is imported', () => {
  assert.deepEqual(
    notesOf({
      name: 'Maju',
      city: 'Bandung',
      website: 'tidak ada situs',
      industry: 'Lain-lain',
      legal_form: 'GmbH',
    }),
    [
      'legal form is not one of ours',
      'industry is not one of ours',
      'website is not a host of its own',
      'city is both a kota and a kabupaten, say which',
    ],
  )
  assert.deepEqual(notesOf({ name: 'Maju', city: '-', website: 'n/a', industry: 'NULL' }), [])
})

test('a row that does not identify a company is bad', () => {
  assert.equal(read({ name: ' ', city: 'Kudus' }), 'the company has no name')
  for (const name of ['***', 'PT', 'CV.', 'PT Tbk'])
    assert.equal(read({ name }), `the name "${name}" does not say which company it is`)
  assert.equal(read({ name: 'x'.repeat(201) }), 'the name is longer than 200 characters')
  assert.equal(
    read({ name: 'Maju', ticker: 'TIDAK ADA KODE' }),
    'the ticker "TIDAK ADA KODE" is not up to ten letters and digits',
  )
  assert.equal(read({ name: 'Maj\uFFFD' }), 'the row is not UTF-8 text')
  assert.deepEqual(readRow(2, ['Maju', 'Tbk', 'Kudus'], directoryColumns(['name', 'city']), cities), {
    problem: 'the row has 3 fields, the header 2',
  })
})
