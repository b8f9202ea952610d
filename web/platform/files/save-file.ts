import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'

/** Downloads the file of an API call under the given name. Returns false when the request fails. */
export async function saveFile(
  name: EndpointName,
  params: Record<string, string>,
  fileName: string,
  bearer: string | undefined,
): Promise<boolean> {
  const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const headers = new Headers(bearer ? [['Authorization', `Bearer ${bearer}`]] : [])
  const answer = await fetch(`/api${path}`, { headers, cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return false
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
  return true
}
