import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The repository as text, for the rules of tests/house*.test.ts. `HOUSE_ROOT` names another copy. */
export const ROOT = process.env['HOUSE_ROOT'] ?? new URL('../..', import.meta.url).pathname

export type Source = { path: string; text: string; imports: Import[] }
/** `target` is a path below the root for our own files, or a package's name. */
export type Import = { specifier: string; target: string; own: boolean; typeOnly: boolean }

const WINGS = ['shared', 'server', 'web', 'db', 'tests', 'bench', 'scripts']
const CODE = /\.(tsx?|mjs|js)$/

const BLOCK_COMMENT = /(^|[\s({,;=])\/\*[\s\S]*?\*\//g
const LINE_COMMENT = /(^|\s)\/\/.*$/gm

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(type\s+)?(?:[\w*${}\s,]+?\sfrom\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"`]([^'"`\n]+)['"`]/g

/** Every tracked or addable file of the repository. */
export const allFiles: string[] = listFiles()
export const files = allFiles.filter(path => WINGS.includes(path.split('/')[0] as string))
/** Our TypeScript and JavaScript, without comments. */
export const sources: Source[] = files.filter(path => CODE.test(path)).map(readSource)
/** Product code: no tests, no tools. */
export const product = sources.filter(
  ({ path }) => !isTest(path) && ['shared', 'server', 'web'].includes(path.split('/')[0] as string),
)

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

export function isTest(path: string): boolean {
  return path.startsWith('tests/') || path.includes('.test.')
}

export function wing(path: string): string {
  return path.split('/')[0] as string
}

/** `companies` for `server/companies/page.ts`; undefined for a wing's own files. */
export const roomOf = (path: string): string | undefined =>
  path.split('/').length > 2 ? path.split('/')[1] : undefined

/** Lines that match, as `path:line text`. */
export function linesMatching(list: { path: string; text: string }[], pattern: RegExp): string[] {
  return list.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 100)}`] : [])),
  )
}

/** The comments of a file, one after the other. */
export const commentsIn = (text: string): string =>
  [BLOCK_COMMENT, LINE_COMMENT].flatMap(pattern => text.match(pattern) ?? []).join('\n')

/** The staircase of a wing in docs/architecture.md. */
export function staircase(name: 'server' | 'web'): string[] {
  const line = new RegExp(`^- ${name}: (.+)$`, 'm').exec(read('docs/architecture.md'))?.[1] ?? ''
  return [...line.matchAll(/`([\w-]+)`/g)].map(match => match[1] as string)
}

/** Replaces comments by blanks and keeps line numbers. */
function withoutComments(text: string): string {
  return text.replace(BLOCK_COMMENT, block => block.replace(/[^\n]/g, ' ')).replace(LINE_COMMENT, '$1')
}

function listFiles(): string[] {
  const inGit = existsSync(join(ROOT, '.git'))
  const list = inGit
    ? execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
        '\n',
      )
    : WINGS.flatMap(name => walk(name))
  return list.filter(path => path !== '' && existsSync(join(ROOT, path)))
}

function walk(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? walk(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}

function readSource(path: string): Source {
  const text = withoutComments(read(path))
  return { path, text, imports: importsOf(path, text) }
}

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const specifier = (fixed ?? dynamic) as string
    const own = /^[.#]/.test(specifier)
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(path), specifier))
      : specifier.startsWith('#')
        ? specifier.slice(1)
        : packageOf(specifier)
    return { specifier, target, own, typeOnly: type !== undefined }
  })
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
