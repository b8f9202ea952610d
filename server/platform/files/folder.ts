import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which files: pictures of pages, or what nobody but those whom it concerns may read. */
const SHELVES = ['public', 'private'] as const
export type Shelf = (typeof SHELVES)[number]

/** Files lie in folders by the first two digits of their names. */
export const FOLDERS = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'))

/**
 * Makes every folder that files will lie in: when one came to be would say when its first file did. Throws a sentence for
 * the operator where nothing can be written; what lies there is not read.
 */
export async function openFolder(folder: string): Promise<void> {
  try {
    for (const shelf of SHELVES)
      for (const name of FOLDERS) await mkdir(join(folder, shelf, name), { recursive: true, mode: 0o700 })
    // Two programs may start on one folder at once.
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
