import type { Person } from './world/cast.ts'
import type { World } from './world/world.ts'

/** A leak as somebody might build it in one day: a table or column when the world opens, and what each review leaves there. */
export type Plant = {
  /** Who must find it, and where. */
  finder: string
  place: string
  prepare(world: World): Promise<unknown>
  wrote(world: World, review: string, author: Person): Promise<unknown>
  /** Before the copy is taken. */
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
  // One in each schema: what stands in order points at nobody while everything else is mixed, but to who watches long enough.
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
}

/** Those of these names, planted together. */
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
