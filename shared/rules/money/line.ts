import type { Law } from './law/law.ts'

/** One step of a reckoning, so that a page can show how it came about. Money is whole rupiah; what is taken off is negative. */
export type Line<K extends string = string> = {
  key: K
  amount: number
  /** What the percentage, or the share, is of. */
  base?: number
  /** In percent. */
  rate?: number
  /** A share of the base: `[7, 12]`. */
  share?: readonly [number, number]
  /** The most of a wage that counts. */
  ceiling?: number
  /** The least, where it was more than the wage. */
  floor?: number
  law?: Law
}

/** A percentage of an amount in whole rupiah, half a rupiah up; percentages have at most three decimals. */
export const percentOf = (amount: number, rate: number): number =>
  Math.round((amount * Math.round(rate * 1000)) / 100_000)

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
