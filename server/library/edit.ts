import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PostState } from '#shared/contract/library/keys.ts'
import type { Source } from '#shared/contract/library/library.ts'
import { dayOf } from '#server/platform/clock.ts'
import { changed, type Queryable } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readText } from './blocks.ts'
import { changedOn } from './change-date.ts'
import { isOwnPage } from './own-page.ts'
import { CHANGED_LIBRARY } from './shelf.ts'
import { sourceOf } from './source.ts'
import * as store from './store.ts'

type Which = HandlerInput<'teamPost'>['params']
type Body = HandlerInput<'savePost'>['body']

/** Every article with its newest version, for editors. */
export const listEdited = async (sql: Queryable): Promise<Sent<'teamPosts'>> => ({
  posts: await store.listNewest(sql),
})

/** The newest version of one article, with its history. */
export async function readEdited(sql: Queryable, { key, locale }: Which): Promise<Sent<'teamPost'>> {
  const versions = await store.listVersions(sql, key, locale)
  const [newest = fail('not_found')] = versions
  const { version, state, title, reviewed_on, appears_on, slug, situation, description, body, published_on } =
    newest
  return {
    key,
    locale,
    version,
    state,
    title,
    reviewed_on,
    appears_on,
    is_read: versions.some(one => one.state === 'published'),
    written: {
      slug,
      situation,
      title,
      description,
      body,
      published_on,
      reviewed_on,
      related: newest.related.join(', '),
      sources: newest.sources.map(one => `${one.title} | ${one.where} | ${one.read_on}`).join('\n'),
    },
    blocks: readText(body, isOwnPage(locale)).blocks,
    versions: versions.map(one => ({
      version: one.version,
      state: one.state,
      title: one.title,
      made_on: one.made_on,
    })),
  }
}

const STATE = { draft: 'draft', publish: 'published', schedule: 'scheduled' } as const satisfies Record<
  Body['act'],
  PostState
>

/** Adds the next version: a draft, one that is published at once, or one that is scheduled. */
export async function saveEdited(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  staff_id: string,
  { key, locale }: Which,
  { act, version: seen, appears_on, ...written }: Body,
): Promise<Sent<'teamPost'>> {
  const made_on = dayOf(clock.now())
  if (act === 'schedule' && (appears_on ?? '') <= made_on) failField('appears_on', 'after_today')
  if (act !== 'draft')
    refuseFuture(written, { read: act === 'schedule' ? (appears_on ?? made_on) : made_on, today: made_on })
  const text = textOf(written, locale)
  const row = {
    ...text,
    key,
    locale,
    version: seen + 1,
    state: STATE[act],
    made_on,
    staff_id,
    seed: null,
    appears_on: act === 'schedule' ? appears_on : null,
  }
  return db.begin('content', async tx => {
    const versions = await store.listVersions(tx, key, locale)
    if ((versions[0]?.version ?? 0) !== seen) fail('conflict')
    if (await store.isSlugTaken(tx, row)) failField('slug', 'slug_taken')
    const before = versions.find(one => one.state === 'published')
    const changed_on = act === 'draft' ? null : changedOn(before, row, row.appears_on ?? made_on)
    await store.replaceOlder(tx, row)
    if (!(await store.insertVersion(tx, { ...row, changed_on }))) fail('conflict')
    changed(CHANGED_LIBRARY)
    return readEdited(tx, { key, locale })
  })
}

/** Readers and search engines are shown both days, so neither may be in the future when the text is read. */
function refuseFuture(
  { published_on, reviewed_on }: Written,
  { read, today }: { read: string; today: string },
): void {
  if (published_on > read) failField('published_on', 'still_to_come')
  if (reviewed_on > today) failField('reviewed_on', 'still_to_come')
}

type Written = Omit<Body, 'act' | 'version' | 'appears_on'>

function textOf({ related, sources, ...written }: Written, locale: Which['locale']) {
  if (readText(written.body, isOwnPage(locale)).problems.length > 0) failField('body', 'text_kinds')
  return {
    ...written,
    related: related.split(/[\s,]+/).filter(one => one !== ''),
    sources: sources
      .split('\n')
      .filter(line => line.trim() !== '')
      .map((line): Source => sourceOf(line) ?? failField('sources', 'format')),
  }
}

/** Publishes scheduled versions whose day has come. */
export const publishScheduled = ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> =>
  db.begin('content', async tx => {
    if ((await store.publishDue(tx, dayOf(clock.now()))) > 0) changed(CHANGED_LIBRARY)
  })
