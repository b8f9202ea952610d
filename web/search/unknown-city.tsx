import type { SearchResults } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/chip.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { changed, queryOf, type Asked } from './asked.ts'

type Props = { results: SearchResults; asked: Asked; unknownCity: string }

/** Of a city that is none it is told what its results are; which of several was meant is asked. */
export function UnknownCity(props: Props) {
  const { ignored } = useWords('search').filters.city
  const several = props.results.namesakes.length > 0
  const said = useCityTrouble(props.results, props.unknownCity)
  return (
    <>
      <Notice kind={several ? 'info' : 'warn'}>
        <p>{several ? said : `${said} ${ignored}`}</p>
      </Notice>
      <Namesakes {...props} />
    </>
  )
}

/** What is wrong with a name that is not one city's. */
export function useCityTrouble({ namesakes }: SearchResults, typed: string): string {
  const { unknown, several } = useWords('search').filters.city
  return namesakes.length > 0 ? several(typed) : unknown(typed)
}

/** The cities that a name may mean. */
export function Namesakes({ results: { namesakes }, asked, unknownCity }: Props) {
  const locale = useLocale()
  const { several } = useWords('search').filters.city
  const { city } = useWords('companies')
  if (namesakes.length === 0) return null
  return (
    <Chips label={several(unknownCity)}>
      {namesakes.map(({ id, name }) => (
        <Chip key={id} href={href(locale, 'searchCompany', {}, queryOf(changed(asked, { city: id })))}>
          {city(name)}
        </Chip>
      ))}
    </Chips>
  )
}
