import { INTL_TAG, TIME_ZONE, type Locale } from '#shared/locale.ts'

// Formatters cost more than what they format: one of each for a language.
const FORMATS = { id: formatsOf('id'), en: formatsOf('en') }

function formatsOf(locale: Locale) {
  const tag = INTL_TAG[locale]
  const one = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const thousandth = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 })
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const weekday = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })
  return {
    /** 3.9 → "3,9". */
    score: remembered((value: number) => one.format(value)),
    /** 12500 → "12.500". */
    count: (value: number) => (value < 1000 && Number.isInteger(value) ? String(value) : whole.format(value)),
    /** 1.5 → "1,5", 2 → "2". */
    decimal: (value: number) => decimal.format(value),
    /** 0.79 → "79%". */
    share: (value: number) => share.format(value),
    /** 1.25 → "1,25%". */
    rate: (percent: number) => `${thousandth.format(percent)}%`,
    /** 12500000 → "Rp 12.500.000", in English "IDR 12,500,000". */
    rupiah: (value: number) => `${locale === 'id' ? 'Rp' : 'IDR'}\u00a0${whole.format(value)}`,
    /** 8800000 → "8,8"; the word for a million stands beside it. */
    millions: remembered((value: number) => one.format(value / 1_000_000)),
    /** "2026-11" → "November 2026". */
    month: remembered((value: string) => month.format(new Date(`${value.slice(0, 7)}-01T00:00:00Z`))),
    /** "2026-11-20" → "20 November 2026". */
    day: (value: string) => day.format(new Date(`${value}T00:00:00Z`)),
    weekday: (value: string) => weekday.format(new Date(`${value}T00:00:00Z`)),
    /** A moment → "14.32" in Jakarta. */
    time: (value: Date) => time.format(value),
  }
}

const MOST_REMEMBERED = 500

/** The same scores and months are written again and again, each at the price of a database's row. */
function remembered<T>(format: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>()
  return value => {
    const before = known.get(value)
    if (before !== undefined) return before
    const text = format(value)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(value, text)
    return text
  }
}

export type Formats = (typeof FORMATS)['id']
export const formats = (locale: Locale): Formats => FORMATS[locale]
