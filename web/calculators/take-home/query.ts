import { STATUSES, type Status } from '#shared/rules/money/law/effective-rates.ts'
import { RISKS, type Risk } from '#shared/rules/money/law/social-security.ts'
import type { Paid } from '#shared/rules/money/take-home.ts'
import { SALARY } from '#shared/rules/pay-limits.ts'
import { readPay } from '#shared/rules/typed-pay.ts'
import { fieldPay, type FieldPay } from '#web/forms/plain/field-pay.ts'
import { isOneOf } from '#web/forms/plain/one-of.ts'
import { typedIn, type Typed } from '#web/forms/plain/use-plain-form.ts'

export const MOST_RELATIVES = 6

/** Fields of the form with their initial values. */
export const START: Typed = {
  wage: '',
  family: 'TK/0',
  employment: 'on',
  health: 'on',
  risk: 'low',
  relatives: '0',
  minimum: '',
}
export const NAMES = [...Object.keys(START), 'wage_as']

type Field = 'family' | 'risk' | 'relatives' | 'minimum'

export type PayInput = {
  wage: FieldPay
  /** Invalid fields other than the wage. */
  mistakes: Partial<Record<Field, true>>
  /** Input of the calculation; undefined while a field is invalid. */
  paid: Omit<Paid, 'month'> | undefined
}

/** The server's answer to the form sent without JavaScript. */
export function answerPay(form: URLSearchParams): { status: 200 | 422; shown: Typed } {
  const shown = typedIn(form, NAMES)
  return { status: readPaid(shown).paid ? 200 : 422, shown }
}

export function readPaid(typed: Typed): PayInput {
  const { family = '', risk = '', relatives = '', minimum = '' } = typed
  const wage = fieldPay(typed['wage'], typed['wage_as'])
  const minimumWage = readMinimum(minimum)
  const wrong: Record<Field, boolean> = {
    family: !isOneOf<Status>(family, STATUSES),
    risk: !isOneOf<Risk>(risk, RISKS),
    relatives: !/^\d$/.test(relatives) || Number(relatives) > MOST_RELATIVES,
    minimum: minimumWage === undefined || (minimumWage > 0 && minimumWage < SALARY.min),
  }
  const fields = Object.keys(wrong) as Field[]
  const mistakes = Object.fromEntries(fields.filter(field => wrong[field]).map(field => [field, true]))
  if (wage.kind !== 'amount' || Object.keys(mistakes).length > 0) return { wage, mistakes, paid: undefined }
  return {
    wage,
    mistakes,
    paid: {
      wage: wage.amount,
      status: family as Status,
      employment: typed['employment'] !== undefined,
      health: typed['health'] !== undefined,
      risk: risk as Risk,
      relatives: Number(relatives),
      minimumWage: minimumWage ?? 0,
    },
  }
}

/** A minimum wage of 0 counts as not given. */
function readMinimum(typed: string): number | undefined {
  const read = readPay(typed)
  if (read.kind === 'month') return read.amount
  return read.kind === 'empty' || /^0+$/.test(typed.trim()) ? 0 : undefined
}
