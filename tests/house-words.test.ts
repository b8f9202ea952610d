// `npm run words` writes the list of word files that pages load, from the calls in components.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import test from 'node:test'
import { ROOT, files, product, read } from './support/sources.ts'

const LIST = 'web/platform/word-files.ts'
const ID = 'shared/messages/id/'

if (process.argv.includes('--write')) writeFileSync(join(ROOT, LIST), wordFiles())

test(`${LIST} is up to date with npm run words`, () => {
  assert.equal(read(LIST), wordFiles())
})

/** Types and a pattern for each word file that a component names; words of every page come with the frame. */
function wordFiles(): string {
  const web = product.filter(({ path }) => path.startsWith('web/'))
  const asked = web.flatMap(({ text }) =>
    [...text.matchAll(/words\((?:\w[^'\n]*, )?'(\w+)'\)/gi)].map(match => match[1]),
  )
  const everywhere = web
    .filter(({ path }) => path.startsWith('web/platform/words/'))
    .flatMap(({ imports }) => imports.map(({ target }) => target))
  const paths = files
    .filter(path => path.startsWith(ID) && !everywhere.includes(path))
    .filter(path => asked.includes(basename(path, '.ts')))
    .map(path => path.slice(ID.length))
    .sort()
  const types = paths.map(path => ['typeof import', `('#${ID}${path}')`].join(''))
  return `// Written by \`npm run words\`.

export type OwnWords = ${types.join(' &\n  ')}

export const OWN_FILES = import.meta.glob<Partial<OwnWords>>([
${paths.map(path => `  '../../shared/messages/*/${path}',\n`).join('')}])
`
}
