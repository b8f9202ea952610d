// The rule of decision 1: a class belongs to one room of web, and its first word names that room.
import assert from 'node:assert/strict'
import test from 'node:test'
import { files, isTest, product, read } from './support/sources.ts'

type Style = { path: string; room: string; selectors: string[][] }

/** A page is part of the room whose name its folder has. */
const roomOf = (path: string) => /^web\/(?:pages\/)?([\w-]+)\//.exec(path)?.[1]
const none = (list: string[]) => assert.deepEqual([...new Set(list)], [])
const styles: Style[] = files
  .filter(path => path.startsWith('web/') && path.endsWith('.css'))
  .map(path => ({ path, room: roomOf(path) as string, selectors: selectorsOf(read(path)) }))
/** `boot.js` runs before every room. */
const components = product.filter(({ path }) => /^web\/(?!public)/.test(path) && !isTest(path))

const pieces = new Set(
  styles.filter(({ room }) => room === 'ui').flatMap(({ selectors }) => selectors.flat()),
)
const isOwn = (room: string, name: string) => room === 'ui' || !pieces.has(name)
/** Rooms that define each class: web/ui its components, every other room the rest. */
const owners = new Map<string, Set<string>>()
for (const { room, selectors } of styles)
  for (const name of selectors.flat().filter(one => isOwn(room, one)))
    owners.set(name, (owners.get(name) ?? new Set()).add(room))

const blockOf = (name: string) => name.split('-')[0] as string

test("a class's first word belongs to one room", () => {
  const rooms = new Map<string, Set<string>>()
  for (const [name, of] of owners) rooms.set(blockOf(name), (rooms.get(blockOf(name)) ?? new Set()).union(of))
  none([...rooms].filter(([, of]) => of.size > 1).map(([block, of]) => `${block}: ${[...of].join(', ')}`))
})

test("a room's selector begins with a class of its own, and classes of web/ui may follow", () => {
  none(
    styles.flatMap(({ path, room, selectors }) =>
      selectors
        .filter(([first]) => first !== undefined && !isOwn(room, first))
        .map(names => `${path}: ${names.join(' ')}`),
    ),
  )
})

test('a component uses classes of its own room and of web/ui, and each is defined', () => {
  const strange = components.flatMap(({ path, text }) =>
    classesIn(text)
      .filter(name => !pieces.has(name) && !owners.get(name)?.has(roomOf(path) ?? ''))
      .map(name => `${path}: ${name}`),
  )
  none(strange)
})

test('every class is used in its room', () => {
  const written = components.map(({ path, text }) => ({ room: roomOf(path), words: wordsIn(text) }))
  const stands = (word: string, name: string) =>
    word === name || (word.endsWith('*') && name.startsWith(word.slice(0, -1)))
  const isUsed = (name: string, room: string) =>
    written.some(one => (room === 'ui' || one.room === room) && one.words.some(word => stands(word, name)))
  none([...owners].flatMap(([name, rooms]) => [...rooms].filter(room => !isUsed(name, room)).map(() => name)))
})

test('a stylesheet is imported by a component of its room, and by no other room', () => {
  const imports = components.flatMap(({ path, imports: all }) =>
    all.filter(({ target }) => target.endsWith('.css')).map(({ target }) => ({ path, target })),
  )
  none(
    imports
      .filter(({ path, target }) => roomOf(target) !== 'ui' && roomOf(target) !== roomOf(path))
      .map(({ path, target }) => `${path} imports ${target}`),
  )
  const global = ['web/ui/tokens.css', 'web/ui/base.css']
  const alone = styles
    .map(({ path }) => path)
    .filter(path => !global.includes(path))
    .filter(path => !imports.some(one => one.target === path && roomOf(one.path) === roomOf(path)))
  none(alone)
})

/** The classes of each selector, in order. */
function selectorsOf(css: string): string[][] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/'[^'\n]*'/g, '')
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(match => (match[1] as string).trim())
    .filter(selector => !selector.startsWith('@'))
    .flatMap(list => list.split(/,(?![^(]*\))/))
    .map(selector => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1] as string))
}

/** Whole class names that a component writes in `className` and in `cx()`, or queries in the document. */
function classesIn(text: string): string[] {
  const sought = [
    ...text.matchAll(/(?:querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*'([^']*)'/g),
  ].flatMap(match => selectorsOf(`${match[1]}{`).flat())
  const quoted = [...text.matchAll(/className="([^"]*)"/g)].map(match => `'${match[1]}'`)
  const computed = [...text.matchAll(/className=\{|\bcx\(/g)].map(match =>
    bracketed(text, match.index + match[0].length - 1),
  )
  return [...sought, ...[...quoted, ...computed].flatMap(wordsIn).filter(word => !word.includes('*'))]
}

/** Words of all string literals that are not compared with something; `*` stands for interpolated values. */
function wordsIn(code: string): string[] {
  const texts = code.replace(/[!=]== '[^']*'/g, '').matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)
  return [...texts]
    .flatMap(([, single, double, template]) =>
      (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, '*').split(/\s+/),
    )
    .filter(word => /^[a-z][\w-]*\*?$/.test(word))
}

function bracketed(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('({'.includes(text[at] as string)) depth++
    if (')}'.includes(text[at] as string) && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}
