import { flushSync } from 'react-dom'
import type { CompanyDecision, PendingCompany } from '#shared/contract/team.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { approvalOf, fieldsOf, firstWrong, type CompanyFields, type FieldName } from './company-fields.ts'
import { currentOf } from './queue.ts'
import { useActs } from './use-acts.ts'
import { useHold } from './use-hold.ts'
import { useKept } from './use-kept.ts'
import { useNear } from './use-near.ts'
import { useRows } from './use-rows.ts'
import { useSaid } from './use-said.ts'

/** A listed company that the waiting one may be. */
export type Listed = { id: string; name: string }

const ask = async (call: Call) => {
  const { companies, total } = await call('teamCompanies', {})
  return { rows: companies, total }
}

/** The companies that wait, and what editors do with them. */
export function useCompanies() {
  const words = useWords('team')
  const rows = useRows('companies', ask)
  const talk = useSaid()
  const { company: told } = words
  const { putBack } = useHold(rows, { hold: 'holdCompany', already: told.already, mention: talk.mention })
  const company = putBack ? undefined : currentOf(rows.queue)
  const form = useFields(company)
  const near = useNear(form.fields.name, company?.name ?? '')
  const { busy, act } = useActs(rows, talk.say, { undo: 'undoCompany', already: told.already })

  async function decide(decision: CompanyDecision, done: string) {
    if (!company) return
    await act({
      row: company,
      send: call => call('decideCompany', { params: { id: company.id }, body: decision }),
      said: done,
      refused(error) {
        if (!isCallError(error)) return false
        const isWrong = error.status === 422 && firstWrong(error.errors) !== undefined
        if (isWrong) form.wrong(error.errors)
        const isUnlisted = error.code === 'conflict'
        if (isUnlisted) talk.say(told.notListed)
        return isWrong || isUnlisted
      },
    })
  }
  return {
    ...rows,
    putBack,
    talk,
    busy,
    company,
    form,
    near,
    approve: () => decide(approvalOf(form.fields), told.approved(form.fields.name.trim())),
    merge: (into: Listed) =>
      decide({ decision: 'merge', into: into.id }, told.merged(company?.name ?? '', into.name)),
    decline: () => decide({ decision: 'decline' }, told.declined(company?.name ?? '')),
  }
}

export type Companies = ReturnType<typeof useCompanies>

type Errors = Partial<Record<FieldName, string>>
type Kept = { of: string; fields: CompanyFields; errors: Errors }

const EMPTY = {
  name: '',
  legal_name: '',
  legal_form: '',
  industry: '',
  size_band: '',
  website_host: '',
} as const

/** The corrections to the company on the desk; another one starts with its own facts. */
function useFields(company: PendingCompany | undefined) {
  const [kept, keep] = useKept<Kept>('company')
  const places = useWords('companies')
  const fresh = {
    fields: company ? fieldsOf(company, places) : { ...EMPTY, city: null, confirm_name: false },
    errors: {} as Errors,
  }
  const { fields, errors } = kept && kept.of === company?.id ? kept : fresh
  const set = (part: Partial<CompanyFields>, errors: Errors) => {
    if (company) keep({ of: company.id, fields: { ...fields, ...part }, errors })
  }
  return {
    fields,
    errors,
    /** Editing a field clears what was said about it. */
    change: (name: FieldName, part: Partial<CompanyFields>) => set(part, { ...errors, [name]: undefined }),
    /** Another name asks anew. */
    rename: (name: string) =>
      set({ name, confirm_name: false }, { ...errors, name: undefined, confirm_name: undefined }),
    confirm: (confirm_name: boolean) => set({ confirm_name }, errors),
    wrong: (given: Record<string, string[]>) => {
      const said = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list[0]]))
      // What asks for a yes comes with its error.
      flushSync(() => set({}, said))
      const first = firstWrong(given)
      if (first) document.getElementById(`company-${first}`)?.focus()
    },
  }
}
