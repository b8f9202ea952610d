import type { Attempt, Loot } from './attacker.ts'
import { accountsOf, keyOf, rowsOf } from './thief/sightings.ts'
import { randomFrom, type Random } from './world/random.ts'
import type { Truth } from './world/truth.ts'

/** Result of an attempt. `named`: expected number of right names if one picks at random within each guess. */
export type Score = {
  by: string
  guessed: number
  named: number
  chance: number
  /** 95 % interval of the excess over chance, by resampling the guesses. */
  above: [number, number]
  /** Upper bound of the p-value: the smaller one of naming and of narrowing, times two. */
  p: number
}

/** `counts`: whether a subject is scored. `absent`: accounts that came too late to be an author. */
type Counted = { counts(subject: string): boolean; absent: Set<string> }

const DRAWS = 2000
/** Probability of a false alarm in a run, over all attempts together. */
export const FAMILY = 0.01

type Case = { truth: string; among: Set<string>; within: string[] }

/** Scores an attempt on the subjects that count. */
export function score(
  attempt: Attempt,
  truth: Truth,
  loot: Loot,
  { counts, absent }: Counted,
  seed: number,
): Score {
  if (attempt.links === 'canary') return scoreCanaries(attempt)
  const links = attempt.links
  const within = attempt.within ?? populationOf(attempt, loot, absent)
  const cases = attempt.guesses.flatMap(({ subject, among }): Case[] => {
    const right = truth[links].get(subject)
    if (right === undefined || among.length === 0 || !counts(subject)) return []
    const possible = within(subject)
    return possible.includes(right) ? [{ truth: right, among: new Set(among), within: possible }] : []
  })
  const named = sum(cases, ({ truth: right, among }) => worth(among, right))
  const expected = cases.map(
    ({ among, within: possible }) => sum(possible, one => worth(among, one)) / possible.length,
  )
  const chance = sum(expected, one => one)
  const p = Math.min(
    1,
    2 *
      Math.min(
        rarity(cases, worth),
        rarity(cases, (among, one) => (among.has(one) ? 1 : 0)),
      ),
  )
  return {
    by: attempt.by,
    guessed: cases.length,
    named,
    chance,
    above: spread(cases, expected, randomFrom(seed)),
    p,
  }
}

/** A single canary that is found is a failure. */
function scoreCanaries({ by, guesses }: Attempt): Score {
  const named = guesses.length
  return { by, guessed: named, named, chance: 0, above: [named, named], p: named > 0 ? 0 : 1 }
}

const worth = (among: Set<string>, one: string): number => (among.has(one) ? 1 / among.size : 0)
const sum = <T>(list: T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

/**
 * Probability that chance names as many, or contains as many in its narrowed sets: Chernoff's bound, which is never too
 * small. One author's subjects are not independent, so each author is drawn once.
 */
function rarity(cases: Case[], of: (among: Set<string>, one: string) => number): number {
  const actual = sum(cases, ({ among, truth }) => of(among, truth))
  const authors = [...Map.groupBy(cases, ({ truth }) => truth).values()].map(own => {
    const possible = (own[0] as Case).within
    return possible.map(one => sum(own, ({ among }) => of(among, one)))
  })
  if (actual <= sum(authors, gains => sum(gains, gain => gain) / gains.length)) return 1
  const bound = (rate: number) =>
    sum(authors, gains => Math.log(sum(gains, gain => Math.exp(rate * gain)) / gains.length)) - rate * actual
  return Math.exp(Math.min(0, ...RATES.map(bound)))
}

/** Rates to minimise the bound over. */
const RATES = Array.from({ length: 40 }, (_, step) => 0.02 * 1.22 ** step)

function spread(cases: Case[], expected: number[], random: Random): [number, number] {
  const gains = cases.map((one, at) => worth(one.among, one.truth) - (expected[at] as number))
  if (gains.length === 0) return [0, 0]
  const sums = Array.from({ length: DRAWS }, () => sum(gains, () => random.pick(gains))).toSorted(
    (a, b) => a - b,
  )
  return [sums[Math.floor(DRAWS * 0.025)] as number, sums[Math.floor(DRAWS * 0.975)] as number]
}

/** All accounts; for content linked to reviews, the reviews of the same company. */
function populationOf(
  { links }: Attempt,
  { tables }: Loot,
  absent: Set<string>,
): (subject: string) => string[] {
  if (links !== 'salary' && links !== 'twin' && links !== 'entry') {
    const accounts = accountsOf(tables).filter(account => !absent.has(account))
    return () => accounts
  }
  const salaries = rowsOf(tables, 'content.salary')
  if (links === 'twin') {
    const keys = salaries.map(({ values }) => keyOf(values['key']))
    return () => keys
  }
  const reviews = rowsOf(tables, 'content.review')
  const all = reviews.map(({ values }) => String(values['id']))
  if (links === 'entry') return () => all
  const companies = new Map(salaries.map(({ values }) => [keyOf(values['key']), values['company_id']]))
  return subject =>
    reviews
      .filter(({ values }) => values['company_id'] === companies.get(subject))
      .map(({ values }) => String(values['id']))
}
