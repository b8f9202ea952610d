import type { Hit } from './finding.ts'
import { asLetters } from './letters.ts'
import type { View } from './view.ts'
import { wordSet } from './word-set.ts'

/** Vulgar words and slurs of both languages: whole words, so "asuransi" and "fasilitas" are none. */
const LIST = wordSet(
  'anjing anjeng anying asyu cok cuk jalang kimak cukimai pukimai cibai njing anjir anjrit anjg asu asw babi bajingan bacot bangsat bgst bangke bedebah bego ' +
    'bencong banci brengsek celeng cocot cokin jancok jancuk jancik jiancok dancok dancuk ' +
    'ancuk coli dungu entot ngentot ngewe kentot kentu goblok goblog gblk geblek ' +
    'homo idiot itil jablay jablai jembut kafir kampret kampang keparat kehed cukimak pukimak ' +
    'puki kontol kntl kunyuk koplok lacur pelacur lonte maho memek meki monyet ngehe ndasmu pantek pecun peju ' +
    'peler pepek perek sepong silit sinting sontoloyo tai taik tempik toket tolol titit ' +
    'fuck fck fcking fuk phuck motherfuck shit shitshow shithole bullshit horseshit ' +
    'bitch bastard asshole arsehole dumbass jackass cunt dickhead cock cocksucker whore slut fag faggot nigger nigga ' +
    'retard moron crap wtf stfu wanker twat douche douchebag pussy chink gook tranny kike bollocks tits',
)
const WORDS = Array.from(LIST)
const SHORTEST_SQUEEZED = 4
const SQUEEZED = new Set(WORDS.map(squeeze).filter(word => word.length >= SHORTEST_SQUEEZED))
const BY_FRAME = framed(WORDS.flatMap(withEndings))
const INSIDE = new RegExp(WORDS.filter(word => word.length >= SHORTEST_SQUEEZED).join('|'), 'g')
const LONGEST = 40

