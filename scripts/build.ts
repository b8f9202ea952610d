// Builds the browser bundle and the server-rendering bundle, and compresses the first once, at the highest level.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
compress('dist/client')
stampBuild(sources)

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
