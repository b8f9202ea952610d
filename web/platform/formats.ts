import { INTL_TAG, TIME_ZONE, type Locale } from '#shared/locale.ts'

/** Creates a formatter on first use: creating all at the start blocks a slow phone for a tenth of a second. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const FORMATS = { id: formatsOf('id'), en: formatsOf('en') }

function formatsOf(locale: Locale) {
  const tag = INTL_TAG[locale]
  const number = (options: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(tag, options))
  const date = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(tag, options))
  const one = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const decimal = number({ maximumFractionDigits: 1 })
  const whole = number({ maximumFractionDigits: 0 })
  const share = number({ style: 'percent', maximumFractionDigits: 0 })
  const thousandth = number({ maximumFractionDigits: 3 })
  const month = date({ month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = date({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekday = date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const time = date({ hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE })
  return {
    /** 3.9 → "3,9". */
    score: remembered((value: number) => one().format(value)),
    /** 12500 → "12.500". */
    count: (value: number) =>
      value < 1000 && Number.isInteger(value) ? String(value) : whole().format(value),
    /** 1.5 → "1,5", 2 → "2". */
    decimal: (value: number) => decimal().format(value),
    /** 0.79 → "79%". */
    share: (value: number) => share().format(value),
    /** 1.25 → "1,25%". */
    rate: (percent: number) => `${thousandth().format(percent)}%`,
    /** 12500000 → "Rp 12.500.000", in English "IDR 12,500,000". */
    rupiah: (value: number) => `${locale === 'id' ? 'Rp' : 'IDR'}\u00a0${whole().format(value)}`,
    /** 8800000 → "8,8", without the word for a million. */
    millions: remembered((value: number) => one().format(value / 1_000_000)),
    /** "2026-11" → "November 2026". */
    month: remembered((value: string) => month().format(new Date(`${value.slice(0, 7)}-01T00:00:00Z`))),
    /** "2026-11-20" → "20 November 2026". */
    day: (value: string) => day().format(new Date(`${value}T00:00:00Z`)),
    weekday: (value: string) => weekday().format(new Date(`${value}T00:00:00Z`)),
    /** A moment → "14.32" in Jakarta. */
    time: (value: Date) => time().format(value),
  }
}

const MOST_REMEMBERED = 500

/** Caches formatted values: `Intl` formatting is slow, and a page formats the same scores and months many times. */
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
