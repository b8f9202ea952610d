import { href } from '#shared/paths.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { CityField } from '#web/search/city-field.tsx'
import { Kept } from '#web/search/kept.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { changed, queryOf, type Asked } from './asked.ts'

type Props = { results: VacancyResults; asked: Asked; unknownCity: string | null }

/** What and where: a plain form, which keeps what else narrows the list. */
export function JobSearch({ results, asked, unknownCity }: Props) {
  const locale = useLocale()
  const { search: words } = useWords('jobs')
  const { city } = useWords('companies')
  const chosen = results.city ? city(results.city.name) : undefined
  const kept = queryOf(changed(asked, { q: '', city: null, ...(unknownCity && { province: null }) }))
  return (
    <form
      key={`${asked.q} ${asked.city}`}
      className="jobs-search"
      role="search"
      aria-label={words.label}
      action={href(locale, 'jobs')}
      method="get"
    >
      <Kept query={kept} />
      <TextField
        name="q"
        type="search"
        label={words.what}
        defaultValue={asked.q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <CityField
        results={results}
        unknown={unknownCity}
        chosen={chosen}
        label={words.where}
        to={id => href(locale, 'jobs', {}, queryOf(changed(asked, { city: id })))}
      />
      <Button type="submit" icon="search">
        {words.submit}
      </Button>
    </form>
  )
}
