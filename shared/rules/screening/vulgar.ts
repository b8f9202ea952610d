import type { Hit } from './finding.ts'
import { asLetters } from './letters.ts'
import type { View } from './view.ts'
import { wordSet } from './word-set.ts'

/** Vulgar words and slurs of both languages, matched as whole words, so that "asuransi" and "fasilitas" do not match. */
const LIST =
  'anjing anjeng anjeeng anying asyu cuk jalang kimak cukimai pukimai cibai njing anjir anjrit anjay anjim asu asw babi bajingan bacot bangsat bangke bedebah bego ' +
  'bencong banci brengsek berengsek celeng cocot cokin jancok jancuk jancik jiancok diancok dancok dancuk ' +
  'ancuk coli dungu entot ngentot ngewe kentot kentu goblok geblek pekok ' +
  'homo idiot itil jablay jembut kafir kampret kampang keparat kehed cukimak pukimak ' +
  'puki kontol kunyuk koplok lacur pelacur lonte maho memek meki monyet ngehe ndasmu pantek pecun peju ' +
  'peler pepek perek sepong silit sinting sontoloyo tai taik tempik toket tolol titit penjilat ' +
  'fuck fuk phuck effing motherfuck shit bullshit bitch bastard asshole arsehole dumbass jackass cunt dick prick cocksuck ' +
  'whore slut fag faggot nigger nigga retard moron crap wtf stfu anjg anjng ajg anj anjer njer njay njrit njg njng njir bct mmk tll kntl ktl fck wanker twat douche douchebag pussy chink gook tranny kike bollocks tits'
const WORDS = LIST.split(' ')
const LISTED = wordSet(LIST)
/** Mild words, which are not insulting if doubled: "nggak bego-bego amat". */
const MILD = wordSet('bego geblek idiot homo')
/** English words at either end of another word: "clusterfuck", "shithead", "bullshit". */
const WITHIN = /^(?:fuck|shit|dick(?=head|wad)|cock(?=suck))|(?:fuck|shit)$/
const WITHIN_NOT = /^shit(?:a|z)/
const SHORTEST_SQUEEZED = 4
const LONGEST = 40
const VOWELS = /[aeiou]/g

const SPOKEN = new Set(WORDS.filter(word => word.length >= SHORTEST_SQUEEZED).map(sound))
const INSIDE = new RegExp(WORDS.filter(word => word.length >= SHORTEST_SQUEEZED).join('|'))
/** Words by their letters without vowels and without N before another letter. */
const SKELETONS = bySkeleton()

