import type { Input, Output } from '#shared/contract/contract.ts'
import { isCallError, type Call } from '#web/platform/call.ts'

/** What a plain form was answered with: what was taken in, or what is wrong beside what was typed. */
export type Answered = {
  sent?: Output<'sendMessage'>
  typed?: Record<string, string>
  errors?: Record<string, string>
  message?: string
}

const FIELDS = ['message', 'name', 'email', 'author_type', 'agree'] as const

/** Sends a page's plain form through the call that everybody has. */
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
