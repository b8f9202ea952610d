import type { ReactNode } from 'react'
import { href } from '#shared/paths.ts'
import type { FieldPay } from '#web/forms/plain/field-pay.ts'
import { PayField } from '#web/forms/plain/pay-field.tsx'
import type { usePlainForm } from '#web/forms/plain/use-plain-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FormNav } from '#web/ui/forms/form.tsx'

/** Error messages by field, once errors are shown. */
export type Mistakes = Partial<Record<string, string>>

type Props = {
  page: 'takeHomeCalculator' | 'thrCalculator'
  form: ReturnType<typeof usePlainForm>
  /** Texts of the wage field, and the parsed wage. */
  words: { label: string; hint: string }
  wage: FieldPay
  errors: Mistakes
  children: ReactNode
}

/** Form of a calculator, submitted to its own page: the wage first, then the other fields. */
export function CalculatorForm({ page, form, words, wage, errors, children }: Props) {
  const { typed, showErrors, events } = form
  const law = useWords('law')
  return (
    <form className="calc-form" method="post" action={`${href(useLocale(), page)}#hasil`} {...events}>
      <PayField {...words} name="wage" {...{ typed, showErrors }} pay={wage} error={errors['wage']} />
      {children}
      <FormNav>
        <Button type="submit" grow>
          {law.submit}
        </Button>
      </FormNav>
      <p className="note">{law.private}</p>
    </form>
  )
}
