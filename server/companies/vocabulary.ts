import { typoForms } from '#shared/rules/spelling.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './entry-store.ts'

/**
 * Counts the words of a newly listed name; words that are new to the vocabulary become findable by their misspellings.
 */
export async function addWords(tx: Tx, words: string[]): Promise<void> {
  const uses = counted(words)
  const added = await store.addWordUses(tx, uses)
  await store.insertTypos(
    tx,
    added.flatMap(word => typoForms(word).map(typo => ({ typo, word }))),
  )
}

/**
 * Uncounts a name's words. A word without uses is not suggested as a correction, but keeps its typo forms in case it
 * returns.
 */
export async function removeWords(tx: Tx, words: string[]): Promise<void> {
  await store.removeWordUses(tx, counted(words))
}

/** Sorted, so that two concurrent writers lock rows in the same order and cannot deadlock. */
function counted(words: string[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const word of words.toSorted()) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}
