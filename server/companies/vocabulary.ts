import { typoForms } from '#shared/rules/spelling.ts'
import type { Tx } from '#server/platform/db/db.ts'
import * as store from './entry-store.ts'

/** Counts words of a newly listed name; words never seen before become findable by their misspellings. */
export async function addWords(tx: Tx, words: string[]): Promise<void> {
  const uses = counted(words)
  const fresh = await store.addWordUses(tx, uses)
  await store.insertTypos(
    tx,
    fresh.flatMap(word => typoForms(word).map(typo => ({ typo, word }))),
  )
}

/** Takes a name's words away again. A word that nothing uses any more is no correction, but keeps its forms for its return. */
export async function removeWords(tx: Tx, words: string[]): Promise<void> {
  await store.removeWordUses(tx, counted(words))
}

/** In a fixed order, so that two writers wait for each other rather than lock each other out. */
function counted(words: string[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const word of words.toSorted()) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}
