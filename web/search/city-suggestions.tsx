import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { allCities } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'
import { changed, queryOf, type Asked } from './asked.ts'

/** Cities and regencies that fit what is being typed, each narrowing the search to itself. */
export function CitySuggestions({ input, asked }: { input: HTMLInputElement; asked: Asked }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { filters, suggestions } = useWords('search')
  return (
    <Suggested
      input={input}
      find={async typed => matching(await allCities(locale), typed)}
      least={1}
      choose={({ id }) =>
        void navigate(href(locale, 'searchCompany', {}, queryOf(changed(asked, { city: id }))))
      }
      draw={({ label }) => label}
      words={{ ...suggestions, label: filters.city.name }}
    />
  )
}
