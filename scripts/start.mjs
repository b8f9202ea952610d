// npm start: install what is missing, build what is stale, then run the server until it is told to stop.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEMORY } from './memory.mjs'
import { ROOT, ensureInstalled, fail, pinnedNode } from './setup.mjs'

const dev = process.argv.includes('--dev')
ensureInstalled()
const node = pinnedNode()
if (!dev) ensureBuilt()

const env = { ...MEMORY, ...process.env, NODE_ENV: dev ? 'development' : 'production' }
const child = spawn(node, ['server/main.ts'], { cwd: ROOT, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm ends without its script at SIGTERM: the shell between them hands no signal on, and the script only loses its parent.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function ensureBuilt() {
  const stamp = join(ROOT, 'dist', '.sources')
  const sources = fingerprint(['web', 'shared', 'vite.config.ts', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the pages …')
  const result = spawnSync(node, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) fail('The pages could not be built; the reason stands above.')
  writeFileSync(stamp, sources)
}

/** Names, sizes and times of the files a build is made of: cheap, and enough to notice an edit. */
function fingerprint(roots) {
  const hash = createHash('sha256')
  const visit = path => {
    const stat = statSync(join(ROOT, path))
    if (!stat.isDirectory()) return hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
    for (const name of readdirSync(join(ROOT, path)).sort()) visit(join(path, name))
  }
  roots.forEach(visit)
  return hash.digest('hex')
}
