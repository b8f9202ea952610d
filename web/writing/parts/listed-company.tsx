import { idOf } from '#web/forms/form.ts'
import { findCompanies } from '#web/forms/lists.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Combobox } from '#web/ui/forms/combobox/combobox.tsx'

type Company = { id: string; slug: string; name: string }
type Props = {
  company: Company | null
  error: string | undefined
  /** Shown if the company is not in the list. */
  none: string
  onChoose: (company: Company | null) => void
  exit?: { label: string; take: (typed: string) => void }
}

/** Combobox for a company of the list. */
export function ListedCompany({ company, error, none, onChoose, exit }: Props) {
  const locale = useLocale()
  const { company_id: words } = useWords('writing').fields
  const { combobox } = useWords('forms')
  return (
    <Combobox
      {...{ label: words.label, hint: words.hint, error }}
      id={idOf('company_id')}
      value={company && { ...company, label: company.name }}
      onChange={found => onChoose(found && { id: found.id, slug: found.slug, name: found.name })}
      find={typed => findCompanies(locale, typed)}
      patience={200}
      least={2}
      words={{ ...combobox, none }}
      exit={exit}
      required
    />
  )
}
