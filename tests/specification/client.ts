import type { Locale } from '#shared/locale.ts'
import type { TestApp } from '#tests/support/app.ts'
import { formOf, type GivenFile } from '#tests/support/files/form.ts'

export type Answer = { status: number; body: any }
type Who = { bearer?: string | undefined; locale?: Locale | string }
type Method = 'GET' | 'POST' | 'DELETE'

/** A client that knows only section 7 of the specification: its paths below `/api`, its fields, the Locale header. */
export function clientOf(it: TestApp, { bearer, locale = 'id' }: Who = {}) {
  const headers = { locale, ...(bearer && { authorization: `Bearer ${bearer}` }) }
  async function send(method: Method, path: string, more: object = {}): Promise<Answer> {
    const answer = await it.app.http.inject({ method, url: `/api${path}`, headers, ...more })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    get: (path: string) => send('GET', path),
    post: (path: string, payload: object = {}) => send('POST', path, { payload }),
    remove: (path: string) => send('DELETE', path),
    async form(path: string, field: string, file: GivenFile | undefined, texts: Record<string, string> = {}) {
      const { payload, headers: kind } = await formOf(field, file, texts)
      return send('POST', path, { payload, headers: { ...headers, ...kind } })
    },
  }
}
