import { closeForms, farForms, LONG_WORD, LONGEST_WORD, typingErrors } from '#shared/rules/spelling.ts'
import type { Sql } from '#server/platform/db.ts'
import { distanceFrom } from './distance.ts'
import * as store from './store.ts'
import { withoutDescriptions } from './descriptive-words.ts'
import { allBegun, asMeant } from './known-words.ts'
import type { Known, Vocabulary } from './vocabulary.ts'
import {
  allOf,
  anyOf,
  beginning,
  estimate,
  isNone,
  namesOf,
  NONE,
  patternsOf,
  whole,
  type Query,
  type Wanted,
} from './words.ts'

/** So many companies are compared with the query, the most reviewed first. */
const MOST_COMPARED = 200
/** Of words that more names may have, so many are compared as are met first. */
const MANY_NAMES = 3000
const MOST_MET = 64
const MOST_CORRECTIONS = 8
/** Below this length every word is one error from many others. */
const SHORTEST_CORRECTED = 3
/** Uses of a word are compared up to here; a word with more tells nothing by itself. */
const MANY_USES = 1000
/** Where a word was left out, a name may differ from the query in this share of its letters. */
const STILL_NEAR = 0.4

type Spelling = { word: string; uses: number }
type Near = Spelling & { errors: number }
/** For each word of a query the words in use that are near it, nearest first. */
export type Spelled = Map<string, Near[]>
export type Misspelt = { known: Known[]; vocabulary: Vocabulary; spelled: Spelled }

/** What a word of the query may have meant: near words, nearest first; or two words written together. */
type Meant = Known & { typed: Query; corrections: Spelling[]; parted: Query[] }

/** Words that are in no name may have two errors; where each is in one, any of them. */
export async function spellingsOf(sql: Sql, vocabulary: Vocabulary, known: Known[]): Promise<Spelled> {
  const unknown = known.filter(({ uses }) => uses === 0)
  const wrong = (unknown.length > 0 ? unknown : known).map(({ word }) => word)
  const forms = [
    ...known.flatMap(({ word }) => (isCorrectable(word) ? closeForms(word) : [])),
    ...wrong.flatMap(word => (isCorrectable(word) && allowed(word, 2) > 1 ? farForms(word) : [])),
  ]
  const spellings = forms.length === 0 ? [] : await store.listSpellings(sql, [...new Set(forms)])
  const inUse = spellings
    .map(word => ({ word, uses: vocabulary.usesOf(word) }))
    .filter(({ uses }) => uses > 0)
  return new Map(known.map(({ word }) => [word, nearest(word, inUse)]))
}

/**
 * Companies whose names are near a query that no name has as it stands, nearest first: those where one word is misspelt
 * (or written apart), else where several words are, or long ones with two errors, else those that lack only what describes
 * them, else with one word left out.
 */
export async function findNear(sql: Sql, misspelt: Misspelt, names: number): Promise<store.Candidate[]> {
  const { known } = misspelt
  const compare = (wanted: Wanted, mostWrong?: number) => nearestOf(sql, known, { wanted, names, mostWrong })
  const close = meantBy(misspelt, 1)
  const far = meantBy(misspelt, 2)
  // One before several: two common words, each with its neighbours, are in thousands of names.
  const one = mayBeOneWrong(close) ? await compare(oneWrong(close)) : undefined
  const { wanted, mostWrong } = oneLeftOut(far)
  return (
    one ??
    (await compare(anyWrong(far))) ??
    (await compare(descriptionsLeftOut(known))) ??
    (await compare(wanted, mostWrong)) ??
    []
  )
}

/** Not where two words are in no name, or one that has no near word either. */
function mayBeOneWrong(meant: Meant[]): boolean {
  const unknown = meant.filter(({ uses }) => uses === 0)
  return unknown.length < 2 && unknown.every(isCorrected)
}

type Comparison = { wanted: Wanted; names: number; mostWrong: number | undefined }

async function nearestOf(
  sql: Sql,
  typed: Known[],
  { wanted, names, mostWrong = Infinity }: Comparison,
): Promise<store.Candidate[] | undefined> {
  if (isNone(wanted.words)) return undefined
  const distanceOf = distanceFrom(typed.map(({ word }) => word))
  const measured = (await listCandidates(sql, wanted, names))
    .map(row => ({ ...row, distance: distanceOf(row.name_norm.split(' ')) }))
    .filter(({ distance }) => distance.wrong <= mostWrong)
    .sort((x, y) => x.distance.whole - y.distance.whole || y.review_count - x.review_count)
  return measured.length === 0 ? undefined : measured
}

/** Words that very many names have are met along the most reviewed companies. */
async function listCandidates(sql: Sql, wanted: Wanted, companies: number): Promise<store.Candidate[]> {
  const { words, patterns } = wanted
  const names = namesOf(words, MOST_MET)
  const isCommon = patterns.length > 0 && estimate(words, companies) > MANY_NAMES
  const met = isCommon ? await store.listCommonCandidates(sql, patterns, names, MOST_MET) : []
  return met.length > 0 ? met : store.listCandidates(sql, wanted, names, MOST_COMPARED)
}

