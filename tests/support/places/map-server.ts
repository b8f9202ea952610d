import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Stands for a geocoder and a server of tiles: real HTTP, which keeps what it was asked; `away` makes it fail. */
export async function mapServer() {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#d8e0d0' } })
    .png()
    .toBuffer()
  const state = { url: '', asked: [] as string[], away: false, env: {} as Record<string, string>, close }
  const server = createServer((request, response) => {
    const asked = request.url ?? ''
    state.asked.push(asked)
    if (state.away) return response.writeHead(500).end()
    if (!asked.startsWith('/search')) return response.setHeader('content-type', 'image/png').end(tile)
    return response.setHeader('content-type', 'application/json').end(JSON.stringify([FOUND]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.env = { GEOCODER_URL: state.url, TILES_URL: `${state.url}/{z}/{x}/{y}.png` }
  return state

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
