import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ClothTile, ClothTiles } from '#web/ui/batik/tiles/cloth-tiles.tsx'

/** Tiles of companies with their batik patterns. */
export function Cloths({ companies }: { companies: readonly CompanyCard[] }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const home = useWords('home')
  return (
    <ClothTiles>
      {companies.map(company => (
        <ClothTile
          key={company.id}
          id={company.id}
          name={company.name}
          href={href(locale, 'company', { id: company.slug })}
          sub={company.city && words.city(company.city.name)}
          figure={company.score === null ? undefined : format.score(company.score)}
          figureWord={home.tileScore}
        />
      ))}
    </ClothTiles>
  )
}
