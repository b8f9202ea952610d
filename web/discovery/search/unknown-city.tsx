import type { City } from '#shared/contract/fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { CityChips } from './city-chips.tsx'

type Named = { namesakes: readonly City[] }
type Props = { results: Named; to: (city: string) => string; unknownCity: string }

/** Message for an unknown city, which is ignored, or a choice between several cities of the same name. */
export function UnknownCity(props: Props) {
  const { ignored } = useWords('search').filters.city
  const several = props.results.namesakes.length > 0
  const message = useCityTrouble(props.results, props.unknownCity)
  return (
    <>
      <Notice kind={several ? 'info' : 'warn'}>
        <p>{several ? message : `${message} ${ignored}`}</p>
      </Notice>
      <Namesakes {...props} />
    </>
  )
}

/** Error message for a name that matches no city or several. */
export function useCityTrouble({ namesakes }: Named, typed: string): string {
  const { unknown, several } = useWords('search').filters.city
  return namesakes.length > 0 ? several(typed) : unknown(typed)
}

/** Links to the cities with this name. */
export function Namesakes({ results: { namesakes }, to, unknownCity }: Props) {
  const { several } = useWords('search').filters.city
  return <CityChips label={several(unknownCity)} cities={namesakes} to={to} />
}
