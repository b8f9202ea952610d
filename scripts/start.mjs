// npm start: installs missing packages, builds the pages if their sources changed, and runs the server until a signal
// ends it.
import { spawn, spawnSync } from 'node:child_process'
import { isBuilt } from './build-stamp.mjs'
import { MEMORY } from './memory.mjs'
import { ROOT, ensureInstalled, fail, pinnedNode } from './setup.mjs'

const dev = process.argv.includes('--dev')
ensureInstalled()
const node = pinnedNode()
if (!dev) ensureBuilt()

const env = { ...MEMORY, ...process.env, NODE_ENV: dev ? 'development' : 'production' }
const child = spawn(node, ['server/main.ts'], { cwd: ROOT, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// At SIGTERM npm ends and this script does not: the shell between them forwards no signal, and the parent process only
// changes.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the pages …')
  const result = spawnSync(node, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) fail('The pages could not be built; the reason stands above.')
}
