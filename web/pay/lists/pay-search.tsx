import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { SearchBox } from '#web/discovery/search/search-box.tsx'

const suggesting = () => import('./pay-suggestions.tsx')

/** Search for a role, department or company, optionally with a place: a plain form. */
export function PaySearch({ query }: { query: string }) {
  const locale = useLocale()
  const { search } = useWords('pay')
  return (
    <SearchBox
      action={href(locale, 'searchSalaries')}
      label={search.label}
      submit={search.submit}
      placeholder={search.placeholder}
      defaultValue={query}
      suggesting={suggesting}
    />
  )
}
