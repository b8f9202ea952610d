import { useWords } from '#web/platform/locale.ts'
import type { Search } from '../query.ts'
import { useChosen, type Named } from './chosen-filters.tsx'
import { searchTitle } from './what.ts'

/** The whole search as text: "Lowongan “gudang” di Kota Bekasi, Kontrak". */
export function useWish(given: { results: Named; search: Search }): string {
  const filters = useNarrowed(given)
  const jobs = useWords('jobs')
  const companies = useWords('companies')
  return [searchTitle(given, jobs, companies), ...filters].join(', ')
}

/** Labels of the active filters except the place. */
export const useNarrowed = (given: { results: Named; search: Search }): string[] =>
  useChosen(given).flatMap(({ key, label }) => (key === 'city' || key === 'province' ? [] : [label]))
