import { useEffect, useId, useRef, useState } from 'react'
import type { SearchResults } from '#shared/contract/companies.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useCityTrouble } from './unknown-city.tsx'

/**
 * Any city or regency by its name. The names are offered once the field is entered; without them it takes them as typed.
 * Its sheet stays open when what was typed is `unknown`, and lies over the page: it is told here too.
 */
export function CityField({ results, unknown }: { results: SearchResults; unknown: string | null }) {
  const said = useCityTrouble(results, unknown ?? '')
  const { city: words } = useWords('search').filters
  const { city } = useWords('companies')
  const list = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const [typed, setTyped] = useState(unknown)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (unknown) field.current?.focus()
  }, [unknown])
  const load = () => {
    if (names.length > 0) return
    httpCall('cities', {}).then(
      ({ cities }) => setNames(cities.map(({ name }) => city(name))),
      () => {},
    )
  }
  return (
    <>
      <TextField
        ref={field}
        name="city"
        label={words.other}
        hint={words.otherHint}
        error={unknown && (typed ?? unknown) === unknown && said}
        defaultValue={unknown ?? ''}
        list={list}
        onFocus={load}
        onChange={event => setTyped(event.target.value.trim())}
        autoComplete="off"
        maxLength={60}
      />
      <datalist id={list}>
        {names.map(name => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
