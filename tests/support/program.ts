import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_FOLDER } from './database.ts'

const MAIN = new URL('../../server/main.ts', import.meta.url).pathname
const READY = /is ready: /
const STARTS_WITHIN_MS = 120_000

export type Program = {
  url: string
  port: number
  dataDir: string
  child: ChildProcess
  /** Its settings, with which a command reaches the same data. */
  env: NodeJS.ProcessEnv
  /** Its output so far, errors included. */
  output(): string
  /** Resolves when the output matches; rejects when the program ends before that. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  /** Stops the program, deletes its data directory and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * The real program in its own process, ready, on the embedded engine unless `env` says otherwise; with a copy of
 * `from`'s data.
 */
export async function startProgram(env: Record<string, string> = {}, from?: string): Promise<Program> {
  const program = await launch(env, from)
  await program.printed(READY).catch(async error => {
    await program.stop()
    throw error
  })
  return program
}

/** The same without waiting: for starts that are refused. */
export async function launch(env: Record<string, string> = {}, from?: string): Promise<Program> {
  const port = Number(env['PORT'] ?? (await freePort()))
  const own = env['DATA_DIR'] === undefined
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), TEST_FOLDER))
  if (from) cpSync(from, dataDir, { recursive: true })
  const settings = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    LOG: 'silent',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...env,
  }
  const child = spawn(process.execPath, [MAIN], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const listening = listen(child)
  // A killed test run must not leave programs behind.
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    child,
    env: settings,
    ...listening,
    async stop() {
      const code = await ended(child)
      process.off('exit', orphan)
      if (own) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await exit) as [number | null]
  return code
}

function listen(child: ChildProcess): Pick<Program, 'output' | 'printed'> {
  let text = ''
  let wake = () => {}
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', chunk => {
      text += chunk
      wake()
    })
  child.once('close', () => wake())
  return {
    output: () => text,
    async printed(pattern) {
      const deadline = Date.now() + STARTS_WITHIN_MS
      for (;;) {
        const match = pattern.exec(text)
        if (match) return match
        if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(`The program never printed ${pattern}. It printed:\n${text}`)
        await new Promise<void>(done => {
          const timer = setTimeout(done, 500)
          wake = () => (clearTimeout(timer), done())
        })
      }
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
