import type { Department, JobType } from '#shared/contract/keys.ts'
import { draftPlace, unwritten, type DraftOf, type DraftPlace } from '#web/forms/draft.ts'
import { thisYear } from '#web/forms/today.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { NO_PAY, type PayAnswers } from '../parts/answers.ts'

export type PayCompany = { id: string; slug: string; name: string }
/** Company and role in the address. */
export type PayPreset = { company: PayCompany | null; role: Choice | null }

/** Answers of standalone pay so far. Stored in this browser only. */
export type PayDraft = DraftOf<'pay'> &
  PayAnswers & {
    company: PayCompany | null
    /** The user prefers not to name the company: the amount counts for role and place only. */
    unsaid: boolean
    job_role: Choice | null
    /** The position is not in the list: the department is sent instead. */
    by_department: boolean
    department: Department | ''
    job_type: JobType | ''
    city: Choice | null
    year: string
    /**
     * Generated before the first attempt and kept until the code has been shown, so that a repeated attempt is the same
     * submission.
     */
    code: string | null
    pass: string | null
    /** The answer to an earlier attempt was lost, so that the amount may have arrived. */
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

/** A pass belongs to one company and year, a code to one submission: another company or year needs new ones. */
export const withPayOf = (
  draft: PayDraft,
  part: Partial<Pick<PayDraft, 'company' | 'unsaid' | 'year'>>,
): PayDraft => {
  const next = { ...draft, ...part }
  const isSame = companyOf(next)?.id === companyOf(draft)?.id && next.year === draft.year
  return isSame ? next : { ...next, ...UNSENT }
}

/** Company of an amount; null if the user prefers not to name it. */
export const companyOf = ({ company, unsaid }: Pick<PayDraft, 'company' | 'unsaid'>): PayCompany | null =>
  unsaid ? null : company

/** Whether the user has entered anything that would be lost. */
const hasPay = ({ job_role, department, job_type, city, salary }: PayDraft): boolean =>
  Boolean(job_role ?? city ?? (department || job_type || salary))

/** Increment it when old answers no longer fit the questions. */
const VERSION = 1
/** Storage key of the draft. */
export const PAY_SLOT = 'pay-draft'
const STORE = draftPlace<PayDraft>({ key: PAY_SLOT, version: VERSION, empty: emptyPay, hasInput: hasPay })

/** The only draft of pay; company and role of the address are filled in if the draft has none. */
export const payPlace = ({ company, role }: PayPreset): DraftPlace<PayDraft> => ({
  ...STORE,
  read() {
    const found = STORE.read()
    if (!found) return found
    const filled = found.job_role || found.department ? found : { ...found, job_role: role }
    return found.company || found.unsaid ? filled : withPayOf(filled, { company })
  },
  empty: () => emptyPay(company, role),
})

/** Adds answers from the review form for one company or none; the other answers of a stored draft remain. */
export function beginPay(part: Partial<PayDraft>): void {
  const before = STORE.read() ?? emptyPay()
  STORE.save(withPayOf({ ...before, ...part, company: before.company, unsaid: before.unsaid }, part))
}
