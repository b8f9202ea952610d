/** A normalised text, with the start (`from`) and end (`to`) of every character in the original text. */
export type View = {
  text: string
  /** The text in lower case, with the same length. */
  lower: string
  /** Absent while all offsets are equal to the original ones. */
  from?: number[]
  to?: number[]
}

const UNCHANGED = /^[\t\n\r -~]*$/
const UNSEEN = /^[\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]$/u
const MARK = /^\p{M}$/u
const MARKS = /\p{M}+/gu
const SPACE = /^\p{Z}$/u
/** Longer decompositions (U+FDFA is a whole sentence) are not applied. */
const LONGEST_PLAIN = 5
const DASH = /^[\p{Pd}\u2212]$/u

/** Pairs of a look-alike letter of another script, or a typographic sign, and its plain counterpart. */
const LOOKALIKES = pairs(
  'аaеeоoрpсcуyхxіiјjѕsԁdһhӏlԛqԝwвbкkмmнhтtгrпnиuзeбb' +
    'αaβbεeηnιiκkνvοoρpτtυuχxγyωwσo' +
    'ıiłløođdɡgɑaǃ!ոnսuօoցgհh' +
    "·.•.∙.・.。.‘'’'“\"”\"´'`'",
)
const CAPITALS = pairs('АAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXŁLØOĐD')

/** Replaces full-width, styled and look-alike characters by plain ones, and removes diacritics and invisible characters. */
export function viewOf(original: string): View {
  if (UNCHANGED.test(original)) return { text: original, lower: original.toLowerCase() }
  const known = new Map<string, string>()
  const parts: string[] = []
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const character of original) {
    const end = at + character.length
    let plain = known.get(character)
    if (plain === undefined) known.set(character, (plain = plainOf(character)))
    if (plain === '' && to.length > 0 && MARK.test(character)) to[to.length - 1] = end
    for (let unit = 0; unit < plain.length; unit++) {
      from.push(at)
      to.push(end)
    }
    parts.push(plain)
    at = end
  }
  return { ...withLower(parts.join('')), from, to }
}

/** The span of the original text for `start` to `end` of a view. */
export function originalSpan({ from, to }: View, start: number, end: number): { start: number; end: number } {
  return { start: from?.[start] ?? start, end: to?.[end - 1] ?? end }
}

/** Replaces every match; each new character maps to the whole match. `undefined` keeps a match unchanged. */
export function rewrite(
  view: View,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string | undefined,
): View {
  const parts: string[] = []
  const from: number[] = []
  const to: number[] = []
  let last = 0
  const keep = (end: number) => {
    parts.push(view.text.slice(last, end))
    for (let at = last; at < end; at++) {
      from.push(view.from?.[at] ?? at)
      to.push(view.to?.[at] ?? at + 1)
    }
    last = end
  }
  for (const match of view.lower.matchAll(pattern)) {
    const written = write(match)
    if (written === undefined) continue
    const end = match.index + match[0].length
    keep(match.index)
    const span = originalSpan(view, match.index, end)
    parts.push(written)
    for (let unit = 0; unit < written.length; unit++) {
      from.push(span.start)
      to.push(span.end)
    }
    last = end
  }
  if (last === 0) return view
  keep(view.text.length)
  return { ...withLower(parts.join('')), from, to }
}

function plainOf(character: string): string {
  if (character <= '~' && character >= ' ') return character
  if (character === '\n' || character === '\t' || character === '\r') return character
  if (UNSEEN.test(character) || MARK.test(character)) return ''
  if (SPACE.test(character)) return character === '\u2028' || character === '\u2029' ? '\n' : ' '
  if (DASH.test(character)) return '-'
  const plain = character.normalize('NFKD').replace(MARKS, '')
  if (plain.length > LONGEST_PLAIN) return character
  return Array.from(plain, unit => LOOKALIKES.get(unit) ?? CAPITALS.get(unit) ?? digitOf(unit)).join('')
}

/** Arabic-Indic digits, as some phone keyboards produce them. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const isDigit = (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9)
  return isDigit ? String(code & 15) : character
}

function withLower(text: string): View {
  const lower = text.toLowerCase()
  return { text, lower: lower.length === text.length ? lower : text }
}

function pairs(list: string): Map<string, string> {
  const characters = Array.from(list)
  return new Map(
    characters.flatMap((character, at) => (at % 2 === 0 ? [[character, characters[at + 1] as string]] : [])),
  )
}
