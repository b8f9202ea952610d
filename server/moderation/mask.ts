import { MASK } from '#shared/contract/keys.ts'
import type { Span } from '#shared/contract/moderation.ts'
import { failField } from '#server/platform/errors.ts'

type Texts = Record<string, string | null>

/** The texts that spans touch, with each span replaced by the mask. A span outside its text is refused. */
export function masked(texts: Texts, spans: readonly Span[]): Record<string, string> {
  const byField = Map.groupBy(spans, span => span.field)
  return Object.fromEntries([...byField].map(([field, list]) => [field, maskText(texts[field] ?? '', list)]))
}

function maskText(text: string, spans: Span[]): string {
  if (spans.some(({ start, end }) => start >= end || end > text.length)) failField('masks', 'format')
  let read = 0
  let result = ''
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    // Spans that overlap or touch become one mask.
    if (start > read || result === '') result += text.slice(read, start) + MASK
    read = Math.max(read, end)
  }
  return result + text.slice(read)
}
