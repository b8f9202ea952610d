import { closeForms, farForms, LONG_WORD, LONGEST_WORD, typingErrors } from '#shared/rules/spelling.ts'
import { distanceBetween } from './distance.ts'
import { MARKS } from './filters.ts'
import type { Deps } from './deps.ts'
import type { Group } from './name-index.ts'
import { allOf, anyOf, NONE, prefix, word, type Query } from './query.ts'
import * as store from './store.ts'
import { beginning, type Known } from './terms.ts'
import { SAID_ALIKE } from '#server/companies/search-text.ts'

const MOST_CORRECTIONS = 8
const MOST_NAMES = 64
/** Below this length every word is one error from many others. */
const SHORTEST_CORRECTED = 3
/** A word that more names have does not stand for a name by itself. */
const MANY_USES = 1000
/** Where a word was left out, a name may differ from the query in this share of its letters. */
const STILL_NEAR = 0.4

type Correction = store.Spelling & { errors: number }
/** A word of the query: in how many names it stands as it is, how it is looked for, and what it may have meant. */
type Word = {
  typed: string
  uses: number
  asTyped: Query
  near: string[]
  corrections: Correction[]
  parted: Query[]
}
/** What to look for, which names it would be in full, and how far a company may be from the query. */
type Attempt = { query: Query; names?: string[]; mostWrong?: number }

/** What may be wrong with a query that no company has as it stands; the first that finds any company is taken. */
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

/** One word is another, or was written apart. */
function oneWordMisspelt(words: Word[]): Attempt {
  const ways = words.map((wrong, i) =>
    allOf(words.map((other, j) => (i === j ? corrected(wrong, 1) : other.asTyped))),
  )
  return { query: anyOf([...ways, ...joinedWays(words)]), names: namesOf(words) }
}

/** Several are, or long ones with two errors, or two were written together. */
function wordsMisspelt(words: Word[]): Attempt {
  const ways = allOf(words.map(one => anyOf([one.asTyped, corrected(one, 2), ...one.parted])))
  return { query: anyOf([ways, ...joinedWays(words)]), names: namesOf(words) }
}

/** "Rumah sakit hermina" is not so named: words that tell a company from others count before those that describe it. */
function descriptionTooMany(words: Word[]): Attempt {
  const telling = withoutDescriptions(words)
  const isOther = telling.length < words.length && telling.some(({ uses }) => uses < MANY_USES)
  return { query: isOther ? allOf(telling.map(({ asTyped }) => asTyped)) : NONE }
}

/**
 * Of two known words the rarer stands for the name: "indonesia" may be left out. Otherwise the name must still be near the
 * whole query, lest "bank xyz" become every bank.
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

/** "indo maju" may have meant "indomaju". */
const joinedWays = (words: Word[]): Query[] =>
  words.slice(1).map((second, i) => {
    const others = words.toSpliced(i, 2).map(({ asTyped }) => asTyped)
    return allOf([...others, prefix((words[i] as Word).typed + second.typed)])
  })

/** Names that are these words or their corrections and nothing else. */
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

/** Words that together name a place, an industry or a role are no misspellings. */
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

/** All ways to part a word in two, also with the letter between them taken for a slipped space. */
function partingsOf(typed: string): [string, string][] {
  if (typed.length < 2 * SHORTEST_CORRECTED || typed.length > 2 * LONGEST_WORD) return []
  const ways = Array.from({ length: typed.length }, (_, i): [string, string][] => [
    [typed.slice(0, i), typed.slice(i)],
    [typed.slice(0, i), typed.slice(i + 1)],
  ])
  return ways.flat().filter(pair => pair.every(part => part.length > 1))
}

/** How people describe a company whose name may well not say so; longer ones first, so that none leaves a word behind. */
const DESCRIPTIONS = [...SAID_ALIKE.flat(), 'bank', 'hotel', 'toko', 'indonesia', 'group', 'grup']
  .map(description => description.split(' '))
  .toSorted((a, b) => b.length - a.length)

/** The words that do not only describe the company: of "rumah sakit hermina" the last. */
function withoutDescriptions<W extends { typed: string }>(words: W[]): W[] {
  for (const description of DESCRIPTIONS) {
    const at = words.findIndex((_, i) => description.every((word, j) => words[i + j]?.typed === word))
    if (at >= 0) return withoutDescriptions(words.toSpliced(at, description.length))
  }
  return words
}
