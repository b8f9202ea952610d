import { useNavigate } from 'react-router'
import { allCities } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'

type Props = { input: HTMLInputElement; to: (city: string) => string }

/** Suggested cities and regencies; each links to the search filtered by it. */
export function CitySuggestions({ input, to }: Props) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { filters, suggestions } = useWords('search')
  return (
    <Suggested
      input={input}
      find={async typed => matching(await allCities(locale), typed)}
      least={1}
      choose={({ id }) => void navigate(to(id))}
      draw={({ label }) => label}
      words={{ ...suggestions, label: filters.city.name }}
    />
  )
}
