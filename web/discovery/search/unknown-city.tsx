import type { City } from '#shared/contract/fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { CityChips } from './city-chips.tsx'

type Named = { namesakes: readonly City[] }
type Props = { results: Named; to: (city: string) => string; unknownCity: string }

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
export function useCityTrouble({ namesakes }: Named, typed: string): string {
  const { unknown, several } = useWords('search').filters.city
  return namesakes.length > 0 ? several(typed) : unknown(typed)
}

/** The cities that a name may mean. */
export function Namesakes({ results: { namesakes }, to, unknownCity }: Props) {
  const { several } = useWords('search').filters.city
  return <CityChips label={several(unknownCity)} cities={namesakes} to={to} />
}
