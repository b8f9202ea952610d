// The import rules of docs/architecture.md.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import {
  ROOT,
  files,
  isTest,
  product,
  read,
  roomOf,
  sources,
  staircase,
  wing,
  type Import,
  type Source,
} from './support/sources.ts'

const SERVER_ROOMS = staircase('server')
const WEB_ROOMS = staircase('web')
/** The steps of web, its rooms included, the lowest first. */
const WEB_STEPS = ['platform', 'ui', ...WEB_ROOMS, 'frame', 'pages']

/** Every import of `list` for which `refuse` gives a reason. */
function broken(
  list: Source[],
  refuse: (from: Source, target: Import) => string | false | undefined,
): string[] {
  return list.flatMap(from =>
    from.imports.flatMap(target => {
      const reason = refuse(from, target)
      return reason ? [`${from.path} imports ${target.specifier}: ${reason}`] : []
    }),
  )
}

const below = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`))
const none = (list: string[]) => assert.deepEqual(list, [])

test('docs/architecture.md contains the staircase, and every room of it exists', () => {
  assert.ok(SERVER_ROOMS.length > 5 && WEB_ROOMS.length > 3)
  const missing = [
    ...SERVER_ROOMS.map(room => `server/${room}`),
    ...WEB_ROOMS.map(room => `web/${room}`),
  ].filter(folder => !existsSync(join(ROOT, folder)))
  none(missing)
})

test('every room of a wing is on the staircase', () => {
  const known = { server: ['platform', ...SERVER_ROOMS], web: [...WEB_STEPS, 'public'] }
  const strange = files.filter(path => {
    const name = wing(path)
    const room = roomOf(path)
    return (name === 'server' || name === 'web') && room && !known[name].includes(room)
  })
  none(strange)
})

test('a room has one name in the contract, the messages, the server, the web and its pages', () => {
  const rooms = new Set([...SERVER_ROOMS, ...WEB_STEPS])
  const places = /^(?:shared\/contract|shared\/messages\/(?:id|en)|web\/pages)\/([^/]+)\//
  none(files.filter(path => places.test(path) && !rooms.has(places.exec(path)?.[1] ?? '')))
  none(files.filter(path => /^(shared\/messages\/(id|en)|web\/pages)\/[^/]+$/.test(path)))
})

test('imports of our own files name an existing file, with its extension', () => {
  none(
    broken(
      sources,
      ({ path }, { own, target }) =>
        own &&
        !files.includes(target) &&
        !existsSync(join(ROOT, target.replace(/\?raw$/, ''))) &&
        `no such file (from ${path})`,
    ),
  )
})

test('shared imports only itself and the schema library, shared/pass the curve and its hashes', () => {
  const isAllowed = (path: string, target: string) =>
    path.startsWith('shared/pass/') ? target.startsWith('@noble/') : target === 'zod'
  none(
    broken(below('shared'), ({ path }, { own, target }) =>
      own ? wing(target) !== 'shared' && 'another wing' : !isAllowed(path, target) && 'a package',
    ),
  )
})

test('server never imports web', () => {
  none(broken(below('server'), (_, { own, target }) => own && wing(target) === 'web' && 'the other wing'))
})

test('web never imports server, the database or anything of Node', () => {
  none(
    broken(below('web'), (_, { own, target }) =>
      own
        ? !['web', 'shared'].includes(wing(target)) && 'not web or shared'
        : /^(node:|fastify|postgres|zod$|@electric-sql)/.test(target) && 'belongs to the server',
    ),
  )
})

test('browser code never imports a schema, so that the schema library stays on the server', () => {
  const values = (path: string) =>
    (sources.find(one => one.path === path)?.imports ?? []).filter(({ typeOnly }) => !typeOnly)
  const known = new Map<string, boolean>()
  const leads = (path: string): boolean => {
    if (!known.has(path)) {
      known.set(path, false)
      known.set(
        path,
        values(path).some(({ own, target }) => (own ? leads(target) : target === 'zod')),
      )
    }
    return known.get(path) as boolean
  }
  none(
    broken(
      below('web'),
      (_, { own, target, typeOnly }) =>
        !typeOnly && own && wing(target) === 'shared' && leads(target) && 'a schema',
    ),
  )
})

test('server/platform imports no room', () => {
  none(
    broken(
      below('server/platform'),
      (_, { own, target }) =>
        own &&
        wing(target) !== 'shared' &&
        !target.startsWith('server/platform/') &&
        'only shared and platform',
    ),
  )
})

test('a server room imports only shared, platform, itself and earlier rooms', () => {
  const rooms = product.filter(
    ({ path }) => SERVER_ROOMS.includes(roomOf(path) ?? '') && wing(path) === 'server',
  )
  assert.ok(rooms.length > 0)
  none(
    broken(rooms, ({ path }, { own, target }) => {
      if (!own || wing(target) === 'shared' || target.startsWith('server/platform/')) return false
      if (wing(target) === 'db') return roomOf(path) !== 'demo' && 'only demo holds demo content'
      const step = SERVER_ROOMS.indexOf(roomOf(target) ?? '')
      return (step < 0 || step > SERVER_ROOMS.indexOf(roomOf(path) ?? '')) && 'not to its left'
    }),
  )
})

test("no room opens another room's store", () => {
  none(
    broken(
      product,
      ({ path }, { own, target }) =>
        own &&
        target.endsWith('store.ts') &&
        target.startsWith('server/') &&
        roomOf(target) !== roomOf(path) &&
        'another room’s store',
    ),
  )
})

test('only writing, and the demo’s loader, use the authorship credentials', () => {
  none(
    broken(
      product,
      ({ path }, { target }) =>
        target.startsWith('server/authorship/') &&
        !['writing', 'authorship', 'demo'].includes(roomOf(path) ?? '') &&
        'authorship credentials',
    ),
  )
})

test('web/ui imports only React, its icons, its combobox and web/platform', () => {
  none(
    broken(below('web/ui'), (_, { own, target }) =>
      own
        ? !/^web\/(ui|platform)\//.test(target) && 'not ui or platform'
        : !['react', 'react-dom', 'lucide-react', '@base-ui/react', '@fontsource/piazzolla'].includes(
            target,
          ) && 'not one of its packages',
    ),
  )
})

test('web/platform imports no ui, room, frame or page', () => {
  none(
    broken(
      below('web/platform'),
      (_, { own, target }) => own && wing(target) === 'web' && roomOf(target) !== 'platform' && 'above it',
    ),
  )
})

test('a web room imports only rooms to its left', () => {
  const steps = product.filter(({ path }) => wing(path) === 'web' && WEB_STEPS.includes(roomOf(path) ?? ''))
  none(
    broken(steps, ({ path }, { own, target }) => {
      if (!own || wing(target) !== 'web') return false
      const step = WEB_STEPS.indexOf(roomOf(target) ?? '')
      return (step < 0 || step > WEB_STEPS.indexOf(roomOf(path) ?? '')) && 'not to its left'
    }),
  )
})

test('imports are relative inside a room, and not relative across rooms', () => {
  const place = (path: string) => (['server', 'web'].includes(wing(path)) ? path.split('/')[1] : '')
  none(
    broken(product, ({ path }, { specifier, own, target }) => {
      if (!own) return false
      const same =
        wing(target) === wing(path) && roomOf(target) === roomOf(path) && roomOf(path) !== undefined
      if (specifier.startsWith('.') && wing(target) !== wing(path)) return 'leaves its wing'
      if (specifier.startsWith('../') && wing(path) === 'server' && place(path) !== place(target))
        return 'leaves its room'
      return same && specifier.startsWith('#') && wing(path) === 'server' && 'its own room: ./'
    }),
  )
})

test('no folder has more than 25 code files', () => {
  const code = sources.filter(({ path }) => !path.includes('.test.') && path.includes('/'))
  const folders = Map.groupBy(code, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  none(
    [...folders].filter(([, held]) => held.length > 25).map(([folder, held]) => `${folder}: ${held.length}`),
  )
})

test('db/schema has a file for each room, db/migrations numbered SQL, both a README, and nothing else', () => {
  const rooms = new Set(files.filter(path => path.startsWith('server/')).map(path => path.split('/')[1]))
  const isRoom = (path: string) => rooms.has(/^db\/schema\/([a-z-]+)\.sql$/.exec(path)?.[1])
  const fits = /^db\/(migrations\/(\d{4}_[a-z_]+\.sql|README\.md)|schema\/README\.md)$/
  none(files.filter(path => /^db\/(schema|migrations)\//.test(path) && !fits.test(path) && !isRoom(path)))
})

test('no product file imports a test or its support', () => {
  none(broken(product, (_, { own, target }) => own && isTest(target) && 'a test'))
})

test('every imported package is declared, and every runtime package is used', async () => {
  const { default: manifest } = await import(join(ROOT, 'package.json'), { with: { type: 'json' } })
  const runtime = Object.keys(manifest.dependencies)
  const declared = [...runtime, ...Object.keys(manifest.devDependencies)]
  const packages = sources.flatMap(source =>
    source.imports
      .filter(one => !one.own && !one.target.startsWith('node:') && !one.target.includes('${'))
      .map(one => ({ path: source.path, name: one.target })),
  )
  none(packages.filter(({ name }) => !declared.includes(name)).map(({ path, name }) => `${path}: ${name}`))
  const text = [
    ...sources.map(source => source.text),
    ...files.filter(f => f.endsWith('.css')).map(read),
    read('vite.config.ts'),
  ].join()
  none(runtime.filter(name => !text.includes(`${name}/`) && !text.includes(`'${name}'`)))
})
