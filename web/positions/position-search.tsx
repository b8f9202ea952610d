import type { Positions } from '#shared/contract/positions/positions.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { CityField } from '#web/search/city-field.tsx'
import { Kept } from '#web/search/kept.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { changed, type Asked } from './asked.ts'

type Props = { results: Positions; asked: Asked; unknownCity: string | null }

/** Which position and where: a plain form, which keeps what else narrows the list. */
export function PositionSearch({ results, asked, unknownCity }: Props) {
  const locale = useLocale()
  const { search: words } = useWords('roles')
  const { city } = useWords('companies')
  const chosen = results.city ? city(results.city.name) : undefined
  return (
    <form
      key={`${asked.q} ${asked.city}`}
      className="positions-search"
      role="search"
      aria-label={words.label}
      action={href(locale, 'searchPosition')}
      method="get"
    >
      <Kept query={changed(asked, { q: '', city: null })} />
      <TextField
        name="q"
        type="search"
        label={words.what}
        defaultValue={asked.q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <CityField
        results={results}
        unknown={unknownCity}
        chosen={chosen}
        label={words.where}
        to={id => href(locale, 'searchPosition', {}, changed(asked, { city: id }))}
      />
      <Button type="submit" icon="search">
        {words.submit}
      </Button>
    </form>
  )
}
