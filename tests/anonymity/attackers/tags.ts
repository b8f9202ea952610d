import { createHash } from 'node:crypto'
import { authorTag } from '#server/authorship/keys.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { keyOf } from '../score.ts'
import { accountsOf, rowsOf } from '../thief/sightings.ts'
import type { Tables } from '../thief/tables.ts'

/** What one would try who has no key. */
const GUESSED_KEYS = [
  Buffer.alloc(32),
  Buffer.alloc(32, 255),
  createHash('sha256').update('kerjajujur').digest(),
]

/** Tries every account on every duplicate tag. */
export const tags: Attacker = {
  name: 'duplicate tags by brute force',
  attack: ({ tables }) => GUESSED_KEYS.map((key, nth) => tried(tables, key, `guessed key ${nth + 1}`)),
}

/** With the key this names whoever wrote a company's only review: docs/anonymity.md says so. */
export const tagsWithKey: Attacker = {
  name: 'duplicate tags',
  given: 'the key `tag`',
  attack: ({ tables, keys }) => [tried(tables, keys.tag as Buffer, 'the key of the tags')],
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
