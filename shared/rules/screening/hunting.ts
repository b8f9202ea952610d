import { ENGLISH } from './hunting-english.ts'
import { INDONESIAN } from './hunting-indonesian.ts'

const START = "(?<![a-z'-])"
/** Commas, quotes and brackets between words hide nothing. */
const GAP = `[\\s,"'()*_]`

/** In a phrase a blank stands for whatever parts two words, `~` for the same or nothing, `…` for a few words of one sentence. */
const compiled = (phrase: string): RegExp =>
  new RegExp(
    `${START}(?:${phrase.replaceAll(' ', `${GAP}+`).replaceAll('~', `${GAP}*`).replaceAll('…', '[^.!?]{0,50}?')})`,
    'g',
  )

const PHRASES = [...INDONESIAN, ...ENGLISH].map(compiled)

type Span = { start: number; end: number }

/** Where a reply, in plain small letters, looks for whoever wrote, claims to know them, asks them to step forward, or threatens them. */
export const hunting = (lower: string): Span[] =>
  PHRASES.flatMap(phrase =>
    Array.from(lower.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
