import { closeForms, farForms, LONG_WORD, LONGEST_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { distanceBetween } from './distance.ts'
import { MARKS } from './filters.ts'
import type { Deps } from './deps.ts'
import type { Group } from './name-index.ts'
import { allOf, anyOf, NONE, prefix, word, type Query } from './query.ts'
import * as store from './store.ts'
import { beginning, type Known } from './terms.ts'
import { SYNONYMS } from '#server/companies/search-text.ts'

const MOST_CORRECTIONS = 8
const MOST_NAMES = 64
/** Shorter words are one error away from too many others. */
const SHORTEST_CORRECTED = 3
/** A word that more names have does not identify a name by itself. */
const MANY_USES = 1000
/** Maximum share of wrong letters where a word of the query is ignored. */
const STILL_NEAR = 0.4

type Correction = store.Spelling & { errors: number }
/** A word of the query: the number of names with it, its query as typed, and its possible corrections. */
type Word = {
  typed: string
  uses: number
  asTyped: Query
  near: string[]
  corrections: Correction[]
  parted: Query[]
}
/** A query, the full names it could mean, and the maximum distance of a result. */
type Attempt = { query: Query; names?: string[]; mostWrong?: number }

/** Assumed errors in a query without results, in order; the first with a result is used. */
const STRATEGIES: ((words: Word[]) => Attempt)[] = [
  oneWordMisspelt,
  wordsMisspelt,
  descriptionTooMany,
  wordTooMany,
]

/** Companies near a misspelt query, nearest first. */
export async function findNear(deps: Deps, typed: string[]): Promise<string[]> {
  const words = await readWords(deps, typed)
  for (const strategy of STRATEGIES) {
    const ids = await nearest(deps, typed, strategy(words))
    if (ids.length > 0) return ids
  }
  return []
}

async function nearest({ sql, names }: Deps, typed: string[], attempt: Attempt): Promise<string[]> {
  const { query, names: wholeNames = [], mostWrong = Infinity } = attempt
  if (query === NONE) return []
  return (await store.listCandidates(sql, query, wholeNames))
    .map(company => ({
      ...company,
      ...distanceBetween(typed, company.name_norm.split(' '), names.wordsOf(marksOf(company))),
    }))
    .filter(({ wrong }) => wrong <= mostWrong)
    .sort((a, b) => a.whole - b.whole || b.review_count - a.review_count)
    .map(({ company_id }) => company_id)
}

const marksOf = ({ city_id, industry, roles }: store.Candidate): string[] => [
  ...(city_id ? [MARKS.city(city_id), MARKS.province(city_id)] : []),
  ...(industry ? [MARKS.industry(industry)] : []),
  ...roles.map(MARKS.role),
]

/** One word is misspelt, or was split in two. */
function oneWordMisspelt(words: Word[]): Attempt {
  const ways = words.map((wrong, i) =>
    allOf(words.map((other, j) => (i === j ? corrected(wrong, 1) : other.asTyped))),
  )
  return { query: anyOf([...ways, ...joinedWays(words)]), names: namesOf(words) }
}

/** Several words are misspelt, or long ones have two errors, or two words were joined. */
function wordsMisspelt(words: Word[]): Attempt {
  const ways = allOf(words.map(one => anyOf([one.asTyped, corrected(one, 2), ...one.parted])))
  return { query: anyOf([ways, ...joinedWays(words)]), names: namesOf(words) }
}

/** Ignores words that describe a company and are not part of its name, as in "rumah sakit hermina". */
function descriptionTooMany(words: Word[]): Attempt {
  const meaningful = withoutDescriptions(words)
  const isOther = meaningful.length < words.length && meaningful.some(({ uses }) => uses < MANY_USES)
  return { query: isOther ? allOf(meaningful.map(({ asTyped }) => asTyped)) : NONE }
}

/**
 * Ignores one word. Of two known words the rarer identifies the name, so "indonesia" may be ignored. With an unknown
 * word the name must still be similar to the whole query, so that "bank xyz" does not find every bank.
 */
function wordTooMany(words: Word[]): Attempt {
  if (words.length < 2) return { query: NONE }
  const either = words.map(one => anyOf([one.asTyped, one.uses > 0 ? NONE : corrected(one, 2)]))
  if (words.length > 2) return { query: anyOf(either.map((_, i) => allOf(either.toSpliced(i, 1)))) }
  const known = words.filter(({ uses }) => uses > 0).sort((a, b) => a.uses - b.uses)
  const [rarest] = known
  if (!rarest || rarest.uses >= MANY_USES) return { query: NONE }
  return { query: rarest.asTyped, mostWrong: known.length === 2 ? Infinity : STILL_NEAR }
}

const corrected = ({ corrections, near }: Word, errors: number): Query =>
  anyOf([...corrections.filter(one => one.errors <= errors).map(one => word(one.word)), ...near.map(word)])

/** Joins adjacent words: "indo maju" may mean "indomaju". */
const joinedWays = (words: Word[]): Query[] =>
  words.slice(1).map((second, i) => {
    const others = words.toSpliced(i, 2).map(({ asTyped }) => asTyped)
    return allOf([...others, prefix((words[i] as Word).typed + second.typed)])
  })

/** Names that consist only of these words or their corrections. */
const namesOf = (words: Word[]): string[] =>
  words
    .map(({ typed, corrections }) => [typed, ...corrections.map(one => one.word)])
    .reduce((names, next) => names.flatMap(name => next.map(one => `${name} ${one}`)).slice(0, MOST_NAMES))

async function readWords(deps: Deps, typed: string[]): Promise<Word[]> {
  const forms = typed
    .filter(isCorrectable)
    .flatMap(one => [...closeForms(one), ...(mostErrors(one) > 1 ? farForms(one) : [])])
  const parts = typed.flatMap(one => partingsOf(one).flat())
  const [known, spellings] = await Promise.all([
    deps.known(),
    store.listSpellings(deps.sql, [...new Set([...typed, ...parts])], [...new Set(forms)]),
  ])
  return known.names
    .groups(typed)
    .flatMap(group => group.typed.map(one => readWord(known, spellings, one, group)))
}

/** Words that together name a place, an industry or a role are not corrected. */
function readWord({ names, common }: Known, known: store.Spelling[], typed: string, group: Group): Word {
  const uses = known.find(({ word: other }) => other === typed)?.uses ?? 0
  const inUse = new Set(known.map(({ word: other }) => other))
  const pairs = partingsOf(typed).filter(pair => pair.every(part => inUse.has(part)))
  const isNamed = group.typed.length > 1
  return {
    typed,
    uses,
    asTyped: anyOf([uses > 0 ? word(typed) : beginning(common, typed), ...group.marks.map(word)]),
    near: isNamed ? [] : names.marksNear(typed),
    corrections: isNamed ? [] : correctionsOf(typed, known),
    parted: isNamed ? [] : pairs.map(pair => `(${allOf(pair.map(word))})`),
  }
}

function correctionsOf(typed: string, known: store.Spelling[]): Correction[] {
  if (!isCorrectable(typed)) return []
  const most = mostErrors(typed)
  return known
    .filter(({ word: other }) => Math.abs(other.length - typed.length) <= most)
    .map(one => ({ ...one, errors: typingErrors(typed, one.word) }))
    .filter(({ errors }) => errors > 0 && errors <= most)
    .sort((a, b) => a.errors - b.errors || b.uses - a.uses)
    .slice(0, MOST_CORRECTIONS)
}

const isCorrectable = (typed: string): boolean =>
  typed.length >= SHORTEST_CORRECTED && typed.length <= LONGEST_WORD + 2

const mostErrors = (typed: string): number => (typed.length >= LONG_WORD - 1 ? 2 : 1)

/** All ways to split a word in two, also with one letter replaced by a space. */
function partingsOf(typed: string): [string, string][] {
  if (typed.length < 2 * SHORTEST_CORRECTED || typed.length > 2 * LONGEST_WORD) return []
  const ways = Array.from({ length: typed.length }, (_, i): [string, string][] => [
    [typed.slice(0, i), typed.slice(i)],
    [typed.slice(0, i), typed.slice(i + 1)],
  ])
  return ways.flat().filter(pair => pair.every(part => part.length > 1))
}

/** Descriptions that may not be part of a company's name; longer ones first, so that they are removed as a whole. */
const DESCRIPTIONS = [...SYNONYMS.flat(), 'bank', 'hotel', 'toko', 'indonesia', 'group', 'grup']
  .map(description => description.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** The words without descriptions: for "rumah sakit hermina" only the last. */
function withoutDescriptions<W extends { typed: string }>(words: W[]): W[] {
  for (const description of DESCRIPTIONS) {
    const at = words.findIndex((_, i) => description.every((word, j) => words[i + j]?.typed === word))
    if (at >= 0) return withoutDescriptions(words.toSpliced(at, description.length))
  }
  return words
}
