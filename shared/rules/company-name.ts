import type { LegalForm } from '../contract/keys.ts'
import { RESERVED_SLUGS } from '../paths.ts'

/** Words of a legal form before or after a name, which are not part of it. */
const FORM_WORDS = new Set([
  'pt',
  'cv',
  'ud',
  'pd',
  'fa',
  'firma',
  'tbk',
  'persero',
  'perseroda',
  'perum',
  'perumda',
])
const FORM_PHRASES = [
  'perseroan terbatas',
  'perusahaan perseroan',
  'perusahaan umum daerah',
  'perusahaan umum',
  'perusahaan daerah',
]

/** Words for a kind of company, which do not identify one. */
const KIND_WORDS = new Set([
  ...FORM_WORDS,
  'perusahaan',
  'koperasi',
  'yayasan',
  'bumdes',
  'bumdesa',
  'bumdesma',
])

/** Patterns of legal forms in a full name; the first match counts. */
const FORMS: [LegalForm, RegExp][] = [
  ['Perumda', /\b(perumda|perusahaan umum daerah)\b/],
  ['Perum', /\b(perum|perusahaan umum)\b/],
  ['PT', /^(pt|perseroan terbatas)\b|\b(pt|tbk|persero|perseroda)$/],
  ['CV', /^cv\b|\bcv$/],
  ['UD', /^ud\b|\bud$/],
  ['Firma', /^(fa|firma)\b|\b(fa|firma)$/],
  ['Koperasi', /^koperasi\b/],
  ['Yayasan', /^yayasan\b/],
  ['BUMDes', /\bbumdes(a|ma)?\b/],
]

/** The spaces between single letters: "p t" is "pt". */
const SPACED_LETTERS = /(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu

const LONGEST_SLUG = 60

/** The normalised name for comparisons, never shown: "PT. Maju Jaya, Tbk" is "maju jaya". */
export function normalCompanyName(name: string): string {
  const words = plainWords(name)
  const bare = withoutPhrases(words.filter(word => word !== 'persero'))
  let start = 0
  let end = bare.length
  while (start < end && FORM_WORDS.has(bare[start] as string)) start++
  while (end > start && FORM_WORDS.has(bare[end - 1] as string)) end--
  const kept = bare.slice(start, end)
  return (kept.length > 0 ? kept : words).join(' ')
}

/** Whether a name identifies a company: "PT", "C V" and "PT Perusahaan Umum" state only the kind. */
export function namesCompany(name: string): boolean {
  const joined = plainWords(name).join(' ').replace(SPACED_LETTERS, '')
  const bare = FORM_PHRASES.reduce((text, phrase) => text.replace(phrase, ''), joined)
  return bare.split(' ').some(word => word !== '' && !KIND_WORDS.has(word))
}

/** Lower-case words without diacritics and punctuation; dotted initials become one word ("P.T." is "pt"). */
export function plainWords(text: string): string[] {
  const joined = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/(?<![\p{L}\p{N}])((?:\p{L}\.){2,})/gu, dotted => `${dotted.replaceAll('.', '')} `)
  return joined.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}

/** The legal form in a full name, if any. */
export function legalFormOf(name: string): LegalForm | undefined {
  const plain = plainWords(name).join(' ')
  return FORMS.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** A slug made from a name; while it is taken or reserved, the caller increments `attempt`. */
export function slugOf(name: string, attempt = 1): string {
  const ascii = normalCompanyName(name)
    .split(' ')
    .map(word => word.replace(/[^a-z0-9]/g, ''))
    .filter(word => word !== '')
  let base = ''
  for (const word of ascii) {
    if (base !== '' && base.length + word.length >= LONGEST_SLUG) break
    base = base === '' ? word.slice(0, LONGEST_SLUG) : `${base}-${word}`
  }
  if (base === '') return `perusahaan-${attempt}`
  return attempt === 1 ? base : `${base}-${attempt}`
}

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug)

function withoutPhrases(words: string[]): string[] {
  const text = words.join(' ')
  const phrase = FORM_PHRASES.find(start => text.startsWith(`${start} `))
  return phrase ? text.slice(phrase.length + 1).split(' ') : words
}
