import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { basename, extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { ViteDevServer } from 'vite'
import type { Renderer } from './page-drawing.ts'

/** Addresses of what a page loads; the web wing's document writes them into the head. */
export type Assets = {
  script: string
  preloads: string[]
  styles: string[]
  font: string | undefined
  before: string
}
type Chunk = {
  name: string
  file: string
  src?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  isEntry?: boolean
}
type Manifest = Record<string, Chunk>

export type WebFiles = {
  renderer(): Promise<Renderer>
  assets(files: string[]): Assets
  register(http: FastifyInstance): Promise<void>
}

const ENTRY = 'web/entry-client.tsx'
const ROOT = new URL('../..', import.meta.url).pathname

const MADE = `${ROOT}dist/client/.vite/manifest.json`

/** Throws a sentence for the operator where there are no pages yet. */
export function checkBuilt(): void {
  if (!existsSync(MADE)) throw new Error('The pages have not been built: run npm run build')
}

/** The built bundles: hashed files that never change, compressed when they were built. */
export async function builtFiles(): Promise<WebFiles> {
  checkBuilt()
  const manifest = JSON.parse(readFileSync(MADE, 'utf8')) as Manifest
  const renderer = (await import(`${ROOT}dist/server/entry-server.js`)) as Renderer
  const known = new Map<string, Assets>()
  return {
    renderer: async () => renderer,
    assets(files) {
      const key = files.join()
      if (!known.has(key)) known.set(key, assetsOf(manifest, files))
      return known.get(key) as Assets
    },
    async register(http) {
      await http.register(fastifyStatic, {
        root: `${ROOT}dist/client`,
        preCompressed: true,
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/')
          reply.header(
            'cache-control',
            hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          )
        },
      })
    },
  }
}

/** Vite in the same process and on the same port: hot reload, nothing built. */
export async function devFiles(server: Server): Promise<WebFiles> {
  const { createServer } = await import('vite')
  let vite: ViteDevServer | undefined
  const start = async () =>
    (vite ??= await createServer({
      server: { middlewareMode: true, ws: { server } },
      appType: 'custom',
    }))
  return {
    renderer: async () => (await start()).ssrLoadModule('/web/entry-server.tsx') as Promise<never>,
    assets: () => ({
      script: `/${ENTRY}`,
      preloads: [],
      styles: [],
      font: undefined,
      before:
        '<script type="module" src="/@vite/client"></script><script type="module" src="/dev/refresh.js"></script>',
    }),
    async register(app) {
      const { middlewares } = await start()
      app.get('/dev/refresh.js', (_request, reply) => reply.type('text/javascript').send(REFRESH))
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/') || request.url.startsWith('/dev/')) return done()
        middlewares(request.raw, reply.raw, done)
      })
    },
  }
}

const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
`

function assetsOf(manifest: Manifest, files: string[]): Assets {
  const entry = chunkOf(manifest, ENTRY)
  const chunks = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(name => visit(manifest[name] as Chunk))
  }
  ;[ENTRY, ...files].forEach(file => visit(chunkOf(manifest, file)))
  const all = [...chunks]
  return {
    script: `/${entry.file}`,
    preloads: all.filter(chunk => chunk !== entry).map(chunk => `/${chunk.file}`),
    styles: [...new Set(all.flatMap(chunk => chunk.css ?? []))].map(file => `/${file}`),
    font: all
      .flatMap(chunk => chunk.assets ?? [])
      .filter(file => file.endsWith('.woff2'))
      .map(file => `/${file}`)[0],
    before: '',
  }
}

/** A file that shares its chunk with others is not in the manifest by its path; the chunk is named after it. */
function chunkOf(manifest: Manifest, file: string): Chunk {
  const stem = basename(file, extname(file))
  const chunk = manifest[file] ?? Object.values(manifest).find(({ src, name }) => !src && name === stem)
  if (!chunk) throw new Error(`The build has no ${file}: run npm run build`)
  return chunk
}
