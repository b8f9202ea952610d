import { detectorOf } from './officers.ts'
import type { Finding, FindingKind } from './finding.ts'
import { hunting } from './hunting.ts'
import { screen } from './screening.ts'
import { originalSpan, viewOf } from './view.ts'

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
