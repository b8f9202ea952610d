import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Kinds of files: pictures of pages, or files that only the people concerned may read. */
const SHELVES = ['public', 'private'] as const
export type Shelf = (typeof SHELVES)[number]

/** Files are stored in folders named by the first two digits of their names. */
export const FOLDERS = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

/**
 * Creates every folder in advance: the time at which a folder was created would show when its first file came. Throws
 * a sentence for the operator where nothing can be written; existing files are not read.
 */
export async function openFolder(folder: string): Promise<void> {
  try {
    for (const shelf of SHELVES)
      for (const name of FOLDERS) await mkdir(join(folder, shelf, name), { recursive: true, mode: 0o700 })
    // Two programs may start on one folder at once, so the name is random.
    const tried = join(folder, `.written-${randomUUID()}`)
    await writeFile(tried, '')
    await rm(tried)
  } catch (error) {
    const why = (error as { code?: string }).code ?? 'unknown'
    throw new Error(
      `FILES_DIR (${folder}) cannot be written (${why}). Give the program's user a folder that it may write to, with room left.`,
      { cause: error },
    )
  }
}
