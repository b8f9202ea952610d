import { z } from 'zod'
import type { Locale } from '#shared/locale.ts'
import { bodyWithin } from '#server/platform/http/body-within.ts'
import { INDONESIA } from '#shared/rules/map-places.ts'

const TIMEOUT_MS = 4_000
const LARGEST = 256 * 1024

export type Address = { name: string; within: string; lat: number; long: number }

const answered = z.array(
  z.object({
    display_name: z.string().max(1000),
    lat: z.coerce.number().min(INDONESIA.south).max(INDONESIA.north),
    lon: z.coerce.number().min(INDONESIA.west).max(INDONESIA.east),
  }),
)

/**
 * Searches addresses in Indonesia, most likely first; empty if the server is unreachable or its response is invalid.
 * https://nominatim.org/release-docs/latest/api/Search/
 */
export async function findAddresses(
  url: string,
  words: string,
  locale: Locale,
  most: number,
): Promise<Address[]> {
  const query = new URLSearchParams({
    q: words,
    format: 'jsonv2',
    countrycodes: 'id',
    limit: String(most),
    'accept-language': locale,
  })
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/search?${query}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await bodyWithin(response, LARGEST)
    return answered.parse(JSON.parse(String(text))).map(({ display_name, lat, lon }) => {
      const [name = display_name, ...within] = display_name.split(', ')
      return { name, within: within.join(', '), lat, long: lon }
    })
  } catch {
    return []
  }
}
