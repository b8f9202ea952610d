import { copyFileSync, renameSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { tagOfAccount } from './attackers/tags.ts'
import { PLANTS_OF_CALLS } from './plants-of-calls.ts'
import type { Person } from './world/cast.ts'
import type { World } from './world/world.ts'

/**
 * A leak that a developer could introduce in a day: a table or column at the start, and a value that each review adds.
 */
export type Plant = {
  /** The attacker that must find it, and the place it must name. */
  finder: string
  place: string
  prepare(world: World): Promise<unknown>
  wrote(world: World, review: string, author: Person): Promise<unknown>
  /** Runs before the copy is taken. */
  ends?(world: World): Promise<unknown>
}

const day = (moment: number): string => new Date(moment + 7 * 3_600_000).toISOString().slice(0, 10)

export const PLANTS: Record<string, Plant> = {
  user_id: {
    finder: 'shared values',
    place: 'any value',
    prepare: ({ db }) => db.owner`alter table content.review add column user_id uuid`,
    wrote: ({ db }, review, { account }) =>
      db.owner`update content.review set user_id = ${account as string} where id = ${review}`,
  },
  created_at: {
    finder: 'somebody who watches a network',
    place: 'content.review.created_at',
    prepare: ({ db }) => db.owner`alter table content.review add column created_at timestamptz`,
    wrote: ({ db, now }, review) =>
      db.owner`update content.review set created_at = ${new Date(now())} where id = ${review}`,
  },
  // One in each schema: while everything else is mixed, an ordered table reveals nobody, except to a long-term
  // observer.
  'left-in-order': {
    finder: 'physical order',
    place: 'content.review_note',
    async prepare({ db }) {
      await db.owner`create table content.review_note (review_id uuid primary key)`
      await db.owner`create table identity.account_note (id uuid primary key default gen_random_uuid(), account_id uuid)`
    },
    async wrote({ db }, review, { account }) {
      await db.owner`insert into content.review_note (review_id) values (${review})`
      await db.owner`insert into identity.account_note (account_id) values (${account as string})`
    },
  },
  'published-today': {
    finder: 'somebody who watches a network',
    place: 'content.review.published_on',
    prepare: async () => {},
    wrote: async () => {},
    async ends({ db, truth }) {
      for (const [review, written] of truth.written)
        await db.owner`update content.review set published_on = ${day(written)} where id = ${review} and state in ('approved', 'published')`
    },
  },
  'count-at-account': {
    finder: 'counts at accounts',
    place: 'identity.account.reviews',
    prepare: ({ db }) => db.owner`alter table identity.account add column reviews integer not null default 0`,
    wrote: ({ db }, _, { account }) =>
      db.owner`update identity.account set reviews = reviews + 1 where id = ${account as string}`,
  },
  // One in each store of pay.
  'account-of-a-salary': {
    ...later('content.salary add column account_id uuid'),
    finder: 'shared values',
    place: 'content.salary: ',
    async ends({ db, truth }) {
      for (const [key, account] of truth.payer)
        await db.owner`update content.salary set account_id = ${account} where encode(key, 'hex') = ${key}`
    },
  },
  'salary-of-a-role': {
    ...later('content.role_pay add column salary text'),
    finder: 'stores of pay side by side',
    place: 'content.role_pay by shared values',
    async ends({ db, truth }) {
      for (const [key, salary] of truth.twin)
        await db.owner`update content.role_pay set salary = ${salary} where encode(key, 'hex') = ${key}`
    },
  },
  'name-of-a-comment': {
    ...later('content.pay_comment add column account_id uuid'),
    finder: 'shared values',
    place: 'content.pay_comment: ',
    async ends({ db, truth }) {
      for (const [id, account] of truth.payer)
        await db.owner`update content.pay_comment set account_id = ${account} where id::text = ${id}`
    },
  },
  'salary-of-a-comment': {
    ...later('content.salary_comment add column salary text'),
    finder: 'stores of pay side by side',
    place: 'content.salary_comment by shared values',
    async ends({ db, truth }) {
      for (const [key, salary] of truth.twin)
        await db.owner`update content.salary_comment set salary = ${salary} where encode(key, 'hex') = ${key}`
    },
  },
  'when-a-salary-was-given': {
    ...later('content.salary add column given_at timestamptz'),
    finder: 'somebody who watches a network',
    place: 'content.salary.given_at',
    async ends({ db, truth }) {
      for (const [key, at] of truth.acted)
        await db.owner`update content.salary set given_at = ${new Date(at)} where encode(key, 'hex') = ${key}`
    },
  },
  'account-of-what-waits': {
    ...later('content.pay_waiting add column account_id uuid'),
    finder: 'shared values',
    place: 'content.pay_waiting: ',
    async ends({ db, truth }) {
      for (const [id, account] of truth.payer)
        await db.owner`update content.pay_waiting set account_id = ${account} where id::text = ${id}`
    },
  },
  'tag-of-an-account': {
    finder: 'duplicate tags by every key',
    place: 'the key pass on content.duplicate_tag',
    prepare: async () => {},
    async wrote({ db, it }, review, { account }) {
      const [row] = await db.owner<{ company: string }[]>`
        select company_id as company from content.review where id = ${review}`
      const tag = tagOfAccount(it.secrets.pass, account as string, row?.company ?? '', 2026)
      await db.owner`insert into content.duplicate_tag (tag, year) values (${tag}, 2026) on conflict do nothing`
    },
  },
  'moment-of-an-application': {
    ...later('identity.application add column sent_at timestamptz'),
    finder: 'somebody who watches a network',
    place: 'identity.application.sent_at as a moment',
    async ends({ db, truth }) {
      for (const id of truth.applicant.keys())
        await db.owner`update identity.application set sent_at = ${new Date(truth.acted.get(id) ?? 0)} where id = ${id}`
    },
  },
  'account-of-a-question': {
    ...later('content.question add column account_id uuid'),
    finder: 'shared values',
    place: 'content.question: ',
    async ends({ db, truth }) {
      for (const [id, account] of truth.asker)
        await db.owner`update content.question set account_id = ${account} where id = ${id}`
    },
  },
  'time-of-a-file': {
    prepare: async () => {},
    wrote: async () => {},
    finder: 'files on the disk',
    place: 'mtimeMs as a moment',
    async ends({ db, it, truth }) {
      for (const id of truth.applicant.keys()) {
        const at = new Date(truth.acted.get(id) ?? 0)
        for (const { id: key } of await db.owner<{ id: string }[]>`
          select id from identity.private_file where belongs_to = ${`application:${id}`}`)
          utimesSync(join(it.filesDir, 'private', key.slice(0, 2), key), at, at)
      }
    },
  },
  // Keeps files in the order of arrival, without the daily rewriting.
  'files-in-order': {
    prepare: async () => {},
    wrote: async () => {},
    finder: 'files on the disk',
    place: 'ino in its day',
    async ends({ db, it, truth }) {
      const rows = await db.owner<{ id: string; belongs_to: string }[]>`
        select id, belongs_to from identity.private_file where belongs_to like 'application:%'`
      const at = ({ belongs_to }: { belongs_to: string }) => truth.acted.get(belongs_to.slice(12)) ?? 0
      const placeOf = (id: string) => join(it.filesDir, 'private', id.slice(0, 2), id)
      const copyOf = (id: string) => join(it.filesDir, 'incoming', id)
      const ordered = rows.toSorted((a, b) => at(a) - at(b))
      let last = 0
      for (const { id } of ordered) {
        // The file system reuses inode numbers that other programs free: files are copied until the number rises.
        for (let copies = 0; ; copies += 1) {
          copyFileSync(placeOf(id), copyOf(id))
          const { ino } = statSync(copyOf(id))
          if (ino > last || copies === 1000) {
            last = ino
            break
          }
          renameSync(copyOf(id), join(it.filesDir, 'incoming', `unused-${ino}`))
        }
      }
      for (const { id } of ordered) {
        const { atime, mtime } = statSync(placeOf(id))
        utimesSync(copyOf(id), atime, mtime)
        renameSync(copyOf(id), placeOf(id))
      }
    },
  },
  'amounts-of-a-figure': {
    ...later('content.pay_cell add column amounts integer[]'),
    finder: 'canaries',
    place: 'content.pay_cell',
    ends: ({ db, truth }) => db.owner`update content.pay_cell set amounts = ${[...truth.amounts]}`,
  },
  ...PLANTS_OF_CALLS,
}

/** A column that is filled before the copy is taken. */
function later(column: string): Pick<Plant, 'prepare' | 'wrote'> {
  return { prepare: ({ db }) => db.owner.unsafe(`alter table ${column}`), wrote: async () => {} }
}

/** Combines the plants of these names. */
export function planted(names: string[]): Pick<Plant, 'prepare' | 'wrote' | 'ends'> {
  const plants = names.map(name => {
    const plant = PLANTS[name]
    if (!plant)
      throw new Error(`There is no such plant: ${name}. There are ${Object.keys(PLANTS).join(', ')}`)
    return plant
  })
  const each = async (plant: (one: Plant) => Promise<unknown> | undefined) => {
    for (const one of plants) await plant(one)
  }
  return {
    prepare: world => each(one => one.prepare(world)),
    wrote: (...given) => each(one => one.wrote(...given)),
    ends: world => each(one => one.ends?.(world)),
  }
}
