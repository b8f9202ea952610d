import { JOB_TYPES } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { departmentOptions } from '#web/reviews/department-options.ts'
import { PayField } from '#web/forms/plain/pay-field.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FormNav } from '#web/ui/forms/form.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { listed } from '../company/listed.ts'
import type { Selection } from '../page/query.ts'
import type { ReadForm } from './form.ts'
import { NamedField } from './named-field.tsx'
import type { Troubles } from '../page/figures.ts'
import type { useComparison } from './use-comparison.ts'
import { useCompareWords } from './words.ts'

export type FormProps = {
  form: ReturnType<typeof useComparison>['form']
  read: ReadForm
  /** The form was sent, so that errors are shown. */
  sent: boolean
  /** Parameters of the last request, the ones that the server does not know, and whether the request failed. */
  selection: Selection
  troubles: Troubles
  failed: boolean
  busy: boolean
  /** Something was compared before. */
  again: boolean
}

/** Form of the comparison: the pay, the work and the place. */
export function CompareForm({ form, read, sent, selection, troubles, failed, busy, again }: FormProps) {
  const { typed, showsErrors, showErrors, events } = form
  const locale = useLocale()
  const words = useCompareWords().comparing
  const { optional } = useWords('forms')
  const { departments } = useWords('reviews')
  const { fields } = words
  const { job_role, department } = read.mistakes
  const mistake = usePayMistake(read.pay)
  const notKnown = useNotKnown(selection, troubles, typed)
  return (
    <form
      className="payform"
      method="post"
      action={href(locale, 'comparePay')}
      noValidate
      data-hold=""
      {...events}
    >
      <PayField
        {...fields.pay}
        name="pay"
        {...{ typed, showErrors }}
        pay={read.pay}
        error={showsErrors ? mistake : undefined}
      />
      <NamedField
        name="job_role"
        label={fields.job_role.label}
        hint={fields.job_role.hint}
        defaultValue={typed['job_role']}
        error={sent && job_role ? fields.job_role.missing : notKnown('job_role')}
      />
      <SelectField
        id="department"
        name="department"
        label={fields.department.label}
        empty={fields.department.empty}
        error={(sent && department) || troubles.department ? fields.department.wrong : undefined}
        defaultValue={typed['department'] ?? ''}
        options={departmentOptions(departments, locale)}
      />
      <NamedField
        name="city"
        label={fields.city.label}
        hint={fields.city.hint}
        optional={optional}
        defaultValue={typed['city']}
        error={notKnown('city')}
      />
      <MoreFields {...{ typed, sent, troubles }} mistakes={read.mistakes} />
      {failed && (
        <Notice kind="warn" role="alert">
          <p>{words.failed}</p>
        </Notice>
      )}
      <FormNav>
        <Button type="submit" grow busy={busy}>
          {again ? words.again : words.submit}
        </Button>
      </FormNav>
      <p className="note only-script">{words.private}</p>
      <p className="note only-plain">{words.plain}</p>
    </form>
  )
}

/** Error for a name that the server does not know or that is ambiguous; cleared when the field is edited. */
function useNotKnown(selection: Selection, troubles: Troubles, typed: Typed) {
  const locale = useLocale()
  const { city } = useWords('companies')
  const { fields } = useCompareWords().comparing
  return (name: 'job_role' | 'city') => {
    const candidates = troubles[name]
    if (!candidates || typed[name]?.trim() !== selection[name]) return undefined
    const names = listed(locale, name === 'city' ? candidates.map(city) : candidates)
    return candidates.length > 0 ? fields[name].several(names) : fields[name].unknown(typed[name] ?? '')
  }
}

function MoreFields({
  typed,
  sent,
  troubles,
  mistakes,
}: Pick<ReadForm, 'mistakes'> & Pick<FormProps['form'], 'typed'> & Pick<FormProps, 'sent' | 'troubles'>) {
  const { fields } = useCompareWords().comparing
  const { optional } = useWords('forms')
  const { jobTypes } = useWords('reviews')
  const wrong = {
    job_type: (sent && mistakes.job_type) || troubles.job_type,
    years: (sent && mistakes.years) || troubles.years,
  }
  return (
    <Disclosure
      summary={fields.more}
      open={Boolean(wrong.job_type || wrong.years) || Boolean(typed['job_type'] || typed['years'])}
    >
      <SelectField
        id="job_type"
        name="job_type"
        label={fields.job_type.label}
        optional={optional}
        empty={fields.job_type.empty}
        error={wrong.job_type ? fields.job_type.wrong : undefined}
        defaultValue={typed['job_type'] ?? ''}
        options={JOB_TYPES.map(value => ({ value, label: jobTypes[value] }))}
      />
      <TextField
        id="years"
        name="years"
        label={fields.years.label}
        optional={optional}
        inputMode="numeric"
        error={wrong.years ? fields.years.wrong : undefined}
        defaultValue={typed['years']}
        autoComplete="off"
        maxLength={2}
      />
    </Disclosure>
  )
}
