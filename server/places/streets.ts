import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { INDONESIA } from '#shared/rules/map-places.ts'
import { STREET_ZOOMS, tileOf } from '#shared/rules/street-tiles.ts'
import { bodyWithin } from '#server/platform/http/body-within.ts'
import type { Limits } from '#server/platform/limits/limits.ts'
import { inNetworks, plainAddress } from '#server/platform/limits/network.ts'

/** One person who moves the map requests a few dozen. */
const TILES = { name: 'street-tiles', most: 600, seconds: 600 }
const TIMEOUT_MS = 5_000
const LARGEST = 256 * 1024
const KINDS = /^image\/(png|jpeg|webp)\b/
/** Most cached tiles. */
const MOST_CACHED = 300

type Given = { bytes: Buffer; kind: string }
type TileRequest = { Params: Record<'zoom' | 'column' | 'row', string> }

/** Proxies map tiles from the configured server, so that readers' browsers do not disclose to a third party which company they look at. */
export function serveStreets(http: FastifyInstance, url: string, limits: Limits): void {
  const cache = new LRUCache<string, Given>({ max: MOST_CACHED })
  http.get<TileRequest>('/streets/:zoom/:column/:row', async ({ params, ip }, reply) => {
    const { zoom, column, row } = params
    if (!isStreet(zoom, column, row)) return reply.code(404).send()
    const address = url.replace('{z}', zoom).replace('{x}', column).replace('{y}', row)
    const known = cache.get(address)
    const wait = known ? undefined : await limits.take(...inNetworks(TILES, plainAddress(ip)))
    if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).send()
    const given = known ?? (await fetchTile(address))
    if (!given) return reply.code(503).send()
    cache.set(address, given)
    return reply
      .headers({
        'cache-control': 'public, max-age=604800',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(given.kind)
      .send(given.bytes)
  })
}

const NUMBER = /^\d{1,6}$/

function isStreet(...typed: [zoom: string, column: string, row: string]): boolean {
  if (!typed.every(one => NUMBER.test(one))) return false
  const [zoom, column, row] = typed.map(Number) as [number, number, number]
  if (zoom < STREET_ZOOMS.min || zoom > STREET_ZOOMS.max) return false
  const northWest = tileOf({ lat: INDONESIA.north, long: INDONESIA.west }, zoom)
  const southEast = tileOf({ lat: INDONESIA.south, long: INDONESIA.east }, zoom)
  return (
    column >= northWest.column && column <= southEast.column && row >= northWest.row && row <= southEast.row
  )
}

async function fetchTile(address: string): Promise<Given | undefined> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const kind = response.headers.get('content-type') ?? ''
    if (!response.ok || !KINDS.test(kind)) return void (await response.body?.cancel())
    const bytes = await bodyWithin(response, LARGEST)
    return bytes && { bytes, kind }
  } catch {
    return undefined
  }
}
