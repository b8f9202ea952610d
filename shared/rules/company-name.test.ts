import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isReservedSlug, legalFormOf, namesCompany, normalCompanyName, slugOf } from './company-name.ts'

test('a normal form has no legal form, case, marks or punctuation', () => {
  const forms: [string, string][] = [
    ['PT. Maju Jaya, Tbk', 'maju jaya'],
    ['P.T. Maju Jaya Tbk.', 'maju jaya'],
    ['Maju Jaya, PT', 'maju jaya'],
    ['CV Sumber  Rejeki', 'sumber rejeki'],
    ['UD. Café Élan', 'cafe elan'],
    ['PT Lintas Negeri (Persero) Tbk', 'lintas negeri'],
    ['Perusahaan Umum (Perum) Lumbung', 'lumbung'],
    ['Perumda Tirta Asri', 'tirta asri'],
    ['Mak’s & Co.', 'maks co'],
    ['E-Dagang 3M', 'e dagang 3m'],
    ['Perseroan Terbatas Maju', 'maju'],
  ]
  for (const [name, normal] of forms) assert.equal(normalCompanyName(name), normal)
})

test('a word that only looks like a legal form inside a name stays', () => {
  assert.equal(normalCompanyName('Bina UD Karya'), 'bina ud karya')
})

test('a name that consists only of a legal form keeps it', () => {
  assert.equal(normalCompanyName('PT'), 'pt')
})

test('words that only say what kind of company it is do not count as a name', () => {
  const kinds = ['PT', 'CV.', 'P.T. Tbk', 'P T', 'C. V.', 'pt (persero)', 'Koperasi', ' – ']
  const phrases = ['Perusahaan Daerah', 'Perusahaan Umum Daerah (Perumda)', 'P T Perseroan Terbatas']
  for (const name of [...kinds, ...phrases]) assert.ok(!namesCompany(name), name)
  for (const name of ['PT Maju', 'Daerah Baru', 'PT Umum', 'CV Daerah', 'C V 88', 'Yayasan Asih', '株式会社'])
    assert.ok(namesCompany(name), name)
})

test('normalising a normal form changes nothing, or removes only a legal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), name => {
      const normal = normalCompanyName(name)
      assert.match(normal, /^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
      assert.ok(normalCompanyName(normal).length <= normal.length)
    }),
  )
})

test('the legal form is read from a full name', () => {
  assert.equal(legalFormOf('PT Maju Jaya'), 'PT')
  assert.equal(legalFormOf('Maju Jaya Tbk'), 'PT')
  assert.equal(legalFormOf('P.T. Maju'), 'PT')
  assert.equal(legalFormOf('CV. Rejeki'), 'CV')
  assert.equal(legalFormOf('Perum Lumbung'), 'Perum')
  assert.equal(legalFormOf('Koperasi Sejahtera'), 'Koperasi')
  assert.equal(legalFormOf('Maju Jaya'), undefined)
})

test('a slug is the normal form with hyphens, and numbered from the second attempt on', () => {
  assert.equal(slugOf('PT. Maju Jaya, Tbk'), 'maju-jaya')
  assert.equal(slugOf('PT. Maju Jaya, Tbk', 2), 'maju-jaya-2')
  assert.equal(slugOf('株式会社', 3), 'perusahaan-3')
})

test('a slug cuts long names between words', () => {
  const slug = slugOf('Perkumpulan Perusahaan Pengolahan Hasil Perikanan Laut Selatan Nusantara Raya')
  assert.ok(slug.length <= 60)
  assert.ok(!slug.endsWith('-'))
  assert.equal(slugOf('x'.repeat(500)).length, 60)
})

test('words of the site’s own addresses are reserved', () => {
  assert.ok(isReservedSlug('ulasan'))
  assert.ok(isReservedSlug('login'))
  assert.ok(!isReservedSlug('maju-jaya'))
})
