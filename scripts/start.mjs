// npm start: installs missing packages, builds the pages if their sources changed, and runs the server until a signal
// ends it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.mjs'
import { MEMORY } from './memory.mjs'
import { ROOT, ensureInstalled, fail, pinnedNode } from './setup.mjs'

const dev = process.argv.includes('--dev')
ensureInstalled({ tools: false })
const node = pinnedNode()
const toBuild = !dev && !isBuilt()

const env = {
  ...MEMORY,
  // Halves the time in which Node reads the program's TypeScript.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
  ...process.env,
  NODE_ENV: dev ? 'development' : 'production',
}
const child = toBuild
  ? spawn(node, ['server/main.ts', '--await-build'], { cwd: ROOT, stdio: [0, 1, 2, 'ipc'], env })
  : spawn(node, ['server/main.ts'], { cwd: ROOT, stdio: 'inherit', env })
if (toBuild) buildPages()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// At SIGTERM npm ends and this script does not: the shell between them forwards no signal, and the parent process only
// changes.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && child.kill('SIGTERM'), 1000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

/** Builds while the server opens its database; the server waits for the message. */
function buildPages() {
  console.log('Building the pages …')
  const build = spawn(node, ['scripts/build.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  build.on('exit', status => {
    if (status === 0) return child.connected && child.send('built', () => child.disconnect())
    child.kill()
    fail('The pages could not be built; the reason stands above.')
  })
}
