// Records the sources that dist was built from, so that a start builds only after changes.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const STAMP = join(ROOT, 'dist', '.sources')
const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json']

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow()

/** Read `sources` before the build, so that an edit during the build causes another build. */
export const stampBuild = sources => writeFileSync(STAMP, sources)

/** Hash of the names, sizes and modification times of the build's sources: cheap, and enough to detect an edit. */
export function sourcesNow() {
  const hash = createHash('sha256')
  const visit = path => {
    const stat = statSync(join(ROOT, path))
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(join(ROOT, path)).sort()) visit(join(path, name))
  }
  SOURCES.forEach(visit)
  return hash.digest('hex')
}
