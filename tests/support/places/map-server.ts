import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import sharp from 'sharp'

/**
 * A stub of a geocoder and tile server over real HTTP, which records requests. `away` makes it fail, `endless` makes it
 * answer without an end.
 */
export async function mapServer() {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8e0d0' } })
    .png()
    .toBuffer()
  const state = {
    url: '',
    requests: [] as string[],
    away: false,
    endless: false,
    /** An address to redirect to instead of answering. */
    leadsTo: '',
    /** Megabytes sent of an endless answer. */
    written: 0,
    env: {} as Record<string, string>,
    close,
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    state.requests.push(path)
    if (state.away) return response.writeHead(500).end()
    if (state.leadsTo) return response.writeHead(302, { location: state.leadsTo }).end()
    const isTile = !path.startsWith('/search')
    response.setHeader('content-type', isTile ? 'image/png' : 'application/json')
    const bytes = isTile ? tile : JSON.stringify([FOUND])
    if (!state.endless) return response.end(bytes)
    response.write(bytes)
    return Readable.from(spaces()).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.env = { GEOCODER_URL: state.url, TILES_URL: `${state.url}/{z}/{x}/{y}.png` }
  return state

  function* spaces() {
    for (state.written = 0; state.written < 64; state.written += 1) yield Buffer.alloc(1024 * 1024, ' ')
  }

  function close() {
    server.close()
    server.closeAllConnections()
  }
}

const FOUND = {
  display_name: 'Jalan Gudang Peluru 7, Tebet, Jakarta Selatan',
  lat: '-6.2263',
  lon: '106.8585',
}
