import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What every page shows, what readers' pages share, and the styles of readers' pages, so that those are one file. */
const SHARED = new RegExp(
  [
    'web/(accounts/(account-menu|login-host|login|return-path)|frame/(?!legal)[\\w-]+|platform/(?!words-)[\\w-]+)\\.',
    'web/ui/(article|banner|base|batik|batik-cover|brand|button|cx|icon|icon-shapes|initials|link|list|masthead|menu|monogram|notice|profile-head|rank|search-form|section|tabs|toast|tokens|charts/(geometry|score))\\.',
    'web/companies/(company-head|company-row|floor|json-ld|place)\\.',
    'web/((companies|reviews|search)/[\\w-]+|ui/(chip|charts/(?!salary|data)[\\w-]+))\\.css',
    'shared/(paths|locale|contract/(endpoints|keys)|rules/score-bands)\\.',
    'vite/preload-helper',
  ].join('|'),
)

/** A page comes in few files: the libraries, what is shared, and then each page and language what is its own. */
const groups = [
  { name: 'libraries', test: LIBRARIES, priority: 2 },
  { name: 'shared', test: SHARED, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
