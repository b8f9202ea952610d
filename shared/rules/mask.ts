import { MASK } from '../contract/keys.ts'

type Span = { field: string; start: number; end: number }

/** The fields that have spans, with each span replaced by the mask; overlapping or adjacent spans are merged. */
export function masked(
  texts: Readonly<Record<string, string | null>>,
  spans: readonly Span[],
): Record<string, string> {
  const fields = [...new Set(spans.map(({ field }) => field))]
  const spansIn = (field: string) => spans.filter(span => span.field === field)
  return Object.fromEntries(fields.map(field => [field, maskText(texts[field] ?? '', spansIn(field))]))
}

/** Whether a span lies inside its text. */
export const fits = (texts: Readonly<Record<string, string | null>>, { field, start, end }: Span): boolean =>
  start < end && end <= (texts[field] ?? '').length

function maskText(text: string, spans: readonly Span[]): string {
  let read = 0
  let result = ''
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > read || result === '') result += text.slice(read, start) + MASK
    read = Math.max(read, end)
  }
  return result + text.slice(read)
}
