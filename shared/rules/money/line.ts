import type { Law } from './law/law.ts'

/** One step of a calculation, for display. Amounts are whole rupiah; deductions are negative. */
export type Line<K extends string = string> = {
  key: K
  amount: number
  /** The base of the percentage or share. */
  base?: number
  /** In percent. */
  rate?: number
  /** A share of the base: `[7, 12]`. */
  share?: readonly [number, number]
  /** Highest wage that counts. */
  ceiling?: number
  /** Lowest wage that counts, where it exceeded the wage. */
  floor?: number
  law?: Law
}

/** A percentage of an amount, rounded half up to whole rupiah; percentages have at most three decimals. */
export const percentOf = (amount: number, rate: number): number =>
  Math.round((amount * Math.round(rate * 1000)) / 100_000)

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)
