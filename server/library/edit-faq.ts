import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { FaqState } from '#shared/contract/library/keys.ts'
import { dayOf } from '#server/platform/clock.ts'
import { changed, type Queryable } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { readText } from './blocks.ts'
import * as store from './faq-store.ts'
import { isOwnPage } from './own-page.ts'
import { CHANGED_LIBRARY } from './shelf.ts'

type Which = HandlerInput<'teamFaq'>['params']
type Body = HandlerInput<'saveFaq'>['body']

/** Every answered question with its newest version, for editors. */
export const listEditedFaqs = async (sql: Queryable): Promise<Sent<'teamFaqs'>> => ({
  faqs: (await store.listNewestFaqs(sql)).map(({ slug: key, question: title, ...row }) => ({
    ...row,
    key,
    title,
  })),
})

/** The newest version of one question, with its history. */
export async function readEditedFaq(sql: Queryable, { key, locale }: Which): Promise<Sent<'teamFaq'>> {
  const versions = await store.listFaqVersions(sql, locale, key)
  const [{ version, state, topic, question, answer } = fail('not_found')] = versions
  return {
    key,
    locale,
    version,
    state,
    title: question,
    is_read: versions.some(one => one.state === 'published'),
    written: { topic, question, answer },
    blocks: readText(answer, isOwnPage(locale)).blocks,
    versions: versions.map(one => ({
      version: one.version,
      state: one.state,
      title: one.question,
      made_on: one.made_on,
    })),
  }
}

const STATE = { draft: 'draft', publish: 'published' } as const satisfies Record<Body['act'], FaqState>

/** Adds the next version: a draft, or one that is published at once. */
export async function saveEditedFaq(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  staff_id: string,
  { key: slug, locale }: Which,
  { act, version: seen, ...written }: Body,
): Promise<Sent<'teamFaq'>> {
  const { blocks, problems } = readText(written.answer, isOwnPage(locale))
  if (problems.length > 0 || blocks.some(({ kind }) => kind !== 'paragraph'))
    failField('answer', 'paragraphs_only')
  return db.begin('content', async tx => {
    const [newest] = await store.listFaqVersions(tx, locale, slug)
    if ((newest?.version ?? 0) !== seen) fail('conflict')
    const place =
      newest?.topic === written.topic ? newest.place : await store.nextFaqPlace(tx, locale, written.topic)
    const row = { ...written, place, locale, slug, version: seen + 1, state: STATE[act], staff_id }
    await store.replaceOlderFaqs(tx, row)
    if (!(await store.insertFaq(tx, { ...row, made_on: dayOf(clock.now()) }))) fail('conflict')
    changed(CHANGED_LIBRARY)
    return readEditedFaq(tx, { key: slug, locale })
  })
}
