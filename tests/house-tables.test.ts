// Tables that must agree: addresses, words, calls, packages.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test from 'node:test'
import type { CONTRACT as Contract } from '#shared/contract/contract.ts'
import type { ENDPOINTS as Endpoints } from '#shared/contract/endpoints.ts'
import type * as Paths from '#shared/paths.ts'
import { ROOT, allFiles, files, linesMatching, product, read } from './support/sources.ts'

const load = async <T>(path: string) => (await import(join(ROOT, path))) as T
const { PATHS, RESERVED_SLUGS, movedPath, twinPath } = await load<typeof Paths>('shared/paths.ts')
const { ENDPOINTS } = await load<{ ENDPOINTS: typeof Endpoints }>('shared/contract/endpoints.ts')
const { CONTRACT } = await load<{ CONTRACT: typeof Contract }>('shared/contract/contract.ts')

const none = (list: unknown[]) => assert.deepEqual(list, [])
const paths: [string, Record<'id' | 'en', string>][] = Object.entries(PATHS)
const paramsOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(match => match[1]).sort()

test('every page has an address in both languages, English below /en', () => {
  none(
    paths.filter(
      ([, { id, en }]) =>
        !id?.startsWith('/') ||
        /^\/en(\/|$)/.test(id) ||
        !/^\/en(\/|$)/.test(en ?? '') ||
        /.\/$/.test(id + en),
    ),
  )
})

test('both addresses of a page take the same parameters', () => {
  none(paths.filter(([, { id, en }]) => paramsOf(id).join() !== paramsOf(en).join()))
})

test('no two pages share an address', () => {
  const shapes = paths.flatMap(([, { id, en }]) => [id, en]).map(path => path.replace(/:\w+/g, ':'))
  none(shapes.filter((shape, at) => shapes.indexOf(shape) !== at))
})

test('words that are routes can never become slugs', () => {
  const words = paths.flatMap(([, { id, en }]) => [id, en]).flatMap(path => path.split('/'))
  none(words.filter(word => word !== '' && !word.startsWith(':') && !RESERVED_SLUGS.has(word)))
})

test('the unprefixed English form of a page redirects to it', () => {
  const lost = paths
    .map(([, { id, en }]) => ({ id, plain: en.replace(/^\/en/, ''), en }))
    .map(one => ({ ...one, plain: one.plain.replace(/:\w+/g, 'x'), en: one.en.replace(/:\w+/g, 'x') }))
    .filter(({ id, plain }) => plain !== '' && plain !== id.replace(/:\w+/g, 'x'))
    .filter(({ plain, en }) => movedPath(plain) !== en && !paths.some(([, other]) => other.id === plain))
  none(lost)
})

test('the Indonesian form of a page below /en redirects to the English page', () => {
  const of = (path: string) => path.replace(/:\w+/g, 'nama-1')
  const english = new Set(paths.map(([, { en }]) => of(en)))
  none(
    paths
      .map(([, { id, en }]) => ({ below: `/en${of(id)}`.replace(/\/$/, ''), en: of(en) }))
      .filter(({ below, en }) => !english.has(below) && movedPath(below) !== en),
  )
  assert.equal(movedPath('/en/perusahaan/l/nama-1/gaji'), '/en/company/nama-1/salaries')
  for (const path of ['/en/en/salaries', '/en/perusahaan/pekerjaan', '/en/tidak/ada'])
    assert.equal(movedPath(path), undefined, path)
})

test('every address has a translation that leads back to it, and an unknown one stays unknown', () => {
  for (const [, { id, en }] of paths) {
    const of = (path: string) => path.replace(/:\w+/g, 'nama-1')
    assert.deepEqual([twinPath(of(id)), twinPath(of(en))], [of(en), of(id)])
  }
  assert.deepEqual([twinPath('/tidak/ada'), twinPath('/en/not/there')], ['/en/tidak/ada', '/not/there'])
  assert.equal(twinPath('/en//other.site'), '/other.site')
})

test('addresses of pages are written only in shared/paths.ts', () => {
  const allowed =
    /^(shared\/(paths|locale|contract\/[\w-]+\/endpoints)\.ts|web\/routes\.tsx|server\/site\/(openapi|web-files)\.ts)$/
  const firsts = [...new Set(paths.map(([, { id }]) => id.split('/')[1]).filter(Boolean))].join('|')
  const written = new RegExp(`['"\`](/(${firsts})|/en)(/[^'"\`]*)?(\\?[^'"\`]*)?['"\`]`)
  none(
    linesMatching(
      product.filter(({ path }) => !allowed.test(path)),
      written,
    ),
  )
})

