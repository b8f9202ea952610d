// Runs a TypeScript file, or a package's command with --bin, on the pinned Node.
import { spawn } from 'node:child_process'
import { ROOT, binOf, ensureInstalled, pinnedNode } from './setup.mjs'

ensureInstalled()
const node = pinnedNode()
const [first, ...rest] = process.argv.slice(2)
const target = first === '--bin' ? [binOf(rest[0]), ...rest.slice(1)] : [first, ...rest]
run(node, target)

function run(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
