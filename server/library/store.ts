import type { PostState, Situation } from '#shared/contract/library/keys.ts'
import type { Source } from '#shared/contract/library/library.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type PostText = {
  key: string
  locale: Locale
  slug: string
  situation: Situation
  title: string
  description: string
  body: string
  related: string[]
  sources: Source[]
  published_on: string
  reviewed_on: string
  seed: string | null
}
export type PostRow = PostText & { version: number; changed_on: string }

/** The published texts, the newest first. */
export const listPosts = (sql: Queryable): Promise<PostRow[]> => sql<PostRow[]>`
  select key, locale, version, slug, situation, title, description, body, related, sources, published_on, reviewed_on,
    coalesce(changed_on, published_on) as changed_on, seed
  from content.post where state = 'published' order by published_on desc, key`

/** Former addresses of texts, each with the text to which it leads. */
export const listFormerSlugs = (sql: Queryable) =>
  sql<{ locale: Locale; slug: string; key: string }[]>`
    select distinct on (locale, slug) locale, slug, key from content.post
    where state = 'replaced' order by locale, slug, version desc`

/** Publishes the next version of each text. */
export async function publishPosts(tx: Tx, posts: (PostText & { changed_on: string })[]): Promise<void> {
  await tx`
    update content.post set state = 'replaced' where state = 'published'
    and (key, locale) in (select key, locale from jsonb_to_recordset(${tx.json(posts)}) as p (key text, locale text))`
  await tx`
    insert into content.post (key, locale, version, state, slug, situation, title, description, body, related, sources,
      published_on, reviewed_on, changed_on, seed)
    select key, locale, 1 + coalesce((select max(version) from content.post where key = p.key and locale = p.locale), 0),
      'published', slug, situation, title, description, body, related, sources, published_on, reviewed_on, changed_on, seed
    from jsonb_to_recordset(${tx.json(posts)}) as p (key text, locale text, slug text, situation text, title text,
      description text, body text, related text[], sources jsonb, published_on date, reviewed_on date, changed_on date,
      seed text)`
}

export type Version = PostText & {
  version: number
  state: PostState
  made_on: string | null
  appears_on: string | null
  changed_on: string | null
}

/** The newest version of each text, and whether one is published. */
export const listNewest = (sql: Queryable) =>
  sql<(Omit<Version, 'body' | 'sources' | 'related' | 'changed_on'> & { is_read: boolean })[]>`
    select distinct on (key, locale) key, locale, version, state, title, reviewed_on, appears_on,
      bool_or(state = 'published') over (partition by key, locale) as is_read
    from content.post order by key, locale, version desc`

/** The versions of one text, the newest first. */
export const listVersions = (sql: Queryable, key: string, locale: Locale): Promise<Version[]> => sql<
  Version[]
>`
  select key, locale, version, state, slug, situation, title, description, body, related, sources, published_on,
    reviewed_on, seed, made_on, appears_on, changed_on
  from content.post where key = ${key} and locale = ${locale} order by version desc`

/** Whether an address is, was or will be another text's: old links continue to lead there. */
export async function isSlugTaken(
  tx: Tx,
  { key, locale, slug }: Pick<PostText, 'key' | 'locale' | 'slug'>,
): Promise<boolean> {
  const taken = await tx`
    select from content.post where locale = ${locale} and slug = ${slug} and key <> ${key} limit 1`
  return taken.count > 0
}

/** Adds a version; false where somebody else added it first. */
export async function insertVersion(tx: Tx, row: Version & { staff_id: string }): Promise<boolean> {
  const { count } = await tx`
    insert into content.post (key, locale, version, state, slug, situation, title, description, body, related, sources,
      published_on, reviewed_on, made_on, staff_id, appears_on, changed_on)
    select key, locale, version, state, slug, situation, title, description, body, related, sources,
      published_on, reviewed_on, made_on, staff_id, appears_on, changed_on
    from jsonb_to_record(${tx.json(row as never)}) as p (key text, locale text, version integer, state text, slug text,
      situation text, title text, description text, body text, related text[], sources jsonb, published_on date,
      reviewed_on date, made_on date, staff_id uuid, appears_on date, changed_on date)
    on conflict (key, locale, version) do nothing`
  return count === 1
}

/**
 * Marks the versions that a newer one replaces: drafts and scheduled ones always, the published one only where the
 * newer one is published.
 */
export async function replaceOlder(
  tx: Tx,
  { key, locale, version, state }: Pick<Version, 'key' | 'locale' | 'version' | 'state'>,
): Promise<void> {
  await tx`
    update content.post set state = 'replaced'
    where key = ${key} and locale = ${locale} and version < ${version}
      and (state in ('draft', 'scheduled') or (state = 'published' and ${state === 'published'}))`
}

/** Publishes the versions that are scheduled for this day or an earlier one, and returns how many. */
export async function publishDue(tx: Tx, today: string): Promise<number> {
  await tx`
    update content.post p set state = 'replaced' where state = 'published' and exists (
      select 1 from content.post due where due.state = 'scheduled' and due.appears_on <= ${today}
      and due.key = p.key and due.locale = p.locale)`
  const { count } = await tx`
    update content.post set state = 'published' where state = 'scheduled' and appears_on <= ${today}`
  return count
}
