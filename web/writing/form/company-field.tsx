import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Combobox } from '#web/ui/forms/combobox/combobox.tsx'
import { unlistedCompany, withCompany, type DraftCompany } from '../kept/draft.ts'
import type { StepProps } from './step-props.ts'
import { findCompanies } from '#web/forms/lists.ts'
import { idOf } from '#web/forms/form.ts'
import { UnlistedField } from './unlisted-field.tsx'

/** The company, from the list, or by its name where the list lacks it. */
export function CompanyField({ draft, errors, change }: StepProps) {
  const { company_id: words } = useWords('writing').fields
  const [moved, setMoved] = useState(0)
  const choose = (company: DraftCompany | null) => change('company_id', withCompany(draft, company))
  const move = (company: DraftCompany | null) => {
    choose(company)
    setMoved(moved + 1)
  }
  useFocus(idOf('company_id'), moved)
  const { company } = draft
  if (company?.unlisted) {
    const rename = (name: string) => choose({ ...company, name })
    const props = { company, status: draft.employment_status, error: errors['company_id'] }
    return <UnlistedField {...props} onName={rename} onListed={move} />
  }
  const instead = (typed = '') => (
    <LinkButton onClick={() => move(unlistedCompany(typed))}>{words.unlisted}</LinkButton>
  )
  return (
    <div className="field">
      <ListedField company={company} error={errors['company_id']} onChoose={choose} instead={instead} />
      {instead()}
    </div>
  )
}

type ListedProps = {
  company: DraftCompany | null
  error: string | undefined
  onChoose: (company: DraftCompany | null) => void
  instead: (typed: string) => ReactNode
}

function ListedField({ company, error, onChoose, instead }: ListedProps) {
  const locale = useLocale()
  const { company_id: words } = useWords('writing').fields
  const { combobox } = useWords('forms')
  return (
    <Combobox
      {...{ label: words.label, hint: words.hint }}
      id={idOf('company_id')}
      error={error}
      value={company && { ...company, label: company.name }}
      onChange={found => onChoose(found && { id: found.id, slug: found.slug, name: found.name })}
      find={typed => findCompanies(locale, typed)}
      patience={200}
      least={2}
      words={{ ...combobox, none: words.none }}
      instead={instead}
      required
    />
  )
}

/** After each move between the two ways the focus is in the field that came. */
function useFocus(id: string, moved: number): void {
  const done = useRef(moved)
  useEffect(() => {
    if (done.current === moved) return
    done.current = moved
    document.getElementById(id)?.focus()
  }, [id, moved])
}