const ENDINGS = /(?:nya|lah|kah|mu|ku)$/
const ENGLISH_ENDINGS = /(?:e?s|ed|ers?|ing?|heads?|ty|ted|ting|y)$/
const TOKEN = /[\p{L}\d@$!|+*#€_'-]+/gu
const LETTERS = /^\p{L}+$/u
/** Animal names, which are clean next to a word of `BESIDE_ANIMALS`. */
const ANIMALS = wordSet('anjing babi monyet celeng')
const NEAR_ANIMALS = wordSet(
  'daging sate kulit ternak peternakan kandang pakan flu minyak lemak makan makanan olahan guling panggang kecap rica penjaga ' +
    'pelacak peliharaan liar cinta takut gigitan digigit kucing hewan rabies vaksin mengandung gelatin ekor seekor sapi ayam ' +
    'anti halal non hutan bebas',
)
const CLEAN_BEFORE: Record<string, string> = { coli: 'e escherichia', tai: 'mu hang pad', dick: 'moby' }
const CLEAN_AFTER: Record<string, string> = { tai: 'chi', homo: 'sapiens', tits: 'bird' }
const CLEAN = /^(?:babies|babying|dicky|fagin|tais|mekis|prickly|prickle[sd]?|crabs?)$/

/** Words that insult only in combination, and "cok" as an exclamation: "gaji kecil, cok". */
const INSULT =
  /(?<![a-z])(?:(?:bos|atasan|manajer|manajemen|pimpinan|orang|hrd|supervisor)(?:nya)? (?:(?:yang|pada|memang|paling|itu) )?(?:bodoh|dongo|udik)|(?:stupid|dumb) (?:boss|manager|management|people|owner|supervisor|bastard)s?|otak udang|blo'?on(?:nya)?|muka tembok|co+k(?=[!.,]*$|[!.,]+ )|suck my (?:dick|cock))(?![a-z])/gm

export function vulgar(view: View): Hit[] {
  const tokens = Array.from(view.lower.matchAll(TOKEN))
  const known = new Map<string, boolean>()
  const isVulgar = (token: string): boolean => {
    const answer = known.get(token) ?? isVulgarWord(token)
    known.set(token, answer)
    return answer
  }
  const words = tokens.flatMap((match, at) => {
    const [token] = match
    const found =
      spreadAt(view, match) ?? (isVulgar(token) && !isCleanHere(tokens, at) ? whole(match) : undefined)
    return found ? [found] : []
  })
  return [...words, ...Array.from(view.lower.matchAll(INSULT), whole)]
}

const whole = ({ 0: text, index }: RegExpExecArray): Hit => {
  const bare = text.replace(/[!|+_'-]+$/, '')
  return { kind: 'vulgar', start: index, end: index + (bare.length || text.length) }
}

/** Whether a word, possibly disguised ("g0bl0k", "f***ing", "goooblok", "go-blok", "bgst"), is on the list. */
export function isVulgarWord(token: string): boolean {
  if (token.length > LONGEST) return false
  if (LETTERS.test(token)) return isListed(token)
  if (!/\p{L}/u.test(token)) return false
  const trimmed = token.replace(/^[!|+_'-]+|[!|+_'-]+$/g, '')
  if (/[*#]/.test(trimmed) && isCensored(asLetters(trimmed))) return true
  const parts = /[_'-]/.test(trimmed) ? trimmed.split(/[_'-]/) : []
  if (parts.length === 2 && parts[0] === parts[1] && MILD.has(parts[0] as string)) return false
  return [trimmed, ...parts].some(part => spellings(part).some(isListed))
}

function isListed(word: string): boolean {
  if (CLEAN.test(word)) return false
  if (WITHIN.test(word) && !WITHIN_NOT.test(word)) return true
  return [word, ...stems(word)].some(isWord) || [...stems(squeeze(word)), squeeze(word)].some(isWithoutVowels)
}

const isWord = (word: string): boolean =>
  LISTED.has(word) ||
  (word.length >= SHORTEST_SQUEEZED && SPOKEN.has(sound(word))) ||
  (/(.)\1\1/.test(word) && LISTED.has(squeeze(word)))

const stems = (word: string): string[] => [
  ...(ENDINGS.test(word) ? [word.replace(ENDINGS, '')] : []),
  ...(word.length > 4 && ENGLISH_ENDINGS.test(word)
    ? [word.replace(ENGLISH_ENDINGS, '')].filter(
        stem => stem.length > 3 || (stem.length === 3 && !/[aeiou]/.test(stem)),
      )
    : []),
]

/** Collapses repeated letters: "gooobloook" becomes "goblok". */
function squeeze(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

function unvoiced(end: string): string {
  return 'ptk'['bdg'.indexOf(end)] as string
}

/** A common spelling of words that sound alike: "goblog", "guoblok", "ngentod", "anjink". Short words keep their final letter. */
function sound(word: string): string {
  const plain = squeeze(word)
    .replace(/^([^aeiou])u(?=[aeo])/, '$1')
    .replace(/^n(?=[^aeiouyg]|ganj|asu$)/, '')
    .replaceAll('z', 's')
    .replaceAll('q', 'k')
    .replace(/dj/, 'j')
  return plain.length < 6 ? plain : plain.replace(/[bdg]$/, unvoiced)
}

/** All readings of a token, because "1", "|" and "!" may be I or L. */
function spellings(token: string): string[] {
  const plain = token.replace(/[_'*#-]|2$/g, '')
  const read = asLetters(plain)
  return /[1|!]/.test(plain) ? [read, asLetters(plain.replace(/[1|!]/g, 'l'))] : [read]
}

/** Matches censored words; each run of `*` or `#` stands for one to five letters: "b*ngs*t", "bj*ngan", "f***ing". */
function isCensored(token: string): boolean {
  if (/^f\*{2,}/.test(token)) return true
  return [token, ...stems(token)].some(isCensoredWord)
}

function isCensoredWord(token: string): boolean {
  const parts = token.split(/[*#]+/)
  if (parts.length > 4 || parts.join('').length < 2 || !/^\p{L}+$/u.test(parts.join(''))) return false
  const pattern = new RegExp(`^${parts.join('[a-z]{1,5}')}$`)
  return WORDS.some(word => word.length >= token.length && pattern.test(word))
}

/** Matches listed words without vowels, or long ones without some of them: "bgst", "anjg", "goblk". */
function isWithoutVowels(word: string): boolean {
  if (word.length < 3 || word.length > 8) return false
  const vowels = word.slice(1).match(VOWELS)?.length ?? 0
  return (SKELETONS.get(skeleton(word)) ?? []).some(
    whole => whole.length > word.length && (vowels === 0 || whole.length > 5) && isLeftOf(word, whole),
  )
}

function skeleton(word: string): string {
  return word
    .replace(VOWELS, '')
    .replace(/n(?=.)/g, '')
    .replace(/[bdg]$/, unvoiced)
}

function bySkeleton(): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const word of WORDS) {
    const left = skeleton(word)
    if (left.length > 3) words.set(left, [...(words.get(left) ?? []), word])
  }
  return words
}

/** Whether `word` is `whole` with letters omitted. */
function isLeftOf(word: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === word[at]) at++
  return at === word.length
}

/** Finds a word that was spelt letter by letter: in the view it is one token with a longer original span. */
function spreadAt(view: View, { 0: token, index }: RegExpExecArray): Hit | undefined {
  const span = (view.to?.[index + token.length - 1] ?? 0) - (view.from?.[index] ?? 0)
  if (span < token.length * 2 - 1 || token.length < SHORTEST_SQUEEZED) return undefined
  const match = INSIDE.exec(asLetters(token))
  return match
    ? { kind: 'vulgar', start: index + match.index, end: index + match.index + match[0].length }
    : undefined
}

function isCleanHere(tokens: RegExpExecArray[], at: number): boolean {
  const word = tokens[at]?.[0] ?? ''
  const before = tokens[at - 1]?.[0] ?? ''
  const after = tokens[at + 1]?.[0] ?? ''
  const near = [before, after, tokens[at - 2]?.[0] ?? '']
  if (ANIMALS.has(word)) return near.some(one => NEAR_ANIMALS.has(one))
  return includes(CLEAN_BEFORE[word], before) || includes(CLEAN_AFTER[word], after)
}

const includes = (list: string | undefined, word: string) =>
  list !== undefined && list.split(' ').includes(word)
