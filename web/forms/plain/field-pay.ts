import { isOrdinary, readingsOf, readPay, type PayReading, type TypedPay } from '#shared/rules/typed-pay.ts'
import { SALARY } from '#shared/rules/pay-limits.ts'

/** A possible meaning of an amount: as typed, or with another unit or period. Per month. */
type Choice = { as: 'month' | PayReading['as']; amount: number }

/** Why the input is no usable amount. */
type Wrong = Exclude<TypedPay['kind'], 'month' | 'year'> | 'too_low' | 'too_high'

/**
 * Monthly pay as typed in a field. `year` is the typed amount if the input says "per year". An unusual amount is
 * neither accepted nor rejected: `choices` lists possible meanings, and remains after one was chosen.
 */
export type FieldPay =
  | { kind: 'amount'; amount: number; year?: number; choices?: Choice[] }
  | { kind: 'ask'; choices: Choice[] }
  | { kind: 'wrong'; why: Wrong }

/** Maximum length of the input; longer input is rejected, because no amount needs it. */
const LONGEST = 60

/** Parses the field; `chosen` is the amount of the choice that was sent with it. */
export function fieldPay(typed = '', chosen = ''): FieldPay {
  if (typed.length > LONGEST) return { kind: 'wrong', why: 'unclear' }
  const read = readPay(typed)
  if (read.kind === 'year') return ofYear(read.amount)
  if (read.kind === 'month' && isOrdinary(read.amount)) return { kind: 'amount', amount: read.amount }
  const asTyped: Choice[] = read.kind === 'month' ? [{ as: 'month', amount: read.amount }] : []
  const choices = [...asTyped, ...readingsOf(typed)].filter(({ amount }) => isPossible(amount))
  const taken = choices.find(({ amount }) => String(amount) === chosen)
  if (taken) return { kind: 'amount', amount: taken.amount, choices }
  if (choices.length > 0) return { kind: 'ask', choices }
  return { kind: 'wrong', why: read.kind === 'month' ? whyNot(read.amount) : read.kind }
}

function ofYear(year: number): FieldPay {
  const amount = Math.round(year / 12)
  return isPossible(amount) ? { kind: 'amount', amount, year } : { kind: 'wrong', why: whyNot(amount) }
}

const isPossible = (amount: number): boolean => amount >= SALARY.min && amount <= SALARY.max
const whyNot = (amount: number): Wrong => (amount < SALARY.min ? 'too_low' : 'too_high')
