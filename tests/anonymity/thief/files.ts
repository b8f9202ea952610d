import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file as a copy of the disk shows it. */
export type FoundFile = { key: string; facts: Record<FileFact, number> }
const FACTS = ['birthtimeMs', 'ctimeMs', 'mtimeMs', 'atimeMs', 'ino'] as const
type FileFact = (typeof FACTS)[number] | 'place'

/** Private files in the order of their folders' listings. */
export function takeFiles(folder: string): FoundFile[] {
  return readdirSync(join(folder, 'private'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map((entry, place) => {
      const facts = statSync(join(entry.parentPath, entry.name))
      return {
        key: entry.name,
        facts: { place, ...Object.fromEntries(FACTS.map(fact => [fact, facts[fact]])) } as FoundFile['facts'],
      }
    })
}
