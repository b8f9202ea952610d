import type { Comparison } from '#shared/contract/pay/pay.ts'
import { DEPARTMENTS, JOB_TYPES, type Department, type JobType } from '#shared/contract/keys.ts'
import { fieldPay, type FieldPay } from '#web/forms/plain/field-pay.ts'
import { isOneOf } from '#web/forms/plain/one-of.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { selectionIn, CELL, isComparable, type Selection, type CellField } from '../page/query.ts'
import { MOST_YEARS } from '#shared/rules/pay-limits.ts'

export const NAMES = ['pay', 'pay_as', ...CELL]

/** Initial values of the form: the parameters of the address, with names in place of ids once they are known. */
export const startOf = (
  selection: Selection,
  figures: Comparison | null,
  cityName: (name: string) => string,
): Typed => ({
  pay: '',
  ...selection,
  ...(figures?.role && { job_role: figures.role.name }),
  ...(figures?.city && { city: cityName(figures.city.name) }),
})

type Mistake = 'missing' | 'wrong'
export type ReadForm = {
  pay: FieldPay
  selection: Selection
  mistakes: Partial<Record<CellField, Mistake>>
}

/** Parses the form, in the browser and on the server. Only the server can tell whether a role or a city exists. */
export function readForm(typed: Typed): ReadForm {
  const selection = selectionIn(name => typed[name])
  const { department, job_type, years } = selection
  return {
    pay: fieldPay(typed['pay'], typed['pay_as']),
    selection,
    mistakes: {
      ...(!isComparable(selection) && { job_role: 'missing' as const }),
      ...(department && !isOneOf<Department>(department, DEPARTMENTS) && { department: 'wrong' as const }),
      ...(job_type && !isOneOf<JobType>(job_type, JOB_TYPES) && { job_type: 'wrong' as const }),
      ...(years && !isYears(years) && { years: 'wrong' as const }),
    },
  }
}

const isYears = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= MOST_YEARS

/** The pay, if the whole form is valid. */
export const payIn = ({ pay, mistakes }: ReadForm): number | undefined =>
  pay.kind === 'amount' && Object.keys(mistakes).length === 0 ? pay.amount : undefined
