import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { LIMITS } from '../parts/limits.ts'
import type { DraftCompany } from '../drafts/draft.ts'
import { findCompanies } from '#web/forms/lists.ts'
import { idOf } from '#web/forms/form.ts'
import { useFound } from '#web/ui/controls/combobox/use-combobox.ts'

const MOST_NEAR = 3

type Props = {
  company: DraftCompany
  status: EmploymentStatus
  error: string | undefined
  onName: (name: string) => void
  /** Back to the list: with a company, or to search again. */
  onListed: (company: DraftCompany | null) => void
}

/** Field for the name of an unlisted company, with similar names from the list. */
export function UnlistedField({ company, status, error, onName, onListed }: Props) {
  const words = useWords('writing').fields.company
  const { counter } = useWords('forms')
  const { count } = useFormats()
  const most = LIMITS.companyName.max
  return (
    <div className="field unlisted">
      <TextField
        label={words.label}
        hint={words.hint[status]}
        id={idOf('company_id')}
        error={error}
        value={company.name}
        onChange={event => onName(event.target.value)}
        counter={company.name.length > most * 0.8 ? used => counter(count(used), count(most)) : undefined}
        limit={most}
        autoComplete="organization"
        required
      />
      <Near name={company.name} onChoose={onListed} />
      <p className="note">{words.note}</p>
      <LinkButton onClick={() => onListed(null)}>{words.listed}</LinkButton>
    </div>
  )
}

function Near({ name, onChoose }: { name: string; onChoose: (company: DraftCompany) => void }) {
  const locale = useLocale()
  const words = useWords('writing').fields.company
  const wanted = name.trim().length > LIMITS.companyName.min
  const find = (typed: string) => findCompanies(locale, typed)
  const found = useFound({ find, query: name, patience: 300, wanted, attempt: 0 })
  const near = found?.state === 'found' ? found.choices.slice(0, MOST_NEAR) : []
  return (
    <>
      <p className="vh" role="status">
        {near.length > 0 && words.nearCount(near.length)}
      </p>
      {near.length > 0 && (
        <div className="near">
          <p>{words.near}</p>
          <ul>
            {near.map(({ id, slug, name: known, note }) => (
              <li key={id}>
                <LinkButton onClick={() => onChoose({ id, slug, name: known })}>{known}</LinkButton>
                {note && <span className="note"> {note}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
