import { PAID_BY, type PaidBy } from '#shared/rules/money/holiday-allowance.ts'
import { fieldPay, type FieldPay } from '#web/forms/plain/field-pay.ts'
import { isOneOf } from '#web/forms/plain/one-of.ts'
import { typedIn, type Typed } from '#web/forms/plain/use-plain-form.ts'

/** Fields of the form with their initial values. */
export const START: Typed = { wage: '', months: '12', paid_by: 'month', holiday: '' }
export const NAMES = [...Object.keys(START), 'wage_as']

type Field = 'months' | 'paid_by' | 'holiday'

export type ThrInput = {
  wage: FieldPay
  /** Invalid fields other than the wage. */
  mistakes: Partial<Record<Field, true>>
  /** Input of the calculation; undefined while a field is invalid. `holiday` is `YYYY-MM-DD`. */
  service: { wage: number; months: number; paidBy: PaidBy; holiday: string | undefined } | undefined
}

/** The server's answer to the form sent without JavaScript. */
export function answerThr(form: URLSearchParams): { status: 200 | 422; shown: Typed } {
  const shown = typedIn(form, NAMES)
  return { status: readThr(shown).service ? 200 : 422, shown }
}

export function readThr(typed: Typed): ThrInput {
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

/** A valid date in the century of the rule: 30 February is none. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
