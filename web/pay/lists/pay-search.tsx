import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { SearchBox } from '#web/discovery/search/search-box.tsx'

const suggesting = () => import('./pay-suggestions.tsx')

/** Looks for a role, a department, a company, each with a place if one likes: a plain form. */
export function PaySearch({ asked }: { asked: string }) {
  const locale = useLocale()
  const { search } = useWords('pay')
  return (
    <SearchBox
      action={href(locale, 'searchSalaries')}
      label={search.label}
      submit={search.submit}
      placeholder={search.placeholder}
      defaultValue={asked}
      suggesting={suggesting}
    />
  )
}
