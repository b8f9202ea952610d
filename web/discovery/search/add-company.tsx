import { reviewOfUnlisted } from '#web/companies/unlisted.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Writes the first review of a company that is not listed yet. */
export function AddCompany({ name }: { name: string }) {
  const locale = useLocale()
  return (
    <ButtonLink kind="line" icon="pen-line" href={reviewOfUnlisted(locale, name)}>
      {useWords('search').add}
    </ButtonLink>
  )
}
