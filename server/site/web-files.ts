import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import type { ViteDevServer } from 'vite'
import type { Renderer } from './page-drawing.ts'

/** Addresses of the files that a page loads; the web wing's document writes them into the head. */
export type Assets = {
  script: string
  preloads: string[]
  styles: string[]
  font: string | undefined
  before: string
}
type Chunk = { file: string; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

export type WebFiles = {
  renderer(): Promise<Renderer>
  assets(files: string[]): Assets
  register(http: FastifyInstance): Promise<void>
}

const ENTRY = 'web/entry-client.tsx'
/** The name of the one stylesheet in the manifest. */
const STYLES = 'style.css'
const ROOT = new URL('../..', import.meta.url).pathname

const MADE = `${ROOT}dist/client/.vite/manifest.json`

/** Throws a sentence for the operator where the pages have not been built. */
export function checkBuilt(): void {
  if (!existsSync(MADE)) throw new Error('The pages have not been built: run npm run build')
}

/** The built bundles: hashed files that never change, compressed by the build. */
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

/** Vite in the same process and on the same port: hot reload without a build. */
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
  const chunks = new Set([ENTRY, ...files].map(file => chunkOf(manifest, file)))
  for (const { imports = [] } of chunks) imports.forEach(name => chunks.add(chunkOf(manifest, name)))
  const [entry, ...others] = [...chunks].map(({ file }) => `/${file}`)
  const font = chunkOf(manifest, ENTRY).assets?.find(file => file.endsWith('.woff2'))
  return {
    script: entry as string,
    preloads: others,
    styles: [`/${chunkOf(manifest, STYLES).file}`],
    font: font && `/${font}`,
    before: '',
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: run npm run build`)
  return chunk
}
