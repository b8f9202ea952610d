import type { Input } from '#shared/contract/contract.ts'
import type { LetterKind } from '#shared/contract/jobs/alert-keys.ts'
import { isCallError } from '#web/platform/call.ts'
import type { LoadArgs } from '#web/platform/page.ts'
import type { LettersAnswer } from './letters-page.tsx'

/**
 * Handles a plain form of the page, or the one-click unsubscribe of a mail program (RFC 8058), which knows only the
 * address.
 */
export async function chooseLetters({
  form,
  query,
  params: { token = '' },
  call,
}: LoadArgs & { form: URLSearchParams }): Promise<{ status: 200 | 422; shown: LettersAnswer }> {
  const body = choiceIn(form, query)
  if (!body) return { status: 422, shown: { choices: null, stopped: false, failed: true } }
  try {
    const choices = await call('chooseMail', { params: { token }, body })
    return { status: 200, shown: { choices, stopped: body.stopped === true, failed: false } }
  } catch (error) {
    if (!isCallError(error) || error.status >= 500) throw error
    return { status: 422, shown: { choices: null, stopped: false, failed: true } }
  }
}

/**
 * The address of a one-click unsubscribe names the kind of mail or the subscription; without either, all subscriptions
 * end.
 */
function choiceIn(form: URLSearchParams, query: URLSearchParams): Input<'chooseMail'>['body'] | undefined {
  const pressed = form.get('List-Unsubscribe') === 'One-Click'
  const stopped = pressed || form.get('stopped') === '1'
  const kind = (pressed ? query : form).get('kind')
  const subscription = (pressed ? query : form).get('subscription') ?? (pressed ? 'all' : null)
  if (kind) return { kind: kind as LetterKind, stopped }
  return subscription ? { subscription, stopped } : undefined
}
