import { createHash } from 'node:crypto'
import { authorTag, payTag } from '#server/authorship/keys.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { accountsOf, keyOf, rowsOf } from '../thief/sightings.ts'
import type { Tables } from '../thief/tables.ts'

/** Keys that an attacker without the real one would try. */
const GUESSED_KEYS = [
  Buffer.alloc(32),
  Buffer.alloc(32, 255),
  createHash('sha256').update('kerjajujur').digest(),
]

/** Tries every account on every duplicate tag. */
export const tags: Attacker = {
  name: 'duplicate tags by brute force',
  attack: ({ tables }) =>
    GUESSED_KEYS.flatMap((key, nth) => [
      tried(tables, key, `guessed key ${nth + 1}`),
      triedOnPay(tables, key, `guessed key ${nth + 1} on content.pay_guard`),
    ]),
}

/**
 * With the key this names the author of a company's only review, or of its only amount of pay; docs/anonymity.md says
 * so.
 */
export const tagsWithKey: Attacker = {
  name: 'duplicate tags',
  given: 'the key `tag`',
  attack: ({ tables, keys }) => [
    tried(tables, keys.tag as Buffer, 'the key of the tags'),
    triedOnPay(tables, keys.tag as Buffer, 'the key of the tags on content.pay_guard'),
  ],
}

function tried(tables: Tables, tag: Buffer, by: string): Attempt {
  const marks = new Map(
    rowsOf(tables, 'content.review_guard').map(({ values }) => [keyOf(values['tag']), values]),
  )
  const writers = new Map<unknown, string[]>()
  for (const account of accountsOf(tables))
    for (const [company, year] of new Set(
      [...marks.values()].map(one => `${String(one['company_id'])} ${String(one['year'])}`),
    )
      .values()
      .map(one => one.split(' '))) {
      const mark = keyOf(
        authorTag({ tag } as Secrets, account, company as string, Number(year)).toString('hex'),
      )
      if (marks.has(mark)) writers.set(company, [...(writers.get(company) ?? []), account])
    }
  const guesses = rowsOf(tables, 'content.review').map(({ values }): Guess => ({
    subject: String(values['id']),
    among: writers.get(values['company_id']) ?? [],
  }))
  return { by, links: 'author', guesses }
}

/** A tag of pay names no company, so every company that occurs in a salary's row is tried. */
function triedOnPay(tables: Tables, tag: Buffer, by: string): Attempt {
  const marks = new Map(
    rowsOf(tables, 'content.pay_guard').map(({ values }) => [keyOf(values['tag']), Number(values['year'])]),
  )
  const years = [...new Set(marks.values())]
  const salaries = rowsOf(tables, 'content.salary').map(({ values }) => ({
    key: keyOf(values['key']),
    company: String(values['company_id']),
  }))
  const payers = new Map(
    [...new Set(salaries.map(({ company }) => company))].map(company => [
      company,
      accountsOf(tables).filter(account =>
        years.some(year => marks.has(payTag({ tag } as Secrets, account, company, year).toString('hex'))),
      ),
    ]),
  )
  const guesses = salaries.map(({ key, company }): Guess => ({
    subject: key,
    among: payers.get(company) ?? [],
  }))
  return { by, links: 'payer', guesses }
}