/** With so many errors; only words without any correction are parted, and only when far ones are allowed. */
function meantBy({ known, vocabulary, spelled }: Misspelt, errors: 1 | 2): Meant[] {
  const typed = asMeant(known)
  const asWhole = (word: string) => whole(word, vocabulary.usesOf(word))
  return known.map((one, i) => {
    const most = allowed(one.word, errors)
    const corrections = (spelled.get(one.word) ?? [])
      .filter(word => word.errors <= most)
      .slice(0, MOST_CORRECTIONS)
    const isParted = errors === 2 && corrections.length === 0
    const pairs = isParted ? partingsOf(one.word).map(pair => pair.map(asWhole)) : []
    const parted = pairs.filter(pair => pair.every(({ uses }) => uses > 0)).map(allOf)
    return { ...one, typed: typed[i] as Query, corrections, parted }
  })
}

const isCorrectable = (word: string): boolean =>
  word.length >= SHORTEST_CORRECTED && word.length <= LONGEST_WORD + 2

/** How many errors a word may have: two only where it is long. */
const allowed = (word: string, errors: 1 | 2): number => (word.length >= LONG_WORD - 1 ? errors : 1)

function nearest(word: string, spellings: Spelling[]): Near[] {
  if (!isCorrectable(word)) return []
  const most = allowed(word, 2)
  return spellings
    .filter(spelling => Math.abs(spelling.word.length - word.length) <= most)
    .map(spelling => ({ ...spelling, errors: typingErrors(word, spelling.word) }))
    .filter(({ errors }) => errors > 0 && errors <= most)
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses)
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

const asTyped = ({ typed }: Meant): Query => typed
const corrected = ({ corrections, parted }: Meant): Query =>
  anyOf([...corrections.map(({ word, uses }) => whole(word, uses)), ...parted])
const isCorrected = (meant: Meant): boolean => !isNone(corrected(meant))
const either = (meant: Meant): Query => anyOf([asTyped(meant), corrected(meant)])

const oneWrong = (meant: Meant[]): Wanted =>
  orWrittenApart(
    meant,
    meant.map((wrong, i) => allOf(meant.map((other, j) => (i === j ? corrected(wrong) : asTyped(other))))),
  )

const anyWrong = (meant: Meant[]): Wanted =>
  orWrittenApart(meant, meant.some(isCorrected) ? [allOf(meant.map(either))] : [])

/** "Rumah sakit hermina" is not so named: words that tell a company from others count before those that describe it. */
function descriptionsLeftOut(known: Known[]): Wanted {
  const telling = withoutDescriptions(known)
  const isOther = telling.length < known.length && telling.some(({ uses }) => uses < MANY_USES)
  return isOther && telling.every(({ uses }) => uses > 0) ? allBegun(telling) : NOTHING
}

/** "indo maju" may have meant "indomaju". */
function orWrittenApart(meant: Meant[], ways: Query[]): Wanted {
  const joined = meant.slice(1).map((second, i) => beginning((meant[i] as Meant).word + second.word))
  const apart = joined.map((word, i) =>
    allOf([...meant.slice(0, i), ...meant.slice(i + 2)].map(asTyped).concat(word)),
  )
  const beside = (i: number) => [joined[i - 1], joined[i]].filter(word => word !== undefined)
  return {
    words: anyOf([...ways, ...apart]),
    patterns: meant.map((word, i) => patternsOf(anyOf([either(word), ...beside(i)]))),
  }
}

/**
 * With one word left out. Of two known words the rarer stands for the name: "indonesia" may be left out. Otherwise
 * the name must still be near the whole query, lest "bank xyz" become every bank.
 */
function oneLeftOut(meant: Meant[]): { wanted: Wanted; mostWrong?: number } {
  if (meant.length < 2) return { wanted: NOTHING }
  if (meant.length > 2) return { wanted: allButOne(meant) }
  const uses = meant.map(usesOf)
  const known = uses.filter(count => count > 0)
  const rarest = Math.min(...known)
  const kept = meant[uses.indexOf(rarest)]
  if (!kept || rarest >= MANY_USES) return { wanted: NOTHING }
  return {
    wanted: { words: either(kept), patterns: [] },
    mostWrong: known.length === 2 ? Infinity : STILL_NEAR,
  }
}

/**
 * Of three words or more. A word that stands in names is taken as it is: were it wrong, it would be the one left out.
 * Where one at most is missing, of any two words one is there.
 */
function allButOne(meant: Meant[]): Wanted {
  const words = meant.map(word => (word.uses > 0 ? word.typed : corrected(word)))
  const rests = words.map((_, i) => words.filter((_other, j) => j !== i))
  const pairs = words.flatMap((one, i) => words.slice(i + 1).map(other => anyOf([one, other])))
  return { words: anyOf(rests.map(allOf)), patterns: pairs.map(patternsOf) }
}

const NOTHING: Wanted = { words: NONE, patterns: [] }

const usesOf = ({ uses, corrections }: Meant): number =>
  corrections.reduce((sum, correction) => sum + correction.uses, uses)
