import { findCompanies } from '#web/forms/lists.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Combobox } from '#web/ui/forms/combobox/combobox.tsx'

export type FoundCompany = Awaited<ReturnType<typeof findCompanies>>[number]
type Props = {
  id: string
  label: string
  hint: string
  value: FoundCompany | null
  onChange: (company: FoundCompany | null) => void
}

/** Combobox for a listed company. */
export function CompanySearch(props: Props) {
  const locale = useLocale()
  const { combobox } = useWords('forms')
  return (
    <Combobox
      {...props}
      find={typed => findCompanies(locale, typed)}
      patience={200}
      least={2}
      words={combobox}
    />
  )
}
