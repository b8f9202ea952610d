// Builds the browser bundle and the server-rendering bundle, and compresses the first once, at the highest level.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { sourcesNow, stampBuild } from './build-stamp.mjs'

const sources = sourcesNow()

await build({
  logLevel: 'warn',
  build: { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'web/entry-client.tsx' } },
})
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: 'dist/server', ssr: 'web/entry-server.tsx', copyPublicDir: false },
})
refuseCircles('dist/client/.vite/manifest.json')
compress('dist/client')
stampBuild(sources)

/** Of two files that import each other a browser runs one before what it needs of the other is there. */
function refuseCircles(path: string): void {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { imports?: string[] }>
  const done = new Set<string>()
  const visit = (name: string, above: string[]) => {
    if (above.includes(name))
      throw new Error(
        `Files in a circle: ${[...above, name].join(' > ')}. What both need wants a folder of its own.`,
      )
    if (done.has(name)) return
    manifest[name]?.imports?.forEach(one => visit(one, [...above, name]))
    done.add(name)
  }
  Object.keys(manifest).forEach(name => visit(name, []))
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
