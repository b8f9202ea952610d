import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { City } from '#shared/contract/fields.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useCityTrouble } from './unknown-city.tsx'
import '#web/ui/controls/combobox/combobox.css'

type To = (city: string) => string
type Awake = {
  CitySuggestions: ComponentType<{ input: HTMLInputElement; to: To }>
  input: HTMLInputElement
}
type Props = {
  results: { namesakes: readonly City[] }
  unknown: string | null
  /** The list narrowed to a city. */
  to: To
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
  const [awake, setAwake] = useState<Awake>()
  const [typed, setTyped] = useState(unknown)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!unknown) return
    field.current?.focus()
    // What is told stands below the field, where a phone's sheet may end.
    field.current?.closest('.cbx')?.scrollIntoView({ block: 'nearest' })
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
        label={label ?? words.other}
        hint={label ? undefined : words.otherHint}
        error={unknown && (typed ?? unknown) === unknown && said}
        defaultValue={unknown ?? chosen}
        onFocus={event => wake(event.currentTarget)}
        onChange={event => setTyped(event.target.value.trim())}
        autoComplete="off"
        maxLength={60}
      />
      {awake && <awake.CitySuggestions input={awake.input} to={to} />}
    </div>
  )
}
