import { isClearName, isNameBehindTitle } from './given-names.ts'
import {
  ABBREVIATIONS,
  AFTER_TITLE,
  CHAINED,
  DOTTED,
  DOUBTFUL,
  NOT_NAMES,
  PERSON_DOES,
  PLACES,
  ROLES,
  SMALL_TALK,
  TITLES,
} from './name-words.ts'
import { isUpper, wordAt, type Token } from './tokens.ts'

/** Indexes of the first and the last token, inclusive. */
export type Span = { from: number; to: number }

const SPACE = /^(?: {1,3}|_)$/
const LONGEST_NAME = 4
const MOST_TITLES = 4
/** Titles after which a lower-case word is a name or a job. */
const PLAIN_TITLE = /^(?:pak|bu|mbak|mba|mas|kak)$/
/** Titles after which it is one only before a verb or the like: "bang jek yang jaga", "om bun menghitung". */
const LESS_PLAIN_TITLE = /^(?:bang|kang|koh?|cik?|om|tante|teh)$/
const ACTS =
  /^(?:yang|bagian|suka|selalu|sering|galak|marah|baik|orangnya|pelit|genit|bilang|jangan|itu|pegang|me[mn][a-z]{4,})$/
const NO_NAME = /^(?:me[mn]|ber|ter|peng|di)[a-z]{4,}|(?:nya|lah|kan|kah)$/

export function afterTitle(tokens: Token[], at: number): Span | undefined {
  const count = titlesAt(tokens, at)
  const title = tokens[at + count - 1]
  const name = tokens[at + count]
  if (count === 0 || !title || !name || isPlace(tokens, at)) return undefined
  if (isNameAfter(title, name) || isSmall(title, name, wordAt(tokens, at + count + 1)))
    return { from: at, to: endOfName(tokens, at + count) }
  return count > 1 && isInitial(title) ? { from: at, to: at + count - 1 } : undefined
}

/** The last title may be an initial: "Mr. H from finance". */
const isInitial = ({ text }: Token): boolean => /^[HN]$/.test(text)

/** Number of tokens from `at` on that are titles of the following word; 0 if none, or if the last one is separated from it. */
export function titlesAt(tokens: Token[], at: number): number {
  let count = 0
  while (
    count < MOST_TITLES &&
    TITLES.has(wordAt(tokens, at + count)) &&
    (count === 0 || isJoined(tokens, at + count))
  )
    count++
  while (
    count > 0 &&
    count < MOST_TITLES &&
    CHAINED.has(wordAt(tokens, at + count)) &&
    tokens[at + count + 1]?.capital
  )
    count++
  return count > 0 && isJoined(tokens, at + count) ? count : 0
}

/** A dot after most titles ends the sentence: "Terima kasih, Pak. Gaji …". */
function isJoined(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (SPACE.test(token.gap)) return true
  return DOTTED.has(wordAt(tokens, at - 1))
    ? /^[.] {0,2}$/.test(token.gap)
    : token.gap === '.' && isClear(token)
}

function isNameAfter(title: Token, name: Token): boolean {
  if (AFTER_TITLE.has(name.word) || TITLES.has(name.word)) return false
  const known = isNameBehindTitle(name.word)
  if (isUpper(title) && ABBREVIATIONS.has(title.word)) return known && isUpper(name)
  if (!name.capital || known) return known
  return !NOT_NAMES.has(name.word) && (!DOUBTFUL.has(title.word) || isLikely(title, name))
}

/** Accepts "Bang Togar", capitalised but not in capitals; not "Teh Botol" and "dr Jakarta". */
const isLikely = (title: Token, name: Token): boolean =>
  title.capital && !isUpper(name) && /^(?:mas|bang|kang|om|miss|sir|cik?)$/.test(title.word)

/** Lower-case names, except known other words: "pak hendro", "mbak rina", "bu s". */
function isSmall(title: Token, { word, capital }: Token, after: string): boolean {
  if (capital || NO_NAME.test(word)) return false
  if ([AFTER_TITLE, ROLES, SMALL_TALK, TITLES, PERSON_DOES].some(words => words.has(word))) return false
  if (PLAIN_TITLE.test(title.word)) return /^(?:[a-z]|[a-z]{3,10})$/.test(word)
  return LESS_PLAIN_TITLE.test(title.word) && /^[a-z]{3,10}$/.test(word) && ACTS.test(after)
}

/** Index of the last token of a name that begins at `at`, including following capitalised words. */
export function endOfName(tokens: Token[], at: number): number {
  let last = at
  while (last - at < LONGEST_NAME && belongs(tokens[last + 1], tokens[at] as Token)) last++
  return last
}

function belongs(token: Token | undefined, first: Token): boolean {
  if (!token?.capital || !(token.gap === ' ' || (token.gap === '. ' && first.text.length < 3))) return false
  if (isUpper(first) || isUpper(token)) return isUpper(first) && isNameBehindTitle(token.word)
  return ![NOT_NAMES, AFTER_TITLE, PERSON_DOES].some(words => words.has(token.word))
}

/** Whether a place word precedes, across titles and names: "Jl. Ir. H. Juanda", "Jalan Agus Salim", "Warung Bu Kris". */
export function isPlace(tokens: Token[], at: number): boolean {
  let before = at - 1
  while (at - before <= MOST_TITLES && isPartOfName(tokens[before])) before--
  return PLACES.has(wordAt(tokens, before))
}

const isPartOfName = (token: Token | undefined): boolean =>
  token !== undefined && (TITLES.has(token.word) || (token.capital && isNameBehindTitle(token.word)))

export const isClear = ({ capital, word }: Token): boolean => capital && isClearName(word)
