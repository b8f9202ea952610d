import { detectorOf } from './officers.ts'
import type { Finding, FindingKind } from './finding.ts'
import { screen } from './screening.ts'
import { originalSpan, viewOf } from './view.ts'
import { ENGLISH } from './hunting-english.ts'
import { INDONESIAN } from './hunting-indonesian.ts'

/** A finding in a company's reply; `hunting`: words that look for the author. */
export type ReplyFinding = Omit<Finding, 'kind'> & { kind: FindingKind | 'hunting' }

/**
 * Screens a company's reply: the findings of `screen`, and words that hunt for the author. Hunting holds the reply
 * and replaces overlapping findings that do not block.
 */
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
/** Matches across commas, quotes and brackets between words. */
const GAP = `[\\s,"'()*_]`

/** In a phrase a space matches any separator, `~` the same or nothing, and `…` up to 50 characters of one sentence. */
const compiled = (phrase: string): RegExp =>
  new RegExp(
    `${START}(?:${phrase.replaceAll(' ', `${GAP}+`).replaceAll('~', `${GAP}*`).replaceAll('…', '[^.!?]{0,50}?')})`,
    'g',
  )

const PHRASES = [...INDONESIAN, ...ENGLISH].map(compiled)

type Span = { start: number; end: number }

/** Spans in a lower-case reply that look for the author, claim to know or ask to identify them, or threaten them. */
const hunting = (lower: string): Span[] =>
  PHRASES.flatMap(phrase =>
    Array.from(lower.matchAll(phrase), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
