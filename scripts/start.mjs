// npm start: installs missing packages, builds the pages if their sources changed, and runs the server until a signal
// ends it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.mjs'
import { MEMORY } from './memory.mjs'
import { ROOT, ensureInstalled, pinnedNode } from './setup.mjs'

const dev = process.argv.includes('--dev')
ensureInstalled({ tools: false })
const node = pinnedNode()
const toBuild = !dev && !isBuilt()

const env = {
  ...MEMORY,
  // Nearly halves the time in which Node reads the program's TypeScript.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
  ...process.env,
  NODE_ENV: dev ? 'development' : 'production',
}
const args = ['server/main.ts', ...(toBuild ? ['--await-build'] : [])]
const stdio = ['inherit', 'inherit', 'inherit', ...(toBuild ? ['ipc'] : [])]
const child = spawn(node, args, { cwd: ROOT, stdio, env })
const build = toBuild ? buildPages() : undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// At SIGTERM npm ends and this script does not: the shell between them forwards no signal, and the parent process only
// changes.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}
child.on('exit', (code, signal) => {
  // Two builds at once would overwrite each other's files.
  build?.kill()
  process.exit(code ?? (signal ? 1 : 0))
})

/**
 * Builds while the server opens its database. The server waits for the exit code, and ends if it is not 0: killed while
 * it creates the database it would leave half of one.
 */
function buildPages() {
  console.log('Building the pages …')
  const build = spawn(node, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  build.on('exit', code => child.connected && child.send({ code }))
  return build
}
