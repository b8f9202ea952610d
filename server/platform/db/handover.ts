import { hash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { livingHolder } from './lock.ts'

/**
 * Work on a stream that another process hands over; `send` sends a line back, `signal` aborts when that process is
 * gone or this one stops.
 */
export type HandoverWork = (
  body: AsyncIterable<Uint8Array>,
  send: (line: object) => void,
  signal: AbortSignal,
) => Promise<void>
export type Handover = { close(): Promise<void> }

/** The path of a Unix socket is limited to about 100 bytes. */
const LONGEST_SOCKET_PATH = 90
const HANG_UP_WITHIN_MS = 1000
const LOCK = 'embedded.lock'

/**
 * Accepts work from commands of the same data directory, because the embedded database accepts no second client. An
 * HTTP server on a Unix socket that only its owner can open; it answers with one JSON line for each message.
 */
export async function listenForHandover(
  dataDir: string,
  works: Record<string, HandoverWork>,
): Promise<Handover> {
  const socketPath = socketOf(dataDir)
  rmSync(socketPath, { force: true })
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const server = createServer((incoming, response) => {
    const work = works[(incoming.url ?? '').slice(1)]
    if (!work) return void response.writeHead(404).end()
    const done = serve(work, incoming, response, stopping.signal)
    running.add(done)
    void done.finally(() => running.delete(done))
  })
  server.requestTimeout = 0
  // The umask closes the socket to others even in the moment between its creation and the change of its mode.
  const before = process.umask(0o177)
  server.listen(socketPath)
  await once(server, 'listening').finally(() => process.umask(before))
  chmodSync(socketPath, 0o600)
  return {
    async close() {
      stopping.abort()
      await Promise.allSettled(running)
      // A command reads its answer to the end and disconnects; disconnected earlier, it would lose the last message.
      const late = setTimeout(() => server.closeAllConnections(), HANG_UP_WITHIN_MS)
      await new Promise(closed => server.close(closed))
      clearTimeout(late)
      rmSync(socketPath, { force: true })
    },
  }
}

async function serve(
  work: HandoverWork,
  incoming: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  const disconnected = new AbortController()
  response.on('close', () => disconnected.abort())
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  response.flushHeaders()
  const send = (line: object) => void response.write(`${JSON.stringify(line)}\n`)
  try {
    await work(incoming, send, AbortSignal.any([disconnected.signal, stopping]))
  } catch (error) {
    send({ type: 'failed', message: error instanceof Error ? error.name : 'error' })
  }
  response.end()
}

/** Whether a running program holds the data directory and therefore takes the work. */
export const isLocked = (dataDir: string): boolean => livingHolder(join(dataDir, LOCK)) !== undefined

/**
 * Hands a stream to the program that runs in the data directory and yields the messages that it answers. Aborting
 * ends the sending; the program stops by itself when it notices that the connection is closed.
 */
export async function* handOver(
  dataDir: string,
  work: string,
  body: Readable,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const outgoing = request({ socketPath: socketOf(dataDir), path: `/${work}`, method: 'POST', signal })
  outgoing.flushHeaders()
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  // The program may answer and disconnect before it has read everything: writing then fails, and the answer states
  // why.
  outgoing.on('error', () => body.destroy())
  body.on('error', error => outgoing.destroy(error)).pipe(outgoing)
  const [response] = await answered
  try {
    if (response.statusCode !== 200) throw new Error('The running program does not know this work')
    yield* messagesOf(response)
  } finally {
    outgoing.destroy()
    body.destroy()
  }
}

async function* messagesOf(response: IncomingMessage): AsyncGenerator<unknown> {
  let rest = ''
  for await (const text of response.setEncoding('utf8')) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() as string
    for (const line of lines) yield JSON.parse(line)
  }
}

/**
 * In the data directory or, where that path is too long for a socket, in the system's temporary folder under a hash
 * of it.
 */
function socketOf(dataDir: string): string {
  const inside = resolve(dataDir, 'handover.sock')
  return inside.length <= LONGEST_SOCKET_PATH
    ? inside
    : join(tmpdir(), `kj-${hash('sha256', inside, 'hex').slice(0, 16)}.sock`)
}
