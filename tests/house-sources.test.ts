// The conventions of docs/architecture.md that a text search can check: names, sizes, and words that belong in one
// place.
import assert from 'node:assert/strict'
import test from 'node:test'
import {
  commentsIn,
  files,
  isTest,
  linesMatching,
  product,
  read,
  roomOf,
  sources,
  wing,
} from './support/sources.ts'

const none = (list: string[]) => assert.deepEqual(list, [])
const text = (path: string) => ({ path, text: read(path) })
const styles = files.filter(path => path.endsWith('.css')).map(text)

const LONGEST_FILE = 300
const LONGEST_TEST = 400
/** Lists of words, rows, statements and mutations have no limit of length. */
const LISTS = /^(db\/(demo|migrations|schema|seed)|shared\/messages|tests\/mutations)\//

test('no file but a list is longer than 300 lines, no test longer than 400', () => {
  const sized = [...sources.map(({ path }) => text(path)), ...styles].filter(({ path }) => !LISTS.test(path))
  const tooLong = sized
    .map(file => ({ path: file.path, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > (isTest(path) ? LONGEST_TEST : LONGEST_FILE))
  none(tooLong.map(({ path, lines }) => `${path}: ${lines} lines`))
})

const SHORTEST_FILE = 40
/** A room's list, its SQL and what a composition root starts are files however short they are. */
const OWN_FILE = /\/(room|[\w-]*store|endpoints|keys|limits)\.ts$|^shared\/(contract|messages)\//
const ROOTS = /\/(room|app|main|entry-\w+|contract)\.tsx?$/

const isLoaded = (text: string, path: string) =>
  [...text.matchAll(/\bimport\('([^']+)'\)/g)].some(match => match[1]?.endsWith(path.split('/').at(-1) ?? ''))

test('a short file that one file of its room imports is part of that file', () => {
  const importers = Map.groupBy(
    sources.flatMap(({ path, text, imports }) => imports.map(({ target }) => ({ path, text, target }))),
    ({ target }) => target,
  )
  const place = (path: string) =>
    path
      .replace(/^web\/pages\//, 'web/')
      .split('/')
      .slice(0, 2)
      .join('/')
  const short = product.filter(({ path }) => {
    if (OWN_FILE.test(path) || path.startsWith('web/pages/')) return false
    if (read(path).trimEnd().split('\n').length >= SHORTEST_FILE) return false
    // Node reads no JSX, and what is loaded on demand is a file: a test or `import()` names such a module.
    const [only, ...more] = importers.get(path) ?? []
    return (
      only !== undefined &&
      more.length === 0 &&
      !ROOTS.test(only.path) &&
      place(only.path) === place(path) &&
      !isTest(only.path) &&
      !isLoaded(only.text, path)
    )
  })
  none(short.map(({ path }) => path))
})

test('files and folders are named in kebab-case', () => {
  const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/
  const strange = files
    .filter(path => /\.(tsx?|mjs|js|css)$/.test(path))
    .filter(path => !path.split('/').every(part => segment.test(part.replace(/(\.test|\.d)?\.\w+$/, ''))))
  none(strange)
})

test('no file or folder has a generic name such as utils', () => {
  const drawers = /^(utils?|helpers?|common|shared-code|manager|misc|lib|data|stuff)$/
  none(files.filter(path => path.split('/').some(part => drawers.test(part.replace(/\.\w+$/, '')))))
})

test('no file only re-exports others', () => {
  const barrels = sources
    .filter(
      ({ path }) => path.startsWith('shared/') || path.startsWith('server/') || /^(web|db)\//.test(path),
    )
    .filter(source => {
      const own = source.text.replace(/(?:export|import)[^;\n]*?\sfrom\s+['"][^'"]+['"];?/g, '').trim()
      return /export[^;\n]*?\sfrom\s/.test(source.text) && own === ''
    })
  none(barrels.map(({ path }) => path))
})

test('authorship credentials are named only in authorship, in writing and in SQL', () => {
  const secret =
    /duplicate_tag|review_pass|manage_mac|secrets\.(manage|pass)\b|secrets\[['"](manage|pass)['"]\]/
  const allowed = ['authorship', 'writing', 'demo']
  const elsewhere = product.filter(
    ({ path }) => !(wing(path) === 'server' && allowed.includes(roomOf(path) ?? '')),
  )
  none(linesMatching(elsewhere, secret))
})

test('only fields.ts of the contract trims user text, and it also removes invisible characters', () => {
  const contract = product.filter(({ path }) => path.startsWith('shared/contract/'))
  none(
    contract
      .filter(({ path, text }) => !path.endsWith('/fields.ts') && /\.trim\(\)/.test(text))
      .map(file => file.path),
  )
})

test('colours are only in web/ui/tokens.css', () => {
  const raw =
    /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w/-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i
  const named =
    /(?:color|background|fill|stroke|border[\w-]*)\s*[:=]\s*['"]?[^;'"]*\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)\b/
  const allowed = ['web/ui/tokens.css', 'web/document.ts']
  const looks = [...styles, ...product.filter(({ path }) => wing(path) === 'web')].filter(
    ({ path }) => !allowed.includes(path),
  )
  const codeOnly = looks.map(({ path, text: all }) => ({
    path,
    text: all.replace(/\/\*[\s\S]*?\*\//g, block => block.replace(/[^\n]/g, '')),
  }))
  none([...linesMatching(codeOnly, raw), ...linesMatching(codeOnly, named)])
})

test('SQL lists its columns', () => {
  none(
    linesMatching(
      [...product, ...sources.filter(one => wing(one.path) === 'db')],
      /select\s+(\w+\.)?\*(?!\s+from\s+unnest\()/i,
    ),
  )
})

test('only the clock reads the current time', () => {
  const allowed = /^(web\/|server\/platform\/clock\.ts$)/
  none(
    linesMatching(
      product.filter(({ path }) => !allowed.test(path)),
      /new Date\(\s*\)|\bDate\.now\b|\bcurrent_(date|timestamp)\b|(?<![.\w])now\(\)(?!\s*[:{])/,
    ),
  )
})

test('the environment is read once, through config', () => {
  none(linesMatching(product, /(?<!readConfig\()process\.env/))
})

test('no markup has inline styles, raw HTML or inline handlers', () => {
  none(
    linesMatching(
      product.filter(({ path }) => wing(path) === 'web'),
      /\sstyle=|dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write/,
    ),
  )
})

test('no comment postpones work', () => {
  const words = ['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')
  none(linesMatching([...sources.map(({ path }) => text(path)), ...styles], new RegExp(`\\b(${words})\\b`)))
})

test('browser storage and network calls of web are only in its platform', () => {
  const allowed = /^web\/(platform|public)\//
  none(
    linesMatching(
      product.filter(({ path }) => wing(path) === 'web' && !allowed.test(path)),
      /\bfetch\(|XMLHttpRequest|sendBeacon|\bdocument\.cookie/,
    ),
  )
})

test('queries take parameters: only the migrator builds SQL from text', () => {
  none(
    linesMatching(
      product.filter(({ path }) => path !== 'server/platform/db/migrate.ts'),
      /\.unsafe\(/,
    ),
  )
})

test('a review changes its state in one query, which only moves.ts calls', () => {
  const written = linesMatching(product, /update content\.review\b( r)?\s+set state\b/)
  assert.deepEqual(
    written.map(line => line.split(':')[0]),
    ['server/reviews/store.ts'],
  )
  const callers = product.filter(({ text: all }) => /\bupdateStates\(/.test(all)).map(({ path }) => path)
  assert.deepEqual(callers, ['server/reviews/moves.ts', 'server/reviews/store.ts'])
})

test('nothing is logged without the log', () => {
  const allowed = /^server\/(main|demo\/banner|.+\/(.+-)?(command|printer))\.ts$/
  none(
    linesMatching(
      product.filter(({ path }) => wing(path) !== 'web' && !allowed.test(path)),
      /\bconsole\.\w+\(/,
    ),
  )
})

test('no test is skipped or runs exclusively', () => {
  const alone = /\b(test|it|describe)\.(only|skip|todo)\(|\{\s*(only|skip|todo):\s*true/
  none(
    linesMatching(
      sources.filter(({ path }) => isTest(path) && path !== 'tests/house-sources.test.ts'),
      alone,
    ),
  )
})

test('the web uses no browser feature newer than Chrome 111 and Safari 16.4', () => {
  const newer =
    /\b(Map|Object)\.groupBy\b|\bPromise\.(withResolvers|try)\b|\bURL\.(parse|canParse)\b|\bArray\.fromAsync\b|\bAbortSignal\.any\b|\bRegExp\.escape\b|\bUint8Array\.from(Base64|Hex)\b/
  none(
    linesMatching(
      product.filter(({ path }) => /^(web|shared\/(rules|pass))\//.test(path)),
      newer,
    ),
  )
})

test('comments are in the words of docs/plain-words.md', () => {
  // A word in backquotes is a field of the contract.
  const dialect = /(?<!`)\b(whoever|whomever|anew|beside|lest|hitherto|reckon(s|ed|ing)?)\b/i
  none(
    linesMatching(
      sources.map(({ path }) => ({ path, text: commentsIn(read(path)) })),
      dialect,
    ),
  )
})

test('messages use one word for email, and one for browser, in each language', () => {
  const words = (locale: string) =>
    files.filter(path => path.startsWith(`shared/messages/${locale}/`)).map(text)
  none(linesMatching(words('id'), /\bsurel|\be-mail\b|peramban/i))
  none(linesMatching(words('en'), /\be-mail\b/i))
})
