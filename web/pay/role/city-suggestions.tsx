import { useNavigate } from 'react-router'
import type { Locale } from '#shared/locale.ts'
import { allCities } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'

export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search'])

/** Suggested cities and regencies; choosing one navigates to it. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { filters, suggestions } = useWords('search')
  const page = new URL(input.form?.action ?? location.href).pathname
  return (
    <Suggested
      input={input}
      find={async typed => matching(await allCities(locale), typed)}
      least={1}
      choose={({ id }) => void navigate(`${page}?city=${id}`)}
      draw={({ label }) => label}
      words={{ ...suggestions, label: filters.city.name }}
    />
  )
}
