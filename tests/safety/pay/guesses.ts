import type { Figure, Payee, Weeks } from './weeks.ts'

/** What somebody who knows who is in which figure says that a person earns. */
export type Guess = {
  who: Payee
  amount: number
  /** How many the figures leave over together. */ among: number
}

/** A figure as whoever reckons with it takes it: whose, and the mean. */
export type Mean = { who: Set<Payee>; mean: number }

/** The mean is read off the quartiles. */
export const meanOf = ({ who, range: { p25, p50, p75 } }: Figure): Mean => ({
  who,
  mean: (p25 + p50 + p75) / 3,
})

/** Of so many left over the mean is still a guess of each. */
const MOST_LEFT = 3

/** Every figure less every other that lies within it, of any weeks and stores; and less all that lie in it beside each other. */
export function differences(means: Mean[]): Guess[] {
  return means.flatMap(whole => {
    const within = means.filter(
      part => part !== whole && part.who.size < whole.who.size && part.who.isSubsetOf(whole.who),
    )
    return [...within.map(part => [part]), besideEachOther(within)].flatMap(parts => leftOver(whole, parts))
  })
}

/** As many as there is room for, the largest first. */
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

/** What each cell of five people or more would say that showed its mean every week. */
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

/** Of each person the guess that leaves fewest. */
export const bestOf = (guesses: Guess[]): Guess[] =>
  [...Map.groupBy(guesses, ({ who }) => who).values()].map(
    own => own.toSorted((a, b) => a.among - b.among)[0] as Guess,
  )

/** Near enough to name a salary. */
const NEAR = 50_000
const isNear = (amount: number, guess: Guess): boolean => Math.abs(amount - guess.amount) <= NEAR
export const namedBy = (guesses: Guess[]): number => guesses.filter(one => isNear(one.who.amount, one)).length

/** So many such guesses would name rightly of people picked at random; and what chance seldom adds. */
export function mostByChance(guesses: Guess[], people: Payee[]): number {
  const expected = guesses.reduce(
    (sum, guess) => sum + people.filter(({ amount }) => isNear(amount, guess)).length / people.length,
    0,
  )
  return expected + 4 * Math.sqrt(expected) + 2
}
