import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

const ROOT = import.meta.dirname
const ENTRY = `${ROOT}/web/entry-client.tsx`

/** Pieces that most pages show: they come with the frame, in the file that every page has. */
const EVERYWHERE = [
  'web/frame',
  'web/platform',
  'web/ui/batik',
  'web/ui/charts',
  'web/ui/controls',
  'web/ui/layout',
]
/** Rooms that a reader goes through: their styles are one file, and what they take from `shared` comes with the frame. */
const READ = ['frame', 'ui', 'pages', 'accounts', 'companies', 'reviews', 'search']

/** Of the forms, and of charts that only a company's pay and the comparison have: apart from what every page has. */
const STYLES: readonly [RegExp, string][] = [
  [/^web\/ui\/forms/, 'forms'],
  [/^web\/accounts\/own$/, 'own-account'],
  [/^web\/ui\/charts\/pay$/, 'pay-page'],
  [/^web\/ui\/charts\/weigh$/, 'jobs'],
  [/^web\/search\/everything$/, 'everything'],
]
const styleFile = (id: string): string =>
  STYLES.find(([folders]) => folders.test(folderOf(id)))?.[1] ??
  (isRead(id) ? 'styles' : nameOf(folderOf(id)))

/** What forms and the team take from `shared` beside readers is small, and one file; screening comes once somebody writes. */
const roomFile = (id: string): string | null => {
  const folder = folderOf(id)
  if (RANGES.test(id)) return 'ranges'
  if (/^web\/pages|^shared\/messages/.test(folder)) return null
  if (folder.startsWith('shared/rules/screening') && !id.endsWith('/finding.ts')) return 'screening'
  // What an advertisement is read by stays with the form, and its Markdown with the vacancy: forms of readers have neither.
  if (folder === 'shared/rules/vacancy') return null
  return folder.startsWith('shared/') ? 'shared' : nameOf(folder)
}

function isInFrame(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (EVERYWHERE.includes(folderOf(id)) || behindEntry(graph).has(id)) return true
  return id.startsWith(`${ROOT}/shared/`) && !!graph.getModuleInfo(id)?.importers.some(isReading)
}

/** Modules that the entry imports, with all that they import: the graph is complete when files are named. */
const behind = new Set<string>()
function behindEntry(graph: Rolldown.ChunkingContext): Set<string> {
  if (behind.size > 0) return behind
  behind.add(ENTRY)
  for (const id of behind) graph.getModuleInfo(id)?.importedIds.forEach(one => behind.add(one))
  return behind
}

const folderOf = (id: string): string => id.slice(ROOT.length + 1, id.lastIndexOf('/'))
/** What several pages of pay share is one file, with the charts that they alone have: each is small; what comes before it is apart. So with companies. */
const TOGETHER: readonly [RegExp, string][] = [
  [/^web\/(pay(?!\/(place|page|company|compare))\b|ui\/charts\/ranges).*/, 'pay'],
  [/^web\/(ui\/charts\/ratings|companies\/(profile|locator))$/, 'companies'],
  [/^web\/ui\/layout\/withheld$/, 'reviews'],
  [/^web\/ui\/charts\/weigh$/, 'ranges'],
  // What the lists of companies and of vacancies share stands on fields, and is little.
  [/^web\/search$/, 'ui-forms'],
]
/** How a range of pay is said and drawn: vacancies need no more of pay. */
const RANGES = /\/web\/pay\/(axis|band|quartiles|scope)\.ts$/
const nameOf = (folder: string): string =>
  TOGETHER.find(([folders]) => folders.test(folder))?.[1] ?? folder.replace('web/', '').replaceAll('/', '-')
/** The wing's own files, too: tokens and base. */
const isRead = (id: string): boolean => READ.includes(folderOf(id).split('/')[1] ?? 'frame')

/** Whoever reads need not sign in: what that takes comes with it. */
const isReading = (id: string): boolean => isRead(id) && !id.startsWith(`${ROOT}/web/accounts/`)

/** What a page has to itself comes with the page; what several pages use, in a file a folder. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
  { debugName: 'frame', name: (id, graph) => (isInFrame(id, graph) ? 'frame' : null), priority: 2 },
  { debugName: 'styles', name: styleFile, test: /\.css$/, priority: 3 },
  { debugName: 'rooms', name: roomFile, test: /\/(web|shared)\//, minShareCount: 2, priority: 1 },
]

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
