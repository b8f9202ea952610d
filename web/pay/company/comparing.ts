import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { AllWords } from '#web/platform/words.ts'

type Cell = CompanySalaries['cells'][number]
type Comparison = NonNullable<Cell['benchmark']>
/**
 * Comparison of a department's pay: with its industry, or with a wider group if the industry is below the privacy
 * floor.
 */
export type Kind = 'industry' | 'province' | 'country'
export type Than = { kind: Kind | 'mixed'; place: string }
export type Side = 'above' | 'below' | 'level'

const kindOf = ({ scope }: Comparison['of']): Kind =>
  scope.startsWith('industry') ? 'industry' : scope === 'department_province' ? 'province' : 'country'

export const thanOf = ({ of }: Comparison): { kind: Kind; place: string } => ({
  kind: kindOf(of),
  place: of.province ?? '',
})

/** The common kind of all comparisons, or `mixed`; undefined without comparisons. */
export function thanOfAll(cells: readonly Cell[]): Than | undefined {
  const all = cells.flatMap(({ benchmark }) => (benchmark ? [thanOf(benchmark)] : []))
  const [first] = all
  if (!first) return undefined
  const same = all.every(
    ({ kind, place }) => kind === first.kind && (kind !== 'province' || place === first.place),
  )
  return same ? first : { kind: 'mixed', place: '' }
}

/** Name of the comparison in a sentence, a legend or a row: for a province, the province's name. */
export function thanWord<K extends Than['kind']>(
  { kind, place }: { kind: K; place: string },
  words: Record<Exclude<K, 'province'>, string> & { province: (name: string) => string },
  { province }: Pick<AllWords['companies'], 'province'>,
): string {
  return kind === 'province' ? words.province(province(place)) : words[kind as Exclude<K, 'province'>]
}

/** Difference between a median and its comparison; both are rounded to the same step. */
export const differenceOf = ({ range, benchmark }: Cell): number | undefined =>
  benchmark ? range.p50 - benchmark.range.p50 : undefined

export const sideOf = (by: number): Side => (by === 0 ? 'level' : by > 0 ? 'above' : 'below')
