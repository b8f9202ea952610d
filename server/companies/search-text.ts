import { normalCompanyName, plainWords } from '#shared/rules/company-name.ts'
import type { LegalForm } from '#shared/contract/keys.ts'

type Named = {
  name: string
  legal_name?: string | null
  legal_form?: LegalForm | null
  ticker?: string | null
  website_host?: string | null
}

const LONGEST_JOINED = 40
/** Names with this many words are also known by their initials. */
const FEWEST_INITIALS = 3
const MOST_INITIALS = 6

/** Each line lists equivalent wordings: "RS Medika" is also searched as "rumah sakit medika". */
export const SYNONYMS = [
  ['rs', 'rumah sakit', 'hospital', 'hospitals'],
  ['rsia', 'rumah sakit ibu dan anak'],
  ['rsu', 'rumah sakit umum'],
  ['rsud', 'rumah sakit umum daerah'],
  ['univ', 'universitas', 'university'],
  ['poltek', 'politeknik', 'polytechnic'],
  ['bpd', 'bank pembangunan daerah'],
  ['bpr', 'bank perekonomian rakyat', 'bank perkreditan rakyat'],
  ['ptpn', 'perkebunan nusantara'],
  ['ksp', 'koperasi simpan pinjam'],
  ['kud', 'koperasi unit desa'],
  ['rm', 'rumah makan'],
]

/** Legal forms that distinguish a company from most others, although names are compared without them. */
const RARE_FORMS: ReadonlySet<LegalForm> = new Set(['Perum', 'Perumda', 'Firma', 'UD'])

/** Every word under which a company is found, separated by single spaces. */
export function searchText(company: Named): string {
  const words = wordsOf(company)
  const names = [normalCompanyName(company.name), normalCompanyName(company.legal_name ?? '')]
  const joined = names[0]?.replaceAll(' ', '').slice(0, LONGEST_JOINED) ?? ''
  const ticker = company.ticker ? plainWords(company.ticker) : []
  return [
    ...new Set([
      ...words,
      joined,
      ...ticker,
      ...siteWords(company.website_host),
      ...names.flatMap(name => [initials(name), ...alike(name)]),
      ...rareForm(company),
    ]),
  ]
    .filter(word => word !== '')
    .join(' ')
}

/** The words of its names, whose misspellings are recognized. */
export function wordsOf({ name, legal_name }: Named): string[] {
  return [
    ...new Set([...normalCompanyName(name).split(' '), ...normalCompanyName(legal_name ?? '').split(' ')]),
  ].filter(word => word !== '')
}

/** "www.maju-jaya.co.id" is found by "majujaya" and by its words. */
function siteWords(host: string | null | undefined): string[] {
  const label = host
    ?.toLowerCase()
    .replace(/^www\./, '')
    .split('.')[0]
  return label ? [...plainWords(label), plainWords(label).join('')] : []
}

/** "Bank Negara Indonesia" is called "bni". */
function initials(name: string): string {
  const words = name.split(' ')
  const isCalledSo = words.length >= FEWEST_INITIALS && words.length <= MOST_INITIALS
  return isCalledSo ? words.map(word => [...word][0]).join('') : ''
}

/** Words of equivalent wordings. */
const alike = (name: string): string[] =>
  SYNONYMS.filter(ways => ways.some(way => ` ${name} `.includes(` ${way} `))).flatMap(ways =>
    ways.flatMap(way => way.split(' ')),
  )

const rareForm = ({ legal_form }: Named): string[] =>
  legal_form && RARE_FORMS.has(legal_form) ? [legal_form.toLowerCase()] : []
