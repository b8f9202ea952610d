import { readFileSync, rmSync, writeFileSync } from 'node:fs'

type Holder = { pid: number; started: string | undefined }

/** Takes a lock file for this process; throws while the process that holds it is alive. */
export function holdLock(file: string): { release(): void } {
  const holder = livingHolder(file)
  if (holder)
    throw new Error(
      `The data directory is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
    )
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' })
  return { release: () => rmSync(file, { force: true }) }
}

/** The living process that holds a lock file, or undefined. */
export function livingHolder(file: string): Holder | undefined {
  const holder = readHolder(file)
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return undefined
  // Process numbers are reused; the start time distinguishes two processes where the system states it.
  return holder.started === startOf(holder.pid) ? holder : undefined
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  } catch {
    return undefined
  }
}
