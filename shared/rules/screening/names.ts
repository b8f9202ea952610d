import type { Hit } from './finding.ts'
import { CLEAR_NAMES, NAME_ENDING, NAMES_AFTER_TITLE } from './given-names.ts'
import * as words from './name-words.ts'
import { isUpper, type Token } from './tokens.ts'

const SPACE = /^ {1,3}$/
const OPENING = /^(?: {1,2}|,? ?\(|, |: ?| - )$/
const LONGEST_NAME = 4
const MOST_TITLES = 4

/** People who are named: after a title, after a role, or acting in the sentence. */
export function names(tokens: Token[]): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at++) {
    const span =
      afterTitle(tokens, at) ?? afterRole(tokens, at) ?? afterPerson(tokens, at) ?? acting(tokens, at)
    if (!span) continue
    hits.push({ kind: 'name', start: startOf(tokens, span.from), end: (tokens[span.to] as Token).end })
    at = Math.max(at, span.to)
  }
  return hits
}

type Span = { from: number; to: number }
const startOf = (tokens: Token[], at: number) => (tokens[at] as Token).start

/** How many tokens before the name, from `at` on, are titles; 0 when none or when the last is apart from the name. */
export function titlesAt(tokens: Token[], at: number): number {
  let count = 0
  while (
    count < MOST_TITLES &&
    isTitle(tokens, at + count) &&
    (count === 0 || isBehindTitle(tokens, at + count))
  )
    count++
  while (
    count > 0 &&
    count < MOST_TITLES &&
    words.CHAINED.has(tokens[at + count]?.word ?? '') &&
    tokens[at + count + 1]?.capital
  )
    count++
  return count > 0 && isBehindTitle(tokens, at + count) ? count : 0
}

function isTitle(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  return token !== undefined && words.TITLES.has(token.word)
}

function isBehindTitle(tokens: Token[], at: number): boolean {
  const gap = tokens[at]?.gap ?? ''
  if (SPACE.test(gap) || gap === '_') return true
  return words.DOTTED.has(tokens[at - 1]?.word ?? '') && /^[.] {0,2}$/.test(gap)
}

function afterTitle(tokens: Token[], at: number): Span | undefined {
  const count = titlesAt(tokens, at)
  const title = tokens[at + count - 1]
  const name = tokens[at + count]
  if (count === 0 || !title || !name || isPlace(tokens, at)) return undefined
  return isNameAfter(title, name) ? { from: at, to: endOfName(tokens, at + count) } : undefined
}

function isNameAfter(title: Token, name: Token): boolean {
  if (words.AFTER_TITLE.has(name.word) || words.TITLES.has(name.word)) return false
  const known = NAMES_AFTER_TITLE.has(name.word)
  if (isUpper(title) && words.ABBREVIATIONS.has(title.word)) return known && isUpper(name)
  if (!name.capital) return known || (NAME_ENDING.test(name.word) && !words.DOUBTFUL.has(title.word))
  if (words.NOT_NAMES.has(name.word) && !known) return false
  return !words.DOUBTFUL.has(title.word) || known || isLikely(title, name)
}

/** "Bang Togar" with both in capitals of a name; "Teh Botol" and "dr Jakarta" are none. */
const isLikely = (title: Token, name: Token): boolean =>
  title.capital &&
  !isUpper(name) &&
  ['mas', 'bang', 'kang', 'om', 'miss', 'sir', 'cik', 'ci'].includes(title.word)

/** The last token of a name that begins at `at`: what follows in capitals belongs to it. */
export function endOfName(tokens: Token[], at: number): number {
  const upper = isUpper(tokens[at] as Token)
  let last = at
  while (last - at < LONGEST_NAME && belongs(tokens[last + 1], upper, tokens[at] as Token)) last++
  return last
}

