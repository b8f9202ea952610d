import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'
import type { Reading } from '../place/query.ts'
import { rankedOf, type Read, type Scale } from './scale.ts'

type Words = {
  map: AllWords['salaries']['map']
  province: (name: string) => string
  millions: (amount: string) => string
}
type FormatValue = (value: number) => string

/** Summary of the map in one or two sentences: the provinces with the highest and the lowest pay. */
export function mapFinding(
  provinces: readonly Read[],
  { reading, scale }: { reading: Reading; scale: Scale },
  { map, province, millions }: Words,
  formatValue: FormatValue,
  format: Formats,
): string {
  const ranked = rankedOf(provinces)
  const [first] = ranked
  const last = ranked.at(-1)
  if (!first || !last) return map.none
  const top = [province(first.name), formatValue(first.value)] as const
  return ranked.length === 1 ? map.one(...top) : map.top(...top) + lowEnd(last)

  function lowEnd(lowest: Read & { value: number }): string {
    const edge = reading === 'minimum' ? 1 : scale[0]
    const low = ranked.filter(({ value }) => value < edge)
    if (low.length === 0) return map.bottom(province(lowest.name), formatValue(lowest.value))
    const count = format.count(low.length)
    if (reading === 'minimum') return map.underMinimum(count)
    const amount = millions(format.count(edge / 1e6))
    return low.length === 1 ? map.underOne(province(lowest.name), amount) : map.under(count, amount)
  }
}
