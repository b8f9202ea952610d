import type { Input, Output } from '#shared/contract/contract.ts'
import { isCallError, type Call } from '#web/platform/call.ts'

/** Result of a plain form: the created question or answer, or the errors with the input. */
export type Answered = {
  sent?: Output<'sendMessage'>
  typed?: Record<string, string>
  errors?: Record<string, string>
  message?: string
}

const FIELDS = ['message', 'name', 'email', 'author_type', 'agree'] as const

/** Sends the page's plain form with the public API call. */
export async function sendForm(
  call: Call,
  form: URLSearchParams,
  about: { type: 'question'; company_id: string } | { type: 'answer'; question_id: string },
): Promise<{ status: 200 | 422; shown: Answered }> {
  const typed = Object.fromEntries(
    FIELDS.flatMap(field => (form.has(field) ? [[field, form.get(field) ?? '']] : [])),
  )
  try {
    const manage_code = form.get('manage_code') ?? ''
    const body = { ...typed, ...about, manage_code } as unknown as Input<'sendMessage'>['body']
    return { status: 200, shown: { sent: await call('sendMessage', { body }) } }
  } catch (error) {
    if (!isCallError(error) || error.status >= 500) throw error
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([field, [first = '']]) => [field, first]),
    )
    return { status: 422, shown: { typed, errors, message: error.message } }
  }
}
