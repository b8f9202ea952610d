import { createHash } from 'node:crypto'
import { mac } from '#server/platform/crypto.ts'
import type { Attacker, Attempt, Guess } from '../attacker.ts'
import { accountsOf, keyOf, rowsOf } from '../thief/sightings.ts'
import type { Tables } from '../thief/tables.ts'

/** Keys that an attacker without the real ones would try. */
const GUESSED_KEYS = [
  Buffer.alloc(32),
  Buffer.alloc(32, 255),
  createHash('sha256').update('kerjajujur').digest(),
]
const TAG_BYTES = 16

/** A tag as a program could make it of an account, for a review of a company in a year. */
export const tagOfAccount = (key: Buffer, account: string, company: string, year: number): Buffer =>
  mac(key, 1, account, company, year).subarray(0, TAG_BYTES)

/**
 * Tries every account with every key of the program, and with guessed ones, on every duplicate tag. Tags are made of
 * secrets that only browsers have, so that this must do no better than chance.
 */
export const tags: Attacker = {
  name: 'duplicate tags by every key',
  attack({ tables, keys }) {
    const guessed = GUESSED_KEYS.map((key, nth) => ({ key, by: `guessed key ${nth + 1}` }))
    const own = Object.entries(keys).map(([name, key]) => ({ key, by: `the key ${name}` }))
    return [...guessed, ...own].map(({ key, by }) => tried(tables, key, `${by} on content.duplicate_tag`))
  },
}

function tried(tables: Tables, key: Buffer, by: string): Attempt {
  const rows = rowsOf(tables, 'content.duplicate_tag').map(({ values }) => values)
  const stored = new Set(rows.map(({ tag }) => keyOf(tag)))
  const years = [...new Set(rows.map(({ year }) => Number(year)))]
  const writers = new Map<string, string[]>()
  const writersOf = (company: string): string[] => {
    const known = writers.get(company)
    if (known) return known
    const found = accountsOf(tables).filter(account =>
      years.some(year => stored.has(tagOfAccount(key, account, company, year).toString('hex'))),
    )
    writers.set(company, found)
    return found
  }
  const guesses = rowsOf(tables, 'content.review').map(({ values }): Guess => ({
    subject: String(values['id']),
    among: writersOf(String(values['company_id'])),
  }))
  return { by, links: 'author', guesses }
}
