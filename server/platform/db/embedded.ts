import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { holdLock } from './lock.ts'

export type Embedded = { socketPath: string; stop(): Promise<void> }

/** The path of a Unix socket is limited to about 100 bytes. */
const LONGEST_SOCKET_PATH = 90

/**
 * PostgreSQL in WebAssembly, in a worker thread, behind a Unix socket in the data directory. `buffers` is
 * `shared_buffers`, by default `128MB`. Throws when another living process holds the directory: two would silently
 * lose data.
 */
export async function startEmbedded(dataDir: string, buffers?: string): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true })
  const lock = holdLock(join(dataDir, 'embedded.lock'))
  const socketPath = socketIn(dataDir)
  rmSync(socketPath, { force: true })
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder: join(dataDir, 'database'), socketPath, buffers },
  })
  await once(worker, 'ready')
  return {
    socketPath,
    async stop() {
      worker.postMessage('stop')
      await once(worker, 'stopped')
      await worker.terminate()
      rmSync(socketPath, { force: true })
      lock.release()
    },
  }
}

function socketIn(dataDir: string): string {
  const inside = resolve(dataDir, 'database.sock')
  return inside.length <= LONGEST_SOCKET_PATH
    ? inside
    : join(tmpdir(), `kj-${randomBytes(6).toString('hex')}.sock`)
}

function once(worker: Worker, wanted: string): Promise<void> {
  return new Promise((done, failed) => {
    const listen = (message: unknown) => {
      if (message !== wanted) return
      worker.off('error', failed)
      worker.off('message', listen)
      done()
    }
    worker.on('message', listen)
    worker.once('error', failed)
  })
}
