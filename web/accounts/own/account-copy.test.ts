import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyAsCsv, copyAsJson } from './account-copy.ts'

const NAMES = { part: 'bagian', key: 'isian', value: 'isi' }
const ACCOUNT = {
  name: '=HYPERLINK("http://jahat.example")',
  email: 'ayu@contoh.id',
  phone_number: '+6281290901122',
  language: 'id' as const,
  mail_refused: false,
  since: '2026-03',
  devices: [{ id: 'ab', here: true, used: '2026-03-11', ends: '2026-04-10' }],
  consents: [{ purpose: 'terms', text: 'Aku setuju, "semua"', locale: 'id' as const, day: '2026-03-11' }],
  applications: [
    {
      id: 'a1',
      state: 'sent' as const,
      vacancy: {
        id: 'v1',
        title: 'Staf Gudang',
        locale: 'id' as const,
        is_open: true,
        is_shown: true,
        is_taken_down: false,
      },
      company: { id: 'c1', name: 'Lintang Muara', slug: 'lintang-muara' },
      sent_on: '2026-03-11',
      seen_on: null,
      answered_on: null,
      is_late: false,
      locale: 'id' as const,
      content: {
        name: 'Ayu',
        email: null,
        phone: '+6281290901122',
        message: 'Bisa mulai Januari',
        file: 'CV.pdf',
      },
      answer: null,
      gets_mails: true,
    },
  ],
  saved: {
    jobs: [{ id: 'v2', title: 'Juru Muat', company: 'Samudra Kayu' }],
    companies: [{ id: 'c2', slug: 'kapal-teduh', name: 'Kapal Teduh' }],
  },
  letters: {
    language: 'id' as const,
    paused: false,
    subscriptions: [
      {
        id: 's1',
        kind: 'search' as const,
        title: 'gudang, Bekasi',
        state: 'active' as const,
        since: '2026-03-12',
        name: 'Sekar Ayu',
      },
    ],
  },
}

test('a copy contains all stored data', () => {
  assert.deepEqual(JSON.parse(copyAsJson(ACCOUNT)), ACCOUNT)
  const csv = copyAsCsv(ACCOUNT, NAMES)
  for (const text of [
    'ayu@contoh.id',
    '2026-03',
    '2026-04-10',
    'terms',
    'Aku setuju, ""semua""',
    'Staf Gudang',
    'CV.pdf',
    'Juru Muat',
    'Kapal Teduh',
    'gudang, Bekasi',
    '2026-03-12',
    'Sekar Ayu',
    '"letters","language"',
  ])
    assert.ok(csv.includes(text), text)
  assert.doesNotMatch(csv, /null/)
})

test('no cell of a copy is a formula to a spreadsheet, and each stays in its cell', () => {
  const lines = copyAsCsv(ACCOUNT, NAMES).split('\r\n')
  assert.deepEqual(lines.slice(0, 2), [
    '"bagian","isian","isi"',
    '"account","name","\'=HYPERLINK(""http://jahat.example"")"',
  ])
  assert.ok(lines.includes('"account","phone_number","\'+6281290901122"'))
  for (const line of lines) assert.doesNotMatch(line, /(^|,)"[=+\-@]/)
})
