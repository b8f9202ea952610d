import type { FacetCounts } from './facets.ts'
import { isFigure, MARKS } from './filters.ts'
import type { KnownNames } from './name-index.ts'
import { allOf, anyOf, prefix, word, type Query } from './query.ts'
import type { Spelling } from './store.ts'

/** Data of the whole directory: names of places, industries and roles, common words, and counts per mark. */
export type Known = { names: KnownNames; common: Spelling[]; directory: FacetCounts }
/** A query with its estimated number of companies, 0 for few. `isWide`: it matches many marks. */
export type Term = { query: Query; companies: number; isWide: boolean }

/** Assumed share of companies with a role, because roles are not counted. */
const SHARE_OF_A_ROLE = 0.005
const MANY_MARKS = 4

/** Meanings of words: prefixes of words in names, or the place, industry or role that one or several of them name. */
export const termsOf = ({ names, common, directory }: Known, words: string[]): Term[] =>
  names.groups(words).map(({ typed, marks }) => ({
    query: anyOf([`(${allOf(typed.map(one => beginning(common, one)))})`, ...marks.map(word)]),
    companies:
      Math.min(...typed.map(one => sum(begun(common, one).map(({ uses }) => uses)))) +
      sum(marks.map(mark => companiesWith(directory, mark))),
    isWide: marks.length > MANY_MARKS,
  }))

/** A prefix of common words is replaced by these words, because PostgreSQL would collect all matches of the prefix first. */
export function beginning(common: Spelling[], typed: string): Query {
  const words = begun(common, typed).map(one => one.word)
  return words.length > 0 ? anyOf([...new Set([typed, ...words])].map(word)) : prefix(typed)
}

const begun = (common: Spelling[], typed: string): Spelling[] =>
  common.filter(one => one.word.startsWith(typed))

const companiesWith = ({ of, total }: FacetCounts, mark: string): number =>
  mark.startsWith(MARKS.role('')) ? total * SHARE_OF_A_ROLE : of(mark)

/** Estimated number of companies that satisfy all, assuming independence. */
export function estimate(terms: Term[], marks: string[], { total, of, figures }: FacetCounts): number {
  const companies = [
    ...terms.map(term => term.companies),
    ...marks.filter(mark => !isFigure(mark)).map(of),
    figures(marks.filter(isFigure)),
  ]
  return companies.reduce((rest, one) => rest * Math.min(1, one / Math.max(1, total)), total)
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
