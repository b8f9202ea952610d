import { isCallError, type Call } from '#web/platform/call.ts'
import type { LoadArgs } from '#web/platform/page.ts'
import { findAbout, callQueryOf, type About, type Answer } from './about.ts'

const FIELDS = ['email', 'first_name', 'last_name']

/** Handles a subscription form: the page shows the next step (confirmation by mail) or the errors. */
export async function answerForm({
  form,
  query,
  call,
}: LoadArgs & { form: URLSearchParams }): Promise<{ status: 200 | 422; shown: Answer }> {
  const typed = Object.fromEntries(FIELDS.map(name => [name, form.get(name) ?? '']))
  const about = await findAbout({ query, call })
  const nothing: Answer = { sent: null, typed, errors: {}, whole: null }
  if (!about) return { status: 422, shown: nothing }
  try {
    await send(call, about, typed)
    return { status: 200, shown: { ...nothing, sent: typed['email'] ?? '' } }
  } catch (error) {
    if (!isCallError(error)) throw error
    const errors = Object.fromEntries(FIELDS.map(name => [name, error.errors[name]?.[0] ?? '']))
    const isField = Object.values(errors).some(Boolean)
    const whole = isField ? null : error.status === 429 ? 'limited' : 'failed'
    return { status: 422, shown: { ...nothing, errors, whole } }
  }
}

function send(
  call: Call,
  about: About,
  { email = '', first_name = '', last_name = '' }: Record<string, string>,
): Promise<unknown> {
  if (about.kind === 'advice') return call('subscribeAdvice', { body: { email, first_name, last_name } })
  if (about.kind === 'company')
    return call('subscribeCompany', { body: { email, company_id: about.company.id } })
  return call('subscribeSearch', { body: { ...callQueryOf(about.search), email } })
}