test('both languages have the same words, none of them empty', async () => {
  const wordsIn = (folder: string) =>
    files.filter(path => path.startsWith(folder)).map(path => path.slice(folder.length))
  const inId = wordsIn('shared/messages/id/')
  const inEn = wordsIn('shared/messages/en/')
  assert.ok(inId.length > 5)
  assert.deepEqual(inEn.sort(), inId.sort())
  for (const file of inId.filter(path => path.endsWith('.ts'))) {
    const [id, en] = await Promise.all([
      load<object>(`shared/messages/id/${file}`),
      load<object>(`shared/messages/en/${file}`),
    ])
    assert.deepEqual(shapeOf(en, file), shapeOf(id, file))
  }
})

/** Keys with their values: a text, or a function with its number of parameters. */
function shapeOf(value: unknown, at: string): unknown {
  if (typeof value === 'string') {
    assert.notEqual(value.trim(), '', `${at} is empty`)
    assert.equal(value.includes('undefined'), false, `${at} says undefined`)
    return 'text'
  }
  if (typeof value === 'function') return `function of ${value.length}`
  if (typeof value !== 'object' || value === null) return typeof value
  const entries = Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, `${at} ${key}`)])
  return Object.fromEntries(entries)
}

test('every call has schemas, and every schema belongs to a call', () => {
  assert.deepEqual(Object.keys(CONTRACT).sort(), Object.keys(ENDPOINTS).sort())
})

test('the schemas of a call name the parameters of its path', () => {
  const wrong = Object.entries(ENDPOINTS).filter(([name, { path }]) => {
    const schema = (CONTRACT as Record<string, { params?: { shape: object } }>)[name]?.params
    return (
      paramsOf(path).join() !==
      Object.keys(schema?.shape ?? {})
        .sort()
        .join()
    )
  })
  none(wrong)
})

test('no two calls share a method and path, and no read takes a body', () => {
  const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  none(calls.filter((call, at) => calls.indexOf(call) !== at))
  const reads = Object.entries(ENDPOINTS).filter(([, { method }]) => method === 'GET')
  none(reads.filter(([name]) => 'body' in (CONTRACT as Record<string, object>)[name]!))
})

test('every package is pinned exactly and has its reason in docs/architecture.md', () => {
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const all = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap(kind =>
    Object.entries(manifest[kind] ?? {}),
  )
  none(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)))
  const reasons = read('docs/architecture.md')
  const isNode = /^node-(bin-)?(linux|darwin|win)-/
  none(all.map(([name]) => name).filter(name => !isNode.test(name) && !reasons.includes(`\`${name}\``)))
})

test('no two migrations have the same number', () => {
  const numbers = allFiles
    .filter(path => /^db\/migrations\/.*\.sql$/.test(path))
    .map(path => path.split('/')[2]?.slice(0, 4))
  none(numbers.filter((number, at) => numbers.indexOf(number) !== at))
})

test('every setting is explained in docs/operations.md', () => {
  const names = [...read('server/platform/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(match => match[1])
  assert.ok(names.length > 15)
  const explained = read('docs/operations.md')
  none(names.filter(name => !explained.includes(`\`${name}\``)))
})

test('links in documents have existing targets', () => {
  const documents = allFiles.filter(path => path.endsWith('.md'))
  const dead = documents.flatMap(path =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(match => join(dirname(path), match[1] as string))
      .filter(target => !existsSync(join(ROOT, target)))
      .map(target => `${path}: ${target}`),
  )
  none(dead)
})

test('every file that a document names in backticks exists', () => {
  const FILE = /`((?:[\w@.-]+\/)*[\w@.-]+\.(?:tsx?|mjs|sql|css|csv|json|md))`/g
  // docs/contributing.md builds the room `suggestions` as its example, and db/migrations shows how a file is named.
  const EXAMPLE = /suggestions|0001_what\.sql/
  const named = allFiles
    .filter(path => path.endsWith('.md') && !/^(db\/demo|shared)\//.test(path))
    .flatMap(path => [...read(path).matchAll(FILE)].map(([, file = '']) => ({ path, file })))
  assert.ok(named.length > 100)
  const exists = (file: string) => allFiles.some(path => path === file || path.endsWith(`/${file}`))
  none(
    named
      .filter(({ file }) => !EXAMPLE.test(file) && !exists(file))
      .map(({ path, file }) => `${path}: ${file}`),
  )
})
