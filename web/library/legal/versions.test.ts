import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import { legal as en } from '#shared/messages/en/library/legal.ts'
import { legal as id } from '#shared/messages/id/library/legal.ts'
import {
  LEGAL_VERSIONS,
  NOTICE_DAYS,
  type LegalName,
  type LegalVersion,
} from '#shared/rules/kept/legal-versions.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { addDays, dayOf, systemClock } from '#server/platform/clock.ts'
import { readPageText } from '#server/library/page-text.ts'
import { privacyOf } from './privacy.ts'
import { versionNotes } from './versions.ts'

const NAMES = Object.keys(LEGAL_VERSIONS) as LegalName[]
const PSE = { name: 'PT Contoh', email: 'privasi@contoh.example', pse: '1' }
/** All variants of an installation's settings that change the privacy policy. */
const SITES = [
  { whatsapp: null, operator: null },
  { whatsapp: 'inbox', operator: { ...PSE, pse: null } },
  { whatsapp: 'meta', operator: PSE },
] as const

const textsIn = async (locale: Locale) => ({
  terms: await readPageText(locale, 'terms'),
  privacy: await readPageText(locale, 'privacy'),
})
const TEXTS = { id: await textsIn('id'), en: await textsIn('en') }
const WORDS = { id, en }
const CONTENTS: Record<LegalName, (locale: Locale) => unknown> = {
  terms: locale => TEXTS[locale].terms,
  privacy: locale => SITES.map(site => privacyOf(TEXTS[locale].privacy, WORDS[locale], site)),
  guidelines: locale => WORDS[locale].guidelines,
}

const sectionOf = (locale: Locale, name: 'terms' | 'privacy', id: string): string =>
  JSON.stringify(TEXTS[locale][name].sections.find(one => one.id === id))

/** Hash of a text's current words, in both languages. */
const markOf = (name: LegalName): string =>
  createHash('sha256')
    .update(JSON.stringify(LOCALES.map(CONTENTS[name])))
    .digest('hex')
    .slice(0, 16)

/**
 * Faults in a text's versions; `mark` is the hash of its words, which must equal that of the newest version with words.
 */
function wrongWith(versions: readonly LegalVersion[], mark: string, today: string): string[] {
  const latest = versions.findLast(({ words }) => words !== undefined)
  const wrong = latest?.words === mark ? [] : [`the words changed: a new version, with words: '${mark}'`]
  if (latest && latest.from > today) wrong.push(`its words stand before ${latest.from}`)
  versions.forEach(({ from, announced, words }, i) => {
    if (words === undefined && from <= today) wrong.push(`${from} has come, and its words have not`)
    const before = versions[i - 1]
    if (!before) return
    if (!announced || addDays(announced, NOTICE_DAYS) > from) wrong.push(`${from} is announced too late`)
    if (from <= before.from) wrong.push(`${from} stands after a later one`)
    if (words !== undefined && before.words === undefined) wrong.push(`${before.from} has no words`)
  })
  return wrong
}

for (const name of NAMES)
  test(`the words of “${name}” are those of its newest version, which was announced in time`, () => {
    assert.deepEqual(wrongWith(LEGAL_VERSIONS[name], markOf(name), dayOf(systemClock.now())), [])
  })

const FIRST = { from: '2026-11-25', words: 'a' }
const NEXT = { from: '2027-01-15', announced: '2027-01-01' }
const wrongToday = (versions: LegalVersion[], mark: string, today = '2027-01-14') =>
  wrongWith(versions, mark, today).length

test('words that changed without a version or before its date, and a late announcement, are found', () => {
  assert.equal(wrongToday([FIRST], 'a'), 0)
  assert.equal(wrongToday([FIRST], 'b'), 1)
  assert.equal(wrongToday([FIRST, NEXT], 'a'), 0)
  assert.equal(wrongToday([FIRST, NEXT], 'b'), 1)
  assert.equal(wrongToday([FIRST, { ...NEXT, words: 'b' }], 'b', NEXT.from), 0)
  assert.equal(wrongToday([FIRST, { ...NEXT, words: 'b' }], 'b'), 1)
  assert.equal(wrongToday([FIRST, { ...NEXT, announced: '2027-01-02' }], 'a'), 1)
  assert.equal(wrongToday([FIRST, { from: NEXT.from }], 'a'), 1)
  assert.equal(wrongToday([FIRST, { ...NEXT, from: FIRST.from, words: 'b' }], 'b'), 2)
})

test('a version whose day has come while the text still has the former words is found', () => {
  assert.equal(wrongToday([FIRST, NEXT], 'a', NEXT.from), 1)
})

test('a page shows since when its text is in force, the changes of each version, and the coming one', () => {
  const changes = { '2026-11-25': 'First.', '2027-01-15': 'Applications go after 90 days.' }
  const first = { day: '2026-11-25', change: 'First.' }
  const next = { day: '2027-01-15', change: 'Applications go after 90 days.' }
  assert.deepEqual(versionNotes([FIRST, NEXT], changes), {
    since: FIRST.from,
    coming: [next],
    applied: [first],
  })
  const applied = [FIRST, { ...NEXT, words: 'b' }]
  assert.deepEqual(versionNotes(applied, changes), { since: NEXT.from, coming: [], applied: [next, first] })
})

test('the terms name the days of notice before a change, the prevailing language, and the place for complaints', () => {
  for (const locale of LOCALES) {
    const section = (name: string) => sectionOf(locale, 'terms', name)
    assert.match(section('perubahan'), new RegExp(`\\b${NOTICE_DAYS} (hari|days)`))
    assert.match(section('perubahan'), /berlaku bahasa Indonesia|Indonesian one prevails/)
    for (const page of ['reportContent', 'contact'] as const)
      assert.ok(section('keluhan').includes(`(${href(locale, page)})`), page)
  }
})

test('terms and guidelines cover all kinds of submissions', () => {
  for (const [locale, sent] of [
    ['id', [/ulasan/i, /gaji/, /pertanyaan/, /jawaban/]],
    ['en', [/review/i, /salary/, /question/, /answer/]],
  ] as const) {
    for (const one of sent) assert.match(sectionOf(locale, 'terms', 'isi'), one)
    const { lead, items, description } = WORDS[locale].guidelines
    for (const one of [sent[0], sent[2], sent[3]]) {
      assert.match(lead, one)
      assert.match(description, one)
      assert.match(items[5]?.body ?? '', one)
    }
    const jobs = sectionOf(locale, 'terms', 'lowongan')
    for (const one of [/lowongan|vacanc/i, /lamaran|application/i, /pesan|message/i]) assert.match(jobs, one)
  }
})

test('the privacy policy names the days of notice before a change', () => {
  for (const locale of LOCALES)
    assert.match(sectionOf(locale, 'privacy', 'perubahan'), new RegExp(`\\b${NOTICE_DAYS} (hari|days)`))
})