const ENDINGS = /(?:nya|lah|kah|mu|ku)$/
const ENGLISH_ENDINGS = /(?:e?s|ed|ers?|ing?|ty|ted|ting|y)$/
const TOKEN = /[\p{L}\d@$!|+*#€_'-]+/gu
const LETTERS = /^\p{L}+$/u
/** Animals, germs and names for which the same word is clean beside one of these. */
const ANIMALS = wordSet('anjing babi monyet celeng')
const BESIDE_ANIMALS = wordSet(
  'daging sate kulit ternak peternakan kandang pakan flu minyak lemak makan makanan olahan guling panggang kecap rica penjaga ' +
    'pelacak peliharaan liar cinta takut gigitan digigit kucing hewan rabies vaksin mengandung gelatin ekor seekor sapi ayam ' +
    'anti halal non hutan bebas',
)
const CLEAN_BEFORE: Record<string, string> = { coli: 'e escherichia', tai: 'mu hang pad', cock: 'moby' }
const CLEAN_AFTER: Record<string, string> = { tai: 'chi', homo: 'sapiens', tits: 'bird' }

/** Words that insult only together. */
const INSULT =
  /(?<![a-z])(?:(?:bos|atasan|manajer|manajemen|pimpinan|orang|hrd|supervisor)(?:nya)? (?:(?:yang|pada|memang|paling|itu) )?(?:bodoh|dongo|udik)|(?:stupid|dumb) (?:boss|manager|management|people|owner|supervisor|bastard)s?|otak udang|muka tembok)(?![a-z])/g

export function vulgar(view: View): Hit[] {
  const tokens = Array.from(view.lower.matchAll(TOKEN))
  const words = tokens.flatMap((match, at) => {
    const [token] = match
    const found =
      spreadAt(view, match) ?? (isVulgarWord(token) && !isCleanHere(tokens, at) ? whole(match) : undefined)
    return found ? [found] : []
  })
  return [...words, ...Array.from(view.lower.matchAll(INSULT), whole)]
}

const whole = ({ 0: text, index }: RegExpExecArray): Hit => {
  const bare = text.replace(/[!|+_'-]+$/, '')
  return { kind: 'vulgar', start: index, end: index + (bare.length || text.length) }
}

/** Whether a word, perhaps masked ("g0bl0k", "f***ing", "goooblok", "go-blok"), is on the list. */
export function isVulgarWord(token: string): boolean {
  if (token.length > LONGEST) return false
  if (LETTERS.test(token)) return isListed(token)
  if (!/\p{L}/u.test(token)) return false
  if (/\*|#/.test(token) && isCensored(token)) return true
  const trimmed = token.replace(/^[!|+*#_'-]+|[!|+*#_'-]+$/g, '')
  return (
    spellings(trimmed).some(isListed) ||
    (/[_'-]/.test(trimmed) && trimmed.split(/[_'-]/).some(part => spellings(part).some(isListed)))
  )
}

function isListed(word: string): boolean {
  if (LIST.has(word) || stems(word).some(stem => LIST.has(stem))) return true
  const squeezed = squeeze(word)
  if (squeezed === word) return false
  return (
    [squeezed, ...stems(squeezed)].some(stem => SQUEEZED.has(stem)) ||
    (/(.)\1\1/.test(word) && LIST.has(squeezed))
  )
}

const stems = (word: string): string[] => [
  ...(ENDINGS.test(word) ? [word.replace(ENDINGS, '')] : []),
  ...(word.length > 4 && ENGLISH_ENDINGS.test(word)
    ? [word.replace(ENGLISH_ENDINGS, '')].filter(stem => stem.length > 3)
    : []),
]

/** "gooobloook" is "goblok". */
function squeeze(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

/** "1" and the like stand for I or L. */
function spellings(token: string): string[] {
  const plain = token.replace(/[_'*#-]|2$/g, '')
  const read = asLetters(plain)
  return /[1|!]/.test(plain) ? [read, asLetters(plain.replace(/[1|!]/g, 'l'))] : [read]
}

/** "b*ngs*t" and "f***ing": the letters that are left must fit a word of the list. */
function isCensored(token: string): boolean {
  if (/^f\*{2,}/.test(token)) return true
  if (!/^\p{L}[\p{L}*#]*\p{L}$/u.test(token)) return false
  const words = BY_FRAME.get(frameOf(token)) ?? []
  return words.some(word =>
    Array.from(word).every((letter, at) => '*#'.includes(token[at] as string) || letter === token[at]),
  )
}

/** Length, first and last letter, which a censored word keeps. */
function frameOf(word: string): string {
  return `${word.length}${word[0]}${word.at(-1)}`
}

function framed(words: string[]): Map<string, string[]> {
  const byFrame = new Map<string, string[]>()
  for (const word of words) byFrame.set(frameOf(word), [...(byFrame.get(frameOf(word)) ?? []), word])
  return byFrame
}

function withEndings(word: string): string[] {
  return [word, `${word}nya`, `${word}s`, `${word}ing`, `${word}ed`, `${word}er`, `${word}y`]
}

/** A word that was written letter by letter stands in the view as one token for a longer span. */
function spreadAt(view: View, { 0: token, index }: RegExpExecArray): Hit | undefined {
  const span = (view.to?.[index + token.length - 1] ?? 0) - (view.from?.[index] ?? 0)
  if (span < token.length * 2 - 1 || token.length < SHORTEST_SQUEEZED) return undefined
  INSIDE.lastIndex = 0
  const read = asLetters(token)
  const match = INSIDE.exec(read)
  return match
    ? { kind: 'vulgar', start: index + match.index, end: index + match.index + match[0].length }
    : undefined
}

function isCleanHere(tokens: RegExpExecArray[], at: number): boolean {
  const word = tokens[at]?.[0] ?? ''
  const before = tokens[at - 1]?.[0] ?? ''
  const after = tokens[at + 1]?.[0] ?? ''
  const near = [before, after, tokens[at - 2]?.[0] ?? '']
  if (ANIMALS.has(word)) return near.some(one => BESIDE_ANIMALS.has(one))
  return includes(CLEAN_BEFORE[word], before) || includes(CLEAN_AFTER[word], after)
}

const includes = (list: string | undefined, word: string) =>
  list !== undefined && list.split(' ').includes(word)
