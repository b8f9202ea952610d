import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createCompanies } from '#server/companies/create.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

const COMPANIES = 400
const QUERIES = 150
const BAR = 0.97

let app: TestApp
let names: string[]
const random = seeded(20_260_311)

before(async () => {
  app = await testApp()
  names = inventNames()
  await app.db.begin('content', tx =>
    createCompanies(
      tx,
      names.map(name => ({ name: `PT ${name}`, listed_on: '2026-01-05' })),
    ),
  )
})
after(() => app.close())

test('names as written find their companies', () => recall(name => name))
test('names with swapped words find their companies', () =>
  recall(name => name.split(' ').reverse().join(' ')))
test('names with one typing error find their companies', () => recall(mistype))
test('long names with two typing errors find their companies', () =>
  recall(
    name => mistype(mistype(name)),
    name => name.length >= 18,
  ))

/** Checks how often the intended company is among the first three results. */
async function recall(spoil: (name: string) => string, wanted = (_name: string) => true): Promise<void> {
  const pool = names.filter(wanted)
  const missed: string[] = []
  for (let i = 0; i < QUERIES; i++) {
    const name = pool[random(pool.length)] as string
    const q = spoil(name.toLowerCase())
    const { body } = await app.call('searchCompanies', { query: { q } })
    const top = body.companies.slice(0, 3).map((company: { name: string }) => company.name)
    if (!top.includes(`PT ${name}`)) missed.push(`${q} (${name})`)
  }
  assert.ok(missed.length <= QUERIES * (1 - BAR), `missed ${missed.length}: ${missed.join(', ')}`)
}

/** Omits, adds, replaces or swaps one letter, never the first. */
function mistype(text: string): string {
  const i = 1 + random(text.length - 2)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[random(26)] as string
  switch (random(4)) {
    case 0:
      return text.slice(0, i) + text.slice(i + 1)
    case 1:
      return text.slice(0, i) + letter + text.slice(i)
    case 2:
      return text.slice(0, i) + letter + text.slice(i + 1)
    default:
      return text.slice(0, i) + text[i + 1] + text[i] + text.slice(i + 2)
  }
}

/** Names of two to four words, some shared by many names and some unique, as in a real directory. */
function inventNames(): string[] {
  const shared =
    'maju jaya abadi sentosa makmur mandiri karya mitra sumber cipta graha prima nusantara lestari'.split(' ')
  const made = new Set<string>()
  while (made.size < COMPANIES) {
    const words = [
      inventWord(),
      ...Array.from({ length: 1 + random(3) }, () => (random(10) < 6 ? pick(shared) : inventWord())),
    ]
    made.add(words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join(' '))
  }
  return [...made]
}

function inventWord(): string {
  const syllables = Array.from(
    { length: 2 + random(3) },
    () => pick([...'bcdghjklmnprstwy']) + pick([...'aiueo']),
  )
  return syllables.join('') + pick(['', '', 'n', 'r', 's', 'ng', 't'])
}

function pick<T>(list: T[]): T {
  return list[random(list.length)] as T
}

/** Deterministic generator of whole numbers below `bound`. */
function seeded(seed: number): (bound: number) => number {
  let state = seed
  return bound => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
