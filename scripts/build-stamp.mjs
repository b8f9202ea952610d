// Which sources the pages in dist were built from, so that a start builds only what is stale.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const STAMP = join(ROOT, 'dist', '.sources')
const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json']

export const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesNow()

/** Take `sources` before the build: what is edited while it runs is built again. */
export const stampBuild = sources => writeFileSync(STAMP, sources)

/** Names, sizes and times of the files a build is made of: cheap, and enough to notice an edit. */
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
