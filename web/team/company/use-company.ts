import { flushSync } from 'react-dom'
import type { CompanyDecision, PendingCompany } from '#shared/contract/team/desk-company.ts'
import { isCallError, httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { approvalOf, fieldsOf, firstWrong, type CompanyFields, type FieldName } from './company-fields.ts'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { useState } from 'react'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { useFound } from '#web/ui/controls/combobox/use-combobox.ts'

/** A listed company as target of a merge. */
export type Listed = { id: string; name: string }

/** State and actions of the desk for pending companies. */
export function useCompany() {
  const { company: words } = useWords('team')
  const desk = useDesk('company', NOTHING)
  const { it: company } = desk
  const form = useFields(company, desk)
  const near = useNear(form.fields.name, company?.name ?? '')

  const decide = (decision: CompanyDecision, done: string) =>
    desk.decide(decision, done, {
      refused(error) {
        const errors = isCallError(error) && error.status === 422 ? error.errors : {}
        const isWrong = firstWrong(errors) !== undefined
        if (isWrong) form.wrong(errors)
        // The target of the merge is no longer listed.
        if (isConflict(error)) desk.toast.show(words.notListed)
        return isWrong || isConflict(error)
      },
    })
  const name = company?.name ?? ''
  return {
    ...desk,
    form,
    near,
    approve: () => decide(approvalOf(form.fields), words.approved(form.fields.name.trim())),
    merge: (into: Listed) => decide({ decision: 'merge', into: into.id }, words.merged(name, into.name)),
    decline: () => decide({ decision: 'decline' }, words.declined(name)),
  }
}

export type CompanyDesk = ReturnType<typeof useCompany>

type Errors = { [F in FieldName]?: string | undefined }
type Choice = { fields: CompanyFields | undefined; errors: Errors }
const NOTHING: Choice = { fields: undefined, errors: {} }

const EMPTY = {
  name: '',
  legal_name: '',
  legal_form: '',
  industry: '',
  size_band: '',
  website_host: '',
} as const

/** The editor's corrections to the current company; another company starts with its own facts. */
function useFields(
  company: PendingCompany | undefined,
  { choice, change }: { choice: Choice; change: (part: Choice) => void },
) {
  const places = useWords('companies')
  const { errors } = choice
  const fields =
    choice.fields ?? (company ? fieldsOf(company, places) : { ...EMPTY, city: null, confirm_name: false })
  const set = (part: Partial<CompanyFields>, errors: Errors) =>
    change({ fields: { ...fields, ...part }, errors })
  return {
    fields,
    errors,
    /** Editing a field clears its error. */
    change: (name: FieldName, part: Partial<CompanyFields>) => set(part, { ...errors, [name]: undefined }),
    /** Another name needs a new confirmation. */
    rename: (name: string) =>
      set({ name, confirm_name: false }, { ...errors, name: undefined, confirm_name: undefined }),
    confirm: (confirm_name: boolean) => set({ confirm_name }, errors),
    wrong: (given: Record<string, string[]>) => {
      const messages = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list[0]]))
      // The checkbox for the confirmation is rendered together with its error, so that it must exist before the focus
      // moves.
      flushSync(() => set({}, messages))
      const first = firstWrong(given)
      if (first) document.getElementById(`company-${first}`)?.focus()
    },
  }
}

const MOST = 4
const LEAST = 2
const LONGEST = 100
const PATIENCE_MS = 300

type Near = {
  state: 'asking' | 'failed' | 'here'
  companies: readonly CompanyCard[]
  again: () => void
}

/**
 * Listed companies with a name similar to the one in the form; empty while the search runs, so that no outdated one can
 * be chosen.
 */
function useNear(name: string, proposed: string): Near {
  const [attempt, setAttempt] = useState(0)
  const query = name.trim().slice(0, LONGEST)
  const wanted = query.length >= LEAST
  const patience = name === proposed ? 0 : PATIENCE_MS
  const found = useFound({ find, query, patience, wanted, attempt })
  const companies = found?.state === 'found' && found.current ? found.choices : undefined
  return {
    state: companies || !found ? 'here' : found.state === 'failed' ? 'failed' : 'asking',
    companies: companies ?? [],
    again: () => setAttempt(attempt + 1),
  }
}

const find = async (query: string) =>
  (await httpCall('search', { query: { query: query } })).companies.slice(0, MOST)
