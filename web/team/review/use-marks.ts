import { useEffect, useMemo, useState } from 'react'
import type { ModeratorReview, Span } from '#shared/contract/reviews/desk-review.ts'
import { TEXT_FIELDS, type TextField } from '#shared/contract/text-fields.ts'
import { marksOf, nextOpen, NO_CARE, withFate, withHand, type Care, type Fate, type Mark } from './marks.ts'
import { pickedSpan, startPicking, stepped, trimmed, type Picking, type Step, type Texts } from './picking.ts'
import { recall, remember } from '../session/use-stored-state.ts'

type StoredCare = { of: string; version: string; care: Care }

/** Marks of the current review: findings of the screening, the moderator's masks, and the decisions on both. */
export function useMarks(it: ModeratorReview | undefined, onCare: () => void) {
  // Another version has other words, so that earlier decisions do not apply.
  const of = it ? `${it.id} ${it.version}` : ''
  const [cares, setCares] = useState<Readonly<Record<string, Care>>>({})
  const place = `marks-${it?.id}`
  const stored = useMemo(() => recall<StoredCare>(place), [place])
  const [pointed, setPointed] = useState<{ of: string; key: string | undefined }>()
  const care = cares[of] ?? (stored?.version === it?.version ? stored?.care : undefined) ?? NO_CARE
  const findings = it?.findings ?? []
  const marks = marksOf(findings, care)
  const texts: Texts = it ? TEXT_FIELDS.map(field => ({ field, text: it[field] ?? '' })) : []
  const key = pointed?.of === of ? pointed.key : undefined
  const chosen = marks.find(mark => mark.key === key) ?? nextOpen(marks, undefined)
  const { picked, picking, pick, step, stop } = usePicking(of, texts, chosen)

  const point = (next: Mark | undefined) => setPointed({ of, key: next?.key })
  const take = (after: Care) => {
    setCares({ ...cares, [of]: after })
    if (it) remember(place, { of: it.id, version: it.version, care: after } satisfies StoredCare)
    onCare()
  }
  const decide = (mark: Mark | undefined, fate: Fate) => {
    if (!mark) return
    const after = withFate(care, mark, fate)
    take(after)
    point(nextOpen(marksOf(findings, after), mark.key) ?? mark)
  }
  const maskPicked = () => {
    if (!picked) return
    take(withHand(care, findings, picked))
    stop()
  }
  const turn = (by: 1 | -1) => {
    const place = marks.findIndex(mark => mark.key === chosen?.key)
    point(marks[place < 0 ? 0 : Math.min(Math.max(place + by, 0), marks.length - 1)])
  }
  return { marks, chosen, texts, picked, picking, pick, step, stop, decide, maskPicked, turn }
}

export type Marks = ReturnType<typeof useMarks>

/** Words selected with mouse or touch, or word by word with the keyboard. */
function usePicking(of: string, texts: Texts, chosen: Mark | undefined) {
  const [selected, setSelected] = useState<Span>()
  const [begun, setBegun] = useState<{ of: string; at: Picking }>()
  const picking = begun?.of === of ? begun.at : undefined
  useEffect(() => {
    const note = () => setSelected(selectedSpan())
    document.addEventListener('selectionchange', note)
    return () => document.removeEventListener('selectionchange', note)
  }, [])
  const to = (at: Picking | undefined) => {
    setBegun(at && { of, at })
    const span = at && pickedSpan(texts, at)
    if (span) select(span)
  }
  const text = texts.find(({ field }) => field === selected?.field)?.text ?? ''
  return {
    picked: selected && trimmed(text, selected),
    picking,
    pick: () => to(startPicking(texts, chosen)),
    step: (way: Step, extend: boolean) => picking && to(stepped(texts, picking, way, extend)),
    stop: () => {
      clearSelection()
      setBegun(undefined)
    },
  }
}

/** Element of a text, marked by `data-field`; `data-extra` marks content that is not the author's. */
const fieldOf = (node: Node | null): HTMLElement | undefined =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-field]') ?? undefined

/** The selection as a span of one text; undefined outside the texts. */
function selectedSpan(): Span | undefined {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const element = fieldOf(range.startContainer)
  const field = TEXT_FIELDS.find(name => name === element?.dataset['field'])
  if (!element || !field) return undefined
  // A selection beyond the first text, as after a triple click, is cut at that text's end.
  const inside = element.contains(range.endContainer)
  const start = lengthBefore(element, range.startContainer, range.startOffset)
  const end = inside
    ? lengthBefore(element, range.endContainer, range.endOffset)
    : lengthBefore(element, element, element.childNodes.length)
  return { field, start, end }
}

function lengthBefore(element: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  const copy = range.cloneContents()
  for (const extra of copy.querySelectorAll('[data-extra]')) extra.remove()
  return copy.textContent?.length ?? 0
}

/** Selects a span as a mouse would, and scrolls it into view. */
function select({ field, start, end }: Span): void {
  const element = document.querySelector(`[data-field="${field satisfies TextField}"]`)
  const from = element && placeOf(element, start, false)
  const to = element && placeOf(element, end, true)
  if (!from || !to) return
  getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset)
  from.node.parentElement?.scrollIntoView({ block: 'nearest' })
}

const clearSelection = (): void => getSelection()?.removeAllRanges()

/** The text node and offset of a position; with `asEnd` the end of a node instead of the start of the next one. */
function placeOf(
  element: Element,
  place: number,
  asEnd: boolean,
): { node: Text; offset: number } | undefined {
  let left = place
  for (const node of textNodes(element)) {
    if (left < node.length || (asEnd && left === node.length)) return { node, offset: left }
    left -= node.length
  }
  return undefined
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('[data-extra]')) yield node as Text
}
