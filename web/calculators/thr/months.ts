import { useWords } from '#web/platform/locale.ts'

/** "7 bulan"; less than one month, and twelve or more, have their own texts. */
export function useMonths(): (count: number) => string {
  const { none, count: some, year } = useWords('thr').fields.months
  return count => (count === 0 ? none : count >= 12 ? year : some(count))
}
