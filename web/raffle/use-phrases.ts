import type { RaffleState, TakingMonth } from '#shared/contract/raffle/raffle.ts'
import { TIME_ZONE } from '#shared/locale.ts'
import { formatRupiah } from '#shared/rules/rupiah.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'

/** Formats the raffle's figures and dates. */
export function usePhrases() {
  const locale = useLocale()
  const words = useWords('raffle')
  const { count, day, month, time } = useFormats()
  return {
    month,
    day,
    prizes: ({ count: how, rupiah }: RaffleState['prizes']) =>
      words.prizes(count(how), formatRupiah(rupiah, locale)),
    entries({ from, to }: TakingMonth['entries']) {
      if (to === null) return words.entries.more(count(from))
      return from === 0 ? words.entries.fewer(count(to + 1)) : words.entries.between(count(from), count(to))
    },
    moment: (at: number) => words.moment(day(dayIn(at)), time(new Date(at))),
    /** Prefix of a public number, long enough to find it in a list. */
    number: (entry: string) => entry.slice(0, 12),
  }
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
const dayIn = (at: number): string => DAY.format(at)
