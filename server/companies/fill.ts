import type { Industry, LegalForm } from '#shared/contract/keys.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { searchText, wordsOf } from './search-text.ts'
import * as store from './fill-store.ts'
import { LISTED } from './status.ts'
import { addWords } from './vocabulary.ts'

export type MissingFacts = {
  legal_name?: string | undefined
  legal_form?: LegalForm | undefined
  ticker?: string | undefined
  industry?: Industry | undefined
  website_host?: string | undefined
  city_id?: string | undefined
}

/** Adds facts that companies lack, by company id. A fact that exists by now stays as it is. */
export async function fillFacts(tx: Tx, facts: ReadonlyMap<string, MissingFacts>): Promise<void> {
  if (facts.size === 0) return
  const before = await store.listNames(tx, [...facts.keys()])
  await store.fillMissing(tx, facts)
  const after = await store.listNames(tx, [...facts.keys()])
  await store.updateSearchTexts(tx, new Map(after.map(company => [company.id, searchText(company)])))
  const known = new Map(before.map(company => [company.id, new Set(wordsOf(company))]))
  const listed = after.filter(company => company.status === LISTED)
  await addWords(
    tx,
    listed.flatMap(company => wordsOf(company).filter(word => !known.get(company.id)?.has(word))),
  )
  changed(...[...facts.keys()].map(id => `company:${id}`))
}
