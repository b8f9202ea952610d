import { typedIn, type Typed } from '#web/forms/plain/use-plain-form.ts'
import type { Output } from '#shared/contract/contract.ts'
import { isCallError } from '#web/platform/call.ts'
import type { LoadArgs } from '#web/platform/page.ts'

export type InquiryCall = 'contact' | 'reportContent' | 'askRight'
export type Received = Output<'contact'>

/** State of a form that was sent without JavaScript. */
export type Answered = { typed: Typed; sent?: Received; fields: Record<string, string>; message?: string }

/** Values of the fields as request body: empty ones are omitted. */
export const bodyOf = (typed: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries([...typed].flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))

/** Sends a plain form like the script does; a refusal returns the input. */
export const answerInquiry =
  (name: InquiryCall, names: readonly string[]) =>
  async ({ form, call }: LoadArgs & { form: URLSearchParams }) => {
    const typed = typedIn(form, names)
    try {
      const sent = await call(name, { body: bodyOf(Object.entries(typed)) as never })
      return { status: 200 as const, shown: { typed: {}, sent, fields: {} } as Answered }
    } catch (error) {
      if (!isCallError(error) || error.status >= 500) throw error
      const fields = Object.fromEntries(
        Object.entries(error.errors).map(([field, [first = '']]) => [field, first]),
      )
      return { status: 422 as const, shown: { typed, fields, message: error.message } as Answered }
    }
  }
