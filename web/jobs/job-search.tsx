import { href } from '#shared/paths.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { WhatWhere } from '#web/discovery/search/what-where.tsx'
import { changed, queryOf, type Asked } from './query.ts'

type Props = { results: VacancyResults; asked: Asked; unknownCity: string | null }

export function JobSearch({ results, asked, unknownCity }: Props) {
  const locale = useLocale()
  const { search: words } = useWords('jobs')
  return (
    <WhatWhere
      {...{ words, asked, results, unknownCity }}
      action={href(locale, 'jobs')}
      kept={queryOf(changed(asked, { q: '', city: null, province: null }))}
      toCity={what => href(locale, 'jobs', {}, queryOf(changed(asked, what)))}
    />
  )
}
