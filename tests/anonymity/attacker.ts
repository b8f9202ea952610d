import type { Secrets } from '#server/platform/secrets.ts'
import type { FoundFile } from './thief/files.ts'
import type { Tables } from './thief/tables.ts'
import type { LiveCall } from './world/live-log.ts'
import type { WriteAheadLog } from './thief/write-ahead-log.ts'

/** Everything the thief copied. A source that was not copied is empty. */
export type Loot = {
  tables: Tables
  /** Dumps of two consecutive nights. A dump has no transaction ids. */
  nights: { before: Tables; after: Tables } | undefined
  /** Private files with their metadata on disk. */
  files: FoundFile[]
  logs: string[]
  /** Column values that the database's statistics repeat. */
  statistics: { column: string; values: string }[]
  /** The write-ahead log as far as the engine still has it. */
  wal: WriteAheadLog | undefined
  /** Primary key entries of index pages, dead ones included. They show in which order rows first stood. */
  index: Map<string, Map<string, number>>
  keys: Partial<Secrets>
  /** What a changed server recorded of the calls of credentials, passes, reviews and pay. */
  live: LiveCall[]
  /** Times at which each account's person was on the site, as an observer of the network knows them. */
  visits: Map<string, number[]>
  /** Plain addresses, devices and manage codes, which must not be stored anywhere. */
  canaries: string[]
  /** Amounts of pay, which may be stored only encrypted. */
  amounts: number[]
}

/** A guess names a set of candidates; the smaller the set, the more certain the guess. */
export type Guess = { subject: string; among: string[] }

/**
 * One way of guessing. `links`: the relation that it guesses. `within`: the candidates that public data leaves
 * possible; without it, all of them. Chance is a random pick among these.
 */
export type Attempt = {
  by: string
  links: 'author' | 'salary' | 'entry' | 'payer' | 'twin' | 'applicant' | 'asker' | 'canary'
  guesses: Guess[]
  within?: (subject: string) => string[]
}

export type Attacker = {
  name: string
  /**
   * What the attacker has in addition to a full copy: a key, or backups of more than one place. An attacker without it
   * must do no better than chance.
   */
  given?: string
  attack(loot: Loot): Attempt[]
}
