import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import type { Locale } from '#shared/locale.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { formats } from '#web/platform/locale.ts'
import type { Card } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/**
 * Preview picture of a company: facts as on its overview, and the score if it has as many reviews as the page requires.
 */
export function companyCard(
  { company, figures }: Pick<CompanyPage, 'company' | 'figures'>,
  locale: Locale,
): Card {
  const messages = words(locale, 'companies')
  const { score, count } = formats(locale)
  const shown = figures !== null && figures.score !== null
  return {
    title: company.name,
    below: companyFacts(company, locale),
    owner: ownerOf(company),
    ...(shown && {
      figure: {
        value: score(figures.score as number),
        word: messages.bands[scoreBand(figures.score as number)],
        note: messages.score.from(count(figures.review_count)),
        score: figures.score as number,
      },
    }),
  }
}

/** The company whose batik pattern the picture uses. */
export const ownerOf = ({ id, name }: { id: string | number; name: string }) => ({ id, name })

/** "Logistik, Kota Bekasi" */
function companyFacts({ industry, city }: CompanyPage['company'], locale: Locale): string {
  const messages = words(locale, 'companies')
  return [industry && messages.industries[industry], city && messages.city(city.name)]
    .filter(Boolean)
    .join(', ')
}
