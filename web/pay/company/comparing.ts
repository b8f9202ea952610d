import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { AllWords } from '#web/platform/words.ts'

type Cell = CompanySalaries['cells'][number]
type Beside = NonNullable<Cell['beside']>
/** What a department's pay is compared with: its industry, or wider where that is too little known. */
export type Kind = 'industry' | 'province' | 'country'
export type Than = { kind: Kind | 'mixed'; place: string }
export type Side = 'above' | 'below' | 'level'

const kindOf = ({ scope }: Beside['of']): Kind =>
  scope.startsWith('industry') ? 'industry' : scope === 'department_province' ? 'province' : 'country'

export const thanOf = ({ of }: Beside): { kind: Kind; place: string } => ({
  kind: kindOf(of),
  place: of.province ?? '',
})

/** The one kind of all comparisons, or that they differ; undefined where nothing is compared. */
export function thanOfAll(cells: readonly Cell[]): Than | undefined {
  const all = cells.flatMap(({ beside }) => (beside ? [thanOf(beside)] : []))
  const [first] = all
  if (!first) return undefined
  const same = all.every(
    ({ kind, place }) => kind === first.kind && (kind !== 'province' || place === first.place),
  )
  return same ? first : { kind: 'mixed', place: '' }
}

/** What it is called in a sentence, a key or a row: of the province its name. */
export function thanWord<K extends Than['kind']>(
  { kind, place }: { kind: K; place: string },
  words: Record<Exclude<K, 'province'>, string> & { province: (name: string) => string },
  { province }: Pick<AllWords['companies'], 'province'>,
): string {
  return kind === 'province' ? words.province(province(place)) : words[kind as Exclude<K, 'province'>]
}

/** How far a median is from what it is compared with; both are rounded alike. */
export const differenceOf = ({ range, beside }: Cell): number | undefined =>
  beside ? range.p50 - beside.range.p50 : undefined

export const sideOf = (by: number): Side => (by === 0 ? 'level' : by > 0 ? 'above' : 'below')
