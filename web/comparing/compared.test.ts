import assert from 'node:assert/strict'
import test from 'node:test'
import { askedOf, withCompany } from './asked.ts'
import { highest, isHighest, leadsOf, type Compared } from './compared.ts'

const asked = (query: string) => askedOf(new URLSearchParams(query))

test('an address compares up to four companies, each once', () => {
  assert.deepEqual(asked('companies=a,b,a,c,d,e&change=b').companies, ['a', 'b', 'c', 'd'])
  assert.deepEqual(asked('companies=a,%3Cb%3E,,../c').companies, ['a'])
  assert.deepEqual(
    [asked('companies=a&change=z').change, asked('companies=a,b&change=b').change],
    [null, 'b'],
  )
})

test('a company comes beside the others, or into the place of one', () => {
  assert.deepEqual(withCompany(['a', 'b'], 'c', null), ['a', 'b', 'c'])
  assert.deepEqual(withCompany(['a', 'b'], 'c', 'a'), ['c', 'b'])
})

test('alike figures are both highest, and where all are alike none is', () => {
  assert.equal(highest([4.52, 4.5, 3]), 4.5)
  assert.equal(isHighest(4.52, 4.5), true)
  assert.deepEqual([highest([4, 4]), highest([4, null]), highest([])], [null, null, null])
})

test('each company is named where it leads most, and nowhere what too few say', () => {
  const company = (slug: string, balance: number, salary: number | null) =>
    ({
      page: {
        company: { slug, name: slug },
        figures: {
          review_count: 12,
          ratings: [
            { key: 'balance', mean: balance },
            { key: 'salary', mean: salary },
          ],
        },
      },
    }) as unknown as Compared
  const leads = leadsOf([company('a', 4, 3), company('b', 3, 4.5)])
  assert.deepEqual(
    leads.map(({ slug, aspect }) => [slug, aspect]),
    [
      ['a', 'balance'],
      ['b', 'salary'],
    ],
  )
  assert.deepEqual(
    leadsOf([company('a', 4, null), company('b', 4, 5)]).map(({ slug }) => slug),
    [],
  )
})
