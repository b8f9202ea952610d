import type { Secrets } from '#server/platform/secrets.ts'
import type { FoundFile } from './thief/files.ts'
import type { Tables } from './thief/tables.ts'
import type { WriteAheadLog } from './thief/write-ahead-log.ts'

/** Everything that was taken. What was not taken is empty. */
export type Loot = {
  tables: Tables
  /** Copies of two nights, one after the other, as dumps have them: without transactions. */
  nights: { before: Tables; after: Tables } | undefined
  /** Private files with all that the disk says of each. */
  files: FoundFile[]
  logs: string[]
  /** What the engine's statistics repeat of columns. */
  statistics: { column: string; values: string }[]
  /** What the engine's log still holds. */
  wal: WriteAheadLog | undefined
  /** Entries of primary keys as index pages hold them, the dead too: in which order rows first stood. */
  index: Map<string, Map<string, number>>
  keys: Partial<Secrets>
  /** What somebody knows who watches a network: when each account's person was on the site. */
  visits: Map<string, number[]>
  /** What must stand nowhere: addresses, devices, manage codes, in the clear. */
  canaries: string[]
  /** Amounts of pay, which stand nowhere but closed. */
  amounts: number[]
}

/** A guess names a few that it may be; the more certain, the fewer. */
export type Guess = { subject: string; among: string[] }

/**
 * One way of guessing. `links`: what is linked with what. `within`: those whom anybody would have named who knows what is
 * openly kept, all of them unless told: chance is a pick among these.
 */
export type Attempt = {
  by: string
  links: 'author' | 'salary' | 'entry' | 'payer' | 'twin' | 'applicant' | 'asker' | 'canary'
  guesses: Guess[]
  within?: (subject: string) => string[]
}

export type Attacker = {
  name: string
  /** What it was given beside a copy of everything: a key, or more than one place's backups. Without, it must do no better than chance. */
  given?: string
  attack(loot: Loot): Attempt[]
}
