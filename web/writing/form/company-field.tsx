import { useState } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { unlistedCompany, withCompany, type DraftCompany } from '../kept/draft.ts'
import type { StepProps } from './step-props.ts'
import { idOf } from '#web/forms/form.ts'
import { ListedCompany } from '../parts/listed-company.tsx'
import { UnlistedField } from './unlisted-field.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'

/** The company, from the list, or by its name where the list lacks it. */
export function CompanyField({ draft, errors, change }: StepProps) {
  const { company_id: words } = useWords('writing').fields
  const { exit } = useWords('forms').combobox
  const [moved, setMoved] = useState(0)
  const choose = (company: DraftCompany | null) => change('company_id', withCompany(draft, company))
  const move = (company: DraftCompany | null) => {
    choose(company)
    setMoved(moved + 1)
  }
  useMovedFocus(idOf('company_id'), moved)
  const { company } = draft
  if (company?.unlisted) {
    const rename = (name: string) => choose({ ...company, name })
    const props = { company, status: draft.employment_status, error: errors['company_id'] }
    return <UnlistedField {...props} onName={rename} onListed={move} />
  }
  return (
    <ListedCompany
      company={company}
      error={errors['company_id']}
      none={words.none}
      onChoose={choose}
      exit={{ label: exit, take: typed => move(unlistedCompany(typed)) }}
    />
  )
}
