import type { Home } from '#shared/contract/companies/companies.ts'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { batikOf } from '#web/ui/batik/batik.ts'

/**
 * Four companies for the tiles of the front page, from all three lists in turn, with different colours where possible.
 */
export function clothChoice({ top_rated, top_newcomer, top_underdogs }: Home): CompanyCard[] {
  const inTurn = top_rated.flatMap((company, i) =>
    [company, top_newcomer[i], top_underdogs[i]].filter(one => one !== undefined),
  )
  const all = [...inTurn, ...top_newcomer, ...top_underdogs]
  const once = [...new Map(all.map(company => [company.id, company])).values()]
  const dyes = new Map(
    once.map(company => [batikOf(company.id).cloth, company]).reverse() as [string, CompanyCard][],
  )
  const different = once.filter(company => dyes.get(batikOf(company.id).cloth) === company)
  return [...different, ...once.filter(company => !different.includes(company))].slice(0, 4)
}
