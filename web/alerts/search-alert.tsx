import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { isFiltered, queryOf, type Asked } from '#web/jobs/asked.ts'
import { whatIsAsked } from '#web/jobs/what.ts'
import { useWords } from '#web/platform/locale.ts'
import { AlertBox } from './alert-box.tsx'

type Props = { results: VacancyResults; asked: Asked }

/** Under what a search found: new ones come by mail. Without a search there is nothing to wait for. */
export function SearchAlert({ results, asked }: Props) {
  const words = useWords('alerts')
  const jobs = useWords('jobs')
  const companies = useWords('companies')
  if (!asked.q && !isFiltered({ ...asked, within: null })) return null
  const about = queryOf({ ...asked, within: null, sort: null, cursor: null })
  return <AlertBox about={about} lead={words.search(whatIsAsked({ results, asked }, jobs, companies))} />
}
