import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'

/** Fetches a file that a call gives and hands it to the person to keep, under its name. False where it did not come. */
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
