import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  type FileHandle,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dayStart, type Clock } from '../clock.ts'
import { mac, openBytes, sealBytes } from '../crypto.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import type { Shelf } from './folder.ts'
import { rewriteShelf, UNNOTED } from './rewriting.ts'

/** Which of some keys have a row in the database. */
type KeysWithRow = (keys: string[]) => Promise<Set<string>>

/**
 * Files outside the database. A file is written under a temporary name, renamed when it is complete and synced, and
 * only then is its row written: a row always has its file. The sweep removes files without a row.
 */
export type Files = {
  /**
   * Writes incoming bytes under a random name; the caller drops the file. Throws `storage_full` where there is no
   * room.
   */
  receive(source: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string>
  drop(path: string): Promise<void>
  write(shelf: Shelf, key: string, bytes: Buffer): Promise<void>
  /** Undefined where there is no such file. */
  read(shelf: Shelf, key: string): Promise<Buffer | undefined>
  remove(shelf: Shelf, key: string): Promise<void>
  /**
   * Removes files that have been without a row for a day, then rewrites the files of each day, so that nothing shows
   * when each came.
   */
  sweep(shelf: Shelf, keysWithRow: KeysWithRow): Promise<void>
}

/** Only names that we made: no folder, nothing hidden. */
const KEY = /^[\da-f][\da-f-]{8,70}(\.webp)?$/
const AT_ONCE = 500

type Parts = { folder: string; clock: Clock; secrets: Secrets }

/**
 * Files in a folder of this machine, which all processes share. Private files are encrypted: the disk alone discloses
 * nothing in them.
 */
export function localFiles({ folder, clock, secrets }: Parts): Files {
  const secret = mac(secrets.field, 'files')
  const incoming = join(folder, 'incoming')
  const placeOf = (shelf: Shelf, key: string): string => {
    if (!KEY.test(key)) throw new Error('No name of a file of ours')
    return join(folder, shelf, key.slice(0, 2), key)
  }

  const today = (): Date => dayStart(clock.now())

  /** A file’s time is only its day, so that nothing shows when somebody sent something. */
  async function receive(source: AsyncIterable<Buffer> | Iterable<Buffer>, day = today()): Promise<string> {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    const path = join(incoming, randomUUID())
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of source) await writeAll(file, chunk)
      await file.sync()
      await utimes(path, day, day)
      return path
    } catch (error) {
      await rm(path, { force: true })
      throw isFull(error) ? fullDisk() : error
    } finally {
      await file.close()
    }
  }

  async function isOld(path: string): Promise<boolean> {
    const before = dayStart(new Date(today().getTime() - 1))
    const facts = await stat(path).catch(() => undefined)
    return facts !== undefined && facts.mtime < before
  }

  async function sweepFolder(place: string, keysWithRow: KeysWithRow): Promise<void> {
    const keys = await readdir(place).catch(() => [])
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE)
      const old = await Promise.all(some.map(key => isOld(join(place, key))))
      const oldKeys = some.filter((_, at) => old[at])
      const known = oldKeys.length > 0 ? await keysWithRow(oldKeys) : new Set<string>()
      for (const key of oldKeys) if (!known.has(key)) await removeOld(join(place, key))
    }
  }

  /**
   * A concurrent request may write the same file again: the file is moved aside first, and restored if it turns out
   * to be new.
   */
  async function removeOld(path: string): Promise<void> {
    const moved = join(incoming, randomUUID())
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    if (!(await rename(path, moved).then(() => true, orMissing))) return
    if (!(await isOld(moved))) await link(moved, path).catch(orThere)
    await rm(moved, { force: true })
  }

  return {
    receive: source => receive(source),
    drop: path => rm(path, { force: true }),
    async write(shelf, key, bytes) {
      const place = placeOf(shelf, key)
      const path = await receive([shelf === 'private' ? sealBytes(secret, bytes, contextOf(key)) : bytes])
      try {
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        await rename(path, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await rm(path, { force: true })
        throw isFull(error) ? fullDisk() : error
      }
    },
    async read(shelf, key) {
      const bytes = await readFile(placeOf(shelf, key), UNNOTED).catch(orMissing)
      return bytes && shelf === 'private' ? openBytes(secret, bytes, contextOf(key)) : bytes
    },
    remove: (shelf, key) => rm(placeOf(shelf, key), { force: true }),
    async sweep(shelf, keysWithRow) {
      await sweepFolder(incoming, async () => new Set())
      const shelves = await readdir(join(folder, shelf)).catch(() => [])
      for (const name of shelves) await sweepFolder(join(folder, shelf, name), keysWithRow)
      await rewriteShelf({
        place: join(folder, shelf),
        today: today(),
        copy: (bytes, day) => receive([bytes], day),
        keysWithRow,
      })
    },
  }
}

const contextOf = (key: string): string => `files.private:${key}`

function orMissing(error: unknown): undefined {
  if ((error as { code?: unknown })?.code !== 'ENOENT') throw error
}

function orThere(error: unknown): void {
  if ((error as { code?: unknown })?.code !== 'EEXIST') throw error
}

async function writeAll(file: FileHandle, chunk: Buffer): Promise<void> {
  for (let from = 0; from < chunk.length;) from += (await file.write(chunk, from)).bytesWritten
}

/** A file name is durable only when its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
const isFull = (error: unknown): boolean => NO_ROOM.has(String((error as { code?: unknown })?.code))

/** A valid upload for which there is no room now. */
const fullDisk = (): AppError => new AppError('storage_full', { retryAfterSeconds: 600 })

/** The first bytes of a file. */
export async function headOf(path: string, bytes: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(createReadStream(path, { end: bytes - 1 })))
}
