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
  /** Address of the list filtered by city. */
  to: (city: string) => string
  /** The current city filter. */
  chosen?: string | undefined
  label?: string
}

/**
 * Field for any city or regency by name. The suggestions are loaded on focus; without them the name is submitted as
 * typed. With an `unknown` name the menu stays open and covers the page, so that the field repeats the message.
 */
export function CityField({ results, unknown, to, chosen = '', label }: Props) {
  const message = useCityTrouble(results, unknown ?? '')
  const { city: words } = useWords('search').filters
  const { awake, around } = useSuggestions(loadSuggestions)
  const [typed, setTyped] = useState(unknown)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!unknown) return
    field.current?.focus()
    // The message is below the field, where the bottom sheet of a phone may cut it off.
    field.current?.closest('.cbx')?.scrollIntoView({ block: 'nearest' })
  }, [unknown])
  return (
    <div className="cbx" {...around}>
      <TextField
        ref={field}
        name="city"
        label={label ?? words.other}
        hint={label ? undefined : words.otherHint}
        error={unknown && (typed ?? unknown) === unknown && message}
        defaultValue={unknown ?? chosen}
        onChange={event => setTyped(event.target.value.trim())}
        autoComplete="off"
        maxLength={60}
      />
      {awake && <awake.Suggestions input={awake.input} to={to} />}
    </div>
  )
}
