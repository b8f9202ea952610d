import { useState } from 'react'
import { STATUSES, type Status } from '#shared/rules/money/law/effective-rates.ts'
import { ACCIDENT_RATES, RISKS } from '#shared/rules/money/law/social-security.ts'
import { inForce } from '#shared/rules/money/law/law.ts'
import type { Typed, usePlainForm } from '#web/forms/plain/use-plain-form.ts'
import { thisMonth } from './this-month.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { CalculatorForm, type Mistakes } from '../calculation/calculator-form.tsx'
import { MOST_RELATIVES, type PayInput } from './query.ts'

type Props = {
  form: ReturnType<typeof usePlainForm>
  input: PayInput
  errors: Mistakes
}

/** Input of the calculation: wage, family, and optional details. */
export function PayForm({ form, input, errors }: Props) {
  const { typed } = form
  const { fields } = useWords('payslip')
  const family = useFamily()
  const [opened, setOpened] = useState(false)
  if (!opened && MORE.some(field => errors[field] !== undefined)) setOpened(true)
  return (
    <CalculatorForm page="takeHomeCalculator" words={fields.wage} wage={input.wage} {...{ form, errors }}>
      <SelectField
        id="family"
        name="family"
        label={fields.family.label}
        hint={fields.family.hint}
        error={errors['family']}
        defaultValue={typed['family']}
        options={STATUSES.map(value => ({ value, label: family(value) }))}
      />
      <Checkbox name="employment" defaultChecked={typed['employment'] !== undefined}>
        {fields.employment}
      </Checkbox>
      <Checkbox name="health" defaultChecked={typed['health'] !== undefined}>
        {fields.health}
      </Checkbox>
      <Disclosure summary={fields.more} open={opened}>
        <MoreFields typed={typed} errors={errors} />
      </Disclosure>
    </CalculatorForm>
  )
}

/** Details are collapsed unless one has an error. */
const MORE = ['risk', 'relatives', 'minimum']

function MoreFields({ typed, errors }: { typed: Typed; errors: Props['errors'] }) {
  const { fields } = useWords('payslip')
  const { optional } = useWords('forms')
  const { rate } = useFormats()
  const { byRisk } = inForce(ACCIDENT_RATES, thisMonth())
  const { risk, relatives, minimum } = fields
  return (
    <>
      <SelectField
        id="risk"
        name="risk"
        label={risk.label}
        hint={risk.hint}
        error={errors['risk']}
        defaultValue={typed['risk']}
        options={RISKS.map(value => ({ value, label: `${risk[value]}, ${rate(byRisk[value])}` }))}
      />
      <SelectField
        id="relatives"
        name="relatives"
        label={relatives.label}
        hint={relatives.hint}
        error={errors['relatives']}
        defaultValue={typed['relatives']}
        options={Array.from({ length: MOST_RELATIVES + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? relatives.none : relatives.count(count),
        }))}
      />
      <TextField
        id="minimum"
        name="minimum"
        label={minimum.label}
        optional={optional}
        hint={minimum.hint}
        error={errors['minimum']}
        defaultValue={typed['minimum']}
        autoComplete="off"
        maxLength={40}
      />
    </>
  )
}

/** "K/2: menikah, 2 tanggungan". */
function useFamily(): (status: Status) => string {
  const { single, married, none, count } = useWords('payslip').fields.family
  return status => {
    const dependants = Number(status.at(-1))
    const who = status.startsWith('K') ? married : single
    return `${status}: ${who}, ${dependants === 0 ? none : count(dependants)}`
  }
}
