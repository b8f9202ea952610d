import { PAID_BY, type PaidBy } from '#shared/rules/money/holiday-allowance.ts'
import { fieldPay, type FieldPay } from '#web/forms/plain/field-pay.ts'
import { isOneOf } from '#web/forms/plain/one-of.ts'
import { typedIn, type Typed } from '#web/forms/plain/use-plain-form.ts'

/** Names of the form's fields, and how it begins. */
export const START: Typed = { wage: '', months: '12', paid_by: 'month', holiday: '' }
export const NAMES = [...Object.keys(START), 'wage_as']

type Field = 'months' | 'paid_by' | 'holiday'

export type AskedThr = {
  wage: FieldPay
  /** Fields beside the wage that cannot be understood. */
  mistakes: Partial<Record<Field, true>>
  /** What to reckon with, once all is understood; `holiday` is `YYYY-MM-DD`. */
  service: { wage: number; months: number; paidBy: PaidBy; holiday: string | undefined } | undefined
}

/** The form as the server answers it. */
export function answerThr(form: URLSearchParams): { status: 200 | 422; shown: Typed } {
  const shown = typedIn(form, NAMES)
  return { status: readThr(shown).service ? 200 : 422, shown }
}

export function readThr(typed: Typed): AskedThr {
  const { months = '', paid_by: paidBy = '', holiday = '' } = typed
  const wage = fieldPay(typed['wage'], typed['wage_as'])
  const wrong: Record<Field, boolean> = {
    months: !/^\d\d?$/.test(months) || Number(months) > 12,
    paid_by: !isOneOf<PaidBy>(paidBy, PAID_BY),
    holiday: holiday !== '' && !isDay(holiday),
  }
  const fields = Object.keys(wrong) as Field[]
  const mistakes = Object.fromEntries(fields.filter(field => wrong[field]).map(field => [field, true]))
  const isClear = wage.kind === 'amount' && Object.keys(mistakes).length === 0
  return {
    wage,
    mistakes,
    service: isClear
      ? {
          wage: wage.amount,
          months: Number(months),
          paidBy: paidBy as PaidBy,
          holiday: holiday === '' ? undefined : holiday,
        }
      : undefined,
  }
}

/** A day of the calendar since the rule began: 30 February is none. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
