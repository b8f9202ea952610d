import { isRefused } from '#shared/rules/screening/finding.ts'
import type { Errors, Form } from '#web/forms/form.ts'
import type { AllWords } from '#web/platform/words.ts'
import { foundIn, loadScreening, refusal } from '#web/reviews/screening/screening.ts'
import { PAY_FIELDS, type PayField } from '../parts/answers.ts'
import type { PayWording } from '../parts/limits.ts'
import { payMistake } from '../parts/pay-mistakes.ts'
import { companyOf, type PayDraft } from '../kept/pay-draft.ts'

/** A field as the server names it in its errors. */
export type Field = 'company_id' | 'job_role_id' | 'department' | 'job_type' | 'city_id' | 'year' | PayField

type Wording = PayWording & Pick<AllWords, 'given'>

/** What an amount alone asks, all at once, and what it takes. */
export const payRules = (words: Wording): Form<PayDraft, 'pay', Field> => ({
  steps: () => ['pay'],
  fields: (_step, { by_department, unsaid }) => [
    'company_id',
    by_department ? 'department' : 'job_role_id',
    'job_type',
    'city_id',
    'year',
    ...PAY_FIELDS.filter(field => !unsaid || field !== 'salary_comment'),
  ],
  mistake: (field, draft) => mistakeIn(field, draft, words),
  examine: (fields, draft) => examine(fields, draft, words),
  // Where a position is asked for, a missing department is one.
  fieldOf: name => (name === 'company' ? 'company_id' : name),
})

function mistakeIn(field: Field, draft: PayDraft, words: Wording): string | undefined {
  const { required, no_such_role, no_such_city } = words.field
  switch (field) {
    case 'company_id':
      return draft.unsaid || draft.company ? undefined : words.given.company.choose
    case 'job_role_id':
      return draft.job_role ? undefined : no_such_role
    case 'department':
      return draft.department ? undefined : required
    case 'job_type':
      return draft.job_type ? undefined : required
    case 'city_id':
      return draft.city ? undefined : no_such_city
    case 'year':
      return undefined
    case 'monthly_salary':
      return draft.salary.trim() === '' ? required : payMistake(field, draft, words)
    default:
      return payMistake(field, draft, words)
  }
}

/** What in the note must not leave this browser. */
async function examine(fields: readonly Field[], draft: PayDraft, words: Wording): Promise<Errors> {
  const text = companyOf(draft) ? draft.salary_comment : ''
  if (text.trim() === '' || !fields.includes('salary_comment')) return {}
  const screen = await loadScreening().catch(() => undefined)
  const refused = screen && foundIn(screen, text).find(found => isRefused(found, 'text'))
  const told = refused && refusal(refused, words.field)
  return told ? { salary_comment: told } : {}
}
