import type { Locale } from '../locale.ts'

/** Words that multiply, as people write them. A bare "M" is left out: it means a million to some and a billion to others. */
const UNITS: Record<string, number> = {
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  thousand: 1e3,
  jt: 1e6,
  juta: 1e6,
  mio: 1e6,
  million: 1e6,
  miliar: 1e9,
  milyar: 1e9,
  billion: 1e9,
}
const PART = /(\d[\d.,]*)\s*([a-z]*)/y

/** A monthly wage outside of this is asked about once more before it is taken. */
export const USUAL_SALARY = { from: 1_000_000, to: 150_000_000 }

/** `Rp 12.500.000`, `IDR 12,500,000`; the space never breaks. */
export function formatRupiah(amount: number, locale: Locale): string {
  const digits = String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, locale === 'id' ? '.' : ',')
  return `${locale === 'id' ? 'Rp' : 'IDR'}\u00a0${digits}`
}

/**
 * What a person typed as an amount, in whole rupiah, or undefined where it could mean two things.
 * Reads `12.500.000`, `12,500,000`, `12 500 000`, `Rp 12500000`, `12,5 juta`, `12jt`, `850 rb`, `1 juta 500 ribu`, `1 jt 500`.
 */
export function parseRupiah(typed: string): number | undefined {
  const text = bare(typed)
  const parts: number[] = []
  let last = Infinity
  PART.lastIndex = 0
  while (PART.lastIndex < text.length) {
    const [, digits, word] = PART.exec(text) ?? []
    const unit = word === '' ? bareUnit(digits, last) : UNITS[word ?? '']
    const value = digits && unit && unit < last ? readNumber(digits, unit) : undefined
    if (value === undefined || !unit) return undefined
    parts.push(value * unit)
    last = word === '' ? 1 : unit
    while (text[PART.lastIndex] === ' ') PART.lastIndex += 1
  }
  const amount = Math.round(parts.reduce((sum, part) => sum + part, 0))
  return parts.length > 0 && Number.isSafeInteger(amount) ? amount : undefined
}

/** "1 jt 500" is said for one and a half million: behind millions up to three digits are thousands. */
const bareUnit = (digits: string | undefined, last: number): number =>
  last === 1e6 && /^\d{1,3}$/.test(digits ?? '') ? 1e3 : 1

/** Without currency, "per month", the ending of "5 jutaan", what closes a written amount (a dash or two zeros), and spaces between groups of three. */
function bare(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(rp\.?|idr) ?/, '')
    .replace(/ ?(\/|\bper|\bse|\ba)? ?(bulan|bln|month)$/, '')
    .replace(/ ?rupiah$/, '')
    .replace(/(?<=juta|ribu)an$/, '')
    .replace(/ ?[.,](-|00)$/, '')
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?![\d.,])/g, groups => groups.replaceAll(' ', ''))
}

/** Groups of three are thousands, either sign; before a unit a single sign is otherwise the decimal sign. */
function readNumber(digits: string, unit: number): number | undefined {
  if (/^\d+$/.test(digits)) return Number(digits)
  const grouped = /^\d{1,3}(\.\d{3})+$/.test(digits) || /^\d{1,3}(,\d{3})+$/.test(digits)
  if (grouped && (unit === 1 || digits.includes('.'))) return Number(digits.replace(/[.,]/g, ''))
  if (unit > 1 && /^\d+[.,]\d+$/.test(digits)) return Number(digits.replace(',', '.'))
  return undefined
}
