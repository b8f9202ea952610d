import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { isFiltered, queryOf, type Asked } from '#web/jobs/query.ts'
import { useWish } from '#web/jobs/wish/use-wish.ts'
import { useWords } from '#web/platform/locale.ts'
import { AlertBox } from './alert-box.tsx'

type Props = { results: VacancyResults; asked: Asked }

/** Subscription to new results, below a search. Hidden without filters or words. */
export function SearchAlert({ results, asked }: Props) {
  const words = useWords('alerts')
  const wish = useWish({ results, asked: { ...asked, within: null } })
  if (!asked.q && !isFiltered({ ...asked, within: null })) return null
  const about = queryOf({ ...asked, within: null, sort: null, cursor: null })
  return <AlertBox about={about} lead={words.search(wish)} />
}
