import { useEffect, useRef, useState } from 'react'
import type { City } from '#shared/contract/fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useCityTrouble } from './unknown-city.tsx'
import { useSuggestions } from '#web/ui/controls/combobox/use-suggestions.ts'
import '#web/ui/controls/combobox/combobox.css'

const loadSuggestions = async () => (await import('./city-suggestions.tsx')).CitySuggestions

type Props = {
  results: { namesakes: readonly City[] }
  unknown: string | null
  /** The list narrowed to a city. */
  to: (city: string) => string
  /** The one that narrows it already. */
  chosen?: string | undefined
  label?: string
}

/**
 * Any city or regency by its name. What suggests them is loaded once the field is entered; without it names are taken as
 * typed. Its sheet stays open when what was typed is `unknown`, and lies over the page: it is told here too.
 */
export function CityField({ results, unknown, to, chosen = '', label }: Props) {
  const said = useCityTrouble(results, unknown ?? '')
  const { city: words } = useWords('search').filters
  const { awake, around } = useSuggestions(loadSuggestions)
  const [typed, setTyped] = useState(unknown)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!unknown) return
    field.current?.focus()
    // What is told stands below the field, where a phone's sheet may end.
    field.current?.closest('.cbx')?.scrollIntoView({ block: 'nearest' })
  }, [unknown])
  return (
    <div className="cbx" {...around}>
      <TextField
        ref={field}
        name="city"
        label={label ?? words.other}
        hint={label ? undefined : words.otherHint}
        error={unknown && (typed ?? unknown) === unknown && said}
        defaultValue={unknown ?? chosen}
        onChange={event => setTyped(event.target.value.trim())}
        autoComplete="off"
        maxLength={60}
      />
      {awake && <awake.Suggestions input={awake.input} to={to} />}
    </div>
  )
}
