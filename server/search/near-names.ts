import { closeForms, farForms, LONG_WORD, LONGEST_WORD, typingErrors } from '#shared/rules/spelling.ts'
import type { Sql } from '#server/platform/db.ts'
import { distanceOf } from './distance.ts'
import * as store from './store.ts'
import type { LookUp } from './common-words.ts'
import { allOf, anyOf, beginning, whole } from './words.ts'

/** So many companies are compared with the query, the most reviewed first. */
const MOST_COMPARED = 200
const MOST_CORRECTIONS = 8
/** Below this length every word is one error from many others. */
const SHORTEST_CORRECTED = 3
/** Uses of a word are compared up to here; a word with more tells nothing by itself. */
const MANY_USES = 1000
/** Where a word was left out, a name may differ from the query in this share of its letters. */
const STILL_NEAR = 0.4

/** What a word of the query may have meant: near words, nearest first; or two words written together. */
type Meant = { word: string; typed: string; corrections: store.Spelling[]; parted: [string, string][] }

/**
 * Companies whose names are near a query that no name has as it stands, nearest first: those where one word
 * is misspelt (or written apart), else where several are, else with two errors in long words, else with one word left out.
 */
export async function findNear(sql: Sql, words: string[], lookUp: LookUp): Promise<store.Candidate[]> {
  const close = await correct(sql, words, lookUp, 1)
  // One after the other: two common words, each with its neighbours, are in thousands of names.
  const isSeveral = close.filter(isCorrected).length > 1
  const simple =
    (await compare(sql, words, oneWrong(close))) ??
    (isSeveral ? await compare(sql, words, anyWrong(close)) : undefined)
  if (simple) return simple
  const far = await partWords(sql, await correct(sql, words, lookUp, 2))
  return (await compare(sql, words, anyWrong(far))) ?? (await leaveOneOut(sql, words, far)) ?? []
}

async function compare(
  sql: Sql,
  words: string[],
  query: string,
  mostWrong = Infinity,
): Promise<store.Candidate[] | undefined> {
  if (query === '') return undefined
  const candidates = await store.listCandidates(sql, query, MOST_COMPARED)
  const measured = candidates
    .map(row => ({ ...row, distance: distanceOf(words, row.name_norm.split(' ')) }))
    .filter(({ distance }) => distance.wrong <= mostWrong)
    .sort((x, y) => x.distance.whole - y.distance.whole || y.review_count - x.review_count)
  return measured.length === 0 ? undefined : measured
}

async function correct(sql: Sql, words: string[], lookUp: LookUp, errors: 1 | 2): Promise<Meant[]> {
  const correctable = words.filter(
    word => word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_WORD + 2,
  )
  const forms = correctable.flatMap(word => [
    ...closeForms(word),
    ...(allowed(word, errors) > 1 ? farForms(word) : []),
  ])
  const spellings = forms.length === 0 ? [] : await store.listSpellings(sql, forms)
  return words.map(word => ({
    word,
    typed: lookUp(word),
    corrections: correctable.includes(word) ? nearest(word, spellings, errors) : [],
    parted: [],
  }))
}

/** How many errors a word may have: two only where it is long. */
const allowed = (word: string, errors: 1 | 2): number => (word.length >= LONG_WORD - 1 ? errors : 1)

function nearest(word: string, spellings: store.Spelling[], errors: 1 | 2): store.Spelling[] {
  return spellings
    .map(spelling => ({ ...spelling, errors: typingErrors(word, spelling.word) }))
    .filter(spelling => spelling.errors > 0 && spelling.errors <= allowed(word, errors))
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses)
    .slice(0, MOST_CORRECTIONS)
}

/** "majubjaya" may have meant "maju jaya": words without corrections are parted where both parts are words. */
async function partWords(sql: Sql, meant: Meant[]): Promise<Meant[]> {
  const partings = meant.map(one => (one.corrections.length === 0 ? partingsOf(one.word) : []))
  const parts = [...new Set(partings.flat(2))]
  if (parts.length === 0) return meant
  const known = new Set(await store.listKnownWords(sql, parts))
  return meant.map((one, i) => ({
    ...one,
    parted: (partings[i] ?? []).filter(([first, second]) => known.has(first) && known.has(second)),
  }))
}

/** All ways to part a word in two, also with the letter between them taken for a slipped space. */
function partingsOf(word: string): [string, string][] {
  if (word.length < 2 * SHORTEST_CORRECTED || word.length > 2 * LONGEST_WORD) return []
  const ends = Array.from({ length: word.length }, (_, i) => i)
  const ways = ends.flatMap((i): [string, string][] => [
    [word.slice(0, i), word.slice(i)],
    [word.slice(0, i), word.slice(i + 1)],
  ])
  return ways.filter(parts => parts.every(part => part.length > 1))
}

const asTyped = ({ typed }: Meant): string => typed
const corrected = ({ corrections, parted }: Meant): string =>
  anyOf([...corrections.map(({ word }) => whole(word)), ...parted.map(parts => allOf(parts.map(whole)))])
const isCorrected = (meant: Meant): boolean => corrected(meant) !== ''
const either = (meant: Meant): string =>
  anyOf([asTyped(meant), corrected(meant)].filter(query => query !== ''))

function oneWrong(meant: Meant[]): string {
  const misspelt = meant
    .map((one, i) =>
      !isCorrected(one) ? '' : allOf(meant.map((other, j) => (i === j ? corrected(one) : asTyped(other)))),
    )
    .filter(query => query !== '')
  return anyOf([...misspelt, ...writtenApart(meant)].map(query => `(${query})`))
}

/** "indo maju" may have meant "indomaju". */
function writtenApart(meant: Meant[]): string[] {
  return meant.slice(1).map((second, i) => {
    const joined = beginning((meant[i] as Meant).word + second.word)
    return allOf([...meant.slice(0, i).map(asTyped), joined, ...meant.slice(i + 2).map(asTyped)])
  })
}

const anyWrong = (meant: Meant[]): string => (meant.some(isCorrected) ? allOf(meant.map(either)) : '')

/**
 * With one word left out. Of two known words the rarer stands for the name: "indonesia" may be left out. Otherwise
 * the name must still be near the whole query, lest "bank xyz" become every bank.
 */
async function leaveOneOut(
  sql: Sql,
  words: string[],
  meant: Meant[],
): Promise<store.Candidate[] | undefined> {
  if (meant.length < 2) return undefined
  if (meant.length > 2) {
    const rests = meant.map((_, i) => meant.filter((_other, j) => j !== i))
    return compare(sql, words, anyOf(rests.map(rest => `(${allOf(rest.map(either))})`)))
  }
  const uses = await Promise.all(meant.map(one => usesOf(sql, one)))
  const known = meant.filter((_, i) => (uses[i] ?? 0) > 0)
  const rarest = Math.min(...uses.filter(count => count > 0))
  const kept = meant[uses.indexOf(rarest)]
  if (!kept || rarest >= MANY_USES) return undefined
  return compare(sql, words, either(kept), known.length === 2 ? Infinity : STILL_NEAR)
}

const usesOf = async (sql: Sql, { word, corrections }: Meant): Promise<number> =>
  corrections.reduce((sum, { uses }) => sum + uses, await store.countUses(sql, word, MANY_USES))
