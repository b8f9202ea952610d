import { useId, useState } from 'react'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Any city or regency by its name. The names are offered once the field is entered; without them it takes them as typed. */
export function CityField() {
  const { city: words } = useWords('search').filters
  const { city } = useWords('companies')
  const list = useId()
  const [names, setNames] = useState<readonly string[]>([])
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
        name="city"
        label={words.other}
        hint={words.otherHint}
        list={list}
        onFocus={load}
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
