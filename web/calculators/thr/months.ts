import { useWords } from '#web/platform/locale.ts'

/** "7 bulan"; less than one, and twelve or more, by their own words. */
export function useMonths(): (count: number) => string {
  const { none, count: some, year } = useWords('thr').fields.months
  return count => (count === 0 ? none : count >= 12 ? year : some(count))
}
