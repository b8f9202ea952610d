import type { Locale } from '../locale.ts'
import { plainText } from './input/plain-text.ts'

/** Multiplier words. A bare "M" is missing, because it may mean a million or a billion. */
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
const PART = /(\d[\d.,٫٬]*)\s*([a-z]*)/y

/** A monthly wage outside this range needs a confirmation. */
export const USUAL_SALARY = { from: 1_000_000, to: 150_000_000 }

/** `Rp 12.500.000`, `IDR 12,500,000`; with a non-breaking space. */
export function formatRupiah(amount: number, locale: Locale): string {
  const digits = String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, locale === 'id' ? '.' : ',')
  return `${locale === 'id' ? 'Rp' : 'IDR'}\u00a0${digits}`
}

/**
 * Parses a typed amount to whole rupiah; undefined where it is ambiguous. Reads `12.500.000`, `12,500,000.21`, `12
 * 500 000,00`, `Rp 12500000`, `12.500.000 IDR`, `12,5 juta`, `12jt`, `850 rb`, `1 juta 500 ribu`, `1 jt 500`.
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

/** "1 jt 500" means one and a half million: up to three digits after millions are thousands. */
const bareUnit = (digits: string | undefined, last: number): number =>
  last === 1e6 && /^\d{1,3}$/.test(digits ?? '') ? 1e3 : 1

/** Removes the currency, the suffix of "5 jutaan", a closing dash, and spaces between groups of three digits. */
const bare = (typed: string): string =>
  plainText(typed)
    .replace(/^(rp\.?|idr) ?/, '')
    .replace(/ ?(rupiah|idr|rp\.?)$/, '')
    .replace(/(?<=juta|ribu)an$/, '')
    .replace(/ ?[.,]-$/, '')
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d|[.,]\d{3})/g, groups => groups.replaceAll(' ', ''))

const readNumber = (digits: string, unit: number): number | undefined =>
  /^\d+$/.test(digits) ? Number(digits) : unit === 1 ? inGroups(digits) : beforeUnit(digits, unit)

const GROUPS = [
  /^(\d{1,3}(?:[.٬]\d{3})+)(?:[,٫]\d\d)?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.\d\d)?$/,
  /^(\d{4,})[.,٫]\d\d$/,
]

/** Either separator may group thousands; two digits after the other one are sen, which are dropped. */
function inGroups(digits: string): number | undefined {
  const whole = GROUPS.map(groups => groups.exec(digits)?.[1]).find(found => found !== undefined)
  return whole === undefined ? undefined : Number(whole.replace(/\D/g, ''))
}

/**
 * Before a unit a single separator is the decimal sign: "6.250 juta" is 6.25 million, because nobody earns a thousand
 * times that. Exception: three digits before "ribu" are grouped thousands, as in "1.500 ribu". "150.000 juta" is
 * ambiguous and refused.
 */
function beforeUnit(digits: string, unit: number): number | undefined {
  const [, whole = '', behind = ''] = /^(\d+)[.,٫](\d+)$/.exec(digits) ?? []
  if (behind === '' || (behind.length === 3 && whole.length > 2)) return undefined
  return behind.length === 3 && unit === 1e3 ? Number(whole + behind) : Number(`${whole}.${behind}`)
}
