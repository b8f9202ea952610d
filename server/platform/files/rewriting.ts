import { randomInt } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { FOLDERS } from './folder.ts'

/** Reading sets no access time, where the system lets the owner choose. */
export const UNNOTED = { flag: constants.O_RDONLY | (constants.O_NOATIME ?? 0) }

/** Mode of a file whose day is over and that has been rewritten with the others of that day. */
const SETTLED = 0o400

type Shelf = {
  place: string
  /** The start of the day. */
  today: Date
  /** Writes a copy on the disk, with this day as its time, under a random name. */
  copy(bytes: Buffer, day: Date): Promise<string>
  /** Which of some keys have a row. */
  keysWithRow(keys: string[]): Promise<Set<string>>
}

type Lying = { key: string; path: string; day: Date; isSettled: boolean }

/**
 * Rewrites the files of a day in random order, all of today's every hour and all of a day's once it is over: neither
 * the time at which a file was created nor its number on the disk shows more than the day. A killed run leaves a copy
 * under a random name, and the file itself.
 */
export async function rewriteShelf(shelf: Shelf): Promise<void> {
  const days = Map.groupBy(await listLying(shelf), ({ day }) => day.getTime())
  for (const files of days.values()) if (!files.every(file => file.isSettled)) await rewriteDay(shelf, files)
  for (const name of ['.', '../incoming', ...FOLDERS]) await touch(join(shelf.place, name), shelf.today)
}

async function rewriteDay(shelf: Shelf, files: Lying[]): Promise<void> {
  const known = await shelf.keysWithRow(files.map(({ key }) => key))
  for (const file of shuffled(files)) if (known.has(file.key)) await rewriteFile(shelf, file)
}

async function rewriteFile({ today, copy, keysWithRow }: Shelf, { key, path, day }: Lying): Promise<void> {
  const bytes = await readFile(path, UNNOTED).catch(() => undefined)
  if (!bytes) return
  const rewritten = await copy(bytes, day)
  try {
    if (day < today) await chmod(rewritten, SETTLED)
    await rename(rewritten, path)
  } finally {
    await rm(rewritten, { force: true })
  }
  // If its row and the file were removed during the copy, the file must not come back.
  if (!(await keysWithRow([key])).has(key)) await rm(path, { force: true })
}

/** A folder’s times show when a file was last added or removed. */
const touch = (path: string, day: Date) => utimes(path, day, day).catch(() => {})

async function listLying({ place }: Shelf): Promise<Lying[]> {
  const found: Lying[] = []
  for (const folder of FOLDERS)
    for (const key of await readdir(join(place, folder)).catch(() => [])) {
      const path = join(place, folder, key)
      const facts = await stat(path).catch(() => undefined)
      if (facts) found.push({ key, path, day: facts.mtime, isSettled: (facts.mode & 0o777) === SETTLED })
    }
  return found
}

function shuffled<T>(given: readonly T[]): T[] {
  const all = [...given]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[all[at], all[other]] = [all[other] as T, all[at] as T]
  }
  return all
}
