import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalCompanyName } from '#shared/rules/company-name.ts'
import {
  companyId,
  decide,
  missingFacts,
  rowKey,
  type Decision,
  type Known,
  type KnownCompany,
} from './identity.ts'
import type { DirectoryRow } from './row.ts'

const BANDUNG = '32.73'
const SOLO = '33.72'

type Facts = Partial<Omit<DirectoryRow, 'line'>>

const row = (facts: Facts): DirectoryRow => ({
  line: 2,
  name: 'Maju Jaya',
  legalName: null,
  legalForm: 'PT',
  ticker: null,
  industry: null,
  host: null,
  cityId: BANDUNG,
  ...facts,
})

const company = (id: string, facts: Facts = {}): KnownCompany => {
  const { line: _, ...known } = row(facts)
  return { id, norm: normalCompanyName(known.name), ...known }
}

/** The listed companies, with `near` as the normal forms one letter away from any. */
const there = (companies: KnownCompany[], near: string[] = []): Known => ({
  byId: id => companies.find(one => one.id === id),
  byTicker: ticker => companies.find(one => one.ticker === ticker),
  byHost: host => companies.filter(one => one.host === host),
  byNorm: norm => companies.filter(one => one.norm === norm),
  bySpelling: (_, cityId) => companies.filter(one => near.includes(one.norm) && one.cityId === cityId),
})

const short = (decision: Decision): string =>
  decision.act === 'join'
    ? `join ${decision.company.id}`
    : decision.act === 'create'
      ? 'create'
      : `${decision.doubt} ${decision.companies.map(one => one.id).join(' ')}`

const CASES: [about: string, companies: KnownCompany[], row: Facts, outcome: string][] = [
  ['nothing is there', [], {}, 'create'],
  [
    'an equal ticker is one company, whatever the name',
    [company('a', { ticker: 'MJYA', name: 'Lama' })],
    { ticker: 'MJYA' },
    'join a',
  ],
  [
    'an equal ticker wins over a website',
    [company('a', { ticker: 'MJYA', name: 'Lama' }), company('b', { host: 'maju.id' })],
    { ticker: 'MJYA', host: 'maju.id' },
    'join a',
  ],
  [
    'different tickers are never one company, same name',
    [company('a', { ticker: 'AAAA' })],
    { ticker: 'BBBB' },
    'create',
  ],
  [
    'different tickers are never one company, same website',
    [company('a', { ticker: 'AAAA', host: 'maju.id', name: 'Lama' })],
    { ticker: 'BBBB', host: 'maju.id' },
    'create',
  ],
  [
    'different tickers are not even near',
    [company('a', { ticker: 'AAAA', legalForm: 'CV' })],
    { ticker: 'BBBB' },
    'create',
  ],
  [
    'a website joins, whatever the name and city',
    [company('a', { name: 'Lama', host: 'maju.id', cityId: SOLO })],
    { host: 'maju.id' },
    'join a',
  ],
  [
    'a website joins a row with a ticker to a company without',
    [company('a', { name: 'Lama', host: 'maju.id' })],
    { host: 'maju.id', ticker: 'MJYA' },
    'join a',
  ],
  [
    'a website joins a row without a ticker to a company with',
    [company('a', { name: 'Lama', host: 'maju.id', ticker: 'MJYA' })],
    { host: 'maju.id' },
    'join a',
  ],
  [
    'a website that several share is for the team',
    [
      company('a', { name: 'A', host: 'maju.id', ticker: 'AAAA' }),
      company('b', { name: 'B', host: 'maju.id', ticker: 'BBBB' }),
    ],
    { host: 'maju.id' },
    'shared_website a b',
  ],
  [
    'a website shared by conflicting tickers only says nothing',
    [
      company('a', { name: 'A', host: 'maju.id', ticker: 'AAAA' }),
      company('b', { name: 'B', host: 'maju.id', ticker: 'BBBB' }),
    ],
    { host: 'maju.id', ticker: 'CCCC' },
    'create',
  ],
  ['form, name and city are one company', [company('a')], {}, 'join a'],
  ['case and spaces of a name do not matter', [company('a', { name: 'MAJU  JAYA' })], {}, 'join a'],
  [
    'form, name and city join rows that differ in website',
    [company('a', { host: 'lama.id' })],
    { host: 'baru.id' },
    'join a',
  ],
  ['another city is another company', [company('a', { cityId: SOLO })], {}, 'create'],
  ['two companies without city are one', [company('a', { cityId: null })], { cityId: null }, 'join a'],
  ['an unknown city leaves it open', [company('a', { cityId: null })], {}, 'same_name a'],
  [
    'an unknown city of the row leaves it open',
    [company('a'), company('b', { cityId: SOLO })],
    { cityId: null },
    'same_name a b',
  ],
  [
    'another legal form in the same city is for the team',
    [company('a', { legalForm: 'CV' })],
    {},
    'same_name a',
  ],
  [
    'another legal form in another city is another company',
    [company('a', { legalForm: 'CV', cityId: SOLO })],
    {},
    'create',
  ],
  ['the normal form alone joins nothing', [company('a', { name: 'Maju-Jaya' })], {}, 'same_name a'],
  [
    'two listed companies of the name leave a row without ticker open',
    [company('a', { ticker: 'AAAA' }), company('b', { ticker: 'BBBB' })],
    {},
    'same_name a b',
  ],
  [
    'one letter away in the same city is for the team',
    [company('a', { name: 'Maju Raya' })],
    {},
    'near_spelling a',
  ],
  [
    'one letter away in another city is another company',
    [company('a', { name: 'Maju Raya', cityId: SOLO })],
    {},
    'create',
  ],
]

for (const [about, companies, facts, outcome] of CASES)
  test(about, () => {
    const known = there(companies, ['maju raya'])
    assert.equal(short(decide(row(facts), normalCompanyName('Maju Jaya'), known)), outcome)
  })

test('a renamed company still matches the row that created it', () => {
  const renamed = company(companyId(row({})), { name: 'Nama Baru', cityId: SOLO })
  assert.equal(short(decide(row({}), 'maju jaya', there([renamed]))), `join ${renamed.id}`)
})

test('the id of a company comes from its ticker, or from its legal form, name and city', () => {
  assert.equal(
    companyId(row({ ticker: 'MJYA' })),
    companyId(row({ ticker: 'MJYA', name: 'Lain', cityId: SOLO })),
  )
  assert.equal(companyId(row({})), companyId(row({ name: 'MAJU JAYA', host: 'maju.id' })))
  const others = [
    row({ ticker: 'MJYA' }),
    row({ legalForm: 'CV' }),
    row({ cityId: SOLO }),
    row({ name: 'Maju' }),
  ]
  assert.equal(new Set([row({}), ...others].map(companyId)).size, 5)
  assert.match(companyId(row({})), /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a row is identified by its facts, not by its line', () => {
  assert.equal(rowKey(row({})), rowKey({ ...row({}), line: 99 }))
  assert.notEqual(rowKey(row({})), rowKey(row({ host: 'maju.id' })))
})

test('only missing facts are filled in', () => {
  const lacking = company('a', { host: 'lama.id', cityId: null })
  assert.deepEqual(missingFacts(lacking, row({ host: 'baru.id', industry: 'retail' })), {
    industry: 'retail',
    cityId: BANDUNG,
  })
})
