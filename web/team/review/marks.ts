import type { ModeratorReview, Span } from '#shared/contract/reviews/desk-review.ts'
import { TEXT_FIELDS, type TextField } from '#shared/contract/text-fields.ts'

export type Finding = ModeratorReview['findings'][number]
/** The moderator's decision on a mark: `mask` hides the words from readers, `keep` publishes them. */
export type Fate = 'mask' | 'keep'
/** `hand`: added by the moderator, not found by screening. */
type MarkKind = Finding['kind'] | 'hand'
export type Mark = Span & { key: string; number: number; kind: MarkKind; fate: Fate | undefined }
/** A moderator's work on one review: own spans, and decisions on the findings. */
export type Care = { hands: readonly Span[]; fates: Readonly<Record<string, Fate>> }
export type Piece = { start: number; text: string; mark: Mark | undefined }

export const NO_CARE: Care = { hands: [], fates: {} }
/** Maximum number of masks in one decision. */
export const MOST_MASKS = 50

const keyOf = ({ field, start, end }: Span): string => `${field}:${start}-${end}`
const overlaps = (a: Span, b: Span): boolean => a.field === b.field && a.start < b.end && b.start < a.end
const touches = (a: Span, b: Span): boolean => a.field === b.field && a.start <= b.end && b.start <= a.end
const inOrder = (a: Span, b: Span): number =>
  TEXT_FIELDS.indexOf(a.field) - TEXT_FIELDS.indexOf(b.field) || a.start - b.start

/** All marks, numbered in reading order. A finding below a manual mask needs no decision. */
export function marksOf(findings: readonly Finding[], { hands, fates }: Care): Mark[] {
  const found = findings
    .filter(finding => !hands.some(hand => overlaps(hand, finding)))
    .map(({ field, start, end, kind }) => {
      const key = keyOf({ field, start, end })
      return { field, start, end, key, kind, fate: fates[key] }
    })
  const own = hands.map(hand => ({
    ...hand,
    key: keyOf(hand),
    kind: 'hand' as const,
    fate: 'mask' as const,
  }))
  return [...found, ...own].toSorted(inOrder).map((mark, place) => ({ ...mark, number: place + 1 }))
}

/** Adds a manual mask; it is merged with overlapping masks and findings. */
export function withHand(care: Care, findings: readonly Finding[], span: Span): Care {
  const { field } = span
  let { start, end } = span
  for (let grown = true; grown;) {
    const one = { field, start, end }
    const met = [
      ...care.hands.filter(hand => touches(hand, one)),
      ...findings.filter(found => overlaps(found, one)),
    ]
    start = Math.min(start, ...met.map(other => other.start))
    end = Math.max(end, ...met.map(other => other.end))
    grown = start < one.start || end > one.end
  }
  const whole = { field, start, end }
  return { ...care, hands: [...care.hands.filter(hand => !touches(hand, whole)), whole].toSorted(inOrder) }
}

/**
 * Sets the decision on a mark. A manual mask that is kept is removed, and the findings below it are undecided again.
 */
export function withFate(care: Care, mark: Mark, fate: Fate): Care {
  if (mark.kind !== 'hand') return { ...care, fates: { ...care.fates, [mark.key]: fate } }
  if (fate === 'mask') return care
  return { ...care, hands: care.hands.filter(hand => keyOf(hand) !== mark.key) }
}

export const openMarks = (marks: readonly Mark[]): Mark[] => marks.filter(({ fate }) => fate === undefined)

/** The next undecided mark after the given one, with wrap-around; undefined if all are decided. */
export function nextOpen(marks: readonly Mark[], after: string | undefined): Mark | undefined {
  const place = marks.findIndex(({ key }) => key === after)
  return openMarks([...marks.slice(place + 1), ...marks.slice(0, place + 1)])[0]
}

export const masksOf = (marks: readonly Mark[]): Span[] =>
  marks.filter(({ fate }) => fate === 'mask').map(({ field, start, end }) => ({ field, start, end }))

/** Splits a text at the start and end of each mark. */
export function piecesOf(field: TextField, text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let read = 0
  for (const mark of marks.filter(one => one.field === field)) {
    if (mark.start > read) pieces.push({ start: read, text: text.slice(read, mark.start), mark: undefined })
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark })
    read = mark.end
  }
  if (read < text.length) pieces.push({ start: read, text: text.slice(read), mark: undefined })
  return pieces
}

/** The sentence around a mark, for the list and the preview. */
function sentenceAround(text: string, { start, end }: Pick<Span, 'start' | 'end'>): [number, number] {
  const before = [...text.slice(0, start).matchAll(/[.!?]\s+|\n/g)].at(-1)
  const behind = /[.!?](?=\s|$)|\n/.exec(text.slice(end))
  return [before ? before.index + before[0].length : 0, behind ? end + behind.index + 1 : text.length]
}

/** All sentences with a mask, each once, with their marks: the text that readers will see. */
export function previewsOf(
  field: TextField,
  text: string,
  marks: readonly Mark[],
): { start: number; pieces: Piece[] }[] {
  const masked = marks.filter(mark => mark.field === field && mark.fate === 'mask')
  const parts: [number, number][] = []
  for (const mark of masked) {
    const [from, to] = sentenceAround(text, mark)
    const last = parts.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else parts.push([from, to])
  }
  return parts.map(([from, to]) => ({
    start: from,
    pieces: piecesOf(field, text, masked)
      .filter(({ start, text: own }) => start < to && start + own.length > from)
      .map(piece => (piece.mark ? piece : cut(piece, from, to))),
  }))
}

function cut(piece: Piece, from: number, to: number): Piece {
  const start = Math.max(piece.start, from)
  return { ...piece, start, text: piece.text.slice(start - piece.start, to - piece.start) }
}
