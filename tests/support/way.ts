import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A proxy to the database that can be blocked (cuts and refuses connections), frozen (accepts bytes and forwards
 * nothing), or lost (existing connections go silent, and new ones work).
 */
export async function openWay(port: number, host: string) {
  let blocked = false
  let frozen = false
  let lost = 0
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, near => {
    if (blocked) return void near.destroy()
    const far = connect({ port, host, allowHalfOpen: true })
    const since = lost
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      const silent = () => frozen || since < lost
      from.on('data', bytes => void (silent() || to.write(bytes)))
      from.on('end', () => void (silent() || to.end()))
      from.on('error', () => {}).on('close', () => (sockets.delete(from), to.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach(socket => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    block: () => ((blocked = true), cut()),
    freeze: () => (frozen = true),
    lose: () => (lost += 1),
    open: () => ((blocked = false), (frozen = false), cut()),
    close: () => (cut(), server.close()),
  }
}
