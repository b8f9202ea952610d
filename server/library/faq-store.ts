import type { FaqState, FaqTopic } from '#shared/contract/library/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

export type FaqText = {
  locale: Locale
  slug: string
  topic: FaqTopic
  place: number
  question: string
  answer: string
  seed: string | null
}
export type FaqRow = FaqText & { version: number }
export type FaqVersion = FaqRow & { state: FaqState; made_on: string | null }

export const listFaqs = (sql: Queryable): Promise<FaqRow[]> => sql<FaqRow[]>`
  select locale, slug, version, topic, place, question, answer, seed
  from content.faq where state = 'published' order by place, slug`

export async function publishFaqs(tx: Tx, faqs: FaqText[]): Promise<void> {
  await withdrawFaqs(tx, faqs)
  await tx`
    insert into content.faq (locale, slug, version, state, topic, place, question, answer, seed)
    select locale, slug, 1 + coalesce((select max(version) from content.faq where locale = f.locale and slug = f.slug), 0),
      'published', topic, place, question, answer, seed
    from jsonb_to_recordset(${tx.json(faqs)}) as f (locale text, slug text, topic text, place integer, question text,
      answer text, seed text)`
}

/** Readers no longer see these questions. */
export async function withdrawFaqs(tx: Tx, faqs: Pick<FaqText, 'locale' | 'slug'>[]): Promise<void> {
  await tx`
    update content.faq set state = 'replaced' where state = 'published'
    and (locale, slug) in (select locale, slug from jsonb_to_recordset(${tx.json(faqs)}) as f (locale text, slug text))`
}

/** The newest version of each question, and whether one is published. */
export const listNewestFaqs = (sql: Queryable) => sql<
  (Pick<FaqVersion, 'locale' | 'slug' | 'version' | 'state' | 'question'> & { is_read: boolean })[]
>`
  select distinct on (locale, slug) locale, slug, version, state, question,
    bool_or(state = 'published') over (partition by locale, slug) as is_read
  from content.faq order by locale, slug, version desc`

/** The versions of one question, the newest first. */
export const listFaqVersions = (sql: Queryable, locale: Locale, slug: string) => sql<FaqVersion[]>`
  select locale, slug, version, state, topic, place, question, answer, seed, made_on
  from content.faq where locale = ${locale} and slug = ${slug} order by version desc`

/** The place after the last question of a topic. */
export async function nextFaqPlace(tx: Tx, locale: Locale, topic: FaqTopic): Promise<number> {
  const [row] = await tx<{ place: number }[]>`
    select 1 + coalesce(max(place), -1) as place from content.faq
    where locale = ${locale} and topic = ${topic} and state <> 'replaced'`
  return row?.place ?? 0
}

/** Adds a version; false where somebody else added it first. */
export async function insertFaq(
  tx: Tx,
  row: Omit<FaqVersion, 'seed'> & { staff_id: string },
): Promise<boolean> {
  const { count } = await tx`
    insert into content.faq (locale, slug, version, state, topic, place, question, answer, made_on, staff_id)
    select locale, slug, version, state, topic, place, question, answer, made_on, staff_id
    from jsonb_to_record(${tx.json(row)}) as f (locale text, slug text, version integer, state text, topic text,
      place integer, question text, answer text, made_on date, staff_id uuid)
    on conflict (locale, slug, version) do nothing`
  return count === 1
}

/**
 * Marks the versions that a newer one replaces: drafts always, the published one only where the newer one is
 * published.
 */
export async function replaceOlderFaqs(
  tx: Tx,
  { locale, slug, version, state }: Pick<FaqVersion, 'locale' | 'slug' | 'version' | 'state'>,
): Promise<void> {
  await tx`
    update content.faq set state = 'replaced'
    where locale = ${locale} and slug = ${slug} and version < ${version}
      and (state = 'draft' or (state = 'published' and ${state === 'published'}))`
}