function belongs(token: Token | undefined, upper: boolean, first: Token): boolean {
  if (!token || !/^ $|^[.] $/.test(token.gap) || !token.capital) return false
  if (token.gap !== ' ' && first.text.length > 2) return false
  if (upper || isUpper(token)) return upper && NAMES_AFTER_TITLE.has(token.word)
  return (
    !words.NOT_NAMES.has(token.word) &&
    !words.AFTER_TITLE.has(token.word) &&
    !words.PERSON_DOES.has(token.word)
  )
}

const isPlace = (tokens: Token[], at: number): boolean => words.PLACES.has(tokens[at - 1]?.word ?? '')

function afterRole(tokens: Token[], at: number): Span | undefined {
  const role = tokens[at]
  if (!role || !isRole(role)) return undefined
  const mine = words.OF_MINE.has(tokens[at - 1]?.word ?? '')
  const from = /^(?:my|our|hr)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at
  let next = at + 1
  let owned = mine
  let called = false
  while (
    next < at + 5 &&
    (words.BETWEEN.has(wordAt(tokens, next)) || words.CALLED.has(wordAt(tokens, next)))
  ) {
    owned ||= words.OF_MINE.has(wordAt(tokens, next))
    called ||= words.CALLED.has(wordAt(tokens, next))
    next++
  }
  const name = tokens[next]
  if (!name || !OPENING.test(name.gap)) return undefined
  const isName = called ? isCalled(name) : isClearName(name) || (owned && isUnlisted(tokens, next))
  return isName ? { from, to: endOfName(tokens, next) } : undefined
}

const wordAt = (tokens: Token[], at: number): string => tokens[at]?.word ?? ''
const isRole = ({ word }: Token): boolean =>
  words.ROLES.has(word) || words.PEOPLE.has(word) || words.ROLES.has(word.replace(/-?nya$/, ''))

const isClearName = (token: Token): boolean => token.capital && CLEAR_NAMES.has(token.word)
const isCalled = (token: Token): boolean =>
  (token.capital && !words.NOT_NAMES.has(token.word)) || CLEAR_NAMES.has(token.word)

/** "atasan saya, Wiryo, suka …", "my manager Wiryo": a name that no list knows. */
function isUnlisted(tokens: Token[], at: number): boolean {
  const name = tokens[at] as Token
  const after = tokens[at + 1]?.gap ?? '.'
  const plain = name.capital && !isUpper(name) && name.text.length > 2
  return (
    plain &&
    !words.NOT_NAMES.has(name.word) &&
    !words.ROLES.has(name.word) &&
    (!name.gap.includes(',') || /^[,)]/.test(after))
  )
}

function afterPerson(tokens: Token[], at: number): Span | undefined {
  const name = tokens[at]
  const before = tokens[at - 1]
  if (!name || !before || !words.BEFORE_PERSON.has(before.word) || !SPACE.test(name.gap)) return undefined
  const nicknamed =
    before.word === 'si' &&
    (NAMES_AFTER_TITLE.has(name.word) || (name.capital && !words.NOT_NAMES.has(name.word)))
  if (!nicknamed && !isClearName(name)) return undefined
  return { from: before.word === 'si' ? at - 1 : at, to: endOfName(tokens, at) }
}

/** "Sinta dari HRD", "John from HR", "Joko selalu marah", "Rudi Hartanto". */
function acting(tokens: Token[], at: number): Span | undefined {
  const name = tokens[at]
  if (!name || !isClearName(name) || isPlace(tokens, at)) return undefined
  const next = tokens[at + 1]
  if (!next || !/^ {1,2}\(?$/.test(next.gap)) return undefined
  const place = tokens[at + 2]
  const department = words.FROM.has(next.word) && place && words.DEPARTMENTS.has(place.word)
  if (department) return { from: at, to: at + 2 }
  if (words.PERSON_DOES.has(next.word)) return { from: at, to: at }
  return next.capital && CLEAR_NAMES.has(next.word) ? { from: at, to: endOfName(tokens, at) } : undefined
}
