import type { TextField } from '#shared/contract/text-fields.ts'
import type { Span } from '#shared/contract/reviews/desk-review.ts'

export type Texts = readonly { field: TextField; text: string }[]
/** A keyboard selection of words from `anchor` to `head`, both as word indexes. */
export type Picking = { field: TextField; anchor: number; head: number }
export type Step = 'right' | 'left' | 'down' | 'up'

type Word = { start: number; end: number }
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

/** The span without surrounding whitespace and without split surrogate pairs; undefined if it is empty. */
export function trimmed(text: string, span: Span): Span | undefined {
  let { start, end } = span
  if (isLow(text, start)) start -= 1
  if (isLow(text, end)) end += 1
  const picked = text.slice(start, end)
  start += picked.length - picked.trimStart().length
  end -= picked.length - picked.trimEnd().length
  return start < end ? { ...span, start, end } : undefined
}

const isLow = (text: string, place: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(place))

/** Starts at the first word at or after a position, or at the first word of all texts. */
export function startPicking(texts: Texts, at?: Pick<Span, 'field' | 'start'>): Picking | undefined {
  const filled = texts.filter(({ text }) => text.trim())
  const here = filled.find(({ field }) => field === at?.field) ?? filled[0]
  if (!here) return undefined
  const place = at && here.field === at.field ? wordsIn(here.text).findIndex(({ end }) => end > at.start) : 0
  return { field: here.field, anchor: Math.max(place, 0), head: Math.max(place, 0) }
}

/** The selected words as a span of the text. */
export function pickedSpan(texts: Texts, { field, anchor, head }: Picking): Span | undefined {
  const words = wordsIn(textOf(texts, field))
  const first = words[Math.min(anchor, head)]
  const last = words[Math.max(anchor, head)]
  return first && last && { field, start: first.start, end: last.end }
}

/** Moves by one word (left, right) or one sentence (up, down); `extend` extends the selection. */
export function stepped(texts: Texts, picking: Picking, step: Step, extend: boolean): Picking {
  const text = textOf(texts, picking.field)
  const head = target(text, picking.head, step)
  if (extend) return { ...picking, head: Math.min(Math.max(head, 0), wordsIn(text).length - 1) }
  if (head >= 0 && head < wordsIn(text).length) return { ...picking, anchor: head, head }
  return neighbour(texts, picking, head < 0 ? -1 : 1)
}

const textOf = (texts: Texts, field: TextField): string => texts.find(one => one.field === field)?.text ?? ''

/** Word index after a step; out of range if the step leaves the text. */
function target(text: string, head: number, step: Step): number {
  if (step === 'right') return head + 1
  if (step === 'left') return head - 1
  const starts = sentenceStarts(text)
  if (step === 'down') return starts.find(start => start > head) ?? wordsIn(text).length
  return starts.findLast(start => start < head) ?? -1
}

const sentenceStarts = (text: string): number[] =>
  wordsIn(text).flatMap(({ start }, place) =>
    place === 0 || /[.!?]["”’)]*\s+$|\n\s*$/.test(text.slice(0, start)) ? [place] : [],
  )

function neighbour(texts: Texts, picking: Picking, by: 1 | -1): Picking {
  const filled = texts.filter(({ text }) => text.trim())
  const next = filled[filled.findIndex(({ field }) => field === picking.field) + by]
  if (!next) return { ...picking, anchor: picking.head }
  const place = by === 1 ? 0 : wordsIn(next.text).length - 1
  return { field: next.field, anchor: place, head: place }
}
