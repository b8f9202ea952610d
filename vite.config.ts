import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What every page shows, what readers' pages share, and the styles of readers' pages, so that those are one file. */
const SHARED = new RegExp(
  [
    'web/(accounts/(account-menu|login-host|login|mask|return-path)|search/search-box|frame/(?!legal|privacy)[\\w-]+|platform/(?!words-)[\\w-]+)\\.',
    'web/ui/(article|banner|base|batik|batik-cover|brand|button|chip|cx|icon|icon-shapes|initials|link|list|mark|masthead|menu|monogram|notice|profile-head|rank|search-form|section|tabs|toast|tokens|charts/(geometry|score))\\.',
    'web/companies/(company-head|company-row|counted|floor|place)\\.',
    'web/reviews/(masked|reviews-side)\\.',
    'web/((companies|reviews|search)/[\\w-]+|ui/(chip|charts/(?!salary|data)[\\w-]+))\\.css',
    'shared/(paths|locale|contract/(endpoints|keys)|rules/(phone|score-bands))\\.',
    'vite/preload-helper',
  ].join('|'),
)

/** A company's figures: its page's file, which the summary of chosen reviews loads too. */
const COMPANY =
  /web\/(pages\/company|companies\/(?!cloth|top-list)[\w-]+|ui\/charts\/(?!salary|data)[\w-]+)\.tsx?$/

/** A company's reviews and one of them by itself are drawn by the same parts: the first page's file, which the second loads too. */
const REVIEWS =
  /web\/(pages\/company-reviews|reviews\/(?!(report-dialog|set-summary|latest-reviews|review-page|locked-review|screening|use-findings|refused-lines)\.)[\w-]+|ui\/withheld)\.tsx?$/

/** What fields are made of, for every form, what looks at the words in them, and what stands while one waits. */
const FORMS =
  /web\/ui\/(checkbox|dialog|field|form|question|radio-cards|rating-scale|select-field|text-field|waiting)\.|web\/reviews\/(screening|use-findings|refused-lines)\./

/** The form of a review, for writing and for editing. */
const WRITING =
  /web\/writing\/(?!(code-|draft\.|edit-|kept-|my-|own-|problem|reason|sent|steps|thanks|use-edit|use-forget|withdrawal))[\w-]+\.tsx?$|shared\/rules\/(city-nicknames|company-name|rupiah|spelling)\./

/** A page comes in few files: the libraries, what is shared, and then each page and language what is its own. */
const groups = [
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  { name: 'shared', test: SHARED, priority: 2 },
  { name: 'company', test: COMPANY, priority: 1 },
  { name: 'company-reviews', test: REVIEWS, priority: 1 },
  { name: 'forms', test: FORMS, priority: 1 },
  { name: 'writing', test: WRITING, priority: 1 },
]

/** What of the router no page uses can be left out once its components are marked as made without a side effect. */
const droppableComponents = {
  name: 'droppable-components',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code: string) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (?=React\$1\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '),
  },
}

/** The router can report what it does; nobody here listens. */
const withoutReports = {
  name: 'without-reports',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: (): string => `export const ${REPORTS.map(name => `${name} = () => undefined`).join(', ')}`,
  },
}
const REPORTS = [
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
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
  plugins: [react(), droppableComponents, withoutReports, withoutNodeCrypto],
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
