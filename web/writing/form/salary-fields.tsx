import { FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { BasePay } from '../parts/base-pay.tsx'
import { PayComment, PayParts } from '../parts/pay-parts.tsx'
import type { StepProps } from './step-props.ts'

/** The salary, and what it has beside base pay: kept apart from the review. */
export function SalaryFields(props: StepProps) {
  const { draft } = props
  const { fields } = useWords('writing')
  const { optional } = useWords('forms')
  const { title, lead } = fields.monthly_salary
  return (
    <Section title={title[draft.employment_status === FORMER_EMPLOYEE ? 1 : 0]} className="salary">
      <p className="find">{lead}</p>
      <BasePay {...props} optional={optional} />
      {draft.salary.trim() !== '' && (
        <>
          <PayParts {...props} />
          <PayComment {...props} />
        </>
      )}
    </Section>
  )
}
