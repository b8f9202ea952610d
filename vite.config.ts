import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler)\//

/** What every page shows, what readers' pages share, and the styles of readers' pages, so that those are one file. */
const SHARED = new RegExp(
  [
    'web/(accounts/(account-menu|login-host|login|mask|return-path)|search/search-box|frame/(?!legal)[\\w-]+|platform/(?!words-)[\\w-]+)\\.',
    'web/ui/(article|banner|base|batik|batik-cover|brand|button|chip|cx|icon|icon-shapes|initials|link|list|mark|masthead|menu|monogram|notice|profile-head|search-form|section|tabs|toast|tokens|charts/(geometry|score))\\.',
    'web/companies/(company-head|floor|json-ld|place)\\.',
    'web/reviews/(masked|reviews-side)\\.',
    'web/((companies|reviews|search)/[\\w-]+|ui/(chip|rank|charts/(?!salary|data)[\\w-]+))\\.css',
    'shared/(paths|locale|contract/(endpoints|keys)|rules/(phone|score-bands))\\.',
    'vite/preload-helper',
  ].join('|'),
)

/** A company's reviews and one of them by itself are drawn by the same parts. */
const REVIEWS =
  /web\/(pages\/company-reviews|reviews\/(?!(report-dialog|set-summary|latest-reviews|review-page|locked-review)\.)[\w-]+)\.tsx?$/

/** A page comes in few files: the libraries, what is shared, and then each page and language what is its own. */
const groups = [
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  { name: 'shared', test: SHARED, priority: 2 },
  { name: 'reviews', test: REVIEWS, priority: 1 },
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
