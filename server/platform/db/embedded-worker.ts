// The embedded engine has its own thread: WebAssembly would otherwise block the event loop for every request.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const CHECKPOINT_EVERY_MS = 5 * 60_000

const { folder, socketPath, buffers } = workerData as { folder: string; socketPath: string; buffers?: string }
const startParams = [...PGlite.defaultStartParams, ...(buffers ? ['-c', `shared_buffers=${buffers}`] : [])]
const db = await PGlite.create(folder, { startParams })
const server = new PGLiteSocketServer({ db, path: socketPath })
await server.start()

// The engine neither checkpoints nor vacuums by itself: its write-ahead log would grow for ever.
const upkeep = setInterval(() => void db.exec('checkpoint').catch(() => {}), CHECKPOINT_EVERY_MS)

parentPort?.on('message', async message => {
  if (message !== 'stop') return
  clearInterval(upkeep)
  await server.stop()
  await db.close()
  parentPort?.postMessage('stopped')
})
parentPort?.postMessage('ready')
