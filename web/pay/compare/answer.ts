import type { Call } from '#web/platform/call.ts'
import { typedIn } from '#web/forms/plain/use-plain-form.ts'
import { NAMES, payIn, readForm } from './form.ts'
import { NOTHING, orTroubles, type Answer } from '../page/figures.ts'

/** Answers a form sent without JavaScript: the pay is in the request body, which is neither logged nor cached. */
export async function answerForm(
  call: Call,
  form: URLSearchParams,
): Promise<{ status: 200 | 422; shown: Answer }> {
  const typed = typedIn(form, NAMES)
  const read = readForm(typed)
  const pay = payIn(read)
  const { selection } = read
  if (pay === undefined) return { status: 422, shown: { ...NOTHING, selection, typed, pay: null } }
  const body = { ...(selection as object), monthly_salary: pay }
  const found = await orTroubles(() => call('comparePay', { body }))
  return { status: found.figures ? 200 : 422, shown: { ...found, selection, typed, pay } }
}
