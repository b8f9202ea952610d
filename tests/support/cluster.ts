import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './program.ts'

/** A PostgreSQL server of this run alone, whose files, log and rows can be inspected. */
export type Cluster = {
  url: string
  folder: string
  /** Runs one of the server's commands and returns its output. */
  run(command: string, ...args: string[]): string
  /** Stops the server (`immediate`: as in a crash) and starts it again after `meanwhile`. */
  restart(mode: 'fast' | 'immediate', meanwhile: () => Promise<void>): Promise<void>
  stop(): void
}

const INSTALLED = '/usr/lib/postgresql'
const ROOT_USER = 0
/** As docs/operations.md requires of a server: old log segments are deleted at the next checkpoint. */
const SETTINGS = ['wal_recycle=off', 'archive_timeout=300', 'checkpoint_timeout=300', 'fsync=off']

const binaries = (): string | undefined => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const newest = versions
    .filter(version => existsSync(join(INSTALLED, version, 'bin/initdb')))
    .sort((a, b) => Number(a) - Number(b))
    .at(-1)
  return newest && join(INSTALLED, newest, 'bin')
}

/** Whether this machine has the programs that a cluster needs. */
export const canStartCluster = (): boolean => binaries() !== undefined

export async function startCluster(): Promise<Cluster> {
  const bin = binaries()
  if (!bin) throw new Error(`No server of PostgreSQL is installed in ${INSTALLED}`)
  const above = mkdtempSync(join(tmpdir(), 'kerjajujur-prove-'))
  const folder = join(above, 'data')
  const run = (command: string, ...args: string[]) =>
    execFileSync(...asOther(join(bin, command), args), {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  if (process.getuid?.() === ROOT_USER) execFileSync('chown', ['postgres:', above])
  run('initdb', '-D', folder, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C')
  const port = await freePort()
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-k ${above}`,
    ...SETTINGS.map(one => `-c ${one}`),
  ]
  const start = ['-D', folder, '-w', '-l', join(above, 'log'), '-o', options.join(' '), 'start']
  run('pg_ctl', ...start)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    run,
    async restart(mode, meanwhile) {
      const control = (args: string[]) => inBackground(...asOther(join(bin, 'pg_ctl'), args))
      await control(['-D', folder, '-m', mode, 'stop'])
      await meanwhile()
      await control(start)
    },
    stop() {
      run('pg_ctl', '-D', folder, '-m', 'immediate', 'stop')
      rmSync(above, { recursive: true, force: true })
    },
  }
}

/** Waits for the process's exit, not for the end of its output, which a started server keeps open. */
async function inBackground(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { cwd: '/', stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
}

/** The server refuses to run as root, so it runs as Debian's user for it. */
const asOther = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === ROOT_USER
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args]
