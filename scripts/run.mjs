// Runs a TypeScript file, or a package's command with --bin, on the pinned Node; --tools installs what tests need.
import { spawn } from 'node:child_process'
import { ROOT, binOf, ensureInstalled, pinnedNode } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const tools = first === '--bin' || first === '--tools'
ensureInstalled({ tools })
if (first === '--bin') rest[0] = binOf(rest[0])
run(pinnedNode(), tools ? rest : [first, ...rest])

function run(command, args) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
