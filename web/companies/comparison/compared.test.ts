import assert from 'node:assert/strict'
import test from 'node:test'
import { companies as en } from '#shared/messages/en/companies/companies.ts'
import { companies as id } from '#shared/messages/id/companies/companies.ts'
import { formats } from '#web/platform/formats.ts'
import { choiceOf, withCompany } from './query.ts'
import { benefitOf, benefitText, highest, isHighest, leadsOf, type Compared } from './compared.ts'

const choice = (query: string) => choiceOf(new URLSearchParams(query))

test('an address compares up to four companies, each once', () => {
  assert.deepEqual(choice('companies=a,b,a,c,d,e&change=b').companies, ['a', 'b', 'c', 'd'])
  assert.deepEqual(choice('companies=a,%3Cb%3E,,../c').companies, ['a'])
  assert.deepEqual(
    [choice('companies=a&change=z').change, choice('companies=a,b&change=b').change],
    [null, 'b'],
  )
})

test('a company can be added to the others, or replace one', () => {
  assert.deepEqual(withCompany(['a', 'b'], 'c', null), ['a', 'b', 'c'])
  assert.deepEqual(withCompany(['a', 'b'], 'c', 'a'), ['c', 'b'])
})

test('equal figures are both highest, and if all are equal none is', () => {
  assert.equal(highest([4.52, 4.5, 3]), 4.5)
  assert.equal(isHighest(4.52, 4.5), true)
  assert.deepEqual([highest([4, 4]), highest([4, null]), highest([])], [null, null, null])
})

test('each company is named where it leads most, and figures with too few answers are left out', () => {
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

test('a benefit that about half have is called so, and one with too few answers has no statement', () => {
  const benefit = (yes: number, answered: number) => {
    const benefits = [{ key: 'parkingspace', yes, answered, has: true }]
    return benefitOf({ page: { figures: { benefits } } } as unknown as Compared, 'parkingspace')
  }
  const texts = [9, 5, 2].map(yes => benefitText({ yes, answered: 10 }, id, formats('id')))
  assert.deepEqual(texts, [
    'Umumnya ada (9 dari 10)',
    'Sekitar separuh (5 dari 10)',
    'Umumnya tidak (2 dari 10)',
  ])
  assert.equal(benefitText({ yes: 5, answered: 10 }, en, formats('en')), 'About half (5 of 10)')
  assert.deepEqual([benefit(2, 2), benefit(2, 4)?.yes], [undefined, 2])
})
