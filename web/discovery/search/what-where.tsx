import { useRef } from 'react'
import type { City } from '#shared/contract/fields.ts'
import type { Query } from '#shared/paths.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { CityField } from './city-field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import './what-where.css'

type Props = {
  words: { label: string; what: string; where: string; submit: string }
  action: string
  /** Other active filters. */
  hidden: Query
  search: { q: string; city: string | null }
  results: { city: City | null; province?: { name: string } | null; namesakes: readonly City[] }
  unknownCity: string | null
  /** Address of the search with these words and a city. */
  toCity: (search: { q: string; city: string }) => string
}

/** Search by words and place: a plain form that preserves the other filters. */
export function WhatWhere({ words, action, hidden, search, results, unknownCity, toCity }: Props) {
  const { city, province } = useWords('companies')
  const what = useRef<HTMLInputElement>(null)
  const chosen = results.city
    ? city(results.city.name)
    : results.province
      ? province(results.province.name)
      : undefined
  return (
    <form
      key={`${search.q} ${chosen}`}
      className="what-where"
      role="search"
      aria-label={words.label}
      action={action}
      method="get"
    >
      <HiddenFields query={hidden} />
      <TextField
        ref={what}
        name="q"
        type="search"
        label={words.what}
        defaultValue={search.q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <CityField
        results={results}
        unknown={unknownCity}
        chosen={chosen}
        label={words.where}
        to={place => toCity({ q: what.current?.value.trim() ?? search.q, city: place })}
      />
      <Button type="submit" icon="search">
        {words.submit}
      </Button>
    </form>
  )
}
