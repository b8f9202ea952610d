import type { Industry, LegalForm, SizeBand } from '#shared/contract/keys.ts'
import { legalFormOf, normalCompanyName } from '#shared/rules/company-name.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { searchRow, takeSlug } from './create.ts'
import * as store from './entry-store.ts'
import { lockCompany } from './find.ts'
import { wordsOf } from './search-text.ts'
import { LISTED, PENDING } from './status.ts'
import { addWords, removeWords } from './vocabulary.ts'

/** Facts that the team may correct; omitted ones stay. */
export type Corrections = {
  name?: string | undefined
  legal_name?: string | null | undefined
  legal_form?: LegalForm | null | undefined
  industry?: Industry | null | undefined
  size_band?: SizeBand | null | undefined
  website_host?: string | null | undefined
  city_id?: string | null | undefined
}

/**
 * Lists a waiting company, or corrects a listed one, whose day of listing stays. A name is stored in the company's row,
 * its slug, its search row and the vocabulary, which are updated here, and in the search words of its vacancies
 * (`server/jobs/search-words.ts`): the task of `addSettled` updates those of a company that was just listed.
 */
export async function listCompany(tx: Tx, clock: Clock, id: string, corrections: Corrections): Promise<void> {
  const before = await lockCompany(tx, id)
  const given = Object.fromEntries(Object.entries(corrections).filter(([, value]) => value !== undefined))
  const after = { ...before, ...given, status: LISTED } as typeof before
  const renamed = after.name !== before.name
  const facts = {
    ...after,
    slug: renamed ? await takeSlug(tx, after) : before.slug,
    legal_form: after.legal_form ?? legalFormOf(after.legal_name ?? '') ?? legalFormOf(after.name) ?? null,
    name_norm: normalCompanyName(after.name),
    listed_on: before.status === PENDING ? dayOf(clock.now()) : await store.getListedOn(tx, id),
  }
  await store.updateCompany(tx, facts)
  await store.updateSearchRow(tx, { ...searchRow(facts), company_id: id })
  if (before.status !== PENDING) await removeWords(tx, wordsOf(before))
  await addWords(tx, wordsOf(after))
  changed(`company:${id}`)
}

/** For a submitted name that is no company: it is never listed, and its slug leads nowhere. */
export const declineCompany = (tx: Tx, id: string): Promise<void> => store.decline(tx, id)

/** Puts a declined company before the editors again, because an author rewrote a review of it. */
export const reopenCompany = (tx: Tx, id: string): Promise<void> => store.reopen(tx, id)
