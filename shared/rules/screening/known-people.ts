import { isClearName, isNameBehindTitle } from './given-names.ts'
import {
  BEFORE_PERSON,
  BETWEEN,
  CALLED,
  DEPARTMENTS,
  DONE_BY,
  FROM,
  NOT_NAMES,
  OF_MINE,
  PEOPLE,
  PERSON_DOES,
  ROLES,
} from './name-words.ts'
import { endOfName, isClear, isPlace, type Span } from './titles.ts'
import { isUpper, wordAt, type Token } from './tokens.ts'

const OPENING = /^(?: {1,2}|,? ?\(|, |: ?| - )$/
const MOST_BETWEEN = 4

/** A name after a role: "manajer Rendra", "atasan saya, Budi,", "HRD bernama Sinta", "my manager John". */
export function afterRole(tokens: Token[], at: number): Span | undefined {
  if (!isRole(wordAt(tokens, at))) return undefined
  let next = at + 1
  while (next - at <= MOST_BETWEEN && isBetween(wordAt(tokens, next))) next++
  const name = tokens[next]
  if (!name || !OPENING.test(name.gap)) return undefined
  const nearby = tokens.slice(Math.max(0, at - 2), next).map(token => token.word)
  const called = nearby.find(word => CALLED.has(word))
  const isName = called
    ? isCalled(name, called)
    : isClearName(name.word) || (nearby.some(word => OF_MINE.has(word)) && isUnlisted(tokens, next))
  const from = /^(?:my|our|hr)$/.test(wordAt(tokens, at - 1)) ? at - 1 : at
  return isName ? { from, to: endOfName(tokens, next) } : undefined
}

const isRole = (word: string): boolean =>
  ROLES.has(word) || PEOPLE.has(word) || ROLES.has(word.replace(/-?nya$/, ''))

const isBetween = (word: string): boolean => BETWEEN.has(word) || CALLED.has(word) || DEPARTMENTS.has(word)

function isCalled({ capital, word }: Token, called: string): boolean {
  return (capital || called === 'bernama') && !NOT_NAMES.has(word) ? true : isClearName(word)
}

/** An unlisted name, recognised by its capital: "atasan saya, Wiryo, suka …", "my manager Wiryo". */
function isUnlisted(tokens: Token[], at: number): boolean {
  const name = tokens[at] as Token
  const after = tokens[at + 1]?.gap ?? '.'
  if (!name.capital || isUpper(name) || name.text.length < 3 || tokens[at - 1]?.capital) return false
  if ([NOT_NAMES, ROLES, PERSON_DOES].some(words => words.has(name.word))) return false
  return !name.gap.includes(',') || /^[,)]/.test(after)
}

/** A name after certain words: "oleh Rendra", "with Michael", "si joko". */
export function afterWord(tokens: Token[], at: number): Span | undefined {
  const name = tokens[at]
  const before = wordAt(tokens, at - 1)
  if (!name || !BEFORE_PERSON.has(before) || !/^ {1,3}$/.test(name.gap)) return undefined
  const nicknamed =
    before === 'si' && (isNameBehindTitle(name.word) || (name.capital && !NOT_NAMES.has(name.word)))
  const isActor = DONE_BY.test(wordAt(tokens, at - 2))
  if (!nicknamed && !isClear(name) && !(isActor && isUnlisted(tokens, at))) return undefined
  return { from: before === 'si' ? at - 1 : at, to: endOfName(tokens, at) }
}

/** A listed name that acts or has an office or a second name: "Sinta dari HRD", "Rudi (kepala gudang)", "Joko selalu marah", "Rudi Hartanto". */
export function acting(tokens: Token[], at: number): Span | undefined {
  const name = tokens[at]
  const next = tokens[at + 1]
  if (!name || !next || !isClear(name) || isPlace(tokens, at)) return undefined
  const close = next.gap === ' '
  if (close && FROM.has(next.word) && DEPARTMENTS.has(wordAt(tokens, at + 2))) return { from: at, to: at + 2 }
  if (close && PERSON_DOES.has(next.word)) return { from: at, to: at }
  if (close && next.capital && isNameBehindTitle(next.word)) return { from: at, to: endOfName(tokens, at) }
  return isOffice(tokens, at + 1) ? { from: at, to: at } : undefined
}

/** An office after a name: ", the HR manager", " (HRD)", ", kepala gudang", " the manager". */
function isOffice(tokens: Token[], at: number): boolean {
  const { gap, word } = tokens[at] as Token
  const article = /^(?:the|our|a|my)$/.test(word)
  if (!/^(?:, | \()$/.test(gap) && !article) return false
  const words = tokens.slice(at, at + 4).map(token => token.word)
  return words.slice(article ? 1 : 0, 3).some(one => ROLES.has(one) || one === 'kepala' || one === 'head')
}
