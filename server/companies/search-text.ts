import { normalCompanyName, plainWords } from '#shared/rules/company-name.ts'

type Named = {
  name: string
  legal_name?: string | null
  ticker?: string | null
  website_host?: string | null
}

const LONGEST_JOINED = 40

/** Every word under which a company is found, separated by single spaces. */
export function searchText(company: Named): string {
  const words = wordsOf(company)
  const joined = normalCompanyName(company.name).replaceAll(' ', '').slice(0, LONGEST_JOINED)
  const ticker = company.ticker ? plainWords(company.ticker) : []
  return [...new Set([...words, joined, ...ticker, ...siteWords(company.website_host)])]
    .filter(word => word !== '')
    .join(' ')
}

/** The words of its names: those whose misspellings are understood. */
export function wordsOf({ name, legal_name }: Named): string[] {
  return [
    ...new Set([...normalCompanyName(name).split(' '), ...normalCompanyName(legal_name ?? '').split(' ')]),
  ].filter(word => word !== '')
}

/** "www.maju-jaya.co.id" is known by "majujaya" and its words. */
function siteWords(host: string | null | undefined): string[] {
  const label = host
    ?.toLowerCase()
    .replace(/^www\./, '')
    .split('.')[0]
  return label ? [...plainWords(label), plainWords(label).join('')] : []
}
