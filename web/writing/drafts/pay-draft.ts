import type { Department, JobType } from '#shared/contract/keys.ts'
import { draftPlace, unwritten, type DraftOf, type DraftPlace } from '#web/forms/draft.ts'
import { thisYear } from '#web/forms/today.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { NO_PAY, type PayAnswers } from '../parts/answers.ts'

export type PayCompany = { id: string; slug: string; name: string }
/** What an address asks pay of. */
export type PayAsked = { company: PayCompany | null; role: Choice | null }

/** What a person has filled in so far of an amount alone. Kept in this browser only. */
export type PayDraft = DraftOf<'pay'> &
  PayAnswers & {
    company: PayCompany | null
    /** Rather not said: it counts for role and place alone. */
    unsaid: boolean
    job_role: Choice | null
    /** The list lacks the position: its department stands for it. */
    by_department: boolean
    department: Department | ''
    job_type: JobType | ''
    city: Choice | null
    year: string
    /** Made before the first attempt and kept until the code has been shown, so that a repeat is the same submission. */
    code: string | null
    pass: string | null
    /** An attempt was made whose answer never came. */
    unsure: boolean
  }

export const emptyPay = (company: PayCompany | null = null, role: Choice | null = null): PayDraft => ({
  ...unwritten('pay'),
  ...NO_PAY,
  company,
  unsaid: false,
  job_role: role,
  by_department: false,
  department: '',
  job_type: '',
  city: null,
  year: String(thisYear()),
  ...UNSENT,
})

const UNSENT = { code: null, pass: null, unsure: false }

/** A pass belongs to one company and year, a code to one submission: another company or year starts both anew. */
export const withPayOf = (
  draft: PayDraft,
  part: Partial<Pick<PayDraft, 'company' | 'unsaid' | 'year'>>,
): PayDraft => {
  const next = { ...draft, ...part }
  const isSame = companyOf(next)?.id === companyOf(draft)?.id && next.year === draft.year
  return isSame ? next : { ...next, ...UNSENT }
}

/** What an amount is of; none where that is rather not said. */
export const companyOf = ({ company, unsaid }: Pick<PayDraft, 'company' | 'unsaid'>): PayCompany | null =>
  unsaid ? null : company

/** Whether a person has filled in anything that would be lost. */
const hasPay = ({ job_role, department, job_type, city, salary }: PayDraft): boolean =>
  Boolean(job_role ?? city ?? (department || job_type || salary))

/** Counted up when the questions change so that old answers no longer fit. */
const VERSION = 1
/** Where it is kept. */
export const PAY_SLOT = 'pay-draft'
const KEPT = draftPlace<PayDraft>({ key: PAY_SLOT, version: VERSION, empty: emptyPay, holdsWords: hasPay })

/** One for all: the company and the role that the address names, for a draft that says nothing of any yet. */
export const payPlace = ({ company, role }: PayAsked): DraftPlace<PayDraft> => ({
  ...KEPT,
  read() {
    const found = KEPT.read()
    if (!found) return found
    const asked = found.job_role || found.department ? found : { ...found, job_role: role }
    return found.company || found.unsaid ? asked : withPayOf(asked, { company })
  },
  empty: () => emptyPay(company, role),
})

/** Goes on with what was answered elsewhere, for one company or for none: the rest of a draft that is kept stays. */
export function beginPay(part: Partial<PayDraft>): void {
  const before = KEPT.read() ?? emptyPay()
  KEPT.keep(withPayOf({ ...before, ...part, company: before.company, unsaid: before.unsaid }, part))
}
