import { rewrite, type View } from './view.ts'

const UNITS: Record<string, string> = {}
'nol satu dua tiga empat lima enam tujuh delapan sembilan'
  .split(' ')
  .forEach((word, at) => (UNITS[word] = `${at}`))
'zero one two three four five six seven eight nine'.split(' ').forEach((word, at) => (UNITS[word] = `${at}`))
Object.assign(UNITS, { kosong: '0', lapan: '8' })
const TENS: Record<string, string> = { sepuluh: '10', sebelas: '11' }
'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .forEach((word, at) => (TENS[word] = `${at + 10}`))
'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .forEach((word, at) => (TENS[word] = `${at + 2}0`))

const UNIT = Object.keys(UNITS).join('|')
const TEN = Object.keys(TENS).join('|')
const NUMBER_WORDS = new RegExp(
  `(?<![a-z])(?:oh(?= ?(?:${UNIT}|\\d))|(?:(double|dobel|triple|tripel) )?((?:${UNIT})+)(?: ?(belas|puluh)(?: (${UNIT})(?! (?:belas|puluh)))?)?|(${TEN})(?:[ -](${UNIT}))?)(?![a-z])`,
  'g',
)
/** Words that only separate parts of a number: "0812 lalu 3456 lalu 7890". */
const PARTING =
  /(?<=\d)[ ,]{1,2}(?:(?:and )?then|next|lalu|terus|kemudian|sambung|trus|strip|dash|spasi|minus|garis)[ ,]{1,2}(?=\d)/g
const EACH_UNIT = new RegExp(UNIT, 'g')

/**
 * A number with letters in place of digits: a disguised mobile number ("o8l2-34S6-789O"), with a digit among its
 * first two characters and at least ten characters, or any other. "Obi 2021-2024" and "08gb 256 512" do not match.
 */
const LETTERED =
  /(?<![a-z0-9])(?:(?:o8|0[8b]|6[2z][ .-]?[8b])(?!gb)[0-9oilzsbg|]{2}(?:[ .-]?[0-9oilzsbg|]{3,5}){2,3}|[0-9oil|]{2,24})(?![a-z0-9])/g
/** The letter at index n looks like the digit n. */
const LOOKS = 'oiz  sg b'

/** Replaces number words, and letters that stand for digits, by digits. */
export const withDigits = (view: View): View =>
  rewrite(
    rewrite(rewrite(view, NUMBER_WORDS, digitsOfWords), PARTING, () => ' '),
    LETTERED,
    digitsOfLetters,
  )

function digitsOfWords([, times, words, scale, rest, ten, unit]: RegExpExecArray): string {
  if (ten) return unit ? `${TENS[ten]?.[0]}${UNITS[unit]}` : (TENS[ten] ?? '')
  if (!words) return '0'
  const digits = words.replace(EACH_UNIT, word => UNITS[word] ?? '')
  if (scale === 'belas') return `${digits.slice(0, -1)}1${digits.at(-1)}${rest ? ` ${UNITS[rest]}` : ''}`
  if (scale === 'puluh') return `${digits}${rest ? UNITS[rest] : '0'}`
  const repeat = times ? (times.startsWith('d') ? 2 : 3) : 1
  return digits.repeat(repeat)
}

/** Requires at least as many digits as letters, so that words are not read as numbers. */
function digitsOfLetters([token]: RegExpExecArray): string | undefined {
  const plain = token.replace(/[l|]/g, 'i')
  const letters = plain.replace(/[^a-z]/g, '').length
  if (letters === 0 || letters > plain.replace(/\D/g, '').length) return undefined
  return plain.replace(/[a-z]/g, letter => `${LOOKS.indexOf(letter)}`)
}
