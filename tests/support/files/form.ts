import type { TestApp } from '../app.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'

export type GivenFile = { name: string; bytes: Buffer; type?: string }

/** A form as browsers send it. */
export async function formOf(
  field: string,
  file: GivenFile | undefined,
  texts: Record<string, string> = {},
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  if (file) form.set(field, new Blob([new Uint8Array(file.bytes)], { type: file.type ?? '' }), file.name)
  const made = new Response(form)
  return {
    payload: Buffer.from(await made.arrayBuffer()),
    headers: { 'content-type': made.headers.get('content-type') as string },
  }
}

/** Sends a file with a call that takes one, through the program's own HTTP. */
export async function sendForm(
  it: TestApp,
  name: EndpointName,
  file: GivenFile | undefined,
  { params = {}, texts = {}, bearer, address = '192.0.2.1', locale = 'id' }: SentWith = {},
): Promise<{ status: number; body: any }> {
  const { method, path, takesFile }: Endpoint = ENDPOINTS[name]
  const { payload, headers } = await formOf(takesFile?.field ?? '', file, texts)
  const answer = await it.app.http.inject({
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`,
    remoteAddress: address,
    headers: { ...headers, locale, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
type SentWith = {
  params?: Record<string, string>
  texts?: Record<string, string>
  bearer?: string
  address?: string
  locale?: string
}
