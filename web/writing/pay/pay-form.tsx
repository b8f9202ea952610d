import { type ReactNode, useState } from 'react'
import { href } from '#shared/paths.ts'
import { DraftState, type DraftWords } from '#web/forms/draft-state.tsx'
import { type Form, idOf, type StepProps, type Errors } from '#web/forms/form.ts'
import type { DraftStore } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { useSteppedForm } from '#web/forms/use-stepped-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button, LinkButton } from '#web/ui/controls/button.tsx'
import { FormNav } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { BasePay } from '../parts/base-pay.tsx'
import { PayComment, PayParts } from '../parts/pay-parts.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import { companyOf, type PayDraft, withPayOf } from '../drafts/pay-draft.ts'
import type { PayOutcome } from './send-pay.ts'
import { thisYear } from '#web/forms/today.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Options } from '#web/ui/forms/questions/options.tsx'
import { CityCombobox, DepartmentSelect, JobTypeSelect, RoleCombobox } from '../parts/job-fields.tsx'
import { ListedCompany } from '../parts/listed-company.tsx'
import { useMovedFocus } from '../parts/use-moved-focus.ts'
import { isRefused } from '#shared/rules/screening/finding.ts'
import type { AllWords } from '#web/platform/words.ts'
import { foundIn, loadScreening, refusal } from '#web/reviews/screening/screening.ts'
import { PAY_FIELDS, type PayField } from '../parts/answers.ts'
import type { PayWording } from '../parts/limits.ts'
import { payMistake } from '../parts/pay-mistakes.ts'

type Props = {
  store: DraftStore<PayDraft>
  attempt: Attempt<PayOutcome>
  words: { title: string; lead: string; button: string; draft?: DraftWords }
  /** Content before the first question. */
  before?: ReactNode
  /** Company and year as text, if they can no longer be changed. */
  fixed?: ReactNode
  note?: ReactNode
  more?: ReactNode
}

/** Form on one page: company, role and year, base pay, and the other parts in a `<details>`. */
export function PayForm({ store, attempt, words, before, fixed, note, more }: Props) {
  const form = useSteppedForm(useRules(), store, attempt)
  const { draft, errors, change, showMistake, sending, heading } = form
  const { sending: busy, draft: draftWords } = useWords('forms')
  const { wipeBody } = useWords('given').draft
  const props = { draft, errors, change, showMistake }
  return (
    <>
      <form noValidate onSubmit={event => void form.submit(event)}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="form-p">{words.lead}</p>
        {before}
        {fixed ?? <PayOf {...props} />}
        <PayJob {...props} />
        {!fixed && <PayYear {...props} />}
        <BasePay {...props} />
        <PayParts {...props} />
        {companyOf(draft) && <PayComment {...props} />}
        <Exists outcome={sending.outcome} />
        <SendFailure outcome={sending.outcome} />
        {note}
        <FormNav>
          <Button type="submit" grow busy={sending.busy}>
            {sending.busy ? busy : words.button}
          </Button>
        </FormNav>
      </form>
      <DraftState store={store} words={words.draft ?? { ...draftWords, wipeBody }} onWipe={form.restart} />
      {more}
    </>
  )
}

/** Form definition with messages in the page's language. */
function useRules(): Form<PayDraft, 'pay', Field> {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary } = useWords('writing')
  const given = useWords('given')
  return payRules({ locale, field, salary, given })
}

function Exists({ outcome }: { outcome: PayOutcome | undefined }) {
  const locale = useLocale()
  const { send } = useWords('given')
  if (outcome?.kind !== 'exists') return null
  return (
    <Notice kind="warn" role="alert">
      <p>{send.exists}</p>
      <ArrowLink href={href(locale, 'myReview')}>{send.toMine}</ArrowLink>
    </Notice>
  )
}

type PayOfProps = StepProps<PayDraft, Field>

/** The company, or the choice not to name it. */
function PayOf({ draft, errors, change }: PayOfProps) {
  const { company: words } = useWords('given')
  return (
    <div className="field">
      {!draft.unsaid && (
        <ListedCompany
          company={draft.company}
          error={errors['company_id']}
          none={words.none}
          onChoose={company => change('company_id', withPayOf(draft, { company }))}
        />
      )}
      <Checkbox
        checked={draft.unsaid}
        hint={words.unsaidHint}
        onChange={event => change('company_id', withPayOf(draft, { unsaid: event.target.checked }))}
      >
        {words.unsaid}
      </Checkbox>
    </div>
  )
}

/** The position, or the department if the position is not in the list; job type and place. */
function PayJob({ draft, errors, change }: PayOfProps) {
  const { role: words, city } = useWords('given')
  const { by_department: byDepartment } = draft
  const [moved, setMoved] = useState(0)
  const move = (to: boolean) => {
    change('job_role_id', { by_department: to })
    setMoved(moved + 1)
  }
  useMovedFocus(idOf(byDepartment ? 'department' : 'job_role_id'), moved)
  return (
    <>
      <div className="field">
        {byDepartment ? (
          <DepartmentSelect
            error={errors['department']}
            value={draft.department}
            onChange={department => change('department', { department })}
          />
        ) : (
          <RoleCombobox
            {...{ label: words.label, hint: words.hint }}
            error={errors['job_role_id'] ?? errors['department']}
            value={draft.job_role}
            onChange={job_role => change('job_role_id', { job_role })}
            exit={{ label: words.other, take: () => move(true) }}
          />
        )}
        {byDepartment && <LinkButton onClick={() => move(false)}>{words.back}</LinkButton>}
      </div>
      <JobTypeSelect
        error={errors['job_type']}
        value={draft.job_type}
        onChange={job_type => change('job_type', { job_type })}
      />
      <CityCombobox
        hint={city}
        error={errors['city_id']}
        value={draft.city}
        onChange={found => change('city_id', { city: found })}
      />
    </>
  )
}

function PayYear({ draft, errors, change }: PayOfProps) {
  const { year } = useWords('given')
  const now = thisYear()
  return (
    <div className="field pay-year">
      <Options
        legend={year.label}
        name="year"
        id={idOf('year')}
        error={errors['year']}
        options={[now, now - 1].map(one => ({ value: String(one), label: String(one) }))}
        value={draft.year}
        onChange={value => change('year', withPayOf(draft, { year: value }))}
        required
      />
    </div>
  )
}

/** Field names as in the server's errors. */
type Field = 'company_id' | 'job_role_id' | 'department' | 'job_type' | 'city_id' | 'year' | PayField

type Wording = PayWording & Pick<AllWords, 'given'>

/** Form definition of standalone pay, with one step. */
const payRules = (words: Wording): Form<PayDraft, 'pay', Field> => ({
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
  // The server reports an unknown company under `company`.
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

/** Refused words in the comment. */
async function examine(fields: readonly Field[], draft: PayDraft, words: Wording): Promise<Errors> {
  const text = companyOf(draft) ? draft.salary_comment : ''
  if (text.trim() === '' || !fields.includes('salary_comment')) return {}
  const screen = await loadScreening().catch(() => undefined)
  const refused = screen && foundIn(screen, text).find(found => isRefused(found, 'text'))
  const message = refused && refusal(refused, words.field)
  return message ? { salary_comment: message } : {}
}
