import type { Figure, Payee, Weeks } from './weeks.ts'

/** A person's calculated amount, guessed by an attacker who knows the people of each figure. */
export type Guess = {
  who: Payee
  amount: number
  /** Number of people who remain after the subtraction. */ among: number
}

/** A figure as an attacker uses it: its people and its mean. */
export type Mean = { who: Set<Payee>; mean: number }

/** Estimates the mean from the quartiles. */
export const meanOf = ({ who, range: { p25, p50, p75 } }: Figure): Mean => ({
  who,
  mean: (p25 + p50 + p75) / 3,
})

/** With up to this many people left, the mean still guesses each amount. */
const MOST_LEFT = 5

/**
 * Subtracts from every figure each other figure inside it, of any week and store; and all disjoint figures inside it
 * together.
 */
export function differences(means: Mean[]): Guess[] {
  return means.flatMap(whole => {
    const within = means.filter(
      part => part !== whole && part.who.size < whole.who.size && part.who.isSubsetOf(whole.who),
    )
    return [...within.map(part => [part]), besideEachOther(within)].flatMap(parts => leftOver(whole, parts))
  })
}

/** As many disjoint figures as possible, the largest first. */
function besideEachOther(parts: Mean[]): Mean[] {
  const taken = new Set<Payee>()
  return parts
    .toSorted((a, b) => b.who.size - a.who.size)
    .filter(({ who }) => {
      if (!who.isDisjointFrom(taken)) return false
      who.forEach(one => taken.add(one))
      return true
    })
}

function leftOver(whole: Mean, parts: Mean[]): Guess[] {
  const rest = parts.reduce((left, { who }) => left.difference(who), whole.who)
  if (rest.size === 0 || rest.size > MOST_LEFT) return []
  const sum = (some: Mean[]) => some.reduce((total, { who, mean }) => total + who.size * mean, 0)
  const amount = (sum([whole]) - sum(parts)) / rest.size
  return [...rest].map(who => ({ who, amount, among: rest.size }))
}

/** Means that every cell of five or more would show, if it were published every week. */
export const naive = ({ people, weeks }: Pick<Weeks, 'people' | 'weeks'>): Mean[] =>
  Array.from({ length: weeks }, (_, week) =>
    [
      ...Map.groupBy(
        people.filter(({ from, until }) => from <= week && week < until),
        ({ company, department }) => company.id + department,
      ).values(),
    ].flatMap(cell =>
      cell.length < 5
        ? []
        : [{ who: new Set(cell), mean: cell.reduce((sum, { amount }) => sum + amount, 0) / cell.length }],
    ),
  ).flat()

/** For each person the guess with the fewest people left. */
export const bestOf = (guesses: Guess[]): Guess[] =>
  [...Map.groupBy(guesses, ({ who }) => who).values()].map(
    own => own.toSorted((a, b) => a.among - b.among)[0] as Guess,
  )

/** A guess this close to a salary counts as naming it. */
const NEAR = 50_000
const isNear = (amount: number, guess: Guess): boolean => Math.abs(amount - guess.amount) <= NEAR
export const namedBy = (guesses: Guess[]): number => guesses.filter(one => isNear(one.who.amount, one)).length

/** The number of right guesses for randomly picked people, plus a margin that chance rarely exceeds. */
export function mostByChance(guesses: Guess[], people: Payee[]): number {
  const expected = guesses.reduce(
    (sum, guess) => sum + people.filter(({ amount }) => isNear(amount, guess)).length / people.length,
    0,
  )
  return expected + 4 * Math.sqrt(expected) + 2
}
