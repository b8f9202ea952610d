import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { SearchResults } from '#shared/contract/companies.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { Asked } from './asked.ts'
import { useCityTrouble } from './unknown-city.tsx'

type Awake = {
  CitySuggestions: ComponentType<{ input: HTMLInputElement; asked: Asked }>
  input: HTMLInputElement
}
type Props = { results: SearchResults; asked: Asked; unknown: string | null }

/**
 * Any city or regency by its name. What suggests them is loaded once the field is entered; without it names are taken as
 * typed. Its sheet stays open when what was typed is `unknown`, and lies over the page: it is told here too.
 */
export function CityField({ results, asked, unknown }: Props) {
  const said = useCityTrouble(results, unknown ?? '')
  const { city: words } = useWords('search').filters
  const [awake, setAwake] = useState<Awake>()
  const [typed, setTyped] = useState(unknown)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (unknown) field.current?.focus()
  }, [unknown])
  const wake = (input: HTMLInputElement) => {
    if (awake) return
    import('./city-suggestions.tsx').then(
      ({ CitySuggestions }) => setAwake({ CitySuggestions, input }),
      () => undefined,
    )
  }
  return (
    <div className="cbx">
      <TextField
        ref={field}
        name="city"
        label={words.other}
        hint={words.otherHint}
        error={unknown && (typed ?? unknown) === unknown && said}
        defaultValue={unknown ?? ''}
        onFocus={event => wake(event.currentTarget)}
        onChange={event => setTyped(event.target.value.trim())}
        autoComplete="off"
        maxLength={60}
      />
      {awake && <awake.CitySuggestions input={awake.input} asked={asked} />}
    </div>
  )
}
