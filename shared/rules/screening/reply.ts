import { detectorOf } from './officers.ts'
import type { Finding, FindingKind } from './finding.ts'
import { screen } from './screening.ts'
import { originalSpan, viewOf } from './view.ts'
import { ENGLISH } from './hunting-english.ts'
import { INDONESIAN } from './hunting-indonesian.ts'

/** In a company's reply beside what is found in any text: `hunting`, what looks for whoever wrote. */
export type ReplyFinding = Omit<Finding, 'kind'> & { kind: FindingKind | 'hunting' }

/** What must not be in a company's reply, as `screen` says it of texts; what hunts for an author holds it, and wins. */
export function screenReply(text: string, officers: readonly string[] = []): ReplyFinding[] {
  const view = viewOf(text)
  const hunts = merged(hunting(view.lower)).map(({ start, end }): ReplyFinding => ({
    kind: 'hunting',
    effect: 'hold',
    ...originalSpan(view, start, end),
  }))
  const others = screen(text, detectorOf(officers)).filter(
    found =>
      found.effect === 'block' || !hunts.some(hunt => hunt.start < found.end && found.start < hunt.end),
  )
  const apart = hunts.filter(hunt => !others.some(found => found.start < hunt.end && hunt.start < found.end))
  return [...others, ...apart].toSorted((a, b) => a.start - b.start)
}

function merged(spans: { start: number; end: number }[]): { start: number; end: number }[] {
  const apart: { start: number; end: number }[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}

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
const hunting = (lower: string): Span[] =>
  PHRASES.flatMap(phrase =>
    Array.from(lower.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
