import type { Output } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { localeOfPath } from '#shared/locale.ts'
import type { CallError } from '../call.ts'
import { deviceToken } from '../session.ts'

type Sending = {
  params?: Record<string, string>
  texts?: Record<string, string>
  bearer?: string | undefined
  /** Fraction of the file sent so far, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Uploads a file and reports progress, which `fetch` cannot do. Throws the same errors as every call. */
export function sendFile<N extends EndpointName>(
  name: N,
  file: Blob & { name?: string },
  { params, texts = {}, bearer, onProgress, signal }: Sending,
): Promise<Output<N>> {
  const { method, path, takesFile }: Endpoint = ENDPOINTS[name]
  const form = new FormData()
  for (const [key, text] of Object.entries(texts)) form.set(key, text)
  form.set(takesFile?.field ?? 'file', file, file.name ?? 'file')
  const request = new XMLHttpRequest()
  request.open(
    method,
    `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))}`,
  )
  request.setRequestHeader('Locale', localeOfPath(location.pathname))
  request.setRequestHeader('Device', deviceToken())
  if (bearer) request.setRequestHeader('Authorization', `Bearer ${bearer}`)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
  signal?.addEventListener('abort', () => request.abort())
  return new Promise((done, failed) => {
    request.addEventListener('loadend', () => {
      const body = read(request.responseText)
      if (request.status >= 200 && request.status < 300) done(body as Output<N>)
      else failed(refusal(request, body as Partial<CallError>))
    })
    request.send(form)
  })
}

function refusal(request: XMLHttpRequest, body: Partial<CallError>): CallError {
  const { code, message = '', errors = {} } = body
  const unread = request.status === 0 ? 'offline' : 'internal'
  const retryAfter = Number(request.getResponseHeader('retry-after'))
  return {
    status: request.status,
    code: code ?? unread,
    message,
    errors,
    ...(retryAfter ? { retryAfter } : {}),
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
