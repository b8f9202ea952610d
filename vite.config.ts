import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

/**
 * A file for the packages that every page has, one for what the entry imports, and one per room for what six pages and
 * more use (decision 10). Everything else is the bundler's default: a file per page, and per set of pages that share.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
  { name: 'frame', tags: ['$initial'], priority: 1 },
  { debugName: 'rooms', name: roomOf, minShareCount: 6 },
]

function roomOf(id: string): string | null {
  const [, wing, room] = /^\/(web|shared)\/([\w-]+)\//.exec(id.slice(import.meta.dirname.length)) ?? []
  return wing === 'web' ? (room ?? null) : (wing ?? null)
}

/** A library of the raffle's asks for Node's module where there is one; a browser has its own and gets none. */
const withoutNodeCrypto = {
  name: 'without-node-crypto',
  enforce: 'pre' as const,
  apply: (_config: object, { isSsrBuild }: { isSsrBuild?: boolean }) => !isSsrBuild,
  resolveId: (id: string) => (id === 'crypto' ? '\0no-crypto' : undefined),
  load: (id: string) => (id === '\0no-crypto' ? 'export default undefined' : undefined),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutNodeCrypto],
  publicDir: 'web/public',
  build: {
    target: ['chrome111', 'safari16.4'],
    cssTarget: ['chrome111', 'safari16.4'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
  },
  server: { middlewareMode: true },
  appType: 'custom',
}))
